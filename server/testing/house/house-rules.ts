import { contractRules } from './contract-rules.ts'
import { cssRules } from './css-rules.ts'
import type { Finding } from './finding.ts'
import type { HouseRule } from './house-rule.ts'
import { promiseRules } from './promise-rules.ts'
import { signalRules } from './signal-rules.ts'
import { sourceRules } from './source-rules.ts'
import type { SourceTree } from './source-tree.ts'
import { translationRules } from './translation-rules.ts'

/** Every rule of the house that no other tool checks. */
export const houseRules: HouseRule[] = [
  ...cssRules,
  ...sourceRules,
  ...contractRules,
  ...signalRules,
  ...promiseRules,
  ...translationRules,
]

/** Every place of the tree that breaks a rule. */
export function checkHouse(tree: SourceTree): Finding[] {
  return houseRules.flatMap(({ name, why, find }) =>
    find(tree).map((place) => ({ rule: name, why, ...place })),
  )
}
