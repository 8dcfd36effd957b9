import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { buildEnvironment, renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { FindOrder } from './find-order.tsx'
import { openOrderShelf } from './order-shelf.ts'

async function open(answer: () => Promise<unknown>, { memory } = buildEnvironment()) {
  const write = vi.fn<(method: string, path: string, options: object) => Promise<unknown>>(answer)
  const navigate = vi.fn<(target: unknown) => void>()
  await renderScreen(<FindOrder />, { api: answeringApi({ write }), navigate, memory })
  return { write, navigate }
}
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Find booking' }))
const found = () => Promise.resolve({ outcome: 'found', reference: 'DH-1', orderToken: 'for-a-day' })

describe('finding an order', () => {
  it('leads to it', async () => {
    const { write, navigate } = await open(found)
    await fill('Reference', ' dh-1 ')
    await fill('Email', 'ada@example.com')
    await press()
    expect(write).toHaveBeenCalledWith('post', 'orders/find', {
      body: { reference: 'dh-1', email: 'ada@example.com' },
    })
    const order = { to: 'order', reference: 'DH-1', expected: 'success' }
    expect(navigate).toHaveBeenCalledWith({ ...order, token: 'for-a-day' })
  })

  it('keeps the key that this device has', async () => {
    const environment = buildEnvironment()
    openOrderShelf(environment.memory).keep({ reference: 'DH-1', token: 'for-ever' })
    const { navigate } = await open(found, environment)
    await fill('Reference', 'DH-1')
    await fill('Email', 'ada@example.com')
    await press()
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ token: 'for-ever' }))
  })

  it('says what is wrong beside each field, and leads to the first', async () => {
    const { write } = await open(found)
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe('All fields must be filled.')
    expect(document.activeElement).toBe(screen.getByLabelText('Reference'))
    await fill('Reference', 'DH-1')
    await fill('Email', 'ada')
    await press()
    expect(screen.getByText('This format is not correct.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(write).not.toHaveBeenCalled()
  })

  it('says that the reference of an offer request opens no booking', async () => {
    await open(() => Promise.resolve({ outcome: 'not-found' }))
    await fill('Reference', 'of-7twb4g')
    await fill('Email', 'ada@example.com')
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This is the reference of an offer request. Open your request with the link in our email.',
    )
  })

  it.each([
    [
      () => Promise.resolve({ outcome: 'not-found' }),
      /^We could not find a booking.*only on the website where it was made/,
    ],
    [() => Promise.reject(new ApiProblem(429, { code: 'too_many_attempts' })), /^Too many attempts/],
    [() => Promise.reject(new TypeError('network')), /^Something went wrong/],
  ])(
    'says when there is none, when it was tried too often, and when it cannot be asked',
    async (answer, text) => {
      const { navigate } = await open(answer)
      await fill('Reference', 'DH-1')
      await fill('Email', 'ada@example.com')
      await press()
      expect((await screen.findByRole('alert')).textContent).toMatch(text)
      expect(navigate).not.toHaveBeenCalled()
    },
  )
})
