import { useTranslation } from 'react-i18next'
import { Icon } from '../../../widget/ui/pictures/icon.tsx'
import { ContactLinks, contextOfHours } from '../contact-links.tsx'
import { Copyright, FooterColumn, FooterRow, useFooterLinks } from '../footer-links.tsx'
import type { FooterShell } from '../frame-parts.ts'
import { Logo } from '../logo.tsx'
import './columns-footer.css'

/** Name and help first, then columns of links. */
export function ColumnsFooter({ shell }: { shell: FooterShell }) {
  const { t } = useTranslation('shell')
  const { places, categories, sites, company, help } = useFooterLinks(shell)
  const { storefront, site } = shell
  return (
    <footer id="site-map" className="columns-footer">
      <div className="columns-footer__columns">
        <div className="columns-footer__contact">
          <Logo logo={site.logo} />
          <p className="columns-footer__call">{t('footer.call', contextOfHours(storefront.contact))}</p>
          <ContactLinks contact={storefront.contact} />
        </div>
        <FooterColumn title={t('menu.places')} links={places} />
        <FooterColumn title={t('menu.categories')} links={categories} />
        <div className="columns-footer__pair">
          <FooterColumn title={t('footer.company', { name: storefront.name })} links={company} />
          <FooterColumn title={t('footer.help')} links={help} />
        </div>
      </div>
      <FooterRow title={t('footer.sites')} links={sites} />
      <div className="columns-footer__end">
        {site.takesPayment ? (
          <p className="columns-footer__payment">
            <Icon name="lock" size={16} />
            {t('footer.payment')}
          </p>
        ) : null}
        <Copyright shell={shell} />
      </div>
    </footer>
  )
}
