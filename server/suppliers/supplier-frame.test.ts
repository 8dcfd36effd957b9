import { expect, it } from 'vitest'
import { houseFacedCss } from '../../themes/house-faced.ts'
import { themes } from '../../themes/registry.ts'
import { html } from '../platform/text/html.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { declineForm, renderPage, withZone } from './supplier-frame.presenter.ts'

const open = async (language: 'en' | 'ar') => {
  const texts = await loadTexts(['supplier', 'lines'])
  return { t: texts(language), language }
}

it('keeps what travellers typed as text, in its own direction, and leaves out what there is nothing to say of', async () => {
  const page = renderPage(await open('ar'), {
    name: 'x',
    title: 'Sunset <b>cruise</b>',
    means: 'x',
    facts: [
      ['Guest', '<script>alert(1)</script>'],
      ['Pickup', ''],
      ['Note', undefined],
    ],
  })
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('<bdi>Sunset &lt;b&gt;cruise&lt;/b&gt;</bdi>')
  expect(page).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>')
  expect(page).not.toMatch(/<script|<dt>(Pickup|Note)/)
})

it('wears the look of the storefront that sold, and the default one where none is known', async () => {
  const about = { name: 'x', title: 'x', means: 'x' }
  const context = await open('en')
  expect(renderPage(context, { ...about, layout: 'supplier-three' })).toContain(
    'href="/supplier/assets/theme.css?layout=supplier-three"',
  )
  expect(renderPage(context, about)).toContain('href="/supplier/assets/theme.css"')
  expect(houseFacedCss('supplier-three')).toContain(`--dhow-paper:${themes['supplier-three'].light.paper}`)
})

it('begins with the logo of the storefront that sold, and with ours where it has none', async () => {
  const about = { name: 'x', seller: 'Deira Dhows', title: 'x', means: 'x' }
  const drawn = { picture: 'media:logo.svg', width: 120, height: 40, withName: false } as const
  const context = await open('en')
  const own = renderPage(context, { ...about, logo: { slug: 'deira', drawn } })
  expect(own).toMatch(/<img\s+src="\/_logo\/deira\.png"\s+width="\d+"\s+height="\d+"\s+alt="Deira Dhows"/)
  expect(own).not.toContain('supplier-page__mark')
  expect(own).not.toContain('<bdi>Deira Dhows</bdi>')
  const ours = renderPage(context, { ...about, logo: { slug: 'deira', drawn: null } })
  expect(ours).toContain('supplier-page__mark')
  expect(ours).toContain('<bdi>Deira Dhows</bdi>')
})

it('ends no line of a title inside a code', async () => {
  const page = renderPage(await open('en'), {
    name: 'x',
    title: 'Reserved order DH-3FXERP & more',
    means: 'x',
  })
  expect(page).toContain('Reserved order <span class="supplier-page__code">DH-3FXERP</span> &amp; more')
})

it('marks the reason that is missing, and only then', async () => {
  const { t } = await open('en')
  const form = (reasonMissing: boolean) =>
    html`${declineForm(t, { title: 'No?', label: 'Decline', reasonMissing })}`.markup
  expect(form(true)).toMatch(/aria-invalid="true"\s+aria-describedby="reason-missing"/)
  expect(form(true)).toContain('id="reason-missing">Please enter a reason.')
  expect(form(false)).not.toContain('id="reason-missing"')
})

it('names a time by the place whose clocks show it', async () => {
  const dubai = { en: 'Dubai', ar: 'دبي' }
  expect(withZone('8:00 AM', dubai, await open('en'))).toBe('8:00 AM (Dubai time)')
  expect(withZone('8:00 ص', dubai, await open('ar'))).toBe('8:00 ص (بتوقيت دبي)')
})
