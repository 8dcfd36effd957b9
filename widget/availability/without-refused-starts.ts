import type { DeparturesReply } from '../../server/contract/availability.ts'
import type { Api } from '../environment/api.ts'

/** The starts of an option that its supplier has refused to a cart. */
export interface RefusedStarts {
  option: string
  starts: readonly string[]
}

/** An API whose departures have these starts closed: who was refused one is not offered it again, nor has it chosen already. */
export function withoutRefusedStarts(api: Api, refused: RefusedStarts): Api {
  if (refused.starts.length === 0) return api
  const call = async (...asked: Parameters<Api['call']>) => {
    const reply: unknown = await api.call(...asked)
    return isDepartures(reply) ? closed(reply, refused) : reply
  }
  return { ...api, call: call as Api['call'] }
}

// by its shape: the build writes addresses in the place of the ids of calls
const isDepartures = (reply: unknown): reply is DeparturesReply =>
  typeof reply === 'object' && reply !== null && 'timeZone' in reply && 'options' in reply && 'date' in reply

function closed(reply: DeparturesReply, { option, starts }: RefusedStarts): DeparturesReply {
  return {
    ...reply,
    options: reply.options.map((one) => ({
      ...one,
      departures: one.departures.map((departure) =>
        one.id === option && starts.includes(departure.start)
          ? { ...departure, state: 'closed' as const }
          : departure,
      ),
    })),
  }
}
