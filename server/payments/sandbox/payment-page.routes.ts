import { fileURLToPath } from 'node:url'
import express from 'express'
import type { Request, Response, Router } from 'express'
import { z } from 'zod'
import { houseFacedCss } from '../../../themes/house-faced.ts'
import { houseFaces } from '../../platform/faces/house-faces.ts'
import { styleSheets } from './page-frame.ts'
import type { PageContext } from './page-frame.ts'
import type { PageTextFinder } from './page-texts.ts'
import {
  renderBankPage,
  renderClosedPage,
  renderExpiredPage,
  renderPaidPage,
  renderUnknownPage,
  renderWaitingPage,
  successUrlOf,
} from './payment-notices.presenter.ts'
import { pageChoices, pageProblems, renderPaymentPage } from './payment-page.presenter.ts'
import type { PageChoice, PageProblem } from './payment-page.presenter.ts'
import { answerBank, paySession } from './pay-session.ts'
import type { PayOutcome } from './pay-session.ts'
import type { SandboxObject } from './sandbox-objects.ts'
import { findObject } from './sandbox.queries.ts'
import type { Sandbox } from './sandbox.ts'
import { offeredCards, readCardNumber } from './test-cards.ts'
import type { TestCard } from './test-cards.ts'

type Session = SandboxObject<'checkout.session'>

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const waitingSeconds = 1

const Form = z.object({
  choice: z.enum(pageChoices).optional().catch(undefined),
  number: z.string().max(60).default('').catch(''),
})
const Query = z.object({
  choice: z.enum(pageChoices).default('success').catch('success'),
  problem: z.enum(pageProblems).nullable().default(null).catch(null),
})

/** The payment pages: plain forms, no script, to be mounted on the product's own origin. */
export function paymentPages({ sandbox, texts }: { sandbox: Sandbox; texts: PageTextFinder }): Router {
  const router = express.Router()
  serveAssets(router)

  router.get('/:id', async (req, res) => {
    const session = await openSession(req, res)
    if (!session) return
    if (session.hidden.pendingCard) return goTo(req, res, `/${session.body.id}/waiting`)
    const { choice, problem } = Query.parse(req.query)
    const page = renderPaymentPage(pageFor(req, session), session, {
      choice,
      problem,
      now: sandbox.clock.now(),
    })
    return sendPage(res, 200, page)
  })

  router.post('/:id', express.urlencoded({ extended: false, limit: '4kb' }), async (req, res) => {
    const { choice, number } = Form.parse(req.body ?? {})
    const read = readChoice(choice, number)
    if ('problem' in read) return goBack(req, res, choice, read.problem)
    const paid = await paySession(sandbox, req.params.id, read.card)
    return afterPaying(req, res, paid, choice ?? 'success', read.card)
  })

  router.get('/:id/authenticate', async (req, res) => {
    const session = await openSession(req, res)
    if (!session) return
    const intent = session.body.payment_intent
      ? await findObject(sandbox.db, 'payment_intent', session.body.payment_intent)
      : undefined
    if (intent?.body.status !== 'requires_action') return goTo(req, res, `/${session.body.id}`)
    return sendPage(res, 200, renderBankPage(pageFor(req, session), session))
  })

  router.post(
    '/:id/authenticate',
    express.urlencoded({ extended: false, limit: '4kb' }),
    async (req, res) => {
      const approved = (req.body as { answer?: unknown } | undefined)?.answer === 'approve'
      const card = offeredCards.three_d_secure
      const paid = await answerBank(sandbox, req.params.id, approved, card)
      return afterPaying(req, res, paid, 'three_d_secure', card)
    },
  )

  router.get('/:id/waiting', async (req, res) => {
    const session = await findSession(req)
    if (session?.body.status === 'complete') return goTo(req, res, `/${session.body.id}/return`)
    if (!session?.hidden.pendingCard) return goTo(req, res, `/${req.params.id}`)
    // looks again without a script
    res.set('refresh', String(waitingSeconds))
    return sendPage(res, 200, renderWaitingPage(pageFor(req, session), session))
  })

  // a page of its own between the form and the shop: a redirect straight from the form would have to be allowed by
  // form-action, hop by hop, and the shop's page may be on any origin
  router.get('/:id/return', async (req, res) => {
    const session = await findSession(req)
    if (session?.body.status !== 'complete') return goTo(req, res, `/${req.params.id}`)
    const target = successUrlOf(session)
    if (target) res.set('refresh', `0;url=${new URL(target).href}`)
    return sendPage(res, 200, renderPaidPage(pageFor(req, session), session, { onTheWay: true }))
  })

  router.get('/:id/closed', async (req, res) => {
    const session = await findSession(req)
    if (session?.body.status !== 'complete') return goTo(req, res, `/${req.params.id}`)
    return sendPage(res, 200, renderClosedPage(pageFor(req, session), session))
  })

  function findSession(req: Request): Promise<Session | undefined> {
    return findObject(sandbox.db, 'checkout.session', String(req.params['id']))
  }

  /** The session if it can be paid; otherwise the answer has been sent. */
  async function openSession(req: Request, res: Response): Promise<Session | undefined> {
    const session = await findSession(req)
    if (!session) {
      sendPage(res, 404, renderUnknownPage(pageFor(req)))
      return undefined
    }
    if (session.body.status === 'complete') {
      sendPage(res, 200, renderPaidPage(pageFor(req, session), session, { onTheWay: false }))
      return undefined
    }
    const over = session.body.expires_at * 1000 <= sandbox.clock.now().epochMilliseconds
    if (session.body.status === 'expired' || (over && !session.hidden.pendingCard)) {
      sendPage(res, 410, renderExpiredPage(pageFor(req, session), session))
      return undefined
    }
    return session
  }

  /** In the session's language; where it leaves it to the browser, in the order's, then the browser's. */
  function pageFor(req: Request, session?: Session): PageContext {
    const { locale, metadata } = session?.body ?? {}
    const chosen = locale && locale !== 'auto' ? [locale] : []
    const ordered = metadata?.['language'] ? [metadata['language']] : []
    return {
      ...texts([...chosen, ...ordered, ...req.acceptsLanguages()]),
      base: req.baseUrl,
      layout: metadata?.['layout'],
    }
  }

  return router
}

function readChoice(
  choice: PageChoice | undefined,
  number: string,
): { card: TestCard } | { problem: PageProblem } {
  if (!choice) return { problem: 'choice_missing' }
  if (choice !== 'other') return { card: offeredCards[choice] }
  const read = readCardNumber(number)
  if (read.kind === 'test') return { card: read.card }
  return { problem: read.kind === 'real' ? 'number_real' : 'number_invalid' }
}

/** After a form the browser is always sent on, so that a reload repeats nothing. */
function afterPaying(
  req: Request,
  res: Response,
  paid: PayOutcome,
  choice: PageChoice,
  card: TestCard,
): void {
  const own = `/${String(req.params['id'])}`
  switch (paid.outcome) {
    case 'complete':
      return goTo(req, res, `${own}/${card.closesWindow ? 'closed' : 'return'}`)
    case 'authenticate':
      return goTo(req, res, `${own}/authenticate`)
    case 'waiting':
      return goTo(req, res, `${own}/waiting`)
    case 'declined':
      return goBack(req, res, choice, problemOf(paid.failure.decline_code ?? paid.failure.code))
    case 'expired':
    case 'unknown':
      return goTo(req, res, own)
    default:
      paid satisfies never
  }
}

/** The decline codes that have a sentence of their own. */
const problemsByCode: Readonly<Record<string, PageProblem>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  payment_intent_authentication_failure: 'authentication_failed',
}

function problemOf(code: string): PageProblem {
  return problemsByCode[code] ?? 'card_declined'
}

function goBack(req: Request, res: Response, choice: PageChoice | undefined, problem: PageProblem): void {
  const query = new URLSearchParams({ problem, ...(choice && { choice }) })
  goTo(req, res, `/${String(req.params['id'])}?${query}`)
}

function goTo(req: Request, res: Response, path: string): void {
  res.set(headers).redirect(303, `${req.baseUrl}${path}`)
}

function sendPage(res: Response, status: number, page: string): void {
  res.status(status).set(headers).type('html').send(page)
}

function serveAssets(router: Router): void {
  router.use('/assets', houseFaces())
  const files = Object.fromEntries(
    styleSheets.map((name) => [name, fileURLToPath(new URL(name, import.meta.url))]),
  )
  router.get('/assets/theme.css', (req, res) => {
    res.set('cache-control', 'public, max-age=300').type('css')
    res.send(houseFacedCss(req.query['layout']))
  })
  for (const [name, file] of Object.entries(files)) {
    router.get(`/assets/${name}`, (_req, res) => {
      res.sendFile(file, { maxAge: '5m' })
    })
  }
}
