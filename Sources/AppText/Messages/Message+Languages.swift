// Languages

extension Message {
  package static var languageEn: Message { Message("language.en") }
  package static var languageKo: Message { Message("language.ko") }
  package static var languageJa: Message { Message("language.ja") }
  package static var languageZh: Message { Message("language.zh") }
  package static var languageEs: Message { Message("language.es") }
  package static var languageFr: Message { Message("language.fr") }
  package static var languageDe: Message { Message("language.de") }
  package static var languageAr: Message { Message("language.ar") }
}
