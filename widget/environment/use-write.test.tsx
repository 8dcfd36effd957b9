import { useState } from 'react'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from './api.ts'
import { answeringApi } from './testing/answering-api.ts'
import { useWrite } from './use-write.ts'

function Declining() {
  const [about, setAbout] = useState('first')
  const [replies, setReplies] = useState<string[]>([])
  const declining = useWrite(about, (api, reason: string) =>
    api.call('declineOffer', { path: { reference: about }, token: 't', body: { reason } }),
  )
  const send = async () => {
    const reply = await declining.send('too late')
    setReplies((before) => [...before, reply ? 'reply' : 'none'])
  }
  return (
    <>
      <output>{[declining.state, declining.code, ...replies].join(' ')}</output>
      <button type="button" onClick={() => void send()}>
        send
      </button>
      <button type="button" onClick={() => setAbout('second')}>
        other
      </button>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const told = () => screen.getByRole('status').textContent

it('is on its way until it is answered, and tells the reply to its sender', async () => {
  const write = Promise.withResolvers<object>()
  await renderScreen(<Declining />, { api: answeringApi({ read: vi.fn(), write: () => write.promise }) })
  expect(told()).toBe('idle ')
  await press('send')
  expect(told()).toBe('sending ')
  write.resolve({})
  await screen.findByText('idle reply', { normalizer: (text) => text.replaceAll(/\s+/g, ' ').trim() })
})

it('keeps a failure with its code until the same is sent again, or something else is meant', async () => {
  const write = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new ApiProblem(409, { code: 'gone' }))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce({})
  await renderScreen(<Declining />, { api: answeringApi({ read: vi.fn(), write }) })
  await press('send')
  await screen.findByText('failed gone none')
  await press('send')
  await screen.findByText('failed unreachable none none')
  await press('other')
  expect(told()).toBe('idle  none none')
  await press('send')
  await screen.findByText(/^idle.*reply$/)
})
