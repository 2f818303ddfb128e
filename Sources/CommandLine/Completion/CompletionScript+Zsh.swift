import AppText

extension CompletionScript {
  /// For zsh: as `_malmoi` in a folder of `$fpath`, or `eval "$(malmoi completion zsh)"`.
  var zsh: [String] {
    var lines = Self.lines(of: Self.zshBeginning)
    for option in valueOptions {
      lines.append("  (\(option.name))")
      lines += option.value.map { zshActions(for: $0.kind) } ?? []
      lines += ["    return", "    ;;"]
    }
    lines += Self.lines(of: zshNameReading)
    for place in places {
      let choices = place.options.map { Self.zshChoice($0.name, words.meaning(of: $0)) }
      lines.append(
        "    (\(Self.quoted(place.name))) choices=(\(choices.joined(separator: " "))) ;;")
    }
    lines += Self.lines(of: Self.zshOptionsEnd)
    lines += places.flatMap(zshCase)
    return lines + Self.lines(of: Self.zshEnd)
  }

  /// No `emulate`: what completes files needs the options that `$_comp_setup` sets.
  private static let zshBeginning = #"""
    #compdef malmoi
    _malmoi() {
      local word name="" prev=${words[CURRENT-1]}
      integer i count=0
      local -a choices
      if [[ ${words[CURRENT]} == --*=* ]]; then
        prev=${words[CURRENT]%%=*}
        compset -P '*='
      fi
      case $prev in
    """#

  /// Finds out which command is being completed, and how many words follow its name.
  private var zshNameReading: String {
    let options = valueOptions.map(\.name).joined(separator: "|")
    let steps = steps.map { "\"\($0)\"" }.joined(separator: "|")
    return #"""
        esac
        for ((i = 2; i < CURRENT; i++)); do
          word=${words[i]}
          case $word in
          (\#(options)) i=$((i + 1)) ;;
          (-*) ;;
          (*)
            case "$name $word" in
            (\#(steps)) name="${name:+$name }$word" ;;
            (*) count=$((count + 1)) ;;
            esac
            ;;
          esac
        done
        if [[ ${words[CURRENT]} == -* ]]; then
          case $name in
      """#
  }

  private static let zshOptionsEnd = #"""
        esac
        _describe -o option choices
        return
      fi
      case $name in
    """#

  private static let zshEnd = #"""
      esac
    }
    if [[ ${funcstack[1]} == _malmoi ]]; then
      _malmoi "$@"
    else
      compdef _malmoi malmoi
    fi
    """#

  private func zshCase(_ place: Place) -> [String] {
    var lines = ["  (\(Self.quoted(place.name)))"]
    let choices = place.nextWords.map { Self.zshChoice($0, meaning(of: $0, after: place.path)) }
    if !choices.isEmpty {
      lines += [
        "    choices=(\(choices.joined(separator: " ")))", "    _describe command choices",
      ]
    }
    if let argument = place.command?.arguments.first {
      if !argument.isRepeated { lines.append("    ((count > 0)) && return") }
      lines += zshActions(for: argument.value)
    }
    return lines + ["    ;;"]
  }

  private func zshActions(for value: CommandValue) -> [String] {
    switch value {
    case .file, .path: ["    _files"]
    case .folder, .address: ["    _path_files -/"]
    case .course:
      [
        #"    choices=(${(f)"$(malmoi courses --ids 2>/dev/null)"})"#, "    compadd -a choices",
        "    _files",
      ]
    case .choice(let words): ["    compadd -- " + words.joined(separator: " ")]
    case .sentence, .day, .line, .date, .languages, .number, .text: ["    :"]
    }
  }

  /// A word with what it means, parted by a colon.
  private static func zshChoice(_ word: String, _ meaning: String) -> String {
    let line = meaning.replacing("\n", with: " ").replacing(":", with: #"\:"#)
    return quoted("\(word):\(line)")
  }
}
