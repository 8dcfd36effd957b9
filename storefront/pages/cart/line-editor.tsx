import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../../server/contract/carts.ts'
import type { Experience } from '../../../server/contract/catalogue.ts'
import type { BookingModel } from '../../../widget/availability/booking-model.ts'
import { createBookingModel } from '../../../widget/availability/booking-model.ts'
import { BookingSheet } from '../../../widget/availability/booking-panel.tsx'
import { todayIn } from '../../../widget/availability/today.ts'
import { useCart } from '../../../widget/cart/cart-context.tsx'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/button.tsx'
import { Dialog } from '../../../widget/ui/dialog.tsx'
import { Notice } from '../../../widget/ui/notice.tsx'
import { Skeleton } from '../../../widget/ui/skeleton.tsx'

/** The booking panel over the cart, filled in with a line's choices; what it takes replaces the line. */
export function LineEditor({ line, onDone }: { line: CartLine; onDone: () => void }) {
  const { t } = useTranslation('cart')
  const { api, currency, announce, address } = useEnvironment()
  const cart = useCart()
  const [model, setModel] = useState<BookingModel | 'failed'>()
  const { slug, title, destination } = line.experience

  useEffect(() => {
    const leaving = new AbortController()
    api
      .read<Experience>(`experiences/${slug}`, { signal: leaving.signal })
      .then((experience) => {
        const source = { api, currency, experience }
        setModel(createBookingModel(source, todayIn(experience.timeZone), { selection: line.selection }))
      })
      .catch(() => {
        if (!leaving.signal.aborted) setModel('failed')
      })
    return () => leaving.abort()
  }, [api, currency, slug, line.selection])

  if (typeof model === 'object') {
    return (
      <BookingSheet
        title={t('edit.name', { title })}
        label={t('edit.save')}
        model={model}
        onClose={onDone}
        onSubmit={async (selection) => {
          const reply = await cart.change(line.id, selection)
          if (reply.outcome === 'changed') {
            announce(t('edit.done', { title }))
            onDone()
          }
          return reply
        }}
      />
    )
  }
  return (
    <Dialog title={t('edit.name', { title })} shape="sheet" onClose={onDone}>
      {model === 'failed' ? (
        <Notice
          tone="wrong"
          alert
          actions={
            <ButtonLink
              look="quiet"
              size="small"
              href={address({ to: 'experience', slug, city: destination.slug })}
            >
              {t('edit.elsewhere')}
            </ButtonLink>
          }
        >
          {t('edit.failed')}
        </Notice>
      ) : (
        <div role="status">
          <span className="visually-hidden">{t('edit.loading')}</span>
          <Skeleton shape="title" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      )}
    </Dialog>
  )
}
