import express from 'express'
import type { ErrorRequestHandler, Request, Router } from 'express'
import type { z } from 'zod'
import { linkPages } from '../contract/link-pages.ts'
import type { LinkPage, LinkPageName } from '../contract/link-pages.ts'
import type { Language } from '../contract/primitives.ts'
import { admit } from '../platform/guard.ts'
import { Problem } from '../platform/problem.ts'
import { pageHeaders, sendPage } from './send-page.ts'
import { renderClosedPage } from './supplier-frame.presenter.ts'
import type { SupplierPageContext } from './supplier-frame.presenter.ts'
import { openSupplierWords, sameLanguage } from './supplier-words.ts'

type WhoOf<Name extends LinkPageName> = (typeof linkPages)[Name]['access']['who'][number]
type FormOf<Name extends LinkPageName> = z.output<(typeof linkPages)[Name]['form']>

/** How one page of a link is shown and answered. `Subject` is what the link is for: a booking, a change, an offer, an order. */
export interface LinkPageUse<Name extends LinkPageName, Subject, Faults extends object> {
  /** What a token of the page's principal is for; undefined when it was not signed by us, or its time is up. */
  identify: Readonly<Record<WhoOf<Name>, (token: string) => Promise<Subject | undefined>>>
  /** The language that its reader is known to read. */
  languageOf?: (subject: Subject) => Language | null
  render: (subject: Subject, context: SupplierPageContext, faults: Partial<Faults> & ReasonMissing) => string
  /** Decides by what the form says; what comes back is shown on the page as a fault. */
  answer: (subject: Subject, form: FormOf<Name>) => Promise<Partial<Faults> | undefined>
}

interface ReasonMissing {
  reasonMissing?: true
}

/** The routes of one page, below `/supplier`, as its record says. */
export function linkPageRoutes<Name extends LinkPageName, Subject, Faults extends object>(
  name: Name,
  { identify, languageOf, render, answer }: LinkPageUse<Name, Subject, Faults>,
): Router {
  const { path, access, form, formLimit }: LinkPage = linkPages[name]
  const kind = access.who[0] as WhoOf<Name>
  const identifiers = { [kind]: (req: Request) => identify[kind](tokenOf(req)) }
  const words = openSupplierWords()

  const open = async (req: Request) => {
    const caller: Partial<Record<string, unknown>> = await admit(access, identifiers, req)
    const subject = caller[kind] as Subject
    return { subject, context: await words(req, languageOf?.(subject)) }
  }

  const router = express.Router()
  const route = path.slice('/supplier'.length).replace('{token}', ':token')

  router.get(route, async (req, res) => {
    const { subject, context } = await open(req)
    sendPage(res, 200, render(subject, context, {}))
  })

  router.post(route, express.urlencoded({ extended: false, limit: formLimit }), async (req, res) => {
    const { subject, context } = await open(req)
    const sent = form.safeParse(req.body ?? {})
    const faults = sent.success
      ? await answer(subject, sent.data as FormOf<Name>)
      : ({ reasonMissing: true } as const)
    if (faults) return sendPage(res, 422, render(subject, context, faults as Partial<Faults>))
    // read again: another answer may have been faster, and what it decided is shown
    const address = path.replace('{token}', encodeURIComponent(tokenOf(req)))
    return res.set(pageHeaders).redirect(303, sameLanguage(address, req))
  })

  const refuse: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    if (!(error instanceof Problem) || error.code !== 'link_unknown') return next(error)
    return sendPage(res, error.status, renderClosedPage(await words(req)))
  }
  router.use(refuse)

  return router
}

const tokenOf = (req: Request) => String(req.params['token'])
