/** One idempotency key for each write that is asked for, however often it is sent: until it was answered, or is another one. */
import { newKey } from '../environment/new-key.ts'

/** One key for each thing that is asked for, however often it is asked: until it was answered, or is something else. */
export function createIntent() {
  let kept: { body: string; key: string } | undefined
  return {
    keyOf(asked: unknown): string {
      const body = JSON.stringify(asked)
      if (kept?.body !== body) kept = { body, key: newKey() }
      return kept.key
    },
    answered: () => void (kept = undefined),
  }
}
