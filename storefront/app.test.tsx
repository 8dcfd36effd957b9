import { signal } from '@preact/signals-react'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createStoryEnvironment } from '../.storybook/story-environment.ts'
import type { Page, PagePayload } from '../server/contract/pages.ts'
import { buildShell } from '../server/testing/factories/shell.ts'
import { buildFakeCartStore } from '../server/testing/factories/cart-store.ts'
import { buildExperience } from '../widget/availability/testing/build-experience.ts'
import { createTranslations } from '../widget/environment/i18n.ts'
import { App } from './app.tsx'
import type { ReadyPage } from './app.tsx'

/** Keeps what it was shown first, as a field keeps what was typed into it. */
function Keeping({ data }: { data: Page['data'] }) {
  const [first] = useState(data)
  return <p>{JSON.stringify(first)}</p>
}

function readyFor(content: object): ReadyPage {
  return { payload: { content, shell: buildShell() } as PagePayload, component: Keeping }
}

const experienceOf = (slug: string, title = slug) =>
  readyFor({
    page: 'experience',
    data: { experience: buildExperience({ slug, title }).experience, related: [] },
  })

it('begins anew on the page of another experience, and stays where a list is narrowed', async () => {
  const observer = { observe: () => undefined, disconnect: () => undefined }
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return observer
  })
  const page = signal(experienceOf('dunes', 'Dunes'))
  const environment = createStoryEnvironment(
    { theme: 'default', language: 'en', direction: 'auto', scheme: 'light', shell: 'page' },
    { replies: {} },
    () => document.body,
  )
  render(
    <App
      page={page}
      frame={{ Header: () => null, Footer: () => null }}
      slow={signal(false)}
      offline={signal(false)}
      environmentOf={() => environment}
      translations={await createTranslations('en', ['common'])}
      cart={buildFakeCartStore()}
    />,
  )
  const go = (next: ReadyPage) =>
    act(() => {
      page.value = next
    })
  // in another currency, say
  go(experienceOf('dunes', 'Dunes again'))
  expect(screen.getByText(/"Dunes"/)).toBeTruthy()
  go(experienceOf('balloon', 'Balloon'))
  expect(screen.getByText(/"Balloon"/)).toBeTruthy()
  go(readyFor({ page: 'listing', data: { first: 'all' } }))
  go(readyFor({ page: 'listing', data: { first: 'narrowed' } }))
  expect(screen.getByText(/"all"/)).toBeTruthy()
})
