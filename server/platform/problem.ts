/**
 * The caller's fault, told as RFC 9457 `application/problem+json`. Thrown anywhere below a route; `problems` middleware
 * answers it. `code` is stable: clients and translations key on it. `detail` is English for engineers, safe to send.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** One field of a refused body: a JSON pointer into it, a stable code and a sentence for engineers. */
export interface FieldError {
  pointer: string
  code: string
  detail: string
}

/** The body or query does not have the shape that the contract asks for. */
export class InvalidRequest extends Problem {
  constructor(errors: readonly FieldError[]) {
    super(400, 'invalid_request', 'The request does not have the expected shape; see errors.', { errors })
    this.name = 'InvalidRequest'
  }
}
