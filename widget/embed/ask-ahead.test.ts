import { expect, it, vi } from 'vitest'
import type { Api } from '../environment/api.ts'
import { askAhead } from './ask-ahead.ts'

function open() {
  const asked: string[] = []
  const answer = vi.fn<() => Promise<unknown>>(() => Promise.resolve(`answer ${asked.length}`))
  const call = ((id: string, input?: object) => {
    asked.push(JSON.stringify([id, input]))
    return answer()
  }) as unknown as Api['call']
  return { asked, answer, api: askAhead({ call }) }
}

const input = { path: { slug: 'dhow' } }

it('answers the first same question with what was asked ahead, and asks the next anew', async () => {
  const { api, asked } = open()
  void api.ahead.call('readExperience', input)
  const { signal } = new AbortController()
  expect(await api.call('readExperience', { ...input, signal })).toBe('answer 1')
  expect(asked).toHaveLength(1)
  expect(await api.call('readExperience', input)).toBe('answer 2')
})

it('does not take another question for the same', async () => {
  const { api, asked } = open()
  void api.ahead.call('readExperience', input)
  await api.call('readExperience', { path: { slug: 'desert' } })
  expect(asked).toHaveLength(2)
})

it('throws a problem where the answer is wanted, once, and nowhere else', async () => {
  const { api, answer } = open()
  answer.mockRejectedValueOnce(new Error('offline'))
  void api.ahead.call('readExperience', input).catch(() => undefined)
  await expect(api.call('readExperience', input)).rejects.toThrow('offline')
  expect(await api.call('readExperience', input)).toBe('answer 2')
})

it('forgets an answer that nobody wanted for ten seconds', async () => {
  vi.useFakeTimers()
  try {
    const { api } = open()
    void api.ahead.call('readExperience', input)
    vi.advanceTimersByTime(10_000)
    expect(await api.call('readExperience', input)).toBe('answer 2')
  } finally {
    vi.useRealTimers()
  }
})
