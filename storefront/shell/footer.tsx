import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import type { Environment } from '../../widget/environment/environment.tsx'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { ContactLinks } from './contact-links.tsx'
import { Logo } from './logo.tsx'
import './footer.css'

const shapes: Record<Environment['layout']['footer'], string> = {
  columns: 'footer footer--columns',
  simple: 'footer footer--simple',
  map: 'footer footer--map',
  none: 'footer footer--none',
}

/** Every way on from the end of a page. */
export function Footer({ shell }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  const { address, layout } = useEnvironment()
  const { storefront, site, destinations, categories } = shell
  const { from, to } = site.copyright
  const company = [
    { href: address({ to: 'about' }), text: t('footer.about') },
    ...(storefront.kind === 'supplier' ? [] : [{ href: address({ to: 'blog' }), text: t('footer.blog') }]),
    { href: address({ to: 'integration' }), text: t('footer.embed') },
    { href: address({ to: 'terms' }), text: t('footer.terms') },
    { href: address({ to: 'privacy' }), text: t('footer.privacy') },
    ...site.footer.map(({ label, href }) => ({ href, text: label })),
  ]
  const help = [
    { href: address({ to: 'faq' }), text: t('footer.faq') },
    { href: address({ to: 'contact' }), text: t('menu.contact') },
    { href: address({ to: 'invoices' }), text: t('footer.bookings') },
  ]
  return (
    <footer id="site-map" className={shapes[layout.footer]}>
      <div className="footer__columns">
        <div className="footer__contact">
          <Logo logo={site.logo} />
          <p className="footer__call">{t('footer.call')}</p>
          <ContactLinks contact={storefront.contact} />
        </div>
        <Column title={t('menu.places')}>
          {destinations.map(({ slug, name }) => ({
            href: address({ to: 'listing', city: slug }),
            text: name,
          }))}
        </Column>
        <Column title={t('menu.categories')}>
          {categories.map(({ slug, name }) => ({
            href: address({ to: 'listing', category: slug }),
            text: name,
          }))}
        </Column>
        <div className="footer__pair">
          <Column title={t('footer.company', { name: storefront.name })}>{company}</Column>
          <Column title={t('footer.help')}>{help}</Column>
        </div>
      </div>
      <div className="footer__end">
        <p className="footer__payment">
          <Icon name="lock" size={16} />
          {t('footer.payment')}
        </p>
        <p>
          <span className="isolate">
            {from === to
              ? t('footer.copyrightYear', { year: String(from), name: storefront.name })
              : t('footer.copyright', { from: String(from), to: String(to), name: storefront.name })}
          </span>
        </p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: readonly { href: string; text: string }[] }) {
  if (children.length === 0) return null
  return (
    <section className="footer__column">
      <h2 className="footer__title">{title}</h2>
      <ul>
        {children.map(({ href, text }) => (
          <li key={href}>
            <a className="footer__link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
