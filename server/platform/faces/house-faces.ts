import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import express from 'express'
import type { Router } from 'express'

/** The style sheet that names the faces; a page links it beside its theme. */
export const facesSheet = 'faces.css'

/** Typefaces of the default theme for pages that no build makes, each script in a file that only who needs it fetches. */
export function houseFaces(): Router {
  const require = createRequire(import.meta.url)
  const font = (name: string, script: string) =>
    require.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`)
  const files: Readonly<Record<string, string>> = {
    [facesSheet]: fileURLToPath(new URL(facesSheet, import.meta.url)),
    'bricolage-grotesque.woff2': font('bricolage-grotesque', 'latin'),
    'bricolage-grotesque-extended.woff2': font('bricolage-grotesque', 'latin-ext'),
    'figtree.woff2': font('figtree', 'latin'),
    'figtree-extended.woff2': font('figtree', 'latin-ext'),
    'fira-sans-condensed-cyrillic.woff2':
      require.resolve('@fontsource/fira-sans-condensed/files/fira-sans-condensed-cyrillic-800-normal.woff2'),
    'onest-cyrillic.woff2': font('onest', 'cyrillic'),
    'onest-extended.woff2': font('onest', 'latin-ext'),
    'readex-pro-arabic.woff2': font('readex-pro', 'arabic'),
    'rubik-hebrew.woff2': font('rubik', 'hebrew'),
    'vazirmatn-arabic.woff2': font('vazirmatn', 'arabic'),
  }
  const router = express.Router()
  for (const [name, file] of Object.entries(files)) {
    router.get(`/${name}`, (_req, res) => {
      res.sendFile(file, { maxAge: '5m' })
    })
  }
  return router
}
