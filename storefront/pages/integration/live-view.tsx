import { createElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useArrived } from '../../../widget/ui/arrived.ts'
import type { DataOf } from '../registry.ts'
import { LiveEvents } from './live-events.tsx'
import { attributesOf } from './snippets.ts'
import './live-view.css'

/** The widget in a host page, with the options that are chosen now. */
export function LiveView({ data: { origin, choice } }: { data: DataOf<'integration'> }) {
  const { t } = useTranslation('integration')
  const arrived = useArrived()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const document = place.current?.ownerDocument
    if (!document || document.querySelector('script[src$="/widget/v1.js"]')) return
    const script = document.createElement('script')
    script.async = true
    script.src = '/widget/v1.js'
    document.head.append(script)
  }, [])
  return (
    <>
      <section className="live-view" aria-label={t('live.title')}>
        <div className="live-view__bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span className="live-view__address isolate">{t('live.address')}</span>
        </div>
        <div ref={place} className={`live-view__page live-view__page--${choice.theme}`}>
          <div className="live-view__own" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
          {arrived ? (
            createElement('dhow-booking', { key: origin, ...Object.fromEntries(attributesOf(choice)) })
          ) : (
            <p className="live-view__wait">{t('live.needsScripts')}</p>
          )}
        </div>
      </section>
      <LiveEvents place={place} />
    </>
  )
}
