import { expect, it, vi } from 'vitest'
import { writeFormatWords } from '../../locales/missing-format-words.ts'
import { createAzerbaijaniFormats } from './azerbaijani-formats.ts'
import { createFormats } from './formats.ts'

vi.mock('./missing-formats.ts', () => ({
  loadMissingFormats: () => Promise.resolve(createAzerbaijaniFormats(writeFormatWords('az'))),
}))

it('writes hours as the server does where the browser has no data of Azerbaijani', async () => {
  const [server, browser] = [createFormats('az'), createFormats('az')]
  await browser.load()
  const [open, close] = [new Date('2026-12-24T08:00Z'), new Date('2026-12-24T18:00Z')]
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  expect(browser.date(clock).format(open)).toBe('08:00')
  expect(browser.date(clock).format(open)).toBe(server.date(clock).format(open))
  expect(browser.date(clock).formatRange(open, close)).toBe(server.date(clock).formatRange(open, close))
})
