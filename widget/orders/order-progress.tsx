import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Emblem } from '../ui/pictures/emblem.tsx'
import { Notice } from '../ui/states/notice.tsx'
import type { Patience } from './order-model.ts'
import { isUnpaid } from './outcomes.ts'
import './order-progress.css'

/** The booking is in progress: after a second it asks to wait, and after twenty it says how to go on instead. */
export function OrderProgress({ patience, invoice }: { patience: Patience; invoice?: Invoice }) {
  const { t } = useTranslation('orders')
  const { address } = useEnvironment()
  return (
    <section className="order-progress" aria-busy="true">
      <Emblem hour="dawn" />
      <div className="order-progress__words">
        <h1 className="order-progress__title display" tabIndex={-1}>
          {patience === 'lost' && invoice && isUnpaid(invoice)
            ? t('outcome.in-progress.short_unpaid')
            : t('progress.title')}
        </h1>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <p className="order-progress__wait" role="status">
          {patience === 'some' ? t('progress.wait') : null}
        </p>
        {patience === 'lost' ? (
          <Notice
            tone="hurry"
            alert
            title={t('progress.long')}
            actions={
              <>
                {invoice?.paymentUrl ? (
                  <ButtonLink look="quiet" size="small" href={invoice.paymentUrl} data-load="full">
                    {t('progress.pay')}
                  </ButtonLink>
                ) : null}
                <ButtonLink look="quiet" size="small" href={address({ to: 'contact' })}>
                  {t('contact')}
                </ButtonLink>
              </>
            }
          >
            {invoice?.paymentUrl ? `${t('progress.unpaid')} ` : null}
            {invoice?.buyer && !invoice.paymentUrl
              ? `${t('progress.still', { email: invoice.buyer.email })} `
              : null}
            {invoice ? t('progress.reference', { reference: invoice.reference }) : null}
          </Notice>
        ) : null}
      </div>
    </section>
  )
}
