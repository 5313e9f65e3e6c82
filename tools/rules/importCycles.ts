import { type Import, importsOf } from '#tools/rules/imports.ts'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

/** Refuses import cycles, those of types included. */
export function importCycles(files: SourceFile[]): Finding[] {
  return cyclesOf(importsOf(files)).map((cycle) => ({
    path: cycle[0] ?? '',
    line: 1,
    message: `import cycle: ${cycle.join(' → ')}`,
  }))
}

/** Each cycle as the paths along it, the first one repeated at its end. */
export function cyclesOf(imports: Import[]): string[][] {
  const graph = Map.groupBy(imports, (each) => each.from.path)
  const done = new Set<string>()
  const cycles: string[][] = []

  function follow(path: string, trail: string[]): void {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path])
    if (done.has(path)) return
    done.add(path)
    for (const { to } of graph.get(path) ?? []) follow(to, [...trail, path])
  }

  for (const path of graph.keys()) follow(path, [])
  return cycles
}
