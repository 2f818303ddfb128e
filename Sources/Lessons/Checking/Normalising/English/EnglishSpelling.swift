/// British spelling as American.
///
/// By closed tables: a rule for all words would make mistakes right.
enum EnglishSpelling {
  /// The American spelling of a word in lower case.
  static func american(_ word: String) -> String {
    guard word.utf8.count > 3 else { return word }
    if let whole = whole[word] { return whole }
    let marks = Marks(word)
    return (marks.hasS ? ise(word) : nil) ?? (marks.hasOur ? our(word) : nil)
      ?? (marks.hasDoubleL ? doubled(word) : nil) ?? (marks.endsInRe ? re(word) : nil) ?? word
  }

  /// What tells at a glance that most words are written the same everywhere.
  private struct Marks {
    var hasS = false
    var hasOur = false
    var hasDoubleL = false
    var endsInRe = false

    init(_ word: String) {
      var (beforeLast, last): (UInt8, UInt8) = (0, 0)
      for byte in word.utf8 {
        switch (last, byte) {
        case (UInt8(ascii: "i"), UInt8(ascii: "s")), (UInt8(ascii: "y"), UInt8(ascii: "s")):
          hasS = true
        case (UInt8(ascii: "l"), UInt8(ascii: "l")): hasDoubleL = true
        case (UInt8(ascii: "u"), UInt8(ascii: "r")):
          hasOur = hasOur || beforeLast == UInt8(ascii: "o")
        case (UInt8(ascii: "r"), UInt8(ascii: "e")): endsInRe = true
        default: break
        }
        (beforeLast, last) = (last, byte)
      }
    }
  }

  private static func ise(_ word: String) -> String? {
    guard word.utf8.count > 6 || word == "realise" else { return nil }
    for ending in [
      "isation", "isations", "ise", "ised", "ises", "iser", "isers", "ising", "yse",
      "ysed", "yses", "yser", "ysing",
    ] where word.endsIn(ending) {
      let stem = word.dropLast(ending.utf8.count)
      guard stem.utf8.count > 2, !keptWithS.contains(String(stem)) else { return nil }
      let first = ending.first == "y" ? "yz" : "iz"
      return stem + first + ending.dropFirst(2)
    }
    return nil
  }

  /// What comes before -ise in words that are written so everywhere.
  private static let keptWithS: Set = [
    "adv", "prom", "exerc", "surpr", "superv", "rev", "compr", "comprom", "disgu", "dev", "prem",
    "adverti", "advert", "improv", "telev", "enterpr", "expert", "conc", "likew", "otherw",
    "clockw", "parad", "merchand", "franch", "demise", "treat", "upr", "surm", "desp", "exc",
    "prec", "chast", "apprais", "no", "po", "rai", "pra", "appra", "bru", "cru", "turquo",
    "porpo", "torto", "uprais", "incis", "dem", "anyw", "counterclockw", "sidew", "lengthw",
  ]

  private static func our(_ word: String) -> String? {
    for stem in ourStems where word.beginsWith(stem) {
      let rest = String(word.dropFirst(stem.utf8.count))
      if ourEndings.contains(rest) { return stem.dropLast(2) + "r" + rest }
    }
    return nil
  }

  private static let ourStems = [
    "behaviour", "colour", "favour", "flavour", "harbour", "honour", "humour", "labour",
    "neighbour", "rumour", "savour", "vapour", "vigour", "endeavour", "odour", "armour",
    "glamour", "parlour", "tumour", "ardour", "candour", "clamour", "demeanour", "discolour",
    "dishonour", "enamour", "fervour", "rancour", "rigour", "saviour", "splendour", "valour",
  ]
  private static let ourEndings: Set = [
    "", "s", "ed", "ing", "able", "ably", "al", "ally", "ful", "fully", "less", "hood", "hoods",
    "er", "ers", "ite", "ites", "ly", "y",
  ]

  private static func doubled(_ word: String) -> String? {
    for ending in ["led", "ling", "ler", "lers", "lings"] where word.endsIn("l" + ending) {
      let stem = String(word.dropLast(ending.utf8.count))
      if doubledStems.contains(stem) { return stem + ending.dropFirst() }
    }
    return nil
  }

  private static let doubledStems: Set = [
    "cancel", "travel", "label", "model", "signal", "fuel", "level", "marvel", "quarrel", "tunnel",
    "channel", "dial", "counsel", "initial", "panel", "total", "equal", "jewel", "rival", "spiral",
    "bevel", "chisel", "duel", "enamel", "funnel", "grovel", "libel", "pencil", "pedal", "refuel",
    "shovel", "shrivel", "snivel", "squirrel", "stencil", "swivel", "towel", "trammel", "trial",
    "tinsel", "unravel", "yodel", "relabel", "remodel", "carol", "parcel", "metal", "medal",
  ]

  private static func re(_ word: String) -> String? {
    for stem in reStems where word.beginsWith(stem) {
      let rest = word.dropFirst(stem.utf8.count)
      switch rest {
      case "re": return stem + "er"
      case "res": return stem + "ers"
      case "red": return stem + "ered"
      default: continue
      }
    }
    return nil
  }

  private static let reStems = [
    "cent", "met", "lit", "theat", "fib", "calib", "kilomet", "centimet", "millimet", "millilit",
    "lust", "sab", "spect", "somb", "epicent", "micromet", "nanomet",
  ]

  private static let whole: [String: String] = [
    "grey": "gray", "greys": "grays", "tyre": "tire", "tyres": "tires", "programme": "program",
    "programmes": "programs", "cheque": "check", "cheques": "checks", "kerb": "curb",
    "plough": "plow", "jewellery": "jewelry", "ageing": "aging", "judgement": "judgment",
    "judgements": "judgments", "acknowledgement": "acknowledgment", "learnt": "learned",
    "burnt": "burned", "dreamt": "dreamed", "spelt": "spelled", "spoilt": "spoiled",
    "leant": "leaned", "leapt": "leaped", "spilt": "spilled", "smelt": "smelled",
    "whilst": "while", "amongst": "among", "towards": "toward", "afterwards": "afterward",
    "maths": "math", "aluminium": "aluminum", "pyjamas": "pajamas", "mums": "moms",
    "moustache": "mustache", "sceptical": "skeptical", "sceptic": "skeptic", "enquiry": "inquiry",
    "enquiries": "inquiries", "enquire": "inquire", "mould": "mold", "artefact": "artifact",
    "artefacts": "artifacts", "cosy": "cozy", "doughnut": "donut", "doughnuts": "donuts",
    "yoghurt": "yogurt", "adviser": "advisor", "advisers": "advisors", "manoeuvre": "maneuver",
    "defence": "defense", "defences": "defenses", "offence": "offense", "offences": "offenses",
    "licence": "license", "licences": "licenses", "pretence": "pretense", "practise": "practice",
    "practised": "practiced", "practises": "practices", "practising": "practicing",
    "catalogue": "catalog", "catalogues": "catalogs", "dialogue": "dialog",
    "dialogues": "dialogs", "analogue": "analog", "monologue": "monolog", "fulfil": "fulfill",
    "fulfils": "fulfills", "enrol": "enroll", "enrols": "enrolls", "skilful": "skillful",
    "wilful": "willful", "instalment": "installment", "instalments": "installments",
    "fulfilment": "fulfillment", "enrolment": "enrollment", "cancellation": "cancelation",
    "cancellations": "cancelations", "focussed": "focused", "focussing": "focusing",
    "benefitted": "benefited", "benefitting": "benefiting", "modelling": "modeling",
    "aeroplane": "airplane", "aeroplanes": "airplanes", "sulphur": "sulfur",
    "paediatric": "pediatric", "encyclopaedia": "encyclopedia", "anaesthetic": "anesthetic",
    "storeys": "stories", "storey": "story", "draughts": "drafts", "draught": "draft",
    "favourite": "favorite", "favourites": "favorites", "marvellous": "marvelous",
    "woollen": "woolen", "kilometres": "kilometers", "ise": "ise", "mum": "mom",
    "orientated": "oriented", "speciality": "specialty", "likeable": "likable",
    "sizeable": "sizable", "useable": "usable", "saleable": "salable", "ok": "ok",
    "analyse": "analyze", "catalyse": "catalyze",
  ]
}
