import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Booking } from '../../server/contract/checkout.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { ChangeNote } from './change-note.tsx'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const done = { outcome: 'changed' }

async function open(told: Partial<Booking>, replies: unknown[] = [done]) {
  const write = vi.fn((..._call: unknown[]) => {
    const reply = replies.shift()
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
  })
  const onChanged = vi.fn()
  const api = answeringApi({ read: () => Promise.reject(new Error('nothing is read')), write })
  const booking = buildBooking({
    reference: 'DH-7XR3DD-1',
    note: undefined,
    addressGiven: undefined,
    ...told,
  })
  const order = { reference: 'DH-7XR3DD', token: 't' }
  await renderScreen(<ChangeNote order={order} booking={booking} onChanged={onChanged} />, { api })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  await screen.findByLabelText('Your note')
  const name = told.addressGiven === undefined ? 'Save note' : 'Save'
  const save = () => user.click(screen.getByRole('button', { name }))
  return { user, write, onChanged, save }
}

it('adds a note, and asks for no address where none was needed', async () => {
  const { user, write, onChanged, save } = await open({})
  expect(screen.getByText('Add a note for the supplier')).toBeTruthy()
  expect(screen.queryByLabelText('Hotel or street address')).toBeNull()
  await user.type(screen.getByLabelText('Your note'), 'We land at 14:10')
  await save()
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(JSON.stringify(write.mock.calls)).toContain('We land at 14:10')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('names the address where no note was given beside it', async () => {
  await open({ addressGiven: 'Creek Hotel' })
  expect(screen.getByText('Change your address or add a note')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Your address and your note' })).toBeTruthy()
})

it('begins with what was said before, and wants an address where one is needed', async () => {
  const { user, write, onChanged, save } = await open({ note: 'Room 12', addressGiven: 'Creek Hotel' })
  expect(screen.getByText('Change your address or your note')).toBeTruthy()
  expect(screen.getByLabelText('Your note')).toHaveProperty('value', 'Room 12')
  const address = screen.getByLabelText('Hotel or street address')
  await user.clear(address)
  await save()
  expect(await screen.findByText(/Please enter an address/)).toBeTruthy()
  expect(write).not.toHaveBeenCalled()
  await user.type(address, 'Palm Hotel')
  await save()
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(JSON.stringify(write.mock.calls)).toMatch(/Room 12.*Palm Hotel/)
})

it.each([
  ['not_changeable', 409, /has started or is no longer active/],
  ['too_many_attempts', 429, /try again in an hour/],
  ['unknown', 500, /nothing was saved\. Please try again in a moment/],
])('says why nothing was saved, and keeps what was typed: %s', async (code, status, words) => {
  const problem = new ApiProblem(status, { code })
  const { user, onChanged, save } = await open({}, [problem, done])
  await user.type(screen.getByLabelText('Your note'), 'Window')
  await save()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText('Your note')).toHaveProperty('value', 'Window')
  await save()
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
})
