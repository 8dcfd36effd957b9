import { ApiProblem, requestLine } from '../api.ts'
import type { AnyInput, Api } from '../api.ts'

type Sent = Omit<AnyInput, 'path'>

/** What answers in the server's place, by method and path. */
export interface Answers {
  read?: (path: string, sent: Sent) => unknown
  write?: (method: string, path: string, sent: Sent) => unknown
}

/** An API that asks these instead of a server; what they do not answer is a mistake of the test. */
export function answeringApi(answers: Answers): Api {
  const call = async (address: string, { path: params, ...sent }: AnyInput = {}): Promise<unknown> => {
    const [method, path] = requestLine(address, { path: params })
    const { read, write } = answers
    const reply = await (method === 'get' ? read?.(path, sent) : write?.(method, path, sent))
    sent.signal?.throwIfAborted()
    if (reply === undefined) throw new ApiProblem(404, { code: 'not_found', title: `${method} ${path}` })
    return reply
  }
  return { call: call as Api['call'] }
}
