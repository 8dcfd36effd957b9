import type { IntegrationChoice } from '../../../server/contract/integration.ts'

/** Ways in which pages are made. */
export const ways = ['html', 'react', 'vue', 'wordpress'] as const
/** One of them. */
export type Way = (typeof ways)[number]

/** The attributes of `<dhow-booking>` that a choice comes to. */
export function attributesOf({
  shop,
  view,
  experience,
  theme,
  layout,
  corner,
  speaks,
}: IntegrationChoice): [string, string][] {
  const all: [string, string | undefined][] = [
    ['storefront', shop],
    ['view', view],
    ['experience', experience],
    ['theme', theme === 'default' ? undefined : theme],
    ['layout', layout],
    ['corner', corner],
    ['language', speaks],
  ]
  return all.filter((one): one is [string, string] => one[1] !== undefined)
}

/** Where a page's travellers go when its script cannot run: the storefront's own site, and what the link there says. */
interface Fallback {
  address: string
  text: string
}

/** What stands in the page: slugs and words of a list, which need no escaping. */
function elementOf(choice: IntegrationChoice, { address, text }: Fallback, indent = ''): string {
  const lines = attributesOf(choice).map(([name, value]) => `\n${indent}  ${name}="${value}"`)
  return `<dhow-booking${lines.join('')}\n${indent}><a href="${address}">${text}</a></dhow-booking>`
}

const snippets: Record<Way, (script: string, choice: IntegrationChoice, link: Fallback) => string> = {
  html: (script, choice, link) => `<script async src="${script}"></script>\n\n${elementOf(choice, link)}`,
  react: (script, choice, link) => `export function Booking() {
  return (
    <>
      <script async src="${script}" />
      ${elementOf(choice, link, '      ')}
    </>
  )
}`,
  vue: (script, choice, link) => `<script setup>
import { onMounted } from 'vue'

onMounted(() => {
  const script = document.createElement('script')
  script.async = true
  script.src = '${script}'
  document.head.append(script)
})
</script>

<template>
  ${elementOf(choice, link, '  ')}
</template>`,
  wordpress: (script, choice, link) => `add_action('wp_enqueue_scripts', function () {
  wp_enqueue_script('dhow', '${script}', [], null, ['strategy' => 'async']);
});

add_shortcode('dhow_booking', function () {
  return '${elementOf(choice, link, '  ')}';
});`,
}

/** The lines to copy. `link` is what a traveller reads where the script cannot run. */
export function snippetOf(way: Way, origin: string, choice: IntegrationChoice, link: string): string {
  const address = `${origin}/${choice.shop ? `?storefront=${choice.shop}` : ''}`
  return snippets[way](`${origin}/widget/v1.js`, choice, { address, text: link })
}
