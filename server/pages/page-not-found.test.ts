import { expect, it } from 'vitest'
import { PageNotFound } from './page-not-found.ts'

it('is raised with the message of the specification', () => {
  const raised = new PageNotFound('/ar/nowhere')
  expect(raised).toMatchObject({
    message: 'Page Not Found: /ar/nowhere',
    status: 404,
    code: 'page_not_found',
  })
})
