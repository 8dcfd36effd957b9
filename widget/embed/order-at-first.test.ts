import { expect, it } from 'vitest'
import { createMemory } from '../environment/memory.ts'
import { openOrderShelf } from '../orders/order-shelf.ts'
import { orderAfterReload } from './order-at-first.ts'

const order = { reference: 'DH-7XR3DD', token: 'key' }

function openVisit() {
  const nowhere = () => {
    throw new Error('no storage')
  }
  const visit = { memory: createMemory('one', nowhere), visitMemory: createMemory('two', nowhere) }
  openOrderShelf(visit.memory).keep(order)
  visit.visitMemory.set('order-shown', `${order.reference} /book`)
  return visit
}

const page = (type: string, pathname = '/book') =>
  ({ performance: { getEntriesByType: () => [{ type }] }, location: { pathname } }) as unknown as Window

it('shows the order again that was on the screen when its page was loaded anew, once', async () => {
  const visit = openVisit()
  expect(await orderAfterReload(visit, page('reload'))).toMatchObject({ to: 'order', ...order, again: true })
  expect(await orderAfterReload(visit, page('reload'))).toBeUndefined()
})

it.each([
  ['the page was opened by a link', page('navigate')],
  ['it is another page', page('reload', '/another')],
])('begins at its own view where %s', async (_case, where) => {
  expect(await orderAfterReload(openVisit(), where)).toBeUndefined()
})
