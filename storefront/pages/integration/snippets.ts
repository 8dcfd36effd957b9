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
  speaks,
}: IntegrationChoice): [string, string][] {
  const all: [string, string | undefined][] = [
    ['storefront', shop],
    ['view', view],
    ['experience', experience],
    ['theme', theme === 'default' ? undefined : theme],
    ['layout', layout],
    ['language', speaks],
  ]
  return all.filter((one): one is [string, string] => one[1] !== undefined)
}

/** What stands in the page: slugs and words of a list, which need no escaping. */
export function elementOf(choice: IntegrationChoice, indent = ''): string {
  const lines = attributesOf(choice).map(([name, value]) => `\n${indent}  ${name}="${value}"`)
  return `<dhow-booking${lines.join('')}\n${indent}></dhow-booking>`
}

const snippets: Record<Way, (script: string, choice: IntegrationChoice) => string> = {
  html: (script, choice) => `<script async src="${script}"></script>\n\n${elementOf(choice)}`,
  react: (script, choice) => `export function Booking() {
  return (
    <>
      <script async src="${script}" />
      ${elementOf(choice, '      ')}
    </>
  )
}`,
  vue: (script, choice) => `<script setup>
import { onMounted } from 'vue'

onMounted(() => {
  const script = document.createElement('script')
  script.async = true
  script.src = '${script}'
  document.head.append(script)
})
</script>

<template>
  ${elementOf(choice, '  ')}
</template>`,
  wordpress: (script, choice) => `add_action('wp_enqueue_scripts', function () {
  wp_enqueue_script('dhow', '${script}', [], null, ['strategy' => 'async']);
});

add_shortcode('dhow_booking', function () {
  return '${elementOf(choice, '  ')}';
});`,
}

/** The lines to copy. */
export function snippetOf(way: Way, origin: string, choice: IntegrationChoice): string {
  return snippets[way](`${origin}/widget/v1.js`, choice)
}
