import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testPicture } from '../../../server/testing/factories/search.ts'
import { buildEnvironment, inApp } from '../../environment/testing/in-app.tsx'
import { Gallery } from './gallery.tsx'

it('labels a drawing in place of a missing picture, to the eye and to a screen reader, and no other picture', async () => {
  const drawn = { ...testPicture, illustration: true as const }
  const shown = async (picture: typeof drawn | typeof testPicture) =>
    render(
      await inApp(<Gallery title="A walk" hero={picture} pictures={[picture]} />, {
        namespaces: ['common', 'detail'],
      }),
    )
  const { unmount } = await shown(drawn)
  expect(screen.getByText('Illustration')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Open picture 1 of 1:.*Illustration$/ })).toBeTruthy()
  unmount()
  await shown(testPicture)
  expect(screen.queryByText('Illustration')).toBeNull()
})

it('tells a screen reader that the description of a picture is in English where the page is not', async () => {
  const english = { ...testPicture, alt: 'A low sun over red dunes', inEnglish: true as const }
  render(
    await inApp(<Gallery title="Dünen" hero={english} pictures={[english]} />, {
      namespaces: ['common', 'detail'],
      environment: buildEnvironment({ language: 'de' }),
    }),
  )
  const button = screen.getByRole('button', { name: /^Bild 1 von 1 öffnen: ?A low sun over red dunes$/ })
  expect(button.hasAttribute('aria-label')).toBe(false)
  expect(screen.getByAltText('A low sun over red dunes').getAttribute('lang')).toBe('en')
})

it('names the button of a picture that nobody described by its number alone', async () => {
  const plain = { ...testPicture, alt: '' }
  render(
    await inApp(<Gallery title="A walk" hero={plain} pictures={[plain]} />, {
      namespaces: ['common', 'detail'],
    }),
  )
  expect(screen.getByRole('button', { name: 'Open picture 1 of 1' })).toBeTruthy()
})
