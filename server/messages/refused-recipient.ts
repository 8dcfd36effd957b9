/** Which answer of a mail server says for good that a recipient gets no mail; every other fault may pass, and is tried again. */

/** The address of a letter does not exist, takes no mail, or is none. It is said without the address itself. */
export class RefusedRecipient extends Error {
  readonly code: number

  constructor(code: number) {
    super(`the mail server refused the recipient: ${code}`)
    this.code = code
  }
}

/** Of RFC 5321, as an answer to `RCPT TO`: no such mailbox, not here, full for good, no address, and not at all. */
const forGood = new Set([550, 551, 552, 553, 554])

/** RFC 3463: 5.7 is what the server lets its senders do (no relay, no log-in, a blocked network), which an operator can mend. */
const ofPolicy = /^\d{3}[ -]5\.7\./

/** What is to be thrown for a fault of sending. */
export function readMailFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const {
    command,
    responseCode,
    response = '',
  } = error as Partial<Record<'command' | 'response', string>> & {
    responseCode?: number
  }
  const isRefused = command === 'RCPT TO' && responseCode !== undefined && forGood.has(responseCode)
  return isRefused && !ofPolicy.test(response) ? new RefusedRecipient(responseCode) : error
}
