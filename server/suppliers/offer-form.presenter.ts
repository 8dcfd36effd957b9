import type { CancellationPolicy } from '../contract/listing.ts'
import type { QuoteField, TypedQuote } from '../offers/check-quote.ts'
import { majorUnits } from '../platform/money/currencies.ts'
import { html } from '../platform/text/html.ts'
import type { Html } from '../platform/text/html.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import type { OfferPageFaults } from './offer-page.presenter.ts'
import type { SupplierPageContext } from './supplier-frame.presenter.ts'
import type { SupplierOffer } from './read-supplier-offer.ts'

/** For how many days an offer may be made to stand; the supplier says for how many. */
const standingDays = [1, 2, 3, 7, 14, 30]
/** In what the length of an offer made to measure may be told. */
const durationUnits = ['HOUR', 'DAY', 'NIGHT'] as const
/** The cancellation policies that can be chosen for an offer: free until so many days before the start. */
const freeDays = [1, 2, 3, 7, 14, 30]

/** The form of an offer: what was typed, or what stands, or what the traveller wishes. */
export function quoteForm(asked: SupplierOffer, context: SupplierPageContext, faults: OfferPageFaults): Html {
  const { t, language } = context
  const { options, currencies, standing } = asked
  const meets = options.length > 0 && optionalTextIn(asked.offer.experience.address, language)
  const typed = faults.typed ?? proposalOf(asked)
  const show = fieldsOf(context, typed, faults)
  const anyItem = options.some(({ priceBasis }) => priceBasis === 'ITEM')
  const anyPeriod = options.some(({ pricePeriod }) => pricePeriod)
  const anyFault = faults.faults && Object.keys(faults.faults).length > 0
  return html`<form class="supplier-page__form" method="post" novalidate>
    <h2 class="supplier-page__subtitle">
      ${t(standing === 'REQUESTED' ? 'offer.make' : 'offer.makeAnother')}
    </h2>
    ${anyFault && html`<p class="supplier-page__notice" role="alert">${t('offer.look')}</p>`}
    ${
      options.length > 0 &&
      show.select('option', [
        ...options.map((option): [string, string] => [option.optionCode, nameOfOption(option, context)]),
        ['', t('offer.own')],
      ])
    }
    <div class="supplier-page__pair">
      ${show.input('date', { type: 'date' })} ${show.input('time', { type: 'time' })}
    </div>
    ${show.input('guests', { inputmode: 'numeric' })}
    <div class="supplier-page__pair">
      ${show.input('hours', {
        inputmode: 'numeric',
        hint: options.length > 0 && t('offer.hint.hoursOfOwn'),
      })}
      ${show.select(
        'unit',
        durationUnits.map((unit): [string, string] => [unit, t(`offer.unit.${unit}`)]),
      )}
    </div>
    ${
      (anyItem || anyPeriod) &&
      html`<div class="supplier-page__pair">
        ${anyItem && show.input('items', { inputmode: 'numeric', hint: t('offer.hint.items') })}
        ${anyPeriod && show.input('periods', { inputmode: 'numeric', hint: t('offer.hint.periods') })}
      </div>`
    }
    <div class="supplier-page__pair">
      ${show.input('price', { inputmode: 'decimal', hint: t('offer.hint.price') })}
      ${show.select(
        'currency',
        currencies.map((code): [string, string] => [code, code]),
      )}
    </div>
    ${show.select('stands', [
      ['', t('offer.choose')],
      ...standingDays.map((days): [string, string] => [String(days * 24), t('offer.days', { count: days })]),
    ])}
    ${
      asked.offer.experience.cancellation === null &&
      show.select('cancellation', [
        ['', t('offer.cancellation.choose')],
        ...freeDays.map((days): [string, string] => [
          String(days),
          t('offer.cancellation.free', { count: days }),
        ]),
        ['never', t('offer.cancellation.never')],
      ])
    }
    ${show.input('place', { hint: meets && t('offer.hint.place', { place: meets }) })} ${show.text('note')}
    <button class="supplier-page__confirm" name="answer" value="quote">${t('offer.send')}</button>
    <p class="supplier-page__after">${t('offer.after')}</p>
  </form>`
}

/** What the form begins with. */
function proposalOf({ offer, options, currencies }: SupplierOffer): TypedQuote {
  const { quote, wishedDate, guests, nights, experience } = offer
  const option = options.find(({ optionId }) => optionId === quote?.optionId)
  const [date = '', time = ''] = quote?.start.split('T') ?? [wishedDate ?? '', '']
  return {
    option: quote ? (option?.optionCode ?? '') : (options[0]?.optionCode ?? ''),
    date,
    time,
    guests: String(quote?.guests ?? guests ?? ''),
    items: quote?.units.ITEM && option ? String(quote.units.ITEM) : '',
    periods: quote && option?.pricePeriod ? String(quote.periods) : String(nights ?? ''),
    hours: String(nights ?? ''),
    unit: nights !== null || experience.byNights ? 'NIGHT' : 'HOUR',
    price: quote ? majorUnits(quote.amount, quote.currency) : '',
    currency: quote?.currency ?? currencies[0] ?? '',
    place: quote?.place ?? '',
    note: quote?.note ?? '',
    stands: '',
    cancellation: typedPolicy(quote?.cancellation),
  }
}

/** A policy that stands, as the form writes it. */
function typedPolicy(policy: CancellationPolicy | null | undefined): string {
  if (!policy) return ''
  return policy.kind === 'NON_REFUNDABLE' ? 'never' : String(policy.steps[0]?.days ?? '')
}

function fieldsOf({ t }: SupplierPageContext, typed: TypedQuote, { faults = {}, left }: OfferPageFaults) {
  const frame = (field: QuoteField, control: Html, hint?: string | false): Html => {
    const fault = faults[field]
    return html`<div class="supplier-page__field">
      <label class="supplier-page__label" for="${field}">${t(`offer.field.${field}`)}</label>
      ${control} ${hint && html`<p class="supplier-page__hint" id="${field}-hint">${hint}</p>`}
      ${
        fault &&
        html`<p class="supplier-page__fault" id="${field}-fault">
          ${t(`offer.fault.${fault}`, { count: left ?? 0 })}
        </p>`
      }
    </div>`
  }
  const described = (field: QuoteField, hint?: string | false) =>
    [hint && `${field}-hint`, faults[field] && `${field}-fault`].filter(Boolean).join(' ')
  return {
    input: (
      field: QuoteField,
      { type = 'text', inputmode = '', hint }: { type?: string; inputmode?: string; hint?: string | false },
    ) =>
      frame(
        field,
        html`<input
          class="supplier-page__input"
          id="${field}"
          name="${field}"
          type="${type}"
          inputmode="${inputmode}"
          value="${typed[field]}"
          autocomplete="off"
          aria-invalid="${faults[field] ? 'true' : 'false'}"
          aria-describedby="${described(field, hint)}"
        />`,
        hint,
      ),
    text: (field: QuoteField) =>
      frame(
        field,
        html`<textarea
          dir="auto"
          class="supplier-page__reason"
          id="${field}"
          name="${field}"
          rows="4"
          aria-invalid="${faults[field] ? 'true' : 'false'}"
          aria-describedby="${described(field)}"
        >
${typed[field]}</textarea>`,
      ),
    select: (field: QuoteField, choices: readonly [value: string, label: string][]) =>
      frame(
        field,
        html`<select
          class="supplier-page__input"
          id="${field}"
          name="${field}"
          aria-invalid="${faults[field] ? 'true' : 'false'}"
          aria-describedby="${described(field)}"
        >
          ${choices.map(([value, label]) =>
            value === typed[field]
              ? html`<option value="${value}" selected>${label}</option>`
              : html`<option value="${value}">${label}</option>`,
          )}
        </select>`,
      ),
  }
}

/** What an option is called in the form. */
function nameOfOption(
  { optionTitle, pricePeriod }: SupplierOffer['options'][number],
  { t, language }: SupplierPageContext,
): string {
  const title = textIn(optionTitle, language)
  return pricePeriod ? `${title} (${t(`offer.per.${pricePeriod}`)})` : title
}
