import TerminalUI

/// The places of the app, each with the view model it shows.
package enum Scene: SceneDescription {
  case today(TodayViewModel)
  case courses(CourseListViewModel)
  case courseDetail(CourseDetailViewModel)
  case quiz(QuizViewModel)
  case quizResult(QuizResultViewModel)
  case addSource(AddSourceViewModel)
  case deckFile(DeckFileViewModel)
  case deckImport(DeckImportViewModel)
  case memoCompose(MemoComposeViewModel)
  case sentenceMemos(SentenceMemosViewModel)
  case memos(MemoListViewModel)
  case memoDetail(MemoDetailViewModel)
  case memoVersions(MemoVersionsViewModel)
  case memoTrash(MemoTrashViewModel)
  case progress(ProgressViewModel)
  case words(WordsViewModel)
  case wordSentences(WordSentencesViewModel)
  case sentence(SentenceViewModel)
  case sentenceEditor(SentenceEditorViewModel)
  case hangul(HangulViewModel)
  case settings(SettingsViewModel)
  case help(HelpViewModel)
  case optionList(OptionListViewModel)
  case confirmation(Confirmation)

  package func instantiate() -> any Screen {
    switch self {
    case .today(let viewModel):
      root(
        .today, TodayScreen(context: viewModel.context).bind(viewModel: viewModel),
        viewModel.context)
    case .courses(let viewModel):
      root(
        .courses, CourseListScreen(context: viewModel.context).bind(viewModel: viewModel),
        viewModel.context)
    case .courseDetail(let viewModel):
      CourseDetailScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .quiz(let viewModel):
      QuizScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .quizResult(let viewModel):
      QuizResultScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .addSource(let viewModel):
      AddSourceScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .deckFile(let viewModel):
      DeckFileScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .deckImport(let viewModel):
      DeckImportScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .memoCompose(let viewModel):
      MemoComposeScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .sentenceMemos(let viewModel):
      SentenceMemosScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .memos(let viewModel):
      root(
        .memos, MemoListScreen(context: viewModel.context).bind(viewModel: viewModel),
        viewModel.context)
    case .memoDetail(let viewModel):
      MemoDetailScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .memoVersions(let viewModel):
      MemoVersionsScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .memoTrash(let viewModel):
      MemoTrashScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .progress(let viewModel):
      root(
        .progress, ProgressScreen(context: viewModel.context).bind(viewModel: viewModel),
        viewModel.context)
    case .words(let viewModel):
      WordsScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .wordSentences(let viewModel):
      WordSentencesScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .sentence(let viewModel):
      SentenceScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .sentenceEditor(let viewModel):
      SentenceEditorScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .hangul(let viewModel):
      HangulScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .settings(let viewModel):
      root(
        .settings, SettingsScreen(context: viewModel.context).bind(viewModel: viewModel),
        viewModel.context)
    case .help(let viewModel):
      HelpScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .optionList(let viewModel):
      OptionListScreen(context: viewModel.context).bind(viewModel: viewModel)
    case .confirmation(let viewModel):
      ConfirmationScreen().bind(viewModel: viewModel)
    }
  }

  /// A root with the stack that other scenes are pushed onto.
  private func root(_ root: Root, _ content: any Screen, _ context: any RootsContext) -> any Screen
  {
    NavigationStack(root: RootScreen(root, content: content, context: context))
  }
}
