import { expect, test } from 'vitest'
import { chooseLanguage, wishedLanguages } from './choose-language.ts'

const page = (lang: string, cookie: string, ...languages: string[]) =>
  ({ document: { documentElement: { lang }, cookie }, navigator: { languages } }) as unknown as Window

test('the asked language comes first, then the page’s, the chosen one of the site, and the browser’s', () => {
  const reader = page('pt-BR', 'dhow_language=fr', 'ru-RU', 'en')
  expect(wishedLanguages('ar', reader)).toEqual(['ar', 'pt', 'fr', 'ru', 'en'])
  expect(wishedLanguages(undefined, page('', '', 'ru-RU'))).toEqual(['ru'])
  expect(wishedLanguages('', page('x-klingon', ''))).toEqual([])
})

test('the first that is spoken is chosen, else the storefront’s own', () => {
  const spoken = ['en', 'ar', 'ru'] as const
  expect(chooseLanguage(spoken, undefined, page('de', '', 'ja', 'RU'))).toBe('ru')
  expect(chooseLanguage(spoken, 'AR-ae', page('ru', ''))).toBe('ar')
  expect(chooseLanguage(spoken, 'ja', page('ja', ''))).toBe('en')
})
