import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildCard } from '../../server/testing/factories/search.ts'
import { buildEnvironment } from '../../server/testing/render-screen.tsx'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { SavedPage } from '../pages/saved/saved-page.tsx'
import { KeptProvider } from './kept-context.tsx'
import { openKeptSlugs } from './kept-slugs.ts'
import { SaveCorner } from './save-button.tsx'
import { openSavedList } from './saved-list.ts'
import { SeenList } from './seen-list.tsx'

const cards = ['dunes', 'dhow', 'tram'].map((slug) => buildCard({ slug, title: `The ${slug}` }))
const replies = { cards: { experiences: cards } }

function keepAll() {
  const { memory, api } = buildEnvironment()
  const kept = { saved: openSavedList(memory, { api: () => api }), seen: openKeptSlugs(memory, 'seen', 5) }
  for (const { slug } of cards.toReversed()) {
    kept.saved.add(slug)
    kept.seen.add(slug)
  }
  return kept
}

it('who takes a saved card off by key goes on at the next one, and after the last at the title', async () => {
  const { user } = await showInApp(
    <KeptProvider value={keepAll()}>
      <SavedPage />
    </KeptProvider>,
    { replies, environment: { cardCorner: SaveCorner } },
  )
  const heart = (of: string) => screen.getByRole('button', { name: new RegExp(`^Saved: The ${of}`) })
  await screen.findByRole('button', { name: /^Saved: The dunes/ })
  heart('dunes').focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(heart('dhow'))
  heart('tram').focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(heart('dhow'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('who forgets what was seen by key goes on at the next part of the page', async () => {
  const { user } = await showInApp(
    <KeptProvider value={keepAll()}>
      <main>
        <SeenList slugs={cards.map(({ slug }) => slug)} />
        <h2>More to do</h2>
      </main>
    </KeptProvider>,
    { replies },
  )
  ;(await screen.findByRole('button', { name: 'Clear list' })).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'More to do' }))
})
