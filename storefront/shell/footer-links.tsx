import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { categoryPlace, cityPlace } from '../../widget/environment/places.ts'
import type { FooterShell } from './frame-parts.ts'
import { askAgain } from './visitor-consent.tsx'
import { nameOf } from '../../widget/ui/facts/name-of.tsx'
import './footer-links.css'

/** A link of a footer. */
export interface FooterLink {
  href: string
  text: ReactNode
}

/** Every way on from the end of a page, by what it is about. */
export function useFooterLinks({ site, sites = [], destinations, categories }: FooterShell) {
  const { t } = useTranslation('shell')
  const { address } = useEnvironment()
  return {
    places: destinations.map((place) => ({
      href: address(cityPlace(place)),
      text: nameOf(place),
    })),
    categories: categories.map((category) => ({
      href: address(categoryPlace(category)),
      text: nameOf(category),
    })),
    sites: sites.map(({ name, href }) => ({ href, text: name })),
    company: [
      { href: address({ to: 'about' }), text: t('footer.about') },
      ...(site.tellsStories ? [{ href: address({ to: 'blog' }), text: t('footer.blog') }] : []),
      { href: address({ to: 'integration' }), text: t('footer.embed') },
      { href: address({ to: 'terms' }), text: t('footer.terms') },
      { href: address({ to: 'privacy' }), text: t('footer.privacy') },
      ...site.footer.map(({ label, href }) => ({ href, text: label })),
    ],
    help: [
      { href: address({ to: 'faq' }), text: t('footer.faq') },
      { href: address({ to: 'contact' }), text: t('menu.contact') },
      { href: address({ to: 'saved' }), text: t('saved') },
      { href: address({ to: 'invoices' }), text: t('footer.bookings') },
    ],
  }
}

/** Links under a title; nothing where there are none. */
export function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className="footer-links__title">{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className="footer-links__link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links beside each other after their title; nothing where there are none. */
export function FooterRow({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="footer-links__row">
      <h2 className="footer-links__title">{title}</h2>
      <ul className="footer-links__beside">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className="footer-links__link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whose site it is and since when. */
export function Copyright({ shell: { site, storefront } }: { shell: FooterShell }) {
  const { t } = useTranslation('shell')
  const { formats } = useEnvironment()
  const [from, to] = [site.copyright.from, site.copyright.to].map((year) =>
    formats.number({ useGrouping: false }).format(year),
  )
  return (
    <p>
      {site.tagManager ? (
        <>
          <button
            type="button"
            className="footer-links__choice"
            onClick={({ currentTarget }) =>
              currentTarget.ownerDocument.defaultView?.dispatchEvent(new Event(askAgain))
            }
          >
            {t('consent.again')}
          </button>{' '}
        </>
      ) : null}
      <span className="isolate">
        {from === to
          ? t('footer.copyrightYear', { year: from, name: storefront.name })
          : t('footer.copyright', { from, to, name: storefront.name })}
      </span>
    </p>
  )
}
