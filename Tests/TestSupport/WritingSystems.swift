/// A few words in each of many scripts, chosen for what their letters do to each other: signs that
/// stand beside a letter, below it or around it, conjuncts, stacks, voicing marks, joiners.
package enum WritingSystems {
  /// A script's name with the words.
  package static let samples: [(script: String, text: String)] = [
    ("Devanagari", "हिन्दी क्षत्रिय श्रीमान् कृष्णाः"), ("Bengali", "বাংলা কী স্ত্রী"),
    ("Gurmukhi", "ਪੰਜਾਬੀ ਸਿੱਖ"), ("Gujarati", "ગુજરાતી ક્ષમા"), ("Odia", "ଓଡ଼ିଆ କ୍ଷେତ୍ର"),
    ("Tamil", "தமிழ் கொடு ஸ்ரீ"), ("Telugu", "తెలుగు స్త్రీ"), ("Kannada", "ಕನ್ನಡ ಕ್ಷೇತ್ರ"),
    ("Malayalam", "മലയാളം സ്ത്രീ"), ("Sinhala", "සිංහල ශ්‍රී"), ("Thai", "น้ำ กำ ที่นี่ เก่ง"),
    ("Lao", "ນ້ຳ ຄຳ ພາສາ"), ("Tibetan", "བསྒྲུབས་ ཧཱུྃ ཨོཾ"), ("Myanmar", "မြန်မာ ကြောင့် ကျွန်ုပ်"),
    ("Khmer", "ភាសាខ្មែរ ស្ត្រី"), ("Hangul", "한국어 훍 ㅋㅋ"),
    ("Hangul letters", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
    ("old Hangul", "\u{1112}\u{119E}\u{11AB} \u{1112}\u{1112}\u{1161}"),
    ("half-width kana", "ﾊﾟﾝ ｶﾞｽ ﾎﾟｹｯﾄ"), ("kana", "パン か\u{3099} セ\u{309A}"),
    ("Han", "葛\u{E0100}城 漢字"),
    ("Arabic", "مُحَمَّد العَرَبِيَّة"), ("Persian", "می\u{200C}خواهم"), ("Hebrew", "שִׁ֣בְּעָה בְּרֵאשִׁ֖ית"),
    ("Thaana", "ދިވެހި"), ("Syriac", "ܣܽܘܪܝܳܝܳܐ"), ("N'Ko", "ߒߞߏ ߟߐ߬"), ("Javanese", "ꦗꦮ ꦲꦏ꧀ꦱꦫ"),
    ("Balinese", "ᬩᬮᬶ ᬅᬓ᭄ᬱᬭ"), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ"), ("Ethiopic", "አማርኛ"), ("Georgian", "ქართული"),
    ("Armenian", "Հայերեն"), ("Greek", "Ἑλληνική ᾧ"), ("Cyrillic", "за\u{301}мок йод"),
    ("Vietnamese", "Tiếng Việt ệ"), ("Yoruba", "Yorùbá ẹ̀kọ́"), ("Cherokee", "ᏣᎳᎩ"),
  ]
}
