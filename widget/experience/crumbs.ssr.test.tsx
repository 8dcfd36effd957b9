import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildExperience } from '../availability/testing/build-experience.ts'
import { inApp } from '../environment/testing/in-app.tsx'
import { Crumbs } from './crumbs.tsx'

it('the way to here marks names that are in English on a page of another language', async () => {
  const { experience: shown } = buildExperience()
  const experience = {
    ...shown,
    destination: { ...shown.destination, inEnglish: true as const },
    categories: shown.categories.map((category) => ({ ...category, inEnglish: true as const })),
  }
  const html = renderToString(await inApp(<Crumbs experience={experience} />, { namespaces: ['detail'] }))
  expect(html.match(/<bdi lang="en">[^<]+<\/bdi>/g)).toHaveLength(2)
})
