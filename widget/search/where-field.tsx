import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '../../server/contract/suggestions.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { IconName } from '../ui/pictures/icon.tsx'
import { opensAbove } from '../ui/overlays/room.ts'
import type { OfferedPlace } from './popular-places.ts'
import { useSuggestions } from './use-suggestions.ts'
import { nameOf } from '../ui/facts/name-of.tsx'
import './where-field.css'

const icons: Record<Suggestion['kind'], IconName> = {
  destination: 'pin',
  category: 'tag',
  experience: 'ticket',
}

/** What the suggestions take at most; a longer text would only be refused. */
const longestText = 100

/** About how high the suggestions are: seven of them. */
const panelHeight = 420

/** Props of `WhereField`. */
export interface WhereFieldProps {
  text: string
  /** Offered before anything is typed. */
  popular?: readonly OfferedPlace[]
  labelHidden?: boolean
  placeholder: string
  onText: (text: string) => void
  onPick: (suggestion: Suggestion) => void
}

/** Where to, or what: a text field with suggestions, after the combobox pattern of the ARIA Authoring Practices. */
export function WhereField({
  text,
  popular = [],
  labelHidden,
  placeholder,
  onText,
  onPick,
}: WhereFieldProps) {
  const { t } = useTranslation('search')
  const id = useId()
  const [open, setOpen] = useState(false)
  const [isAbove, setAbove] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(text, open)
  const offered = text.trim() === '' ? popular : found
  const shows = open && offered.length > 0
  const current = shows ? offered[active] : undefined

  const pick = (suggestion: Suggestion) => {
    onPick(suggestion)
    setOpen(false)
    setActive(-1)
  }
  const openHere = ({ currentTarget }: { currentTarget: Element }) => {
    setAbove(opensAbove(currentTarget, panelHeight))
    setOpen(true)
  }
  const move = (step: 1 | -1) => {
    setOpen(true)
    // one place more than there are offers: the text itself
    const places = offered.length + 1
    setActive((from) => ((from + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      pick(current)
    } else if (event.key === 'Escape' && shows) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    }
  }

  return (
    <div className="where-field">
      <label className={labelHidden ? 'visually-hidden' : 'where-field__label'} htmlFor={id}>
        {t('where.label')}
      </label>
      <input
        id={id}
        className="where-field__input"
        type="search"
        name="text"
        role="combobox"
        maxLength={longestText}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={text}
        aria-autocomplete="list"
        aria-expanded={shows}
        aria-controls={shows ? `${id}-list` : undefined}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        onChange={(event) => {
          onText(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={openHere}
        onClick={openHere}
        onBlur={() => {
          setOpen(false)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      {shows ? (
        <div className={isAbove ? 'where-field__panel where-field__panel--above' : 'where-field__panel'}>
          {text.trim() === '' ? (
            <p className="where-field__title">
              {t(popular.every((place) => place.popular) ? 'where.popular' : 'where.places')}
            </p>
          ) : null}
          <div
            id={`${id}-list`}
            className="where-field__list"
            role="listbox"
            aria-label={t('where.suggestions')}
          >
            {offered.map((suggestion, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard works in the field: the focus never leaves it
              <div
                key={`${suggestion.kind} ${suggestion.slug}`}
                id={`${id}-${index}`}
                className="where-field__option"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(suggestion)}
              >
                <Icon name={icons[suggestion.kind]} />
                <span className="where-field__words">
                  {nameOf({ name: suggestion.label, inEnglish: suggestion.inEnglish })}
                  {suggestion.detail ? (
                    <span className="where-field__detail">{suggestion.detail}</span>
                  ) : null}
                </span>
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <span className="visually-hidden" role="status">
        {shows ? t('where.count', { count: offered.length }) : ''}
      </span>
    </div>
  )
}
