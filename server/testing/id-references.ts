import type { Page } from '@playwright/test'

/**
 * References from one element to another that lead nowhere, or to more than one: they do not reach into another root, or
 * out of theirs. Of every widget of the page.
 */
export function brokenReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lists = [
      'for',
      'form',
      'list',
      'headers',
      'popovertarget',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-details',
      'aria-flowto',
      'aria-errormessage',
      'aria-activedescendant',
    ]
    return [...document.querySelectorAll('dhow-booking')].flatMap(({ shadowRoot: root }) =>
      lists.flatMap((name) =>
        [...(root?.querySelectorAll(`[${name}]`) ?? [])].flatMap((element) =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/)
            .filter((id) => id && root?.querySelectorAll(`#${CSS.escape(id)}`).length !== 1)
            .map((id) => `${element.outerHTML.slice(0, 80)}: ${name} ${id}`),
        ),
      ),
    )
  })
}
