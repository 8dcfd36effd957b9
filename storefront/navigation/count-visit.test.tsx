import { expect, test, vi } from 'vitest'
import type { PagePayload } from '../../server/contract/pages.ts'
import { answeringApi } from '../../widget/environment/testing/answering-api.ts'
import { countVisit } from './count-visit.ts'

type Write = (method: string, path: string, options?: { body?: unknown }) => Promise<unknown>

test.each([
  ['a typed address begins a visit', 'home', '', { visit: true, view: false }],
  ['a link of another site begins one', 'experience', 'https://news.example/a', { visit: true, view: true }],
  ['a reload does not', 'home', 'https://dhow.example/cart', undefined],
  [
    'the next page does not, and an experience is a view',
    'experience',
    undefined,
    { visit: false, view: true },
  ],
  ['another page is not told of', 'cart', undefined, undefined],
])('%s', async (_what, page, arrived, expected) => {
  const write = vi.fn<Write>(() => Promise.resolve({ outcome: 'counted' }))
  const payload = { content: { page, data: {} } } as unknown as PagePayload
  await countVisit({ api: answeringApi({ write }), origin: 'https://dhow.example' }, payload, arrived)
  expect(write.mock.calls[0]?.[2]?.body).toEqual(expected)
})
