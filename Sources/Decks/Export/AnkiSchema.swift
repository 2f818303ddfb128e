import Lessons

/// The tables and settings of a collection of version 11.
enum AnkiSchema {
  /// Of the one kind of note that is exported.
  static let modelID: Int64 = 1_733_011_200_000

  static let tables = """
    CREATE TABLE col (
      id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
      ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL,
      conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL,
      tags text NOT NULL);
    CREATE TABLE notes (
      id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
      usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL,
      csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards (
      id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
      mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
      due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
      lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
      flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog (
      id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
      ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL,
      time integer NOT NULL, type integer NOT NULL);
    CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    CREATE INDEX ix_notes_usn ON notes (usn);
    CREATE INDEX ix_cards_usn ON cards (usn);
    CREATE INDEX ix_revlog_usn ON revlog (usn);
    CREATE INDEX ix_cards_nid ON cards (nid);
    CREATE INDEX ix_cards_sched ON cards (did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog (cid);
    CREATE INDEX ix_notes_csum ON notes (csum);
    """

  /// Without the version of the scheduler Anki would read the grades of short steps as others.
  static let configuration = """
    {"schedVer":2,"sched2021":true,"activeDecks":[1],"curDeck":1,"newSpread":0,\
    "collapseTime":1200,"timeLim":0,"estTimes":true,"dueCounts":true,"curModel":null,"nextPos":1,\
    "sortType":"noteFld","sortBackwards":false,"addToCur":true,"dayLearnFirst":false}
    """

  static let deckConfiguration = """
    {"1":{"id":1,"mod":0,"name":"Default","usn":0,"maxTaken":60,"autoplay":true,"timer":0,\
    "replayq":true,"new":{"bury":false,"delays":[1.0,10.0],"initialFactor":2500,"ints":[1,4,0],\
    "order":1,"perDay":20},"rev":{"bury":false,"ease4":1.3,"ivlFct":1.0,"maxIvl":36500,\
    "perDay":200,"hardFactor":1.2},"lapse":{"delays":[10.0],"leechAction":1,"leechFails":8,\
    "minInt":1,"mult":0.0},"dyn":false}}
    """

  /// One kind of note: the answer is typed.
  static func models(at now: Int64) -> String {
    let fields = ["Prompt", "Answer", "Also accepted", "Note", "Id"].enumerated().map {
      """
      {"name":"\($1)","ord":\($0),"sticky":false,"rtl":false,"font":"Arial","size":20,"media":[]}
      """
    }
    let question = "{{Prompt}}<br>{{type:Answer}}"
    let answer =
      "{{FrontSide}}<hr id=answer>{{Answer}}{{#Also accepted}}<br>{{Also accepted}}"
      + "{{/Also accepted}}{{#Note}}<br><small>{{Note}}</small>{{/Note}}"
    return """
      {"\(modelID)":{"id":\(modelID),"name":"malmoi","type":0,"mod":\(now),"usn":-1,"sortf":0,\
      "did":1,"tags":[],"vers":[],"css":".card { font-size: 20px; text-align: center; }",\
      "latexPre":"","latexPost":"","req":[[0,"any",[0]]],"flds":[\(fields.joined(separator: ","))],\
      "tmpls":[{"name":"Card 1","ord":0,"qfmt":"\(question)","afmt":"\(answer)","did":null,\
      "bqfmt":"","bafmt":""}]}}
      """
  }

  /// The decks, and the one that every collection has.
  static func decks(_ decks: [(id: Int64, title: String)], at now: Int64) -> String {
    let all = [(id: Int64(1), title: "Default")] + decks
    let objects = all.map { id, title in
      """
      "\(id)":{"id":\(id),"name":"\(title.inJSON)","desc":"","mod":\(now),"usn":-1,"collapsed":false,\
      "browserCollapsed":false,"dyn":0,"conf":1,"extendNew":0,"extendRev":0,"newToday":[0,0],\
      "revToday":[0,0],"lrnToday":[0,0],"timeToday":[0,0]}
      """
    }
    return "{\(objects.joined(separator: ","))}"
  }
}

extension String {
  /// A course's text has no control characters, so these are all that need an escape.
  fileprivate var inJSON: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
