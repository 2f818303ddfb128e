import Testing

@testable import Lessons

/// Answers as learners give them, with the verdicts of a teacher.
struct VerdictTableTests {
  private enum Label { case exact, accepted, almost, wrong }

  private static let english: [(String, String, Label)] = [
    ("{I've|I have} lived here for two years.", "I have lived here for two years.", .exact),
    ("{I've|I have} lived here for two years.", "I have lived here for 2 years", .accepted),
    ("{I've|I have} lived here for two years.", "I live here for two years.", .wrong),
    ("{I've|I have} lived here for two years.", "I have lived here since two years.", .wrong),
    ("{I've|I have} lived here for two years.", "I've lived here for two year.", .wrong),
    ("{I've|I have} lived here for two years.", "I've livd here for two years.", .almost),
    ("{I've|I have} lived here for two years.", "Ive lived here for two years.", .almost),
    ("Could you open the window, please?", "could you open the window please", .accepted),
    ("Could you open the window, please?", "Could you open a window, please?", .wrong),
    ("Could you open the window, please?", "Could you open the widnow, please?", .almost),
    ("Could you open the window, please?", "Could you opened the window, please?", .wrong),
    ("Could you open the window, please?", "Could you open window, please?", .wrong),
    ("She doesn't eat meat.", "She does not eat meat.", .accepted),
    ("She doesn't eat meat.", "She don't eat meat.", .wrong),
    ("She doesn't eat meat.", "She doesn't eat meet.", .wrong),
    ("She doesn't eat meat.", "She doesnt eat meat.", .almost),
    ("They're waiting outside.", "Their waiting outside.", .wrong),
    ("They're waiting outside.", "They are waiting outside", .accepted),
    ("They're waiting outside.", "They are wating outside.", .almost),
    ("They're waiting outside.", "They are wating outsid.", .wrong),
    ("The train leaves at 7:30.", "The train leaves at seven thirty.", .accepted),
    ("The train leaves at 7:30.", "The train leave at 7:30.", .wrong),
    ("The train leaves at 7:30.", "The train leaves at 7:40.", .wrong),
    ("My favorite color is gray.", "My favourite colour is grey.", .accepted),
    ("My favorite color is gray.", "My favorit color is gray.", .almost),
    ("We need a follow-up meeting.", "We need a follow up meeting.", .accepted),
    ("We need a follow-up meeting.", "We need an follow-up meeting.", .wrong),
    ("I should have called you.", "I should of called you.", .wrong),
    ("I should have called you.", "I should've called you.", .accepted),
    ("There are fewer people today.", "There are less people today.", .wrong),
    ("It depends on the weather.", "It depends on the whether.", .wrong),
    ("It depends on the weather.", "It depends of the weather.", .wrong),
    ("It depends on the weather.", "It depends on the wether.", .almost),
  ]
  private static let korean: [(String, String, Label)] = [
    ("{저는|전|} 매일 신문을 읽어요.", "매일 신문을 읽어요.", .exact),
    ("{저는|전|} 매일 신문을 읽어요.", "나는 매일 신문을 읽습니다", .accepted),
    ("{저는|전|} 매일 신문을 읽어요.", "저는 매일 신문를 읽어요.", .wrong),
    ("{저는|전|} 매일 신문을 읽어요.", "저는 매일 신문을 읽었어요.", .wrong),
    ("{저는|전|} 매일 신문을 읽어요.", "저는 매일 신문을 읽어.", .wrong),
    ("{저는|전|} 매일 신문을 읽어요.", "저는 매일 신뭄을 읽어요.", .almost),
    ("{저는|전|} 매일 신문을 읽어요.", "저는매일 신문을읽어요.", .almost),
    ("{저는|전|} 매일 신문을 읽어요.", "신문을 저는 매일 읽어요.", .wrong),
    ("표 두 장 주세요.", "표 2장 주세요.", .accepted),
    ("표 두 장 주세요.", "표 두 장 좀 주십시오.", .accepted),
    ("표 두 장 주세요.", "표 이 장 주세요.", .wrong),
    ("표 두 장 주세요.", "표 두 개 주세요.", .wrong),
    ("표 두 장 주세요.", "표 두장 주세요.", .almost),
    ("오후 다섯 시에 끝나요.", "오후 5시에 끝납니다.", .accepted),
    ("오후 다섯 시에 끝나요.", "오후 오 시에 끝나요.", .wrong),
    ("오후 다섯 시에 끝나요.", "오후 다섯 시에 끈나요.", .almost),
    ("여기에 앉아도 돼요?", "여기 에 앉아도 돼요?", .almost),
    ("여기에 앉아도 돼요?", "여기에 앉아도 되요?", .almost),
    ("여기에 앉아도 돼요?", "여기에 앉아서 돼요?", .wrong),
    ("이것은 제 우산이에요.", "이건 내 우산입니다.", .accepted),
    ("이것은 제 우산이에요.", "이것은 저 우산이에요.", .wrong),
    ("이것은 제 우산이에요.", "이것은 제 우산예요.", .wrong),
    ("비가 와서 안 나갔어요.", "비가 와서 않 나갔어요.", .almost),
    ("비가 와서 안 나갔어요.", "비가 오고 안 나갔어요.", .wrong),
    ("수영할 수 있어요?", "수영할 수 있습니까?", .accepted),
    ("수영할 수 있어요?", "수영한 수 있어요?", .wrong),
    ("수영할 수 있어요?", "수영할수 있어요?", .almost),
  ]

  @Test func `the verdicts are those of a teacher`() {
    for (answer, given, label) in Self.english + Self.korean {
      let verdict = checker(answer).check(given, mode: .typed).verdict
      let isAgreed =
        switch (verdict, label) {
        case (.exact, .exact), (.accepted, .accepted), (.almost, .almost), (.wrong, .wrong): true
        default: false
        }
      #expect(isAgreed, "\(given) is \(label), not \(verdict)")
    }
  }
}
