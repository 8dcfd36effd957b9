/** What is paid for, beside every payment page of the sandbox. */
import { html } from '../../platform/text/html.ts'
import type { Html } from '../../platform/text/html.ts'
import { formatAmount, picture } from './page-frame.ts'
import type { PageContext } from './page-frame.ts'
import type { SandboxObject } from './sandbox-objects.ts'

type Session = SandboxObject<'checkout.session'>

/** The seller's name as the page calls it. */
export function sellerOf({ body }: Session): string {
  return body.branding_settings?.display_name ?? 'Dhow'
}

/** The total in the visitor's language. */
export function amountOf(page: PageContext, { body }: Session): string {
  return formatAmount(page.language, body.amount_total, body.currency)
}

/** What is paid for, beside every page of a session: the seller, what is bought, how much. `label` says how it stands. */
export function renderSummary(
  page: PageContext,
  session: Session,
  label: 'total_label' | 'paid_label' | 'unpaid_label',
): Html {
  const { t, language } = page
  const { body, hidden } = session
  const money = (amount: number) => formatAmount(language, amount, body.currency)
  const discount = body.total_details.amount_discount
  const seller = sellerOf(session)
  return html`<header class="payment-summary">
    <div class="payment-summary__inside">
      <p class="payment-summary__seller">
        ${label === 'total_label' && body.cancel_url && html`<a class="payment-summary__back" href="${body.cancel_url}">${t('back', { seller })}</a>`}
        <span class="payment-page__chip">${t('chip')}</span>
      </p>
      <p class="payment-summary__total-label">${t(label)}</p>
      <p class="payment-summary__total">${money(body.amount_total)}</p>
      <p class="payment-summary__lines-title" id="lines-label">${t('lines_label')}</p>
      <ul class="payment-summary__lines" aria-labelledby="lines-label">
        ${hidden.lines.map(
          (line) =>
            html`<li class="payment-summary__line">
              <span class="payment-summary__line-name"><bdi>${line.name}</bdi></span>
              <span class="payment-summary__line-amount">${money(line.quantity * line.unitAmount)}</span>
              ${line.description && html`<span class="payment-summary__line-detail"><bdi>${line.description}</bdi></span>`}
              ${
                line.quantity > 1 &&
                html`<span class="payment-summary__line-detail"
                  >${t('quantity', { quantity: line.quantity, amount: money(line.unitAmount) })}</span
                >`
              }
            </li>`,
        )}
        ${
          discount > 0 &&
          html`<li class="payment-summary__line payment-summary__line--discount">
            <span class="payment-summary__line-name"
              ><bdi>${hidden.discountLabel ?? t('discount')}</bdi></span
            >
            <span class="payment-summary__line-amount">${money(-discount)}</span>
          </li>`
        }
      </ul>
      ${
        body.customer_email &&
        html`<p class="payment-summary__email">${t('buyer_email', { email: body.customer_email })}</p>`
      }
    </div>
    ${picture}
  </header>`
}
