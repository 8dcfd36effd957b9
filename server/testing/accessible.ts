import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Asks for no violation that a machine can find, on the page or within a part of it; by all rules or by those named. */
export async function expectAccessible(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<void> {
  // Else every element that is well would be described, carried here and into a blank page, for three times as long;
  // what that is for are frames of other origins, which no page of ours has.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  // what is left to be laid out later has no colours and no places yet
  await page.evaluate(() => document.documentElement.removeAttribute('data-first-screen'))
  if (within) axe.include(within)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
