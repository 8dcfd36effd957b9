import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteIcon } from '../shell/site-icon.tsx'
import { share } from '../navigation/share.ts'
import type { Shared } from '../navigation/share.ts'
import './share-button.css'

/** Shares the page: by the device's own ways, else by its link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('saved')
  const [shared, setShared] = useState<Shared>()
  return (
    <span className="share-button">
      <button
        type="button"
        className="share-button__action"
        onClick={() => {
          setShared(undefined)
          void share(title).then(setShared)
        }}
      >
        <SiteIcon name="share" />
        {t('share.action')}
      </button>
      <span role="status" className="share-button__said">
        {shared === 'copied' ? t('share.copied') : shared === 'failed' ? t('share.failed') : null}
      </span>
    </span>
  )
}
