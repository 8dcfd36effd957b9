import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { createPhoneNumbers } from '../checkout/phone-numbers.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { buildExperience } from './testing/build-experience.ts'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

it('sends what a traveller wishes, and says that they are contacted shortly', async () => {
  const write = vi.fn((_method: string, _path: string, _options: { body?: unknown }) =>
    Promise.resolve({ reference: 'OF-7K3M9Q', answerBy: '2026-11-24T08:00:00Z' }),
  )
  const { experience } = buildExperience({ negotiation: 'ONLY' })
  await renderScreen(
    <OfferDialog experience={experience} phones={createPhoneNumbers()} onClose={() => undefined} />,
    { api: answeringApi({ write }) },
  )
  const send = await screen.findByRole('button', { name: 'Send request' })
  await userEvent.click(send)
  expect(screen.getByRole('alert').textContent).toBe('All fields that are not optional must be filled.')
  // the country is known already
  expect(screen.getAllByText('This field is required')).toHaveLength(4)
  const typed = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@example.com',
    'Phone number': '020 7946 0958',
    'Guests (optional)': '6',
    'What would you like? (optional)': 'A birthday at sea',
  }
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text)
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'GB')
  await userEvent.click(send)
  expect(await screen.findByText('We will contact you shortly. Your reference is OF-7K3M9Q.')).toBeTruthy()
  expect(screen.getByText(/^You’ll hear from us by .*Nov\s24.*12:00\sPM \(Dubai time\)\.$/)).toBeTruthy()
  expect(write).toHaveBeenCalledOnce()
  expect(write.mock.calls[0]?.slice(0, 2)).toEqual(['post', 'offer-requests'])
  expect(write.mock.calls[0]?.[2].body).toMatchObject({
    experience: 'red-dunes',
    buyer: { firstName: 'Ada', email: 'ada@example.com', countryCode: 'GB' },
    guests: 6,
    message: 'A birthday at sea',
  })
})

it('presets no country where nothing says which, and never that of the destination', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar'])
  const options = new Intl.DateTimeFormat('ar').resolvedOptions()
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'UTC' })
  const { experience } = buildExperience({ negotiation: 'ONLY' })
  await renderScreen(
    <OfferDialog experience={experience} phones={createPhoneNumbers()} onClose={() => undefined} />,
  )
  expect((await screen.findByLabelText<HTMLSelectElement>('Country')).value).toBe('')
  languages.mockRestore()
  zone.mockRestore()
})

it.each([
  [{ date: '2099-12-24', guests: 4 }, '4'],
  [{ guests: 2 }, '2'],
  // nobody has said that they come alone
  [{ guests: 1 }, ''],
])('begins with what is chosen on the page: %j', async (wished, guests) => {
  const { experience } = buildExperience({ negotiation: 'ALSO' })
  await renderScreen(
    <OfferDialog
      experience={experience}
      phones={createPhoneNumbers()}
      wished={wished}
      onClose={() => undefined}
    />,
    { api: answeringApi({ write: vi.fn<() => Promise<unknown>>() }) },
  )
  expect(await screen.findByLabelText('Guests (optional)')).toHaveProperty('value', guests)
  expect(screen.getByLabelText(/Preferred date/).textContent).toMatch(
    'date' in wished ? /Dec\s24, 2099/ : /Choose a date/,
  )
})

it('asks for how many nights where that is how it is sold', async () => {
  const write = vi.fn((_method: string, _path: string, _options: { body?: unknown }) =>
    Promise.resolve({ reference: 'OF-7K3M9Q' }),
  )
  const { experience } = buildExperience({ negotiation: 'ONLY', overnight: true })
  await renderScreen(
    <OfferDialog experience={experience} phones={createPhoneNumbers()} onClose={() => undefined} />,
    { api: answeringApi({ write }) },
  )
  const typed = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@example.com',
    'Phone number': '+44 20 7946 0958',
    'Nights (optional)': '3',
  }
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/Your reference is OF-7K3M9Q/)).toBeTruthy()
  expect(write.mock.calls[0]?.[2].body).toMatchObject({ nights: 3 })
})

it('says at once when it does not run on the day that was chosen', async () => {
  const { experience } = buildExperience({ negotiation: 'ALSO' })
  const read = () => Promise.resolve({ days: [{ date: '2099-07-24', state: 'closed' }] })
  await renderScreen(
    <OfferDialog
      experience={experience}
      phones={createPhoneNumbers()}
      wished={{ date: '2099-07-24', guests: 2 }}
      onClose={() => undefined}
    />,
    { api: answeringApi({ read }) },
  )
  expect(await screen.findByText(/does not usually run on this date/)).toBeTruthy()
})

it('says at once for how many nights it is offered, where others are wished for', async () => {
  const { experience } = buildExperience({
    negotiation: 'ONLY',
    overnight: true,
    duration: { unit: 'NIGHTS', minimum: 3, maximum: 10 },
  })
  await renderScreen(
    <OfferDialog experience={experience} phones={createPhoneNumbers()} onClose={() => undefined} />,
    { api: answeringApi({ write: vi.fn<() => Promise<unknown>>() }) },
  )
  const nights = await screen.findByLabelText('Nights (optional)')
  await userEvent.type(nights, '2')
  expect(screen.getByText(/Offered for 3 to 10 nights/)).toBeTruthy()
  await userEvent.clear(nights)
  await userEvent.type(nights, '7')
  expect(screen.queryByText(/Offered for/)).toBeNull()
})
