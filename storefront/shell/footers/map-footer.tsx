import { useTranslation } from 'react-i18next'
import { ContactLinks, contextOfHours } from '../contact-links.tsx'
import { Copyright, FooterColumn, useFooterLinks } from '../footer-links.tsx'
import type { FooterShell } from '../frame-parts.ts'
import { Logo } from '../logo.tsx'
import './map-footer.css'

/** Where to find them: the places as large names, as on a hand-drawn map, with the contact details beside them. */
export function MapFooter({ shell }: { shell: FooterShell }) {
  const { t } = useTranslation('shell')
  const { places, sites, company, help } = useFooterLinks(shell)
  return (
    <footer id="site-map" className="map-footer">
      <div className="map-footer__ground">
        <div className="map-footer__places">
          <h2 className="map-footer__title">{t('menu.places')}</h2>
          <ul className="map-footer__list">
            {places.map(({ href, text }) => (
              <li key={href}>
                <a className="map-footer__place display" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="map-footer__card">
          <Logo logo={shell.site.logo} />
          <p>{t('footer.call', contextOfHours(shell.storefront.contact))}</p>
          <ContactLinks contact={shell.storefront.contact} />
        </div>
      </div>
      <div className="map-footer__links">
        <FooterColumn title={t('footer.help')} links={help} />
        <FooterColumn title={t('footer.company', { name: shell.storefront.name })} links={company} />
        <FooterColumn title={t('footer.sites')} links={sites} />
        <div className="map-footer__end">
          {shell.site.takesPayment ? <p>{t('footer.payment')}</p> : null}
          <Copyright shell={shell} />
        </div>
      </div>
    </footer>
  )
}
