/// What the editor of sentences needs.
protocol SentenceEditorContext: WorkContext, NoticeContext, QuestionContext {}
