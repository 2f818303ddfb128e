import AppText

extension CompletionScript {
  /// For bash: `eval "$(malmoi completion bash)"`.
  var bash: [String] {
    var lines = Self.lines(of: Self.bashBeginning)
    for option in valueOptions {
      lines.append("  \(option.name))")
      lines += option.value.map { bashActions(for: $0.kind) } ?? []
      lines += ["    return", "    ;;"]
    }
    lines += Self.lines(of: bashNameReading)
    for place in places {
      let names: String = place.options.map(\.name).joined(separator: " ")
      lines += ["    \(Self.quoted(place.name))) word=\(Self.quoted(names)) ;;"]
    }
    lines += Self.lines(of: Self.bashOptionsEnd)
    lines += places.flatMap(bashCase)
    return lines + ["  esac", "}", "complete -F _malmoi malmoi"]
  }

  private static let bashBeginning = #"""
    # bash completion for malmoi
    _malmoi() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev="" word="" name="" i count=0
      COMPREPLY=()
      ((COMP_CWORD > 1)) && prev=${COMP_WORDS[COMP_CWORD - 1]}
      # --name=value is three words to bash.
      if [[ $cur == "=" ]]; then
        cur=""
      elif [[ $prev == "=" ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      case $prev in
    """#

  /// Finds out which command is being completed, and how many words follow its name.
  private var bashNameReading: String {
    let options = valueOptions.map(\.name).joined(separator: " | ")
    let steps = steps.map { "\"\($0)\"" }.joined(separator: " | ")
    return #"""
        esac
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          case $word in
          \#(options))
            [[ ${COMP_WORDS[i + 1]} == "=" ]] && i=$((i + 1))
            i=$((i + 1))
            ;;
          -*) ;;
          *)
            case "$name $word" in
            \#(steps)) name="${name:+$name }$word" ;;
            *) count=$((count + 1)) ;;
            esac
            ;;
          esac
        done
        if [[ $cur == -* ]]; then
          case $name in
      """#
  }

  private static let bashOptionsEnd = #"""
        esac
        COMPREPLY=($(compgen -W "$word" -- "$cur"))
        return
      fi
      case $name in
    """#

  /// The words that may follow a name.
  private func bashCase(_ place: Place) -> [String] {
    var lines = ["  \(Self.quoted(place.name)))"]
    if !place.nextWords.isEmpty { lines.append(Self.bashWords(place.nextWords)) }
    if let argument = place.command?.arguments.first {
      if !argument.isRepeated { lines.append("    ((count > 0)) && return") }
      lines += bashActions(for: argument.value)
    }
    return lines + ["    ;;"]
  }

  private func bashActions(for value: CommandValue) -> [String] {
    switch value {
    case .file, .path: Self.bashFiles("-f")
    case .folder, .address: Self.bashFiles("-d")
    case .course:
      [#"    COMPREPLY=($(compgen -W "$(malmoi courses --ids 2>/dev/null)" -- "$cur"))"#]
        + Self.bashFiles("-f")
    case .choice(let words): [Self.bashWords(words)]
    case .sentence, .day, .line, .date, .languages, .number, .text: ["    :"]
    }
  }

  private static func bashWords(_ words: [String]) -> String {
    let list = quoted(words.joined(separator: " "))
    return "    COMPREPLY=($(compgen -W \(list) -- \"$cur\"))"
  }

  /// Names of files may hold blanks: one a line, and quoted by bash.
  private static func bashFiles(_ kind: String) -> [String] {
    [
      "    compopt -o filenames 2>/dev/null",
      #"    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen \#(kind) -- "$cur")"#,
    ]
  }
}
