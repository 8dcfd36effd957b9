import { expect, it, vi } from 'vitest'
import { createMemory } from '../../widget/environment/memory.ts'
import { openKeptSlugs } from './kept-slugs.ts'

function buildStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

it('keeps the latest first, each once, and no more than so many', () => {
  const kept = openKeptSlugs(createMemory('dhow', buildStorage), 'seen', 3)
  for (const slug of ['a', 'b', 'c', 'a', 'd']) kept.add(slug)
  expect(kept.list()).toEqual(['d', 'a', 'c'])
})

it('is there again after a reload, and loses nothing that another tab has added meanwhile', () => {
  const storage = buildStorage()
  const open = () =>
    openKeptSlugs(
      createMemory('dhow', () => storage),
      'saved',
      100,
    )
  const [tab, otherTab] = [open(), open()]
  tab.add('a')
  otherTab.add('b')
  tab.remove('c')
  expect(tab.list()).toEqual(['b', 'a'])
  otherTab.reread()
  expect(otherTab.list()).toEqual(['b', 'a'])
  expect(open().list()).toEqual(['b', 'a'])
  tab.clear()
  expect(open().list()).toEqual([])
})

it('tells of changes for as long as somebody listens', () => {
  const kept = openKeptSlugs(createMemory('dhow', buildStorage), 'saved', 100)
  const listener = vi.fn()
  const stop = kept.subscribe(listener)
  kept.add('a')
  stop()
  kept.add('b')
  expect(listener).toHaveBeenCalledOnce()
})

it.each(['{', 'null', '"a"', '[1,null,{}]', `["${'x'.repeat(300)}",""]`])(
  'takes %j in the memory for an empty list',
  (text) => {
    const storage = buildStorage()
    storage.setItem('dhow.dhow.saved', text)
    expect(
      openKeptSlugs(
        createMemory('dhow', () => storage),
        'saved',
        100,
      ).list(),
    ).toEqual([])
  },
)
