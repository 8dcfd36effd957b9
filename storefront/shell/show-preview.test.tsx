import { expect, it } from 'vitest'
import { showPreview } from './show-preview.ts'

it('shows the preview of a photograph behind it, and takes it away with the photograph', () => {
  const image = document.createElement('img')
  showPreview(image, 'UklGRg==')
  expect(image.style.backgroundImage).toContain('data:image/webp;base64,UklGRg==')
  showPreview(image, undefined)
  expect(image.style.backgroundImage).toBe('')
})
