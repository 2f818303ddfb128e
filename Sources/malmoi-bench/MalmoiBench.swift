import Glibc

/// Measures malmoi: `malmoi-bench [--json] [BENCHMARK...]`.
///
/// The program `malmoi` is looked for beside this one. Figures of a debug build say nothing.
@main
struct MalmoiBench {
  static func main() async {
    var names = Array(CommandLine.arguments.dropFirst())
    let isJSON = names.contains("--json")
    names.removeAll { $0 == "--json" }
    let known = Benchmark.all.map(\.name)
    guard names.allSatisfy(known.contains) else {
      print("usage: malmoi-bench [--json] [\(known.joined(separator: "|"))]...")
      exit(2)
    }
    let chosen = names.isEmpty ? Benchmark.all : Benchmark.all.filter { names.contains($0.name) }
    do {
      try await run(chosen, isJSON: isJSON)
    } catch {
      print("malmoi-bench: \(error)")
      exit(1)
    }
  }

  private static func run(_ benchmarks: [Benchmark], isJSON: Bool) async throws {
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
