import { html } from './html.ts'
import type { Html } from './html.ts'
import { formatAmount, picture, renderFrame, renderNotice, renderWayOn } from './page-frame.ts'
import type { PageContext } from './page-frame.ts'
import type { SandboxObject } from './sandbox-objects.ts'
import { offeredCardNames, offeredCards } from './test-cards.ts'
import type { OfferedCard } from './test-cards.ts'

type Session = SandboxObject<'checkout.session'>

/** What can be wrong with an attempt to pay; each has its sentence in `locales`. */
export const pageProblems = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'authentication_failed',
  'choice_missing',
  'number_invalid',
  'number_real',
] as const
export type PageProblem = (typeof pageProblems)[number]

/** What may be chosen on the form. */
export const pageChoices = [...offeredCardNames, 'other'] as const
export type PageChoice = (typeof pageChoices)[number]

/** The problems that lie with the typed number, and not with the chosen card. */
const numberProblems: ReadonlySet<PageProblem> = new Set(['number_invalid', 'number_real'])

/** The seller's name as the page calls it. */
const sellerOf = ({ body }: Session) => body.branding_settings?.display_name ?? 'Dhow'

const amountOf = (page: PageContext, { body }: Session) =>
  formatAmount(page.language, body.amount_total, body.currency)

/** The payment page of an open session. */
export function renderPaymentPage(
  page: PageContext,
  session: Session,
  state: { choice: PageChoice; problem: PageProblem | null; now: Temporal.Instant },
): string {
  const { t } = page
  const title = t('pay_title', { seller: sellerOf(session) })
  return renderFrame(
    page,
    state.problem ? t('error_title', { title }) : title,
    html`<div class="payment-page__columns">
      ${renderSummary(page, session)} ${renderForm(page, session, state)}
    </div>`,
  )
}

function renderSummary(page: PageContext, session: Session): Html {
  const { t, language } = page
  const { body, hidden } = session
  const money = (amount: number) => formatAmount(language, amount, body.currency)
  const discount = body.total_details.amount_discount
  const seller = sellerOf(session)
  return html`<header class="payment-page__summary">
    <div class="payment-page__summary-inside">
      <p class="payment-page__seller">
        ${body.cancel_url && html`<a class="payment-page__back" href="${body.cancel_url}">${t('back', { seller })}</a>`}
        <span class="payment-page__chip">${t('chip')}</span>
      </p>
      <p class="payment-page__total-label" id="total-label">${t('total_label')}</p>
      <p class="payment-page__total" aria-labelledby="total-label">${money(body.amount_total)}</p>
      <h2 class="payment-page__lines-title">${t('lines_label')}</h2>
      <ul class="payment-page__lines">
        ${hidden.lines.map(
          (line) =>
            html`<li class="payment-page__line">
              <span class="payment-page__line-name" dir="auto">${line.name}</span>
              <span class="payment-page__line-amount">${money(line.quantity * line.unitAmount)}</span>
              ${line.description && html`<span class="payment-page__line-detail" dir="auto">${line.description}</span>`}
              ${
                line.quantity > 1 &&
                html`<span class="payment-page__line-detail"
                  >${t('quantity', { quantity: line.quantity, amount: money(line.unitAmount) })}</span
                >`
              }
            </li>`,
        )}
        ${
          discount > 0 &&
          html`<li class="payment-page__line payment-page__line--discount">
            <span class="payment-page__line-name" dir="auto">${hidden.discountLabel ?? t('discount')}</span>
            <span class="payment-page__line-amount">${money(-discount)}</span>
          </li>`
        }
      </ul>
      ${
        body.customer_email &&
        html`<p class="payment-page__receipt">${t('receipt_to', { email: body.customer_email })}</p>`
      }
    </div>
    ${picture}
  </header>`
}

function renderForm(
  page: PageContext,
  session: Session,
  { choice, problem, now }: { choice: PageChoice; problem: PageProblem | null; now: Temporal.Instant },
): Html {
  const { t } = page
  const wrongNumber = problem !== null && numberProblems.has(problem)
  const wrongCard = problem !== null && !wrongNumber
  const minutes = Math.max(1, Math.ceil((session.body.expires_at - now.epochMilliseconds / 1000) / 60))
  return html`<main class="payment-page__pay">
    <h1 class="payment-page__title">${t('pay_title', { seller: sellerOf(session) })}</h1>
    <p class="payment-page__explain">${t('explain')}</p>
    <form class="payment-page__form" method="post" action="${page.base}/${session.body.id}" novalidate>
      <fieldset class="payment-page__cards" ${wrongCard && html`aria-describedby="card-problem"`}>
        <legend class="payment-page__legend">${t('choose')}</legend>
        ${wrongCard && renderProblem('card-problem', t(`problems.${problem}`))}
        ${offeredCardNames.map((name) => renderCard(page, name, name === choice))}
        <label class="payment-page__card">
          <input
            class="payment-page__radio"
            type="radio"
            name="choice"
            value="other"
            ${choice === 'other' && 'checked'}
          />
          <span class="payment-page__card-name">${t('cards.other.name')}</span>
          <span class="payment-page__card-does">${t('cards.other.does')}</span>
        </label>
      </fieldset>
      <p class="payment-page__other">
        <label class="payment-page__label" for="number">${t('other_label')}</label>
        ${wrongNumber && renderProblem('number-problem', t(`problems.${problem}`))}
        <input
          class="payment-page__number"
          id="number"
          name="number"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="30"
          dir="ltr"
          ${wrongNumber && html`aria-invalid="true"`}
          aria-describedby="${wrongNumber && 'number-problem '}number-hint"
        />
        <span class="payment-page__hint" id="number-hint">${t('other_hint')}</span>
      </p>
      <button class="payment-page__button payment-page__button--pay" type="submit">
        ${t('pay', { amount: amountOf(page, session) })}
      </button>
      <p class="payment-page__note">
        ${session.hidden.intent.captureMethod === 'manual' && t('held_note')} ${t('pay_note')}
        ${t('closes_in', { count: minutes })}
      </p>
    </form>
  </main>`
}

/** Focused as the page opens, so that it is read out first; `role` says it again where focus is not moved. */
function renderProblem(id: string, text: string): Html {
  return html`<span class="payment-page__problem" id="${id}" role="alert" tabindex="-1" autofocus
    >${text}</span
  >`
}

function renderCard({ t }: PageContext, name: OfferedCard, checked: boolean): Html {
  const number = offeredCards[name].number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return html`<label class="payment-page__card">
    <input class="payment-page__radio" type="radio" name="choice" value="${name}" ${checked && 'checked'} />
    <span class="payment-page__card-name">${t(`cards.${name}.name`)}</span>
    <span class="payment-page__card-does">${t(`cards.${name}.does`)}</span>
    <span class="payment-page__card-number" dir="ltr">${number}</span>
  </label>`
}

/** The bank's question on the way (3-D Secure). */
export function renderBankPage(page: PageContext, session: Session): string {
  const { t } = page
  const terms = {
    seller: sellerOf(session),
    amount: amountOf(page, session),
    last4: offeredCards.three_d_secure.number.slice(-4),
  }
  return renderNotice(page, {
    tone: 'plain',
    title: t('bank.title'),
    says: t('bank.says', terms),
    more: html`<form
        class="payment-page__answers"
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
  })
}

/** While a slow bank thinks. */
export function renderWaitingPage(page: PageContext, session: Session): string {
  const { t } = page
  return renderNotice(page, {
    tone: 'plain',
    title: t('waiting.title'),
    says: t('waiting.says', { amount: amountOf(page, session) }),
    more: renderWayOn(`${page.base}/${session.body.id}/waiting`, t('waiting.look')),
  })
}

/** Paid: on the way back to the shop, or found paid by somebody who came again. */
export function renderPaidPage(page: PageContext, session: Session, state: { onTheWay: boolean }): string {
  const terms = { seller: sellerOf(session), amount: amountOf(page, session) }
  return renderNotice(page, {
    tone: 'good',
    title: page.t('paid.title'),
    says: page.t(state.onTheWay ? 'paid.says' : 'paid.already', terms),
    more: renderWayOn(successUrlOf(session), page.t('paid.go', terms)),
  })
}

/** Paid, and the browser stays away. */
export function renderClosedPage(page: PageContext, session: Session): string {
  return renderNotice(page, {
    tone: 'plain',
    title: page.t('closed.title'),
    says: page.t('closed.says', { amount: amountOf(page, session) }),
    more: html`<p class="payment-page__notice-text">${page.t('closed.next')}</p>`,
  })
}

/** Too late to pay. */
export function renderExpiredPage(page: PageContext, session: Session): string {
  const terms = { seller: sellerOf(session) }
  return renderNotice(page, {
    tone: 'wrong',
    title: page.t('expired.title'),
    says: page.t('expired.says', terms),
    more: renderWayOn(session.body.cancel_url, page.t('back', terms)),
  })
}

/** A wrong address. */
export function renderUnknownPage(page: PageContext): string {
  return renderNotice(page, { tone: 'wrong', title: page.t('unknown.title'), says: page.t('unknown.says') })
}

/** Where the shop wants its traveller back; the session's id is written into it as Stripe does. */
export function successUrlOf({ body }: Session): string | null {
  return body.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', body.id) ?? null
}
