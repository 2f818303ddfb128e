import AppTestSupport
import AppText
import Scenes
import Terminal

/// The first row of every root, in the width of a screen: the same tabs everywhere.
func rootTabs(_ width: Int, _ language: InterfaceLanguage = .english) -> String {
  let tabs =
    switch language {
    case .english: " 1 Today  2 Courses  3 Memos  4 Progress  5 Settings"
    case .korean: " 1 오늘  2 강의  3 메모  4 기록  5 설정"
    }
  let gap = width - 1 - tabs.displayWidth - "malmoi".count
  guard gap >= 2 else { return tabs }
  return tabs + String(repeating: " ", count: gap) + "malmoi"
}
