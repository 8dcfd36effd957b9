import { useTranslation } from 'react-i18next'
import { ContactLinks } from '../contact-links.tsx'
import { Copyright, useFooterLinks } from '../footer-links.tsx'
import type { FooterShell } from '../frame-parts.ts'
import './simple-footer.css'

/** A few lines: where to ask, the links that must be there, whose site it is. */
export function SimpleFooter({ shell }: { shell: FooterShell }) {
  const { t } = useTranslation('shell')
  const { places, sites, company, help } = useFooterLinks(shell)
  return (
    <footer id="site-map" className="simple-footer">
      <div className="simple-footer__contact">
        <ContactLinks contact={shell.storefront.contact} />
      </div>
      <nav aria-label={t('footer.help')}>
        <ul className="simple-footer__links">
          {[...places, ...help, ...company, ...sites].map(({ href, text }) => (
            <li key={href}>
              <a className="simple-footer__link" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="simple-footer__end">
        {shell.site.takesPayment ? <p>{t('footer.payment')}</p> : null}
        <Copyright shell={shell} />
      </div>
    </footer>
  )
}
