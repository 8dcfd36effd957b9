import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page, Shell } from '../../server/contract/pages.ts'
import { ToastProvider } from '../../widget/ui/overlays/toast.tsx'
import { createToasts } from '../../widget/ui/overlays/toast-store.ts'
import type { FrameParts } from './frame-parts.ts'
import { MessageButton } from './message-button.tsx'
import { Progress } from './progress.tsx'
import { SkipToBooking } from './skip-to-booking.tsx'
import { VisitorConsent } from './visitor-consent.tsx'
import '../../widget/ui/foundation.css'
import './page-frame.css'

/** Header, the page, footer: what stands around every page. It outlives every page of a visit. */
export function PageFrame({
  frame: { Header, Footer },
  shell,
  content,
  slow,
  offline,
  children,
}: {
  frame: FrameParts
  shell: Shell
  content: Page
  slow: boolean
  offline: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('shell')
  const [toasts] = useState(createToasts)
  return (
    <ToastProvider toasts={toasts}>
      <div className="dhow page-frame">
        <a className="page-frame__skip" href="#content" data-load="full">
          {t('skip')}
        </a>
        {content.page === 'experience' ? <SkipToBooking /> : null}
        <Progress slow={slow} offline={offline} />
        <Header shell={shell} content={content} />
        <main
          id="content"
          className={`page-frame__content${latePages.has(content.page) ? ' page-frame__content--late' : ''}`}
          tabIndex={-1}
        >
          {children}
        </main>
        <Footer shell={shell} />
        {shell.storefront.demonstration ? (
          // a landmark, as all that is read of a page
          <aside className="page-frame__demonstration">{t('demonstration')}</aside>
        ) : null}
        <MessageButton contact={shell.storefront.contact} yields={barPages.has(content.page)} />
        {shell.site.tagManager ? <VisitorConsent tagManager={shell.site.tagManager} /> : null}
        <div id="announcer" className="visually-hidden" aria-live="polite" />
      </div>
    </ToastProvider>
  )
}

/** Pages that the browser fills in: their height is unknown, so the footer stays below the screen, where it is not seen to move. */
const latePages: ReadonlySet<Page['page']> = new Set([
  'cart',
  'saved',
  'checkout',
  'invoices',
  'offer',
  'order-result',
  'write-review',
])

/** Pages that have a bar of their own at the foot of a phone. */
const barPages: ReadonlySet<Page['page']> = new Set(['experience', 'cart', 'checkout'])
