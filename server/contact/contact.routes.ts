import type { Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { contactOperations } from '../contract/contact-operations.ts'
import type { Deps } from '../platform/deps.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** Messages to the support of a site. */
export function contactRoutes(base: Deps): Router {
  const deps = { ...base, attempts: createAttemptLimits(base.db) }
  return operationRouter(contactOperations, {
    env: deps.env,
    identify: {},
    handlers: {
      sendContactMessage: ({ context, address, key, body: request }) =>
        sendContactMessage(deps, context, { idempotencyKey: key, request, address }),
    },
  })
}
