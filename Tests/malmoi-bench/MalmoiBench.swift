import Executors
import Glibc
import Torture

/// Measures malmoi: `malmoi-bench [--json] [BENCHMARK...]`, or shows what is measured:
/// `malmoi-bench words FILE`, or tries to break it: `malmoi-bench torture`, or takes its picture:
/// `malmoi-bench picture`.
///
/// The programs it measures are looked for beside this one. Figures of a debug build say nothing.
@main
struct MalmoiBench {
  static func main() {
    OwnExecutors.install()
    Task { exit(await run(Array(CommandLine.arguments.dropFirst()))) }
    OwnExecutors.run()
  }

  /// Does what the arguments ask for, and returns the exit status.
  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      if arguments.count == 2, arguments[0] == "words" {
        try await WordsApp.run(file: arguments[1])
        return 0
      }
      if arguments.first == "picture" {
        return try await PictureCommand.run(Array(arguments.dropFirst()))
      }
      if arguments.first == "torture" {
        return try await TortureCommand.run(Array(arguments.dropFirst()))
      }
      let names = arguments.filter { $0 != "--json" }
      let known = Benchmark.all.map(\.name)
      guard names.allSatisfy(known.contains) else {
        print("usage: malmoi-bench [--json] [\(known.joined(separator: "|"))]...")
        print("       malmoi-bench words FILE")
        print("       \(PictureCommand.usage)")
        print("       \(TortureCommand.usage)")
        return 2
      }
      let chosen = Benchmark.all.filter { names.isEmpty || names.contains($0.name) }
      try await measure(chosen, isJSON: names.count < arguments.count)
      return 0
    } catch {
      print("malmoi-bench: \(error)")
      return 1
    }
  }

  private static func measure(_ benchmarks: [Benchmark], isJSON: Bool) async throws {
    if !isJSON { print(Report.heading) }
    var reports: [Report] = []
    for benchmark in benchmarks {
      let report = Report(benchmark: benchmark.name, figures: try await benchmark.figures())
      reports.append(report)
      if !isJSON { print(report.table) }
      // Whoever watches sees each benchmark as it ends, through a pipe too.
      fflush(nil)
    }
    if isJSON { print(try Report.json(reports)) }
  }
}
