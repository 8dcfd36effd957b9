import { signal } from '@preact/signals-react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQuestion } from './question.ts'

/** A question about a word, answered by hand. */
function buildQuestion(first: string | undefined, restMs = 0) {
  const asked = signal(first)
  const calls: { word: string; abort: AbortSignal; answer: (value: string) => void; fail: () => void }[] = []
  const question = createQuestion<string, string>({
    asked: () => asked.value,
    answer: (word, abort) =>
      new Promise((resolve, reject) => {
        calls.push({ word, abort, answer: resolve, fail: () => reject(new TypeError('no answer')) })
      }),
    restMs,
  })
  onTestFinished(question.start())
  return { asked, calls, question }
}

describe('a question', () => {
  it('keeps the older answer while a newer one is on its way', async () => {
    const { asked, calls, question } = buildQuestion('one')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.answer('first')
    await vi.waitFor(() => expect(question.loaded.value).toEqual({ state: 'ready', value: 'first' }))
    asked.value = 'two'
    expect(question.loaded.value).toEqual({ state: 'loading', value: 'first' })
  })

  it('aborts what is no longer asked, and never shows its answer', async () => {
    const { asked, calls, question } = buildQuestion('one')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    asked.value = 'two'
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[0]?.abort.aborted).toBe(true)
    calls[1]?.answer('second')
    await vi.waitFor(() => expect(question.loaded.value.value).toBe('second'))
    calls[0]?.answer('first')
    await Promise.resolve()
    expect(question.loaded.value.value).toBe('second')
  })

  it('rests, so that many quick changes ask once', async () => {
    const { asked, calls } = buildQuestion('a', 20)
    for (const word of ['b', 'c', 'd']) asked.value = word
    await vi.waitFor(() => expect(calls.map(({ word }) => word)).toEqual(['d']))
  })

  it('shows nothing old after a failure, and can be asked again', async () => {
    const { calls, question } = buildQuestion('one')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.fail()
    await vi.waitFor(() => expect(question.loaded.value).toEqual({ state: 'failed' }))
    question.retry()
    await vi.waitFor(() => expect(calls).toHaveLength(2))
  })

  it('settles with its answer, with its failure, and at once when no answer is awaited', async () => {
    const { asked, calls, question } = buildQuestion(undefined)
    await question.settled()
    asked.value = 'one'
    const states: string[] = []
    const note = () => void states.push(question.loaded.peek().state)
    void question.settled().then(note)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(states).toEqual([])
    calls[0]?.answer('first')
    await vi.waitFor(() => expect(states).toEqual(['ready']))
    asked.value = 'two'
    void question.settled().then(note)
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    calls[1]?.fail()
    await vi.waitFor(() => expect(states).toEqual(['ready', 'failed']))
  })

  it('asks nothing when there is nothing to ask', () => {
    const { calls, question } = buildQuestion(undefined)
    expect(question.loaded.value).toEqual({ state: 'idle' })
    expect(calls).toHaveLength(0)
  })
})
