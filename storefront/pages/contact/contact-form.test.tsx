import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { ApiProblem } from '../../../widget/environment/api.ts'
import { answeringApi } from '../../../widget/environment/testing/answering-api.ts'
import { ContactForm } from './contact-form.tsx'

type Write = (method: string, path: string, options?: { body?: unknown }) => Promise<unknown>

async function open(answer: () => Promise<unknown>) {
  const write = vi.fn<Write>(answer)
  await renderScreen(<ContactForm />, { api: answeringApi({ write }) })
  return write
}
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

test('sends what was written, and says where the answer will come to', async () => {
  const write = await open(() => Promise.resolve({ reference: 'CM-7K3M9Q' }))
  await fill('Your name', 'Ada')
  await fill('Email', 'ada@example.com')
  await fill('Message', 'Is there a step?')
  await send()
  expect(write.mock.calls[0]?.slice(0, 2)).toEqual(['post', 'contact-messages'])
  expect(write.mock.calls[0]?.[2]?.body).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Is there a step?',
  })
  expect(screen.getByRole('status').textContent).toBe(
    'We will reply to ada@example.com. Your reference is CM-7K3M9Q.',
  )
})

test('says what is missing beside each field, leads to the first, and sends nothing', async () => {
  const write = await open(() => Promise.resolve({}))
  await fill('Your name', 'Ada')
  await fill('Email', 'ada@')
  await send()
  expect(screen.getByText('This format is not correct.')).toBeTruthy()
  expect(screen.getByText('This field is required')).toBeTruthy()
  expect(screen.getByText('All fields must be filled.')).toBeTruthy()
  expect(write).not.toHaveBeenCalled()
})

test('keeps what was typed when it could not be sent, and says when to try again', async () => {
  let status = 503
  const write = await open(() => Promise.reject(new ApiProblem(status, { code: 'x' })))
  await fill('Your name', 'Ada')
  await fill('Email', 'ada@example.com')
  await fill('Message', 'Hello')
  await send()
  expect(screen.getByText('We could not send your message. Please try again.')).toBeTruthy()
  status = 429
  await send()
  expect(screen.getByText(/^Too many messages/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello')
  expect(write).toHaveBeenCalledTimes(2)
})
