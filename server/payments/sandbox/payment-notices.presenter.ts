/** Pages of the sandbox without a card form: the bank's question, waiting, paid, closed, too late. */
import { html } from '../../platform/text/html.ts'
import type { Html } from '../../platform/text/html.ts'
import { picture, renderFrame } from './page-frame.ts'
import type { PageContext } from './page-frame.ts'
import { amountOf, renderSummary, sellerOf } from './payment-summary.ts'
import type { SandboxObject } from './sandbox-objects.ts'
import { offeredCards } from './test-cards.ts'

type Session = SandboxObject<'checkout.session'>

interface Notice {
  title: string
  says: string
  good?: boolean
  more?: Html
}

function renderNotice({ title, says, good, more }: Notice): Html {
  return html`<main class="payment-notice">
    <h1 class="payment-notice__title ${good && 'payment-notice__title--good'}">${title}</h1>
    <p class="payment-notice__text">${says}</p>
    ${more}
  </main>`
}

/** A way on that looks like a button. */
function renderWayOn(href: string | null, label: string): Html | undefined {
  return href ? html`<a class="payment-page__button" href="${href}">${label}</a>` : undefined
}

/** The bank's question on the way (3-D Secure). */
export function renderBankPage(page: PageContext, session: Session): string {
  const { t } = page
  const terms = {
    seller: sellerOf(session),
    amount: amountOf(page, session),
    last4: offeredCards.three_d_secure.number.slice(-4),
  }
  const notice = {
    title: t('bank.title'),
    says: t('bank.says', terms),
    more: html`<form
        class="payment-notice__answers"
        method="post"
        action="${page.base}/${session.body.id}/authenticate"
      >
        <button
          class="payment-page__button payment-page__button--pay"
          type="submit"
          name="answer"
          value="approve"
        >
          ${t('bank.approve')}
        </button>
        <button class="payment-page__button" type="submit" name="answer" value="refuse">
          ${t('bank.refuse')}
        </button>
      </form>
      <p class="payment-page__note">${t('bank.note')}</p>`,
  }
  return renderFrame(page, notice.title, renderSummary(page, session, 'total_label'), renderNotice(notice))
}

/** While a slow bank thinks. */
export function renderWaitingPage(page: PageContext, session: Session): string {
  const { t } = page
  const notice = {
    title: t('waiting.title'),
    says: t('waiting.says', { amount: amountOf(page, session) }),
    more: renderWayOn(`${page.base}/${session.body.id}/waiting`, t('waiting.look')),
  }
  return renderFrame(page, notice.title, renderSummary(page, session, 'total_label'), renderNotice(notice))
}

/** Paid: on the way back to the shop, or found paid when the page is opened again. */
export function renderPaidPage(page: PageContext, session: Session, state: { onTheWay: boolean }): string {
  const terms = { seller: sellerOf(session), amount: amountOf(page, session) }
  const notice = {
    good: true,
    title: page.t('paid.title'),
    says: page.t(state.onTheWay ? 'paid.says' : 'paid.already', terms),
    more: renderWayOn(successUrlOf(session), page.t('paid.go', terms)),
  }
  return renderFrame(page, notice.title, renderSummary(page, session, 'paid_label'), renderNotice(notice))
}

/** Paid, and the browser stays away. */
export function renderClosedPage(page: PageContext, session: Session): string {
  const notice = {
    title: page.t('closed.title'),
    says: page.t('closed.says', { amount: amountOf(page, session) }),
    more: html`<p class="payment-notice__text">${page.t('closed.next')}</p>`,
  }
  return renderFrame(page, notice.title, renderSummary(page, session, 'paid_label'), renderNotice(notice))
}

/** Too late to pay. */
export function renderExpiredPage(page: PageContext, session: Session): string {
  const terms = { seller: sellerOf(session) }
  const notice = {
    title: page.t('expired.title'),
    says: page.t('expired.says', terms),
    more: renderWayOn(session.body.cancel_url, page.t('back', terms)),
  }
  return renderFrame(page, notice.title, renderSummary(page, session, 'unpaid_label'), renderNotice(notice))
}

/** A wrong address. */
export function renderUnknownPage(page: PageContext): string {
  const { t } = page
  const header = html`<header class="payment-summary">
    <div class="payment-summary__inside"><p class="payment-page__chip">${t('chip')}</p></div>
    ${picture}
  </header>`
  return renderFrame(
    page,
    t('unknown.title'),
    header,
    renderNotice({ title: t('unknown.title'), says: t('unknown.says') }),
  )
}

/** Where the shop wants its traveller back; the session's id is written into it as Stripe does. */
export function successUrlOf({ body }: Session): string | null {
  return body.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', body.id) ?? null
}
