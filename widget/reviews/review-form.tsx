import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../server/contract/primitives.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { newKey } from '../environment/new-key.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { TextArea } from '../ui/controls/text-area.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Select } from '../ui/controls/select.tsx'
import { checkReview, most, reviewFields, reviewLanguages } from './review-draft.ts'
import type { ReviewDraft, ReviewFaults, ReviewField } from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'
import './review-form.css'

/** From here on the writer is told how much room is left. */
const tellLeftFrom = 500

/** What one writes of a review. `onSend` rejects when it could not be sent. */
export function ReviewForm({
  author,
  onSend,
}: {
  author: string
  onSend: (draft: ReviewDraft, intent: string) => Promise<void>
}) {
  const { t } = useTranslation('reviews')
  const { announce, formats, language } = useEnvironment()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<ReviewDraft>({ rating: 0, title: '', body: '', author, language })
  // the same words sent again are the same review
  const [intent, setIntent] = useState(() => newKey())
  const [faults, setFaults] = useState<ReviewFaults>({})
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const wrong = Object.values(faults).filter(Boolean)
  const left = most.body - draft.body.length
  const names = formats.names('language')

  function change(part: Partial<ReviewDraft>): void {
    setDraft({ ...draft, ...part })
    setIntent(newKey())
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) })
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (state === 'sending') return
    const found = checkReview(draft)
    setFaults(found)
    const first = reviewFields.find((field) => found[field])
    if (first) {
      announce(t('faults.marked'))
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
      return
    }
    setState('sending')
    try {
      await onSend(draft, intent)
    } catch {
      setState('failed')
    }
  }

  const errorOf = (field: ReviewField) => faults[field] && t(`faults.${faults[field]}`)
  return (
    <form ref={form} className="review-form" noValidate onSubmit={(event) => void send(event)}>
      {wrong.length > 0 ? (
        <Notice tone="wrong" alert>
          {t(wrong.includes('required') ? 'faults.all' : 'faults.marked')}
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <Notice tone="wrong" alert>
          {t('trouble')}
        </Notice>
      ) : null}
      <StarChoice value={draft.rating} error={errorOf('rating')} onChange={(rating) => change({ rating })} />
      <TextField
        data-field="title"
        name="title"
        dir="auto"
        label={`${t('fields.title')} ${t('fields.optional')}`}
        error={errorOf('title')}
        maxLength={most.title}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        data-field="body"
        name="body"
        label={t('fields.body')}
        hint={t('fields.bodyHint')}
        error={errorOf('body')}
        rows={7}
        required
        value={draft.body}
        onChange={(event) => change({ body: event.target.value })}
      />
      <p className="review-form__left" aria-live="polite">
        {left <= tellLeftFrom ? t(left < 0 ? 'faults.long' : 'left', { count: Math.max(left, 0) }) : null}
      </p>
      <div className="review-form__pair">
        <TextField
          data-field="author"
          name="author"
          dir="auto"
          autoComplete="nickname"
          label={t('fields.author')}
          error={errorOf('author')}
          maxLength={most.author}
          value={draft.author}
          required
          onChange={(event) => change({ author: event.target.value })}
        />
        <Select
          name="language"
          label={t('fields.language')}
          value={draft.language}
          onChange={(event) => change({ language: event.target.value as Language })}
        >
          {reviewLanguages.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" look="act" wide busy={state === 'sending'}>
        {t('send')}
      </Button>
    </form>
  )
}
