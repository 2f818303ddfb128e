import AppText
import Executors
import Files
import Lessons
import Programs
import Storage
import TerminalUI

/// What a memo is changed in the learner's own editor with.
protocol ExternalEditorContext: StoreContext, NoticeContext, QuestionContext {
  /// The learner's own editor.
  var editor: ExternalEditor { get }
  /// Makes what tells when a program was given time enough.
  var makePauseTimer: () -> any PauseTimer { get }
  /// Gives the terminal to another program while that runs.
  var releasingTerminal: (() async -> Void) async -> Void { get }
}

extension ExternalEditorContext {
  /// Lets the learner change a memo in their own editor, which has the terminal meanwhile.
  ///
  /// A text that comes back unchanged or empty changes nothing. What an editor wrote that failed is
  /// kept as a draft. Whatever goes wrong is said, and no text is lost: where it cannot be kept
  /// here, its file stays.
  ///
  /// - Returns: what became of the memo; nil when it stays as it is.
  func editOutside(_ memo: Memo) async -> MemoSaveResult? {
    do throws(ExternalEditorError) {
      let command = try editor.command()
      let name = MemoFileName.candidates(for: memo).first { _ in true } ?? "memo.md"
      let file = try EditedFile(
        memo.text.string, in: editor.temporaryFolder, name: name, limit: MemoText.byteLimit)
      let edit = OutsideEdit(
        memo: memo, file: file, draft: await record(file, of: memo), editorName: command.name,
        context: self)
      let start = clock.elapsed()
      let ending: ChildProcess.Ending
      do throws(ExternalEditorError) {
        ending = try await run(command, on: file)
      } catch {
        await edit.discarded()
        throw error
      }
      if ending == .exited(127), let variable = command.shellVariable {
        await edit.discarded()
        throw .missing(variable: variable, name: command.name)
      }
      if clock.elapsed() - start < .seconds(1), await edit.isStillOpen(ending) { return nil }
      return await edit.ended(ending)
    } catch {
      await tell(title: localization[.editorTitle], message: localization.sentence(for: error))
      return nil
    }
  }

  /// Remembers that a memo is being changed in a file, should this process be killed meanwhile.
  private func record(_ file: EditedFile, of memo: Memo) async -> MemoDraftID? {
    do throws(StorageError) {
      return try await database.keepDraft(
        memo.text.string, of: .change(of: memo), file: file.path, at: clock.now())
    } catch {
      // The edit goes on all the same; it would be said when it cannot be saved either.
      return nil
    }
  }

  private func run(
    _ command: ExternalEditor.Command, on file: EditedFile
  ) async throws(ExternalEditorError) -> ChildProcess.Ending {
    var outcome: Result<ChildProcess.Ending, ChildProcess.StartError>?
    await releasingTerminal {
      do throws(ChildProcess.StartError) {
        let process = try ChildProcess(
          command.path, arguments: command.arguments + [file.path.text],
          environment: editor.environment, surroundings: .terminal, grace: makePauseTimer())
        outcome = .success(await process.ended())
      } catch {
        outcome = .failure(error)
      }
    }
    switch outcome {
    case .success(let ending): return ending
    case .failure(let error): throw .cannotStart(name: command.name, code: error.code)
    case nil: preconditionFailure("the terminal was released without the editor")
    }
  }
}

/// A memo whose text is back from an editor.
private struct OutsideEdit {
  let memo: Memo
  let file: EditedFile
  /// What tells of the file in case this process is killed; nil when that cannot be kept.
  let draft: MemoDraftID?
  let editorName: String
  let context: any ExternalEditorContext

  private var words: Localization { context.localization }

  /// Whether the editor came back at once and has the file still open; says what helps, and keeps
  /// the file for what it may save yet.
  func isStillOpen(_ ending: ChildProcess.Ending) async -> Bool {
    guard ending == .exited(0), file.content == .unchanged, file.isOpen else { return false }
    await forgotten()
    await say([words[.editorStillOpen(name: editorName)], leftover])
    return true
  }

  func ended(_ ending: ChildProcess.Ending) async -> MemoSaveResult? {
    guard ending != .exited(0) else { return await finished() }
    let failure = sentence(for: ending)
    switch file.content {
    case .changed(let text) where !text.isBlank: await keepDraft(text, after: failure)
    case .unchanged, .changed, .gone:
      await discarded()
      await say([failure, words[.editorMemoStays]])
    case .unusable:
      await forgotten()
      await say([failure, leftover])
    }
    return nil
  }

  /// Nothing came of it.
  func discarded() async {
    file.remove()
    await forgotten()
  }

  /// Whatever is in the file is not for malmoi; it stays where the learner is told it is.
  private func forgotten() async {
    guard let draft else { return }
    do throws(StorageError) {
      try await context.database.dropDraft(draft)
    } catch {
      // It says what the memo says, and is not offered: nothing is lost, nor in the way.
    }
  }

  private func finished() async -> MemoSaveResult? {
    switch file.content {
    case .unchanged:
      await discarded()
      context.notify(words[.editorUnchanged])
    case .changed(let text) where !text.isBlank: return await save(text)
    case .changed, .gone:
      await discarded()
      await say([words[.editorBlank], words[.editorMemoStays]])
    case .unusable:
      await forgotten()
      await say([words[.editorNoText], leftover])
    }
    return nil
  }

  private func save(_ text: String) async -> MemoSaveResult? {
    do {
      let text = try MemoText(text)
      let result = try await context.database.save(
        MemoEdit(.change(of: memo), text: text, draft: draft), at: context.clock.now())
      file.remove()
      switch result {
      case .saved: context.confirm(words[.memoSaved])
      case .conflict: if !Task.isCancelled { await context.tellMemoConflict() }
      }
      return result
    } catch let error as MemoTextError {
      await forgotten()
      await say([words.sentence(for: error), leftover])
    } catch let error as StorageError {
      await say([words[.editorNotSaved], words.sentence(for: error), leftover])
    } catch {
      preconditionFailure("saving a memo throws nothing else: \(error)")
    }
    return nil
  }

  private func keepDraft(_ text: String, after failure: String) async {
    do throws(StorageError) {
      _ = try await context.database.keepDraft(
        text, of: .change(of: memo), as: draft, isLeft: true, at: context.clock.now())
      file.remove()
      await say([failure, words[.editorDraftKept]])
    } catch {
      await say([failure, words.sentence(for: error), leftover])
    }
  }

  private var leftover: String { words[.editorFileKept(path: file.path)] }

  private func sentence(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exited(let status):
      words[.editorFailed(name: editorName, status: status)]
    case .signaled(let signal):
      words[.editorKilled(name: editorName, signal: signal)]
    }
  }

  /// Says what happened, unless the program is ending and nobody is there to read.
  private func say(_ sentences: [String]) async {
    guard !Task.isCancelled else { return }
    await context.tell(title: words[.editorTitle], message: sentences.joined(separator: " "))
  }
}
