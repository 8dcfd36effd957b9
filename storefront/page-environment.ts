import type { PagePayload } from '../server/contract/pages.ts'
import { createApi } from '../widget/environment/api.ts'
import type { Environment } from '../widget/environment/environment.tsx'
import { createFormats } from '../widget/environment/formats.ts'
import type { Formats } from '../widget/environment/formats.ts'
import { directionOf, localeOf } from '../widget/environment/i18n.ts'
import type { Memory } from '../widget/environment/memory.ts'
import { SaveCorner } from './saved/save-button.tsx'
import { addressOf } from './navigation/addresses.ts'
import { showPreview } from './shell/show-preview.ts'

/** What only a browser has; the server's render does without. */
export interface PageSurroundings {
  memory: Memory
  visitMemory: Memory
  navigate: (path: string, options?: Parameters<Environment['navigate']>[1]) => void
  portal: Environment['portal']
  announce: Environment['announce']
  returnAddress: Environment['returnAddress']
  origin: string
  /** The card of the site's look. */
  card: Environment['card']
}

/**
 * The environment of a page of the site. Kept for as long as the shell's language, currency and site stay the same.
 * `formatsOf` may hand out formatters that outlive it.
 */
export function createPageEnvironment(
  surroundings: PageSurroundings,
  formatsOf: (locale: string) => Formats = createFormats,
): (payload: PagePayload) => Environment {
  let kept: { key: string; environment: Environment } | undefined
  return ({ shell }) => {
    const key = `${shell.storefront.slug} ${shell.language} ${shell.currency}`
    if (kept?.key === key) return kept.environment
    const { storefront, language, currency } = shell
    const locale = localeOf(language)
    const environment: Environment = {
      ...surroundings,
      api: createApi({ base: `${surroundings.origin}/api/v1/`, language, currency }),
      storefront,
      language,
      locale,
      formats: formatsOf(locale),
      cardCorner: SaveCorner,
      showPreview,
      direction: directionOf(language),
      currency,
      layout: shell.structure,
      keepsChoices: true,
      map: shell.map,
      address: (place) => addressOf(storefront, language, place),
      navigate: (target, options) =>
        surroundings.navigate(
          typeof target === 'string' ? target : addressOf(storefront, language, target),
          options,
        ),
    }
    kept = { key, environment }
    return environment
  }
}
