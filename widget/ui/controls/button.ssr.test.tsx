import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button, ButtonLink } from './button.tsx'
import { Icon } from '../pictures/icon.tsx'

it('buttons, links and icons render where there is no window', () => {
  expect(globalThis).not.toHaveProperty('window')
  const html = renderToString(
    <>
      <Button look="act" icon={<Icon name="search" />}>
        Search
      </Button>
      <ButtonLink href="/cart">View cart</ButtonLink>
    </>,
  )
  expect(html).toContain('<button type="button" class="button button--act">')
  expect(html).toContain('<a href="/cart" class="button button--line">View cart</a>')
})
