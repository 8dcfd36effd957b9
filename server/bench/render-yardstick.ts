import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The fixed yardstick of rendering: `renderToString` of a frozen list of 1,000 elements. It never changes, so what a page
 * costs in these units can be compared between versions and between machines. Run by `npm run bench` as a process of its
 * own with React's quick build; it prints the CPU milliseconds of one rendering.
 */
const elements = 1_000
const warmUpMs = 1_000
const measuredMs = 2_000

const list = Object.freeze(
  createElement(
    'ul',
    null,
    Object.freeze(
      Array.from({ length: elements }, (_, index) =>
        Object.freeze(
          createElement('li', { key: index, className: 'row', title: `row ${index}` }, `Row ${index}`),
        ),
      ),
    ),
  ),
)

renderFor(warmUpMs)
process.stdout.write(`${renderFor(measuredMs)}\n`)

function renderFor(milliseconds: number): number {
  const before = process.cpuUsage()
  const end = performance.now() + milliseconds
  let times = 0
  for (; performance.now() < end; times++) renderToString(list)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
