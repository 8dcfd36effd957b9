import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCard, buildReply } from '../../server/testing/factories/search.ts'
import { buildShell } from '../../server/testing/factories/shell.ts'
import { dataLayerOf } from '../telling/consent.ts'
import { tellPage } from '../telling/tell-page.ts'
import { VisitorConsent, askAgain } from './visitor-consent.tsx'

vi.mock('./consent-question.tsx', () => ({
  ConsentQuestion: ({ onAnswer }: { onAnswer: (consent: string) => void }) => (
    <>
      <button onClick={() => onAnswer('granted')}>Accept</button>
      <button onClick={() => onAnswer('denied')}>Decline</button>
    </>
  ),
}))

const loaded = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
const forget = () => (document.cookie = 'dhow_consent=; max-age=0; path=/')
beforeEach(forget)
afterEach(() => {
  forget()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'dataLayer')
})

test('before an answer nothing is loaded, stored or told', async () => {
  render(<VisitorConsent tagManager="GTM-ABC123" />)
  await screen.findByText('Accept')
  expect(loaded()).toEqual([])
  expect(document.cookie).not.toContain('dhow_consent')
  expect(window).not.toHaveProperty('dataLayer')
})

test('a yes loads the tag manager of the site, once, and is remembered', async () => {
  const first = render(<VisitorConsent tagManager="GTM-ABC123" />)
  await userEvent.click(await screen.findByText('Accept'))
  await vi.waitFor(() => expect(loaded()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']))
  expect(screen.queryByText('Accept')).toBeNull()
  first.unmount()
  render(<VisitorConsent tagManager="GTM-ABC123" />)
  // asked again it answers, so it has begun: by then a second script would be there
  act(() => void window.dispatchEvent(new Event(askAgain)))
  await screen.findByText('Decline')
  expect(loaded()).toHaveLength(1)
})

test('a no loads nothing, is remembered, and can be changed', async () => {
  render(<VisitorConsent tagManager="GTM-ABC123" />)
  await userEvent.click(await screen.findByText('Decline'))
  await vi.waitFor(() => expect(document.cookie).toContain('dhow_consent=denied'))
  expect(loaded()).toEqual([])
  act(() => void window.dispatchEvent(new Event(askAgain)))
  await userEvent.click(await screen.findByText('Accept'))
  await vi.waitFor(() => expect(loaded()).toHaveLength(1))
})

test('a list is told in the shape of GA4, without what was typed', () => {
  const search = buildReply({ cards: [buildCard({ slug: 'red-dunes', title: 'Red dunes' })] })
  tellPage(window, {
    content: { page: 'listing', data: { search, about: 'all', nearby: [], popular: [] } },
    head: { title: 'Things to do', alternates: [], robots: 'index', structuredData: [] },
    shell: buildShell(),
  } as never)
  expect(dataLayerOf(window)).toEqual([
    expect.objectContaining({ event: 'page_view', page_title: 'Things to do' }),
    { ecommerce: null },
    {
      event: 'view_item_list',
      ecommerce: { items: [{ item_id: 'red-dunes', item_name: 'Red dunes', index: 0 }] },
    },
  ])
})
