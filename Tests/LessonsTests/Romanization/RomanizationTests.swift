import Testing

@testable import Lessons

struct RomanizationTests {
  /// The examples of the notice itself, but for capital letters, hyphens and ㄴ that comes in.
  @Test(arguments: [
    ("구미", "gumi"), ("영동", "yeongdong"), ("백암", "baegam"), ("옥천", "okcheon"),
    ("합덕", "hapdeok"), ("호법", "hobeop"), ("월곶", "wolgot"), ("벚꽃", "beotkkot"),
    ("한밭", "hanbat"), ("구리", "guri"), ("설악", "seorak"), ("칠곡", "chilgok"),
    ("임실", "imsil"), ("울릉", "ulleung"), ("대관령", "daegwallyeong"), ("백마", "baengma"),
    ("신문로", "sinmunno"), ("종로", "jongno"), ("왕십리", "wangsimni"), ("별내", "byeollae"),
    ("신라", "silla"), ("학여울", "hangnyeoul"), ("알약", "allyak"), ("해돋이", "haedoji"),
    ("같이", "gachi"), ("굳히다", "guchida"), ("좋고", "joko"), ("놓다", "nota"),
    ("잡혀", "japyeo"), ("낳지", "nachi"), ("묵호", "mukho"), ("집현전", "jiphyeonjeon"),
    ("압구정", "apgujeong"), ("낙동강", "nakdonggang"), ("죽변", "jukbyeon"),
    ("낙성대", "nakseongdae"), ("합정", "hapjeong"), ("팔당", "paldang"), ("샛별", "saetbyeol"),
    ("울산", "ulsan"), ("광희문", "gwanghuimun"), ("속리산", "songnisan"), ("독립문", "dongnimmun"),
  ])
  func `the notice's own examples`(korean: String, latin: String) {
    #expect(Romanization(of: korean)?.text == latin)
  }

  @Test(arguments: [
    ("안녕하세요", "annyeonghaseyo"), ("감사합니다", "gamsahamnida"), ("있어요", "isseoyo"),
    ("있습니다", "itseumnida"), ("없어요", "eopseoyo"), ("없다", "eopda"), ("읽어요", "ilgeoyo"),
    ("읽고", "ilgo"), ("읽다", "ikda"), ("닭과", "dakgwa"), ("맑게", "malge"), ("좋아요", "joayo"),
    ("많아요", "manayo"), ("많고", "manko"), ("많습니다", "manseumnida"), ("싫어요", "sireoyo"),
    ("싫다", "silta"), ("않는", "anneun"), ("잃는", "illeun"), ("놓는", "nonneun"),
    ("괜찮아요", "gwaenchanayo"), ("앉아요", "anjayo"), ("앉히다", "anchida"), ("값이", "gapsi"),
    ("값도", "gapdo"), ("여덟", "yeodeol"), ("밟다", "bapda"), ("밟히다", "balpida"),
    ("못해요", "motaeyo"), ("깨끗해요", "kkaekkeutaeyo"), ("시작해요", "sijakaeyo"),
    ("백화점", "baekhwajeom"), ("입학", "iphak"), ("맛있어요", "masisseoyo"),
    ("맛없어요", "madeopseoyo"), ("밖에", "bakke"), ("꽃이", "kkochi"), ("꽃잎", "kkonnip"),
    ("한국말", "hangungmal"), ("반갑습니다", "bangapseumnida"), ("몇 시예요?", "myeot siyeyo?"),
    ("연락", "yeollak"), ("생산량", "saengsannyang"), ("심리", "simni"), ("붙여요", "buchyeoyo"),
    ("닫혀요", "dachyeoyo"), ("핥아요", "haltayo"), ("삶이", "salmi"), ("젊다", "jeomda"),
    ("강아지", "gangaji"), ("전화", "jeonhwa"), ("지하철역에서", "jihacheollyeogeseo"),
    ("히읗", "hieut"), ("의자", "uija"), ("부엌에", "bueoke"),
  ])
  func `words of everyday are written as they are said`(korean: String, latin: String) {
    #expect(Romanization(of: korean)?.text == latin)
  }

  @Test(arguments: ["", "login", "ㅋㅋ", "漢字 123."])
  func `what has no syllables of Hangul is not romanized`(text: String) {
    #expect(Romanization(of: text) == nil)
  }

  @Test func `what is no Hangul stays`() {
    #expect(Romanization(of: "Mike 씨, 3번!")?.text == "Mike ssi, 3beon!")
  }

  @Test func `any two syllables come out in plain letters`() throws {
    let letters = Set("abcdefghijklmnopqrstuvwxyz")
    let some = stride(from: 0xAC00, through: 0xD7A3, by: 89).compactMap { Unicode.Scalar($0) }
    for first in some {
      for second in some {
        let latin = try #require(Romanization(of: "\(first)\(second)")).text
        #expect(!latin.isEmpty && latin.allSatisfy(letters.contains), "\(first)\(second)")
      }
    }
  }
}
