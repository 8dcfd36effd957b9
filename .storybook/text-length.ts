import type { i18n } from 'i18next'
import type { StoryGlobals } from './story-environment.ts'

/** Words between the placeholders and marks of a text: `{{count}}` and `<terms>` stay as they are. */
const marks = /(\{\{.*?\}\}|<.*?>)/

/** The same translations, each text as long as a designer wants to see it. */
export function withLength(translations: i18n, length: StoryGlobals['text']): i18n {
  if (length === 'real') return translations
  translations.use({
    type: 'postProcessor',
    name: 'length',
    process: (text: string) => changeLength(text, length),
  })
  translations.options.postProcess = ['length']
  return translations
}

function changeLength(text: string, length: 'short' | 'long'): string {
  if (length === 'short') return text.split(' ').slice(0, 2).join(' ')
  return text
    .split(marks)
    .map((part) =>
      marks.test(part)
        ? part
        : part.replaceAll(
            /\p{L}{4,}/gu,
            (word) => word + word.slice(-Math.ceil(word.length * 0.4)).toLowerCase(),
          ),
    )
    .join('')
}
