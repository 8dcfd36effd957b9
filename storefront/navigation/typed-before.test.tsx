import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { SearchQuery } from '../../server/contract/catalogue.ts'
import { createAround } from '../../server/testing/app-around.tsx'
import { buildReply, buildSearch } from '../../server/testing/factories/search.ts'
import { AccountFields } from '../../widget/account/account-fields.tsx'
import type { AccountDraft } from '../../widget/account/account-form.ts'
import { FilterForm } from '../../widget/search/filter-form.tsx'
import { SearchForm } from '../../widget/search/search-form.tsx'
import { TypedBefore } from './typed-before.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

/** Shows the server's render, lets a hand be quicker than the scripts, and lets the browser take the page over. */
async function hydrateAfter(hand: () => Promise<void>, page: ReactElement): Promise<void> {
  const Around = await createAround()
  const app = <Around>{page}</Around>
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(app)
  await hand()
  await act(async () => {
    const hydrated = hydrateRoot(root, <TypedBefore within={root}>{app}</TypedBefore>, {
      onRecoverableError: (error) => {
        throw error
      },
    })
    unmount = () => act(() => hydrated.unmount())
  })
}

test('keeps an email and a password that were typed before the page came alive', async () => {
  const onSubmit = vi.fn<(draft: AccountDraft) => Promise<void>>().mockResolvedValue()
  await hydrateAfter(
    async () => {
      await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
      await userEvent.type(screen.getByLabelText('Password'), 'a good long password')
    },
    <AccountFields task="signUp" onSubmit={onSubmit} />,
  )
  await userEvent.type(screen.getByLabelText('Confirm password'), 'a good long password')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
    email: 'ada@example.com',
    password: 'a good long password',
    confirm: 'a good long password',
  })
})

test('keeps the guests that were chosen before, and shows no suggestions where nobody is any more', async () => {
  await hydrateAfter(
    async () => {
      await userEvent.type(screen.getByRole('combobox', { name: 'Where to' }), 'dubai')
      await userEvent.type(screen.getByRole('spinbutton', { name: 'Guests' }), '3')
    },
    <SearchForm popular={[{ kind: 'destination', slug: 'dubai', label: 'Dubai' }]} />,
  )
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Where to' }).value).toBe('dubai')
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Guests' }).value).toBe('3')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('asks for every filter that was chosen before, and for a price that was left before', async () => {
  const asked = vi.fn<(search: SearchQuery) => void>()
  function Filters() {
    const [search, setSearch] = useState(buildSearch)
    const ask = (wanted: SearchQuery) => {
      asked(wanted)
      setSearch(wanted)
    }
    return <FilterForm search={search} reply={buildReply()} onSearch={ask} />
  }
  await hydrateAfter(
    async () => {
      for (const name of ['categories', 'time'] as const) {
        const box = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
        if (box) await userEvent.click(box)
      }
      await userEvent.type(screen.getByLabelText('From'), '100')
      await userEvent.tab()
    },
    <Filters />,
  )
  const wanted = asked.mock.lastCall?.[0]
  expect(wanted?.categories).toHaveLength(1)
  expect(wanted?.time).toHaveLength(1)
  expect(wanted?.priceFrom).toBe(100)
})
