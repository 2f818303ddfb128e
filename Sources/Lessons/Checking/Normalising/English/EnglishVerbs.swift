/// The irregular verbs, and how to tell forms of a verb.
enum EnglishVerbs {
  /// Base, past, participle.
  static let irregular: [(base: String, past: String, participle: String)] = table.split(
    separator: ";"
  ).map { line in
    let forms = line.split(separator: " ").map(String.init)
    return (forms[0], forms[1], forms.count > 2 ? forms[2] : forms[1])
  }

  /// The bases a form may be of, and which form it is.
  static let forms: [String: [(base: String, form: Form)]] = {
    var forms: [String: [(String, Form)]] = [:]
    for verb in irregular {
      forms[verb.base, default: []].append((verb.base, .base))
      forms[verb.past, default: []].append((verb.base, .past))
      forms[verb.participle, default: []].append((verb.base, .participle))
    }
    return forms
  }()

  /// A form of a verb.
  enum Form: Hashable {
    case base, third, past, participle, gerund
  }

  static func isParticiple(_ word: String) -> Bool {
    (word.endsIn("ed") && word.count > 3)
      || forms[word]?.contains { $0.form == .participle } ?? false
  }

  static func isBase(_ word: String) -> Bool {
    forms[word]?.contains { $0.form == .base } ?? false
  }

  /// Every form of every irregular verb: no slip turns one into another.
  static let allForms: Set<String> = Set(irregular.flatMap { [$0.base, $0.past, $0.participle] })

  /// The irregular verbs by number, for telling forms of one by numbers.
  static let numbers: [String: Int] = Dictionary(
    irregular.enumerated().map { ($1.base, $0) }
  ) { first, _ in first }

  /// The bases that would have a form if they were regular: goed, going.
  static let regularForms: [String: Set<String>] = {
    var forms: [String: Set<String>] = [:]
    for base in Set(irregular.map(\.base)) {
      let cut = base.hasSuffix("e") ? String(base.dropLast()) : base
      let doubled = base + String(base.suffix(1))
      for form in [
        base + "s", base + "es", base + "ed", base + "d", cut + "ing", base + "ing",
        doubled + "ing", doubled + "ed",
      ] {
        forms[form, default: []].insert(base)
      }
    }
    return forms
  }()

  /// The numbers of the verbs that a word is, or would be, a form of.
  static let lexemes: [String: [Int]] = {
    var lexemes = forms.mapValues { $0.compactMap { numbers[$0.base] } }
    for (form, bases) in regularForms {
      lexemes[form, default: []] += bases.compactMap { numbers[$0] }
    }
    return lexemes
  }()

  private static let table = """
    be was been;beat beat beaten;become became become;begin began begun;bend bent;bet bet;bind bound;\
    bite bit bitten;bleed bled;blow blew blown;break broke broken;breed bred;bring brought;build built;\
    burst burst;buy bought;catch caught;choose chose chosen;cling clung;come came come;cost cost;\
    creep crept;cut cut;deal dealt;dig dug;do did done;draw drew drawn;drink drank drunk;\
    drive drove driven;eat ate eaten;fall fell fallen;feed fed;feel felt;fight fought;find found;\
    flee fled;fly flew flown;forbid forbade forbidden;forget forgot forgotten;forgive forgave forgiven;\
    freeze froze frozen;get got got;get got gotten;give gave given;go went gone;grind ground;\
    grow grew grown;hang hung;have had;hear heard;hide hid hidden;hit hit;hold held;hurt hurt;\
    keep kept;kneel knelt;know knew known;lay laid;lead led;leave left;lend lent;let let;lie lay lain;\
    light lit;lose lost;make made;mean meant;meet met;mistake mistook mistaken;overcome overcame overcome;\
    pay paid;put put;quit quit;read read;rebuild rebuilt;ride rode ridden;ring rang rung;rise rose risen;\
    run ran run;rerun reran rerun;say said;see saw seen;seek sought;sell sold;send sent;set set;\
    reset reset;shake shook shaken;shine shone;shoot shot;show showed shown;shrink shrank shrunk;\
    shut shut;sing sang sung;sink sank sunk;sit sat;sleep slept;slide slid;speak spoke spoken;\
    spend spent;spin spun;split split;spread spread;spring sprang sprung;stand stood;steal stole stolen;\
    stick stuck;sting stung;strike struck;swear swore sworn;sweep swept;swim swam swum;swing swung;\
    take took taken;teach taught;tear tore torn;tell told;think thought;throw threw thrown;\
    undergo underwent undergone;understand understood;undo undid undone;upset upset;wake woke woken;\
    wear wore worn;weave wove woven;weep wept;win won;wind wound;withdraw withdrew withdrawn;\
    write wrote written;rewrite rewrote rewritten;overwrite overwrote overwritten
    """
}
