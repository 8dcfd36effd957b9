import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testPicture } from '../../../server/testing/factories/search.ts'
import { inApp } from '../../environment/testing/in-app.tsx'
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
  expect(screen.getByRole('button', { name: /\(Illustration\)/ })).toBeTruthy()
  unmount()
  await shown(testPicture)
  expect(screen.queryByText('Illustration')).toBeNull()
})
