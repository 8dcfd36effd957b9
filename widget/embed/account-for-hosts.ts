import type { AccountOrdersReply, AccountReply } from '../../server/contract/accounts.ts'
import type { WidgetLogInReply } from '../../server/contract/embed.ts'
import { ApiProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import type { Memory } from '../environment/memory.ts'

const tokenName = 'account-token'
const nobody: AccountReply = {}

/**
 * The same API with the calls about an account as they are made from another site's page: no cookie, but a token that is
 * gone with the tab and opens the account at this storefront alone.
 */
export function withAccount(api: Api, visit: Memory): Api {
  const token = () => visit.get(tokenName)
  const ask = async <Reply>(path: string, signal?: AbortSignal): Promise<Reply> => {
    try {
      return await api.read<Reply>(path, { token: token(), signal })
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'log_in_required') visit.remove(tokenName)
      throw error
    }
  }
  return {
    async read<Reply>(path: string, options: Parameters<Api['read']>[1] = {}): Promise<Reply> {
      if (path === 'account') {
        const reply = token() ? await ask<AccountReply>('widget-session', options.signal) : nobody
        return reply as Reply
      }
      if (path !== 'account/orders') return api.read<Reply>(path, options)
      return (await ask<AccountOrdersReply>('widget-session/orders', options.signal)) as Reply
    },
    async write<Reply>(
      method: Parameters<Api['write']>[0],
      path: string,
      options: Parameters<Api['write']>[2] = {},
    ): Promise<Reply> {
      if (path === 'account/log-out') {
        visit.remove(tokenName)
        return { outcome: 'logged-out' } as Reply
      }
      if (path === 'account/sign-up' || path === 'account/password-reset') {
        return api.write<Reply>(method, path.replace('account', 'widget-session'), options)
      }
      if (path !== 'account/log-in') return api.write<Reply>(method, path, options)
      const reply = await api.write<WidgetLogInReply>(method, 'widget-session', options)
      if (reply.outcome === 'logged-in') visit.set(tokenName, reply.token)
      return reply as Reply
    },
  }
}
