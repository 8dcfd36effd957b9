import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { useArrived } from '../../../widget/ui/arrived.ts'
import { Button } from '../../../widget/ui/controls/button.tsx'
import './code-block.css'

/** Lines to copy. They run from left to right in every language; without scripts they are selected by hand. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('integration')
  const { announce } = useEnvironment()
  const arrived = useArrived()
  const [copied, setCopied] = useState<string>()
  async function copy(button: HTMLElement): Promise<void> {
    try {
      await button.ownerDocument.defaultView?.navigator.clipboard.writeText(code)
    } catch {
      announce(t('copy.failed'))
      return
    }
    setCopied(code)
    announce(t('copy.copied'))
  }
  return (
    <div className="code-block">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls long lines with the arrows */}
      <pre className="code-block__lines" dir="ltr" tabIndex={0} role="group" aria-label={label}>
        <code>{code}</code>
      </pre>
      {arrived ? (
        <Button
          look="quiet"
          size="small"
          className="code-block__copy"
          onClick={({ currentTarget }) => void copy(currentTarget)}
        >
          {t(copied === code ? 'copy.copied' : 'copy.copy')}
        </Button>
      ) : null}
    </div>
  )
}
