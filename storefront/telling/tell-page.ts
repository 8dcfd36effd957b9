import type { PagePayload } from '../../server/contract/pages.ts'
import { dataLayerOf } from './consent.ts'

/** Tells the tag manager which page is shown, and what is for sale on it, in the shape of GA4's ecommerce events. */
export function tellPage(window: Window, { content, head, shell }: PagePayload): void {
  const layer = dataLayerOf(window)
  const { exponents } = shell.storefront
  const valueOf = (money: { amount: number; currency: string } | undefined) =>
    money && { currency: money.currency, value: money.amount / 10 ** (exponents[money.currency] ?? 2) }
  const { pathname } = window.location
  layer.push({ event: 'page_view', page_location: window.location.origin + pathname, page_title: head.title })
  if (content.page === 'listing') {
    const items = content.data.search.cards.map(({ slug, title }, index) => ({
      item_id: slug,
      item_name: title,
      index,
    }))
    layer.push({ ecommerce: null }, { event: 'view_item_list', ecommerce: { items } })
  }
  if (content.page === 'experience') {
    const { slug, title, from } = content.data.experience
    const value = valueOf(from?.price)
    const items = [{ item_id: slug, item_name: title, ...(value && { price: value.value, quantity: 1 }) }]
    layer.push({ ecommerce: null }, { event: 'view_item', ecommerce: { ...value, items } })
  }
}
