import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFolder, buildTree } from './build-tree.ts'
import { readSourceTree } from './source-tree.ts'
import { mapProduct, printedMap, questionsOf } from './product-map.ts'

const changeLines = `import { open } from './open-cart.ts'

/** Lines that a cart holds.
 * More would be slow. */
const mostLines = 20

/** What is asked. */
export type Asked = { cart: string }

/** Whether a line may be put in. */
export function mayAdd() {}

/**
 * Adds a line to "no. 5 Carts", if it can be
 * booked. The rest stays.
 */
export function changeLines() {}

export const plain = 1
`

const house = mapProduct(
  buildTree({
    'server/carts/change-lines.ts': changeLines,
    'server/carts/sweep-carts.ts': '/** How long a cart is kept. */\n\n/** A day. */\nexport const day = 1',
    'server/carts/carts-tool.ts': "/** The commands of carts. */\nimport './run.ts'",
    'server/carts/cart.ts':
      '/** A cart. */\nexport type Cart = string\n/** The longest wait. */\nexport const longest = 3',
    'server/carts/sweep-carts.test.ts': '/** A cart for tests. */\nexport const cart = 1',
    'server/orders/place-order.ts': '/** Turns a cart into an order. */\nexport function placeOrder() {}',
    'widget/cart/cart.css': '.cart { gap: 1em; }',
  }),
  new Map([['server/migrations/1-selling.sql', 'create table carts (\n);\ncreate table orders (\n);']]),
)

const sentenceOf = (path: string) => house.find((file) => file.path === path)?.sentence

describe('the map of the product', () => {
  it('has every source file, and neither tests nor style sheets', () => {
    expect(house.map(({ path }) => path)).toEqual([
      'server/carts/cart.ts',
      'server/carts/carts-tool.ts',
      'server/carts/change-lines.ts',
      'server/carts/sweep-carts.ts',
      'server/migrations/1-selling.sql',
      'server/orders/place-order.ts',
    ])
  })

  it('says of a file what stands at its head', () => {
    expect(sentenceOf('server/carts/sweep-carts.ts')).toBe('How long a cart is kept.')
    expect(sentenceOf('server/carts/carts-tool.ts')).toBe('The commands of carts.')
  })

  it('says of another the first sentence of the export that it is named after', () => {
    expect(sentenceOf('server/carts/change-lines.ts')).toBe(
      'Adds a line to "no. 5 Carts", if it can be booked.',
    )
    expect(sentenceOf('server/carts/cart.ts')).toBe('A cart.')
  })

  it('says of a schema which tables it makes', () => {
    expect(sentenceOf('server/migrations/1-selling.sql')).toBe('Tables carts, orders.')
  })

  it('is printed whole, or for one folder or file', () => {
    expect(printedMap(house, [])).toHaveLength(6)
    const orders = ['server/orders/place-order.ts  Turns a cart into an order.']
    expect(printedMap(house, ['server/orders'])).toEqual(orders)
    expect(printedMap(house, ['./server/orders/'])).toEqual(orders)
    expect(printedMap(house, ['server/orders/place-order.ts'])).toEqual(orders)
  })

  it('finds a file by words of its line, in any order and size of letters', () => {
    expect(printedMap(house, ['KEPT', 'long'])).toEqual([
      'server/carts/sweep-carts.ts  How long a cart is kept.',
    ])
    expect(printedMap(house, ['Order Cart'])[0]).toBe(
      'server/migrations/1-selling.sql  Tables carts, orders.',
    )
  })

  it('finds a file by what stands in it, and shows that', () => {
    expect(printedMap(house, ['mostlines'])).toEqual([
      'server/carts/change-lines.ts  Adds a line to "no. 5 Carts", if it can be booked.',
      '    mostLines: Lines that a cart holds.',
    ])
    expect(printedMap(house, ['plain'])[1]).toBe('    plain')
  })

  it('shows files that say a word of themselves before those that have it somewhere', () => {
    expect(printedMap(house, ['long']).map((line) => line.trim().split(' ')[0])).toEqual([
      'server/carts/sweep-carts.ts',
      'server/carts/cart.ts',
      'longest:',
    ])
  })

  it('shows a word before the same letters within another word', () => {
    const pages = mapProduct(
      buildTree({
        'server/orders/page.ts': '/** A page. */\nexport const a = 1',
        'server/units/unit.ts': '/** From which age. */\nexport const b = 1',
      }),
    )
    expect(printedMap(pages, ['age'])).toEqual([
      'server/units/unit.ts  From which age.',
      'server/orders/page.ts  A page.',
    ])
  })

  it('finds by their text the files that say a word nowhere of themselves', () => {
    expect(printedMap(house, ['asked.cart', 'slow'])).toEqual([])
    expect(printedMap(house, ['slow', 'stays'])).toEqual([
      'In the text of:',
      expect.stringMatching(/^server\/carts\/change-lines/),
    ])
  })

  it('shows the files that say most of three words, and says that none has all', () => {
    expect(printedMap(house, ['how', 'kept', 'camel'])).toEqual([
      'Nothing has all of: how kept camel. These have most of them:',
      'server/carts/sweep-carts.ts  How long a cart is kept.  [how kept]',
    ])
    expect(printedMap(house, ['cart', 'camel', 'oasis'])).toEqual([])
  })

  it('shows the questions of the glossary before the files', () => {
    const questions = questionsOf(
      '# Glossary\n- kept apart\n## Where it is decided\n- how long is a cart kept: `day` in [carts/sweep-carts.ts](../server/carts/sweep-carts.ts)\n- who pays: [a.ts](../server/a.ts)\n## More\n- kept too',
    )
    const asked = 'asked: how long is a cart kept: day in server/carts/sweep-carts.ts'
    expect(printedMap(house, ['kept', 'cart'], questions)[0]).toBe(asked)
    expect(printedMap(house, ['kept', 'cart', 'camel'], questions)[1]).toBe(`${asked}  [kept cart]`)
    expect(printedMap(house, ['pay'], questions)).toEqual(['asked: who pays: server/a.ts'])
    expect(questions).toHaveLength(2)
  })

  it('shows files with the words in their text after those that say them, and only a number where they are many', () => {
    const texts = (number: number) =>
      mapProduct(
        buildTree({
          'server/a.ts': '/** A reminder. */\nexport const a = 1',
          ...Object.fromEntries(
            Array.from({ length: number }, (_, at) => [`server/b${at}.ts`, "const b = 'my-reminder'"]),
          ),
        }),
      )
    expect(printedMap(texts(1), ['reminder'])).toEqual([
      'server/a.ts  A reminder.',
      'In the text of:',
      'server/b0.ts',
    ])
    expect(printedMap(texts(21), ['reminder'])[1]).toBe('In the text of 21 more files.')
    expect(printedMap(texts(1), ['minder'])).toEqual(['server/a.ts  A reminder.'])
  })

  it('shows no texts where many files say the word of themselves', () => {
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [`server/a${at}.ts`, '/** A reminder. */\nexport const a = 1']),
    )
    const printed = printedMap(mapProduct(buildTree({ ...many, 'server/b.ts': "const b = 'reminder'" })), [
      'reminder',
    ])
    expect(printed).toHaveLength(11)
  })

  it('leaves out a file that does not parse, where the checks would stop', () => {
    using folder = buildFolder({
      'server/carts/whole.ts': '/** A cart. */\nexport const a = 1',
      'server/carts/broken.ts': 'export const = 1',
    })
    const tree = readSourceTree(folder.root, { allowsBroken: true })
    expect(tree.unparsed).toEqual(['server/carts/broken.ts'])
    expect(mapProduct(tree).map(({ path: mapped }) => mapped)).toEqual(['server/carts/whole.ts'])
  })

  it('finds nothing where a word is missing', () => {
    expect(printedMap(house, ['cart', 'camel'])).toEqual([])
  })
})

it('is printed by a command', { timeout: 60_000 }, () => {
  const command = path.join(import.meta.dirname, 'print-map.ts')
  const printed = execFileSync(process.execPath, [command, 'hold', 'limits'], { encoding: 'utf8' })
  expect(printed).toMatch(/^server\/checkout\/hold-limits\.ts {2}\S/m)
  expect(printed).toMatch(/^asked: when does a hold end.*server\/checkout\/hold-lifetimes\.ts/m)
})
