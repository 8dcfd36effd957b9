import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SearchReply } from '../../server/contract/catalogue.ts'
import { buildCard, buildReply } from '../../server/testing/factories/search.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { ApiProblem } from '../environment/api.ts'
import { useMoreResults } from './use-more-results.ts'
import type { MoreResults, ResultsMemory } from './use-more-results.ts'

function createMemory(): ResultsMemory {
  const kept = new Map<string, MoreResults>()
  return { get: (key) => kept.get(key), set: (key, more) => void kept.set(key, more) }
}

function List({ reply, memory }: { reply: SearchReply; memory: ResultsMemory }) {
  const { cards, nextPage, state, load } = useMoreResults(reply, memory)
  return (
    <>
      <ul>
        {cards.map(({ slug, title }) => (
          <li key={slug}>{title}</li>
        ))}
      </ul>
      {nextPage === undefined ? null : <button onClick={() => void load()}>more</button>}
      <p>{state}</p>
    </>
  )
}

const first = buildReply({ cards: [buildCard({ slug: 'a', title: 'A' })], total: 2, nextPage: 2 })
const second = buildReply({
  cards: [buildCard({ slug: 'a', title: 'A' }), buildCard({ slug: 'b', title: 'B' })],
  total: 2,
})
const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('load more', () => {
  it('adds the next page below, tells how many, and shows nothing twice', async () => {
    const { user, announce } = await showInApp(<List reply={first} memory={createMemory()} />, {
      replies: { experiences: second },
    })
    await user.click(screen.getByRole('button'))
    expect(titles()).toEqual(['A', 'B'])
    expect(screen.queryByRole('button')).toBeNull()
    expect(announce).toHaveBeenCalledExactlyOnceWith('1 more experience. 2 of 2 shown.')
  })

  it('finds the list as it was left on the way back', async () => {
    const memory = createMemory()
    const { user, unmount } = await showInApp(<List reply={first} memory={memory} />, {
      replies: { experiences: second },
    })
    await user.click(screen.getByRole('button'))
    unmount()
    await showInApp(<List reply={first} memory={memory} />)
    expect(titles()).toEqual(['A', 'B'])
  })

  it('keeps the list and its button when the next page does not come', async () => {
    const { user } = await showInApp(<List reply={first} memory={createMemory()} />, {
      replies: { experiences: new ApiProblem(503, {}) },
    })
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('failed')).toBeDefined()
    expect(titles()).toEqual(['A'])
    expect(screen.getByRole('button')).toBeDefined()
  })
})
