import type {
  AccountOrdersReply,
  AccountSession,
  ChangePasswordReply,
  ChangePasswordRequest,
  ConfirmLogInReply,
  ConfirmLogInRequest,
  EndSessionsReply,
  EndSessionsRequest,
  LogInReply,
  LogInRequest,
  MailFollowsReply,
  PasswordResetRequest,
  SignUpRequest,
} from '../../server/contract/accounts.ts'
import type { AccountCartReply } from '../../server/contract/carts.ts'
import type { ConfirmWidgetLogInReply, WidgetLogInReply } from '../../server/contract/embed.ts'
import { isProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import type { Memory } from '../environment/memory.ts'
import { noteLoggedIn } from './logged-in-hint.ts'

const tokenName = 'account-token'
const deviceName = 'account-device'

/** Calls about the account of this browser's session. */
export interface AccountClient {
  /** The mail address of who is logged in. */
  who(): Promise<string | undefined>
  /** Undefined when logged out. */
  orders(signal?: AbortSignal): Promise<AccountOrdersReply | undefined>
  logIn(request: LogInRequest): Promise<LogInReply>
  /** The code that was mailed for a log-in on a device that is new to the account. */
  confirmLogIn(request: ConfirmLogInRequest): Promise<ConfirmLogInReply>
  signUp(request: SignUpRequest): Promise<MailFollowsReply>
  requestReset(request: PasswordResetRequest): Promise<MailFollowsReply>
  changePassword(request: ChangePasswordRequest): Promise<ChangePasswordReply>
  logOut(): Promise<void>
  /** Where the account is logged in; undefined when logged out. */
  sessions(): Promise<AccountSession[] | undefined>
  endSessions(request: EndSessionsRequest): Promise<EndSessionsReply>
  /** The account's cart, which the cart of this token has joined. */
  joinCart(token: string | undefined): Promise<AccountCartReply>
}

/** Makes the calls of one app. */
export function createAccountClient({ api, memory }: { api: Api; memory: Memory }): AccountClient {
  const note = (isLoggedIn: boolean) => noteLoggedIn(memory, isLoggedIn)
  const { account: its } = api
  const token = () => its?.get(tokenName)
  /** What only a logged-in account may read; undefined when logged out. */
  async function known<Reply>(ask: () => Promise<Reply>): Promise<Reply | undefined> {
    if (its && !token()) return undefined
    try {
      return await ask()
    } catch (error) {
      if (!isProblem<'listAccountOrders'>(error, 'log_in_required')) throw error
      its?.remove(tokenName)
      return undefined
    }
  }
  /** Remembers what a cookie keeps elsewhere. */
  function keep(reply: LogInReply | WidgetLogInReply | ConfirmLogInReply | ConfirmWidgetLogInReply): void {
    if (reply.outcome !== 'logged-in') return
    if ('token' in reply) {
      its?.set(tokenName, reply.token)
      if (reply.device) its?.set(deviceName, reply.device)
    }
    note(true)
  }
  const knownDevice = () => ({ device: its?.get(deviceName) })
  return {
    async who() {
      const reply = await known(() => api.call('readAccount', { token: token() }))
      note(reply?.account !== undefined)
      return reply?.account?.email
    },
    async orders(signal) {
      const found = await known(() => api.call('listAccountOrders', { token: token(), signal }))
      note(found !== undefined)
      return found
    },
    async logIn(request) {
      const body = { ...request, ...knownDevice() }
      const reply = await api.call('logIn', { body })
      keep(reply)
      return reply
    },
    async confirmLogIn(request) {
      const body = { ...request, ...knownDevice() }
      const reply = await api.call('confirmLogIn', { body })
      keep(reply)
      return reply
    },
    signUp: (body) => api.call('signUp', { body }),
    requestReset: (body) => api.call('requestPasswordReset', { body }),
    async changePassword(body) {
      const reply = await api.call('changePassword', { body })
      if (reply.outcome === 'changed') note(true)
      return reply
    },
    sessions: async () => (await known(() => api.call('listSessions')))?.sessions,
    endSessions: (body) => api.call('endSessions', { body }),
    joinCart: (cart) => api.call('joinAccountCart', { token: cart }),
    async logOut() {
      await api.call('logOut', { token: token() })
      its?.remove(tokenName)
      note(false)
    },
  }
}
