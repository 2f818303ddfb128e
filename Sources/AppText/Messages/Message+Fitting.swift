// Fitting the scheduler

extension Message {
  package static func fitTooFew(answers: String, fewest: Int) -> Message {
    Message("fit.tooFew", ["answers": answers, "fewest": fewest])
  }
  package static var fitSlower: Message { Message("fit.slower") }
  package static var fitFaster: Message { Message("fit.faster") }
  package static var fitUsual: Message { Message("fit.usual") }
  package static func fitLoad(pace: String, reviews: String, before: Int) -> Message {
    Message("fit.load", ["pace": pace, "reviews": reviews, "before": before])
  }
  package static func fitLoadSame(pace: String, reviews: String) -> Message {
    Message("fit.loadSame", ["pace": pace, "reviews": reviews])
  }
  package static func fitLatest(answers: String, after: String, before: String) -> Message {
    Message("fit.latest", ["answers": answers, "after": after, "before": before])
  }
  package static func fitAll(answers: String, after: String, before: String) -> Message {
    Message("fit.all", ["answers": answers, "after": after, "before": before])
  }
  package static func fitDue(after: Int, before: Int) -> Message {
    Message("fit.due", ["after": after, "before": before])
  }
  package static func fitFirstOnly(enough: Int) -> Message {
    Message("fit.firstOnly", ["enough": enough])
  }
  package static var fitKept: Message { Message("fit.kept") }
  package static var fitNoBetter: Message { Message("fit.noBetter") }
  package static var fitUndone: Message { Message("fit.undone") }
  package static var fitNothingToUndo: Message { Message("fit.nothingToUndo") }
  package static var fitCancelled: Message { Message("fit.cancelled") }
  package static func fitProgress(percent: Int) -> Message {
    Message("fit.progress", ["percent": percent])
  }
  package static var fitUse: Message { Message("fit.use") }
  package static var fitLeave: Message { Message("fit.leave") }
  package static var fitStop: Message { Message("fit.stop") }
  package static var settingsFit: Message { Message("settings.fit") }
  package static var settingsFitUsual: Message { Message("settings.fitUsual") }
  package static var settingsFitOwn: Message { Message("settings.fitOwn") }
  package static var settingsFitDo: Message { Message("settings.fitDo") }
  package static var settingsFitUndo: Message { Message("settings.fitUndo") }
  package static var settingsExplainFit: Message { Message("settings.explainFit") }
}
