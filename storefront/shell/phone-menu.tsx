import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { Dialog } from '../../widget/ui/overlays/dialog.tsx'
import { Skeleton } from '../../widget/ui/states/skeleton.tsx'
import { SiteIcon } from './site-icon.tsx'
import './phone-menu.css'

const PhoneMenuContent = lazy(async () => ({
  default: (await import('./phone-menu-content.tsx')).PhoneMenuContent,
}))

/** The menu of a narrow screen. Without JavaScript its button leads to the footer, which has the same links. */
export function PhoneMenu({ shell }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        className="phone-menu__button"
        href="#site-map"
        role="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <SiteIcon name="menu" size={24} />
        <span className="visually-hidden">{t('menu.open')}</span>
      </a>
      {open ? (
        <Dialog shape="side" title={t('menu.label')} onClose={() => setOpen(false)}>
          <Suspense fallback={<Waiting />}>
            <PhoneMenuContent shell={shell} onChoose={() => setOpen(false)} />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  )
}

/** As the entries that come. */
function Waiting() {
  return (
    <div className="phone-menu__wait" aria-busy="true">
      {Array.from({ length: 6 }, (_, entry) => (
        <Skeleton key={entry} shape="title" />
      ))}
    </div>
  )
}
