import { expect, it } from 'vitest'
import { operations } from '../contract/operations.ts'
import { checkReply } from './check-reply.ts'

const { readAccount, listSessions } = operations

it('a reply with a field that its record does not name fails wherever a test asks for it, however deep it is', () => {
  const account = { email: 'ada@example.com' }
  expect(() => checkReply(readAccount, { account })).not.toThrow()
  expect(() => checkReply(readAccount, { account: { ...account, passwordHash: 'x' } })).toThrow(
    '/account/passwordHash',
  )
  const sessions = [{ id: 'a', isThis: true, sess: {} }]
  expect(() => checkReply(listSessions, { sessions })).toThrow('/sessions/0/sess')
})

it('a reply without what its record promises fails too', () => {
  expect(() => checkReply(listSessions, {})).toThrow('listSessions answered what its record does not promise')
})
