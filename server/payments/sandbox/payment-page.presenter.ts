import { html } from '../../platform/text/html.ts'
import type { Html } from '../../platform/text/html.ts'
import { renderFrame } from './page-frame.ts'
import type { PageContext } from './page-frame.ts'
import { amountOf, renderSummary, sellerOf } from './payment-summary.ts'
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
    renderSummary(page, session, 'total_label'),
    renderForm(page, session, state),
  )
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
        ${offeredCardNames.map((name) => renderCard(page, name, name === choice, wrongCard))}
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
          ${wrongNumber && html`aria-invalid="true" autofocus`}
          aria-describedby="${wrongNumber && 'number-problem '}number-hint"
        />
        <span class="payment-page__hint" id="number-hint">${t('other_hint')}</span>
      </p>
      <div class="payment-page__bar">
        <button class="payment-page__button payment-page__button--pay" type="submit">
          ${t('pay', { amount: amountOf(page, session) })}
        </button>
      </div>
      <p class="payment-page__note">
        ${t(session.hidden.intent.captureMethod === 'manual' ? 'held_note' : 'pay_note')}
        ${t('closes_in', { count: minutes })}
      </p>
    </form>
  </main>`
}

function renderProblem(id: string, text: string): Html {
  return html`<span class="payment-page__problem" id="${id}" role="alert">${text}</span>`
}

/** After a refusal the focus is on what was chosen, and the fieldset's description, the reason, is read with it. */
function renderCard({ t }: PageContext, name: OfferedCard, checked: boolean, wrong: boolean): Html {
  const number = offeredCards[name].number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return html`<label class="payment-page__card">
    <input
      class="payment-page__radio"
      type="radio"
      name="choice"
      value="${name}"
      ${checked && 'checked'}
      ${checked && wrong && 'autofocus'}
    />
    <span class="payment-page__card-name">${t(`cards.${name}.name`)}</span>
    <span class="payment-page__card-does">${t(`cards.${name}.does`)}</span>
    <span class="payment-page__card-number" dir="ltr">${number}</span>
  </label>`
}
