import type {
  AccountOrdersReply,
  AccountReply,
  ChangePasswordReply,
  ChangePasswordRequest,
  LogInReply,
  LogInRequest,
  MailFollowsReply,
  PasswordResetRequest,
  SignUpRequest,
} from '../../server/contract/accounts.ts'
import type { AccountCartReply } from '../../server/contract/carts.ts'
import { ApiProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import type { Memory } from '../environment/memory.ts'

const hintName = 'logged-in'

/**
 * Whether somebody has logged in on this device. Only a hint, so that visitors without an account never ask the server; the
 * session itself is in a cookie that no script reads.
 */
export function wasLoggedIn(memory: Memory): boolean {
  return memory.get(hintName) === 'yes'
}

/** Calls about the account of this browser's session. */
export interface AccountClient {
  /** The mail address of who is logged in. */
  who(): Promise<string | undefined>
  /** Undefined when nobody is logged in. */
  orders(signal?: AbortSignal): Promise<AccountOrdersReply | undefined>
  logIn(request: LogInRequest): Promise<LogInReply>
  signUp(request: SignUpRequest): Promise<MailFollowsReply>
  requestReset(request: PasswordResetRequest): Promise<MailFollowsReply>
  changePassword(request: ChangePasswordRequest): Promise<ChangePasswordReply>
  logOut(): Promise<void>
  /** The account's cart, which the cart of this token has joined. */
  joinCart(token: string | undefined): Promise<AccountCartReply>
}

/** Makes the calls of one app. */
export function createAccountClient({ api, memory }: { api: Api; memory: Memory }): AccountClient {
  const note = (isLoggedIn: boolean) => (isLoggedIn ? memory.set(hintName, 'yes') : memory.remove(hintName))
  const post = <Reply>(path: string, body: object = {}) =>
    api.write<Reply>('post', `account/${path}`, { body })
  return {
    async who() {
      const { account } = await api.read<AccountReply>('account')
      note(account !== undefined)
      return account?.email
    },
    async orders(signal) {
      try {
        const found = await api.read<AccountOrdersReply>('account/orders', { signal })
        note(true)
        return found
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'log_in_required') throw error
        note(false)
        return undefined
      }
    },
    async logIn(request) {
      const reply = await post<LogInReply>('log-in', request)
      if (reply.outcome === 'logged-in') note(true)
      return reply
    },
    signUp: (request) => post('sign-up', request),
    requestReset: (request) => post('password-reset', request),
    async changePassword(request) {
      const reply = await post<ChangePasswordReply>('password', request)
      if (reply.outcome === 'changed') note(true)
      return reply
    },
    joinCart: (token) => api.write<AccountCartReply>('post', 'account/cart', { token }),
    async logOut() {
      await post('log-out')
      note(false)
    },
  }
}
