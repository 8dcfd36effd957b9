import { floorOf, isOutsideTheFloors } from './floors.ts'
import type { Import } from './imports.ts'
import { isTestFile } from './source-tree.ts'

/** A direction that imports may take. `why` is printed when it is broken. */
export type BoundaryRule = {
  name: string
  why: string
  /** True when this import is not allowed. Never asked about the imports of tests. */
  forbids: (edge: Import) => boolean
}

const under = (path: string, ...rooms: string[]): boolean => rooms.some((room) => path.startsWith(room))
const isPackage = (to: string): boolean => to.startsWith('npm:')
const isOneOf = (to: string, ...packages: string[]): boolean =>
  packages.some((name) => to === `npm:${name}` || (name.endsWith('/') && to.startsWith(`npm:${name}`)))
const sliceOf = (path: string): string => path.split('/')[1] ?? ''

/** The slice of the widget that a file belongs to: none for the shared rooms, the shell and the public surface. */
function widgetSliceOf(path: string): string | undefined {
  const slice = /^widget\/([^/]+)\//.exec(path)?.[1]
  return slice === undefined || ['ui', 'environment', 'embed'].includes(slice) ? undefined : slice
}

/** What the browser and the server both run: each imports types alone. */
const sharedModules: readonly string[] = [
  'server/contract/addresses.ts',
  'server/contract/cart-cookie.ts',
  'server/contract/escape-html.ts',
  'server/contract/proof-minutes.ts',
  'server/contract/treat-posters.ts',
]

/** Borrowed types of the contract cost the browser nothing; its values would bring zod along. */
const borrowsContract = ({ to, typeOnly }: Import): boolean =>
  (typeOnly && under(to, 'server/contract/')) || sharedModules.includes(to)

/** What an import may do in this house, in the order of the house: rooms first, then packages, then floors. */
export const boundaryRules: BoundaryRule[] = [
  {
    name: 'themes-and-locales-are-leaves',
    why: 'A theme and a catalogue of texts are data: they can be read, shipped and checked without the code that shows them.',
    forbids: ({ from, to }) =>
      (under(from, 'themes/') && !under(to, 'themes/')) ||
      (under(from, 'locales/') && !under(to, 'locales/')),
  },
  {
    name: 'widget-knows-no-site',
    why: 'The widget runs in a foreign page without our sites and our server: it may know themes, locales and the types of the contract.',
    forbids: (edge) =>
      under(edge.from, 'widget/') &&
      !isPackage(edge.to) &&
      !under(edge.to, 'widget/', 'themes/', 'locales/') &&
      !borrowsContract(edge),
  },
  {
    name: 'storefront-knows-no-server',
    why: 'A page gets its data as a payload, never from the server’s own modules, which would follow it into the browser.',
    forbids: (edge) =>
      under(edge.from, 'storefront/') &&
      !isPackage(edge.to) &&
      !under(edge.to, 'storefront/', 'widget/', 'themes/', 'locales/') &&
      !borrowsContract(edge),
  },
  {
    name: 'server-knows-no-screen',
    why: 'The server starts without the screens: it loads the built entry when it renders, and Node could not run their JSX.',
    forbids: ({ from, to }) =>
      under(from, 'server/') && !isPackage(to) && !under(to, 'server/', 'themes/', 'locales/', 'knexfile.ts'),
  },
  {
    name: 'tests-stay-out',
    why: 'What only tests need must not be needed to run the product.',
    forbids: ({ to }) => isTestFile(to),
  },
  {
    name: 'only-embed-knows-the-shadow-root',
    why: 'The same components run in a page and in a shadow root only as long as none of them knows which.',
    forbids: ({ from, to }) =>
      under(to, 'widget/embed/') && !under(from, 'widget/embed/') && from !== 'widget/index.ts',
  },
  {
    name: 'slices-are-composed-above',
    why: 'A slice of the funnel that draws another cannot be used, loaded or changed alone: pages and the shell put slices together.',
    forbids: ({ from, to, typeOnly }) => {
      const slice = widgetSliceOf(to)
      if (slice === undefined || typeOnly) return false
      if (under(from, 'widget/embed/') || from === 'widget/index.ts') return false
      if (under(from, 'storefront/')) return under(from, 'storefront/navigation/')
      return widgetSliceOf(from) !== slice
    },
  },
  {
    name: 'radix-and-leaflet-only-in-ui',
    why: 'Both assume that the document is theirs; widget/ui is where they are taught about shadow roots, once.',
    forbids: ({ from, to }) => isOneOf(to, '@radix-ui/', 'leaflet') && !under(from, 'widget/ui/'),
  },
  {
    name: 'zod-only-on-the-server',
    why: 'zod is 24 kB of JavaScript for every visitor; the browser borrows the types of the contract instead.',
    forbids: ({ from, to }) => isOneOf(to, 'zod', 'zod-openapi') && !under(from, 'server/'),
  },
  {
    name: 'shared-modules-import-types-alone',
    why: 'Browsers load these modules: what they import comes along to every visitor.',
    forbids: ({ from, typeOnly }) => sharedModules.includes(from) && !typeOnly,
  },
  {
    name: 'valibot-only-in-the-browser',
    why: 'The server has one way to distrust input, and it is the contract in zod.',
    forbids: ({ from, to }) => isOneOf(to, 'valibot') && !under(from, 'widget/', 'storefront/'),
  },
  {
    name: 'react-only-on-screens',
    why: 'One copy of React, in the built client and the built server entry: a second one in the server would break hooks.',
    forbids: ({ from, to }) =>
      isOneOf(to, 'react', 'react-dom', 'react-i18next', '@preact/signals-react') &&
      // the benchmark's unit of rendering is a process of its own, which renders nothing of the house
      !under(from, 'widget/', 'storefront/', 'server/bench/render-yardstick'),
  },
  {
    name: 'sql-only-in-queries',
    why: 'All SQL of a slice stands in one file, so that locks and costs can be read together; a use case gets a database as its deps.',
    forbids: ({ from, to, typeOnly }) =>
      isOneOf(to, 'knex', 'pg') &&
      !typeOnly &&
      !from.endsWith('.queries.ts') &&
      !under(
        from,
        'server/platform/database',
        'server/platform/pipelined-client',
        'server/platform/postgres/embedded-postgres',
        'server/migrations/',
        'server/bench/',
        'knexfile.ts',
      ),
  },
  {
    name: 'http-only-in-routes',
    why: 'A use case that knows Express cannot be called by a job, an import or another use case.',
    forbids: ({ from, to, typeOnly }) =>
      isOneOf(to, 'express', 'express-session') &&
      !(typeOnly && under(from, 'server/')) &&
      !from.endsWith('.routes.ts') &&
      from !== 'server/app.ts' &&
      !under(from, 'server/platform/', 'server/payments/sandbox', 'server/media/', 'server/bench/'),
  },
  {
    name: 'stripe-only-in-payments',
    why: 'The payment network is one slice’s business: who needs a payment asks payments.',
    forbids: ({ from, to }) => isOneOf(to, 'stripe') && !under(from, 'server/payments/'),
  },
  {
    name: 'queries-belong-to-their-slice',
    why: 'Slices meet through use cases: a query of another slice skips the rules that its use cases keep.',
    forbids: ({ from, to }) =>
      to.endsWith('.queries.ts') && sliceOf(from) !== sliceOf(to) && sliceOf(to) !== 'platform',
  },
  {
    name: 'presenters-are-pure',
    why: 'A presenter turns a row into a reply and can be tested with a literal: it asks nobody anything.',
    forbids: ({ from, to, typeOnly }) =>
      from.endsWith('.presenter.ts') &&
      !typeOnly &&
      (/\.(queries|routes)\.ts$/.test(to) || isOneOf(to, 'knex', 'pg')),
  },
  {
    name: 'every-room-has-a-floor',
    why: 'A new folder of the server says on which floor it stands, in server/testing/house/floors.ts, before anybody builds on it.',
    forbids: ({ from }) => under(from, 'server/') && !isOutsideTheFloors(from) && floorOf(from) === undefined,
  },
  {
    name: 'imports-go-down',
    why: 'What stands lower never knows what stands on it, so that it can be understood, tested and replaced alone.',
    forbids: ({ from, to }) => {
      if (!under(from, 'server/') || isOutsideTheFloors(from)) return false
      const lower = floorOf(from)
      const upper = floorOf(to)
      return lower !== undefined && upper !== undefined && upper > lower
    },
  },
  {
    name: 'nobody-stands-on-the-roof',
    why: 'Demo data, import and benchmarks use the house; a house that needs them to stand cannot be shipped without them.',
    forbids: ({ from, to }) =>
      isOutsideTheFloors(to) && !isOutsideTheFloors(from) && from !== 'server/main.ts',
  },
]
