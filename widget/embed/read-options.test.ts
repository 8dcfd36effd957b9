import { describe, expect, it } from 'vitest'
import type { GivenOptions } from './host-options.ts'
import { readOptions } from './read-options.ts'

/** What is read of options, and what is complained of. */
function read(given: GivenOptions) {
  const warnings: string[] = []
  const options = readOptions(
    { storefront: 'deira', ...given },
    'https://deira.example/boats',
    (option, why) => warnings.push(`${option}: ${why}`),
  )
  return { options, warnings }
}

describe('options of a page', () => {
  it('are read from attributes, which are texts', () => {
    const { options, warnings } = read({
      view: 'experience',
      experience: ' creek-dinner ',
      tokens: 'act: #0a7766; radius-card: 4px',
      buyer: '{"firstName":"Ada"}',
      consent: 'granted',
      analytics: '',
      returnUrl: '/thanks?from=dhow',
    })
    expect(options).toMatchObject({
      view: 'experience',
      experience: 'creek-dinner',
      tokens: { act: '#0a7766', 'radius-card': '4px' },
      buyer: { firstName: 'Ada' },
      consent: 'granted',
      analytics: 'dataLayer',
      returnUrl: 'https://deira.example/thanks?from=dhow',
    })
    expect(warnings).toEqual([])
  })

  it('are read from properties, which may be objects', () => {
    const { options } = read({
      tokens: { act: '#0a7766' },
      buyer: { email: 'ada@example.com' },
      analytics: true,
    })
    expect(options).toMatchObject({
      tokens: { act: '#0a7766' },
      buyer: { email: 'ada@example.com' },
      analytics: 'dataLayer',
    })
  })

  it('lose the quotes that a word processor put around them, and say so', () => {
    const { options, warnings } = read({ view: '“availability”', experience: '”creek-dinner”' })
    expect(options).toMatchObject({ view: 'availability', experience: 'creek-dinner' })
    expect([...new Set(warnings)].toSorted()).toEqual([
      expect.stringContaining('experience: ”creek-dinner” stands'),
      expect.stringContaining(
        'view: “availability” stands in the quotes of a word processor; write "availability"',
      ),
    ])
  })

  it.each([
    ['javascript:alert(1)', 'https://deira.example/boats'],
    ['blob:https://deira.example/f3c', 'https://deira.example/boats'],
    ['javascript:alert(1)', 'about:srcdoc'],
    ['data:text/html,hello', 'about:srcdoc'],
    ['//elsewhere.example/', 'https://deira.example/boats'],
  ])('lead back to no page but one of this site: not to %s from %s', (returnUrl, here) => {
    const warnings: string[] = []
    const options = readOptions({ storefront: 'deira', returnUrl }, here, (option) => warnings.push(option))
    expect(options.returnUrl).toBeUndefined()
    expect(warnings).toEqual(['returnUrl'])
  })

  it.each<[GivenOptions, string]>([
    [{ view: 'serch' }, 'view: "serch" is none of search, listing'],
    [{ view: 'experience' }, 'experience: the view "experience" needs the slug of one'],
    [{ theme: 'dark' }, 'theme: "dark" is none of default, transparent'],
    [{ scheme: 'dim' }, 'scheme: "dim" is none of light, dark, auto'],
    [{ layout: 'boat' }, 'layout: "boat" is none of stacked, row'],
    [{ consent: 'maybe' }, 'consent: "maybe" is none of granted, denied'],
    [{ tokens: '{nonsense' }, 'tokens: it must be an object'],
    [{ tokens: '[object Object]' }, 'tokens: it was an object before the script was there'],
    [{ tokens: { act: 7 } }, 'tokens: "act" must be a text'],
    [{ buyer: 'Ada' }, 'buyer: it must be an object'],
    [{ buyer: { surname: 'Lovelace' } }, 'buyer: "surname" is none of firstName'],
    [{ analytics: 'no such name!' }, 'analytics: it must be the name of a global array'],
    [
      { returnUrl: 'https://elsewhere.example/' },
      'returnUrl: "https://elsewhere.example/" is no address of this site',
    ],
    [{ language: 7 }, 'language: it must be a text'],
  ])('that cannot be used are named: %j', (given, warning) => {
    const { warnings } = read(given)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(warning)
  })

  it('never put what a buyer has typed into a warning', () => {
    const { warnings } = read({ buyer: { email: 7, nickname: 'ada@example.com' } })
    expect(warnings).toHaveLength(2)
    expect(warnings.join()).not.toContain('ada@')
  })
})
