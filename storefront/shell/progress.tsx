import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './progress.css'

/** With the router's own patience this makes a second from the click. */
const speakAfterMs = 850

/** A line at the top of the page while a navigation takes long; after a second it says so in words. Without a network, that. */
export function Progress({ slow, offline }: { slow: boolean; offline: boolean }) {
  const { t } = useTranslation('shell')
  const [speaks, setSpeaks] = useState(false)
  useEffect(() => {
    if (!slow) return undefined
    const timer = setTimeout(() => setSpeaks(true), speakAfterMs)
    return () => {
      clearTimeout(timer)
      setSpeaks(false)
    }
  }, [slow])
  const words = offline ? t('offline') : slow && speaks ? t('loading') : undefined
  return (
    <div className={slow ? 'progress progress--slow' : 'progress'} role="status">
      {words ? <span className="progress__words">{words}</span> : null}
    </div>
  )
}
