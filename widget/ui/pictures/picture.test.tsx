import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testPicture } from '../../../server/testing/factories/search.ts'
import { buildEnvironment, inApp } from '../../environment/testing/in-app.tsx'
import { Picture } from './picture.tsx'

it('says of a drawing in place of a picture that it is one, and of no other', async () => {
  const shown = async (picture: Parameters<typeof Picture>[0]['picture']) =>
    render(await inApp(<Picture picture={picture} sizes="100vw" />, { namespaces: ['common'] }))
  const { unmount } = await shown({ ...testPicture, illustration: true })
  expect(screen.getByText('Illustration')).toBeTruthy()
  unmount()
  await shown(testPicture)
  expect(screen.queryByText('Illustration')).toBeNull()
})

it('gives the preview of a photograph to the site, and to its first screen before any script', async () => {
  const picture = { ...testPicture, preview: 'UklGRg==' }
  const showPreview = vi.fn()
  const tree = (eager: boolean) =>
    inApp(<Picture picture={picture} sizes="100vw" eager={eager} />, {
      namespaces: ['common'],
      environment: buildEnvironment({ showPreview }),
    })
  const { container, unmount } = render(await tree(false))
  const image = container.querySelector('img')
  expect(showPreview).toHaveBeenCalledWith(image, 'UklGRg==')
  expect(image?.dataset['preview']).toBeUndefined()
  unmount()
  const first = render(await tree(true)).container.querySelector('img')
  expect(first?.dataset['preview']).toBe('UklGRg==')
})

it('keeps the tint in a widget, since the page around it may refuse data: addresses', async () => {
  const picture = { ...testPicture, preview: 'UklGRg==' }
  const { container } = render(
    await inApp(<Picture picture={picture} sizes="100vw" />, { namespaces: ['common'] }),
  )
  expect(container.querySelector('img')?.style.backgroundImage).toBe('')
})

/** What shows no picture of the catalogue: the operator's logo. */
const others = ['storefront/shell/logo.tsx']

it('is what shows every picture of the catalogue', () => {
  const root = path.join(import.meta.dirname, '../../..')
  const showing = globSync(['widget/**/*.tsx', 'storefront/**/*.tsx'], { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file) && !others.includes(file))
    .filter((file) => /<img\b/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(showing).toEqual(['widget/ui/pictures/picture.tsx'])
})
