import type { FormatWords } from '../../locales/missing-format-words.ts'
import { loadNamespace } from '../../locales/index.ts'
import type { FormatMakers } from './azerbaijani-formats.ts'

/**
 * Loads the formats of Azerbaijani where `Intl` of this browser lacks them, as in Chromium. Where they do not come, dates are
 * written as the browser can.
 */
export async function loadMissingFormats(): Promise<FormatMakers | undefined> {
  if (hasAzerbaijani()) return undefined
  try {
    const [{ createAzerbaijaniFormats }, words] = await Promise.all([
      import('./azerbaijani-formats.ts'),
      loadNamespace('az', 'format-words'),
    ])
    // there are none where neither plugin of vite.texts.ts is
    return 'months' in words ? createAzerbaijaniFormats(words as unknown as FormatWords) : undefined
  } catch {
    return undefined
  }
}

function hasAzerbaijani(): boolean {
  return new Intl.DateTimeFormat('az', { month: 'long', timeZone: 'UTC' }).format(0) === 'yanvar'
}
