import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { useEnvironment } from '../../environment/environment.tsx'
import { useIsolate } from './isolate.ts'
import { wayOf } from './name-of.tsx'

const moped = 'VNB 125 (1961)، بتشغيل بالقدم'

function Told({ text }: { text: string }) {
  const { direction } = useEnvironment()
  const isolate = useIsolate()
  return <p dir={wayOf(text, direction)}>{isolate(text)}</p>
}

it('gives an Arabic name the direction of its page, though it begins with Latin letters', async () => {
  await renderScreen(<Told text={moped} />, { language: 'ar' })
  const told = screen.getByText(/VNB 125/)
  expect(told.getAttribute('dir')).toBe('rtl')
  expect(told.textContent).toBe(`\u2067${moped}\u2069`)
})

it.each([
  ['ar', 'The Walk 7'],
  ['en', 'النور (Noor)'],
  ['en', moped],
] as const)('leaves on a page in %s the first letter to decide of %s', async (language, text) => {
  await renderScreen(<Told text={text} />, { language })
  expect(screen.getByText(/[\p{L}]/u).textContent).toBe(`\u2068${text}\u2069`)
  expect(document.querySelector('p[dir]')).toBeNull()
})
