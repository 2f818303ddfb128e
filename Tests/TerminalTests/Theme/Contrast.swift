import Glibc
import Terminal

/// How far two colours are apart to the eye, from 1 to 21, by their luminances (WCAG 2).
func contrast(_ one: Double, _ other: Double) -> Double {
  (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// The relative luminance of a colour that looks the same everywhere.
func luminance(of number: Palette.Number) -> Double {
  let (red, green, blue) = Palette.parts(of: number)
  return luminance(ofColor: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
}

/// The relative luminance of a colour from its parts, eight bits each, red first (WCAG 2).
func luminance(ofColor color: UInt32) -> Double {
  let parts = [16, 8, 0].map { shift -> Double in
    let part = Double(color >> shift & 0xFF) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
