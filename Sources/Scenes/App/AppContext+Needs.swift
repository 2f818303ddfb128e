// What each scene needs; how it is met is in the extensions beside this file.

extension AppContext: TodayContext {}
extension AppContext: CourseListContext {}
extension AppContext: MemoListContext {}
extension AppContext: ProgressContext {}
extension AppContext: SettingsContext {}
extension AppContext: AddSourceContext {}
extension AppContext: DeckImportContext, DecksContext {}
extension AppContext: ExternalEditorContext {}
extension AppContext: HangulContext, HangulOfferContext {}
extension AppContext: HelpContext {}
extension AppContext: LetterOrderContext {}
extension AppContext: MemoComposeContext {}
extension AppContext: MemoTrashContext {}
extension AppContext: MemoVersionsContext {}
extension AppContext: QuizContext {}
extension AppContext: SentenceContext, SentenceEditorContext {}
extension AppContext: SentenceMemosContext {}
extension AppContext: WordsListContext {}
extension AppContext: WordSentencesContext {}
