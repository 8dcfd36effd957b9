import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SearchReply } from '../../server/contract/catalogue.ts'
import { buildCard, buildReply, buildSearch } from '../../server/testing/factories/search.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { ApiProblem } from '../environment/api.ts'
import { useMoreResults } from './use-more-results.ts'

function List({ reply, onGrown }: { reply: SearchReply; onGrown?: (pages: number) => void }) {
  const { list, cards, nextPage, state, load } = useMoreResults(reply, onGrown)
  return (
    <>
      <div ref={list}>
        <ul className="card-list">
          {cards.map(({ slug, title }) => (
            <li key={slug}>
              <a href={slug}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
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
    const { user, announce } = await showInApp(<List reply={first} />, {
      replies: { experiences: second },
    })
    await user.click(screen.getByRole('button'))
    expect(titles()).toEqual(['A', 'B'])
    expect(screen.queryByRole('button')).toBeNull()
    expect(announce).toHaveBeenCalledExactlyOnceWith('1 more experience loaded. Showing 2 of 2.')
  })

  it('leads the focus to the first of those that came', async () => {
    const { user } = await showInApp(<List reply={{ ...first, total: 3 }} />, {
      replies: { experiences: { ...second, total: 3, nextPage: 3 } },
    })
    screen.getByRole('button').focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'B' }))
  })

  it('says how many pages are shown, so that the address can', async () => {
    const onGrown = vi.fn()
    const third = buildReply({ ...first, query: buildSearch({ page: 3, pages: 2 }), nextPage: 5 })
    const { user } = await showInApp(<List reply={third} onGrown={onGrown} />, {
      replies: { experiences: second },
    })
    await user.click(screen.getByRole('button'))
    expect(onGrown).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('begins anew with another reply', async () => {
    const { user, rerender } = await showInApp(<List reply={first} />, { replies: { experiences: second } })
    await user.click(screen.getByRole('button'))
    rerender(<List reply={{ ...first }} />)
    expect(titles()).toEqual(['A'])
  })

  it('keeps the list and its button when the next page does not come', async () => {
    const { user } = await showInApp(<List reply={first} />, {
      replies: { experiences: new ApiProblem(503, {}) },
    })
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('failed')).toBeDefined()
    expect(titles()).toEqual(['A'])
    expect(screen.getByRole('button')).toBeDefined()
  })
})
