import path from 'node:path'

const standIn = (file: string) => path.join(import.meta.dirname, 'widget/embed', file)

/** What a browser gets in the place of heavier packages; both sides of a test read our texts and make our calls. */
export const standIns = [
  { find: /^(react-)?i18next$/, replacement: standIn('small-i18n.tsx') },
  { find: /^\.\/prepare-i18next\.ts$/, replacement: standIn('prepare-small-i18n.ts') },
  { find: /^ky$/, replacement: standIn('small-fetch.ts') },
]
