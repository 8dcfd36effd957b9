import { expect, it } from 'vitest'
import { chosenLanguage } from './chosen-language.ts'

it.each([
  ['dhow_language=tr', 'tr'],
  ['theme=dark; dhow_language=pt; cart=1', 'pt'],
  ['not_dhow_language=tr', undefined],
  ['', undefined],
])('reads the chosen language of %j: %s', (cookie, language) => {
  expect(chosenLanguage({ cookie })).toBe(language)
})

it('reads over https only what this very host has kept', () => {
  const location = { protocol: 'https:' }
  expect(chosenLanguage({ cookie: 'dhow_language=tr; __Host-dhow_language=pt', location })).toBe('pt')
  expect(chosenLanguage({ cookie: 'dhow_language=tr', location })).toBeUndefined()
})

it('has none where a frame may not read cookies', () => {
  const document = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  }
  expect(chosenLanguage(document)).toBeUndefined()
})
