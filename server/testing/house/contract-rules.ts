import type { ESTree } from 'vite'
import type { HouseRule, Place } from './house-rule.ts'
import { type SourceTree, isTestFile, lineOf, modulesOf, walk } from './source-tree.ts'

const reading = 'reading is for everybody'
const sandbox = 'the sandbox stands for the payment network, which is not ours: its calls are Stripe’s'

/** Files whose routes come from no record of the contract, each with what makes that right. */
const routesOfTheirOwn: Readonly<Record<string, string>> = {
  'server/checkout/go-to-payment.routes.ts':
    'leads the buyer of an order to the payment network, by a link that it checks itself',
  'server/embed/embed.routes.ts': 'preflight requests of the operations, from their records',
  'server/embed/widget-files.routes.ts': reading,
  'server/media/logo.routes.ts': reading,
  'server/media/media.routes.ts': reading,
  'server/messages/outbox.routes.ts': 'not in production',
  'server/pages/builds.routes.ts': reading,
  'server/pages/pages.routes.ts': 'every page, by `pageAccess` of the contract',
  'server/pages/sitemap.routes.ts': reading,
  'server/payments/sandbox/payment-page.routes.ts': sandbox,
  'server/payments/sandbox/stripe-api.routes.ts': sandbox,
  'server/platform/faces/heading-faces.routes.ts': reading,
  'server/platform/faces/house-faces.ts': reading,
  'server/platform/health.routes.ts': reading,
  'server/platform/metrics.routes.ts': 'the operator’s own token, and no address without it',
  'server/platform/open-api.routes.ts': reading,
  'server/suppliers/link-page.routes.ts': 'every page of a link, by `linkPages` of the contract',
  'server/suppliers/supplier-page.routes.ts': `style sheets: ${reading}`,
  'server/tickets/tickets.routes.ts': `public keys: ${reading}`,
}

/** Browser files that make requests, each with what they ask. */
const requestsOfTheirOwn: Readonly<Record<string, string>> = {
  'widget/environment/api.ts': 'the one client of the API',
  'widget/embed/small-fetch.ts': 'its transport in the widget',
  'widget/embed/loader.ts':
    'asks ahead what the client asks; the build writes the address in from the contract',
  'widget/embed/why-closed.ts': 'runs when the client could not start; its path has the type of the contract',
  'widget/embed/doctor/check-policy.ts': 'a file of the build',
  'widget/embed/doctor/check-setup.ts': 'a file of the build',
  'widget/embed/shop.ts': 'tells the client where the API is',
  'storefront/navigation/payloads.ts': 'data of pages',
  'storefront/navigation/version-check.ts': 'a file of the build',
  'storefront/page-environment.ts': 'tells the client where the API is',
}

/** The rules that keep the contract whole. */
export const contractRules: HouseRule[] = [
  {
    name: 'routes-come-from-the-contract',
    why: 'A route beside the records of server/contract is guarded, checked and described by nothing: write a record. One that is for everybody is listed in contract-rules.ts with its reason.',
    find: (tree) =>
      placesIn(tree, /^server\/(?!bench\/)/, (node) => routeOf(node)).filter(
        ({ path }) => !Object.hasOwn(routesOfTheirOwn, path),
      ),
  },
  {
    name: 'requests-go-through-the-contract',
    why: 'A request that is typed by hand knows no schema, key or problem: ask by `api.call`, with the id of an operation.',
    find: (tree) =>
      placesIn(tree, /^(widget|storefront)\//, (node) => requestOf(node)).filter(
        ({ path }) => !Object.hasOwn(requestsOfTheirOwn, path),
      ),
  },
]

function placesIn(
  tree: SourceTree,
  chosen: RegExp,
  judge: (node: ESTree.Node) => string | undefined,
): Place[] {
  return modulesOf(tree)
    .filter(({ path }) => chosen.test(path) && !isTestFile(path))
    .flatMap(({ path, text, parsed }) => {
      const places: Place[] = []
      walk(parsed.program, (node) => {
        const message = judge(node)
        if (message !== undefined) places.push({ path, line: lineOf(text, node.start), message })
      })
      return places
    })
}

/** `router.get('/cart', …)`, whatever the router is called. */
function routeOf(node: ESTree.Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object, property } = node.callee
  if (object.type !== 'Identifier' || !/^(router|app|site)$/i.test(object.name)) return undefined
  if (property.type !== 'Identifier') return undefined
  const isRoute = /^(get|post|put|patch|delete|all)$/.test(property.name) && node.arguments.length > 1
  return isRoute ? `${object.name}.${property.name}(…)` : undefined
}

/** `fetch(…)`, a beacon, another client, or an address of the API. */
function requestOf(node: ESTree.Node): string | undefined {
  if (node.type === 'CallExpression') {
    const { callee } = node
    const name =
      callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : callee.type === 'Identifier'
          ? callee.name
          : ''
    return /^(fetch|sendBeacon)$/.test(name) ? `${name}(…)` : undefined
  }
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
    const { name } = node.callee
    return /^(XMLHttpRequest|EventSource|WebSocket)$/.test(name) ? `new ${name}` : undefined
  }
  const text =
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateElement'
        ? node.value.raw
        : ''
  return text === 'ky' || /\bapi\/v\d/.test(text) ? text : undefined
}
