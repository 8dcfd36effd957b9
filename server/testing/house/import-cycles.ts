import type { Import } from './imports.ts'

/** A closed walk through the imports: each file imports the next, the last imports the first. */
export type ImportCycle = { files: string[]; line: number }

/**
 * One cycle for each knot of files that import each other at run time (Tarjan's strongly connected components). Type
 * imports are gone before the program runs, and cannot make a module see a half-made one.
 */
export function findImportCycles(imports: Import[]): ImportCycle[] {
  const atRunTime = imports.filter((edge) => !edge.typeOnly && !edge.to.startsWith('npm:'))
  const next = Map.groupBy(atRunTime, (edge) => edge.from)
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const knots: string[][] = []

  const visit = (file: string): void => {
    const own = index.size
    index.set(file, own)
    low.set(file, own)
    stack.push(file)
    for (const { to } of next.get(file) ?? []) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? own, low.get(to) ?? own))
    }
    if (low.get(file) === own) {
      const knot = stack.splice(stack.indexOf(file))
      const importsItself = (next.get(file) ?? []).some((edge) => edge.to === file)
      if (knot.length > 1 || importsItself) knots.push(knot)
    }
  }
  for (const file of next.keys()) if (!index.has(file)) visit(file)
  return knots.map((knot) => shortestCycle(knot, next))
}

function shortestCycle(knot: string[], next: Map<string, Import[]>): ImportCycle {
  const inside = new Set(knot)
  const start = knot[0] ?? ''
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const edge of next.get(path.at(-1) ?? '') ?? []) {
      if (edge.to === start) {
        const first = (next.get(start) ?? []).find(({ to }) => to === (path[1] ?? start))
        return { files: path, line: first?.line ?? 1 }
      }
      if (inside.has(edge.to) && !seen.has(edge.to)) {
        seen.add(edge.to)
        paths.push([...path, edge.to])
      }
    }
  }
  return { files: knot, line: 1 }
}
