import type { Api } from '../environment/api.ts'

/** After this long an answer may no longer be true. */
const freshMs = 10_000

/** An API that can be asked before somebody wants the answer. */
export interface AheadApi extends Api {
  /** Asks already; the first same call of the next ten seconds gets the answer, also when it is a problem. */
  ahead: Pick<Api, 'call'>
}

/** Lets reads be asked ahead: where a screen asks one question after the other, both are known before its code is there. */
export function askAhead(api: Api): AheadApi {
  const coming = new Map<string, { reply: Promise<unknown>; at: number }>()
  const keyOf = (id: string, input: object = {}) => JSON.stringify([id, { ...input, signal: undefined }])
  const call = (id: string, input?: object): Promise<unknown> => {
    const key = keyOf(id, input)
    const known = coming.get(key)
    coming.delete(key)
    return known && Date.now() - known.at < freshMs
      ? known.reply
      : (api.call as (...said: unknown[]) => Promise<unknown>)(id, input)
  }
  const ahead = (id: string, input?: object): Promise<unknown> => {
    const reply = (api.call as (...said: unknown[]) => Promise<unknown>)(id, input)
    // it is thrown where it is wanted
    reply.catch(() => undefined)
    coming.set(keyOf(id, input), { reply, at: Date.now() })
    return reply
  }
  return { ...api, call: call as Api['call'], ahead: { call: ahead as Api['call'] } }
}
