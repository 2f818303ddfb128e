import AppText

extension CompletionScript {
  /// For fish: as `malmoi.fish` in a folder of completions.
  var fish: [String] {
    var lines = Self.lines(of: fishNameReading)
    lines += CommandOption.everywhere.map { fishOption($0, at: nil) }
    lines += places.flatMap(fishLines)
    return lines
  }

  private var fishNameReading: String {
    let options = valueOptions.map(\.name).joined(separator: " ")
    let steps = steps.map(Self.quoted).joined(separator: " ")
    return #"""
      # fish completion for malmoi
      # The name of a command as far as it is typed, and how many words follow it.
      function __malmoi_given
          set -l name ''
          set -l count 0
          set -l skip 0
          for word in (commandline -opc)[2..]
              if test $skip = 1
                  set skip 0
                  continue
              end
              switch $word
                  case \#(options)
                      set skip 1
                  case '-*'
                  case '*'
                      switch "$name $word"
                          case \#(steps)
                              set name (string trim -- "$name $word")
                          case '*'
                              set count (math $count + 1)
                      end
              end
          end
          echo $name
          echo $count
      end
      # Whether the command is this one, with fewer words after it than that many, if any.
      function __malmoi_at
          set -l given (__malmoi_given)
          test "$given[1]" = "$argv[1]"; or return 1
          test (count $argv) -lt 2; or test $given[2] -lt $argv[2]
      end
      complete -c malmoi -f
      """#
  }

  private func fishLines(_ place: Place) -> [String] {
    let here = condition(place)
    let next = place.nextWords.map { word in
      "complete -c malmoi -n \(here) -a \(word) -d "
        + Self.fishQuoted(meaning(of: word, after: place.path))
    }
    let argument = place.command?.arguments.first
    let values = argument.map { argument in
      fishActions(for: argument.value).map { action in
        "complete -c malmoi -n \(condition(place, argument.isRepeated ? nil : 1)) \(action)"
      }
    }
    return next + (values ?? []) + (place.command?.options ?? []).map { fishOption($0, at: place) }
  }

  private func condition(_ place: Place, _ limit: Int? = nil) -> String {
    "'__malmoi_at \"\(place.name)\"" + (limit.map { " \($0)" } ?? "") + "'"
  }

  private func fishOption(_ option: CommandOption, at place: Place?) -> String {
    let here = place.map { " -n \(condition($0))" } ?? ""
    let short = option.shortName.map { " -s " + $0.dropFirst() } ?? ""
    let value = option.value.map { value in
      let actions = fishActions(for: value.kind)
      // A value and no files, else only a value: fish takes no `-x` beside `-F`.
      return ([actions.contains("-F") ? " -r" : " -x"] + actions).joined(separator: " ")
    }
    return "complete -c malmoi\(here)\(short) -l " + option.name.dropFirst(2) + (value ?? "")
      + " -d " + Self.fishQuoted(words.meaning(of: option))
  }

  private func fishActions(for value: CommandValue) -> [String] {
    switch value {
    case .file, .path: ["-F"]
    case .folder, .address: ["-a '(__fish_complete_directories)'"]
    case .course: ["-a '(malmoi courses --ids 2>/dev/null)'", "-F"]
    case .choice(let words): ["-a " + Self.quoted(words.joined(separator: " "))]
    case .sentence, .day, .line, .date, .languages, .number, .text: []
    }
  }

  /// In single quotes, within which fish knows `\'` and `\\`.
  private static func fishQuoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#)
    return "'" + escaped.replacing("\n", with: " ") + "'"
  }
}
