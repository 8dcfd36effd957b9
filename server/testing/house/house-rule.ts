import type { SourceTree } from './source-tree.ts'

/** A place that breaks a rule. */
export type Place = { path: string; line: number; message: string }

/** A rule of the house that no linter knows. */
export type HouseRule = {
  name: string
  why: string
  find: (tree: SourceTree) => Place[]
}
