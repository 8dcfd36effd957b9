import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { IntegrationChoice } from '../../../server/contract/integration.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { useArrived } from '../../../widget/ui/arrived.ts'
import { Button } from '../../../widget/ui/controls/button.tsx'
import { TextField } from '../../../widget/ui/controls/field.tsx'
import { Select } from '../../../widget/ui/controls/select.tsx'
import { localeRecord } from '../../../locales/locale-records.ts'
import type { DataOf } from '../registry.ts'
import './choice-form.css'

/** The browser's own list: the contract's would bring its schemas along. */
const views: Record<IntegrationChoice['view'], true> = {
  experience: true,
  availability: true,
  search: true,
  listing: true,
  button: true,
  cart: true,
  invoices: true,
}
const layouts: Record<NonNullable<IntegrationChoice['layout']>, true> = { stacked: true, row: true }
const corners: Record<NonNullable<IntegrationChoice['corner']>, true> = {
  'bottom-right': true,
  'bottom-left': true,
  'top-right': true,
  'top-left': true,
}
const viewsOfButton: readonly string[] = ['button', 'cart']
/** Who types goes on typing: the search waits so long for the next letter. */
const restMs = 400
/** What has lists. */
const viewsWithLists: readonly string[] = ['search', 'listing']
const themes: Record<IntegrationChoice['theme'], true> = { default: true, transparent: true }

/** What is put into the page, where, and how it looks. Every choice is an address, with scripts or without. */
export function ChoiceForm({ data }: { data: DataOf<'integration'> }) {
  const { t } = useTranslation('integration')
  const { address, navigate, formats } = useEnvironment()
  const arrived = useArrived()
  const { choice, storefronts, experiences, languages, total } = data
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const page = address({ to: 'integration' })
  const hint = () => {
    if (total === 0) return t('choose.nothing')
    if (experiences.length >= total) return undefined
    return t('choose.found', {
      shown: formats.number().format(experiences.length),
      total: formats.number().format(total),
    })
  }
  return (
    <form
      className="choice-form"
      action={page}
      aria-label={t('choose.title')}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
        const query = new URLSearchParams(chosen as [string, string][])
        navigate(`${page}?${query.toString()}`, { replace: true, keepScroll: true })
      }}
      onChange={({ currentTarget, target }) => {
        clearTimeout(resting.current)
        const isTyped = (target as unknown as { name?: string }).name === 'find'
        const submit = () => currentTarget.isConnected && currentTarget.requestSubmit()
        if (isTyped) resting.current = setTimeout(submit, restMs)
        else submit()
      }}
    >
      {storefronts.length > 1 ? (
        <Select key={choice.shop} label={t('choose.shop')} name="shop" defaultValue={choice.shop}>
          {storefronts.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="shop" value={choice.shop} />
      )}
      <Select label={t('choose.view')} name="view" defaultValue={choice.view}>
        {Object.keys(views).map((view) => (
          <option key={view} value={view}>
            {t(`view.${view}`)}
          </option>
        ))}
      </Select>
      {choice.experience ? (
        <TextField
          key={`find ${choice.shop}`}
          type="search"
          name="find"
          autoComplete="off"
          maxLength={80}
          label={t('choose.find')}
          defaultValue={choice.find ?? ''}
          hint={hint()}
        />
      ) : null}
      {choice.experience ? (
        <Select
          key={`of ${choice.shop} ${choice.find ?? ''}`}
          label={t('choose.experience')}
          name="experience"
          defaultValue={choice.experience}
        >
          {experiences.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
      ) : null}
      <Select label={t('choose.theme')} name="theme" defaultValue={choice.theme}>
        {Object.keys(themes).map((theme) => (
          <option key={theme} value={theme}>
            {t(`theme.${theme}`)}
          </option>
        ))}
      </Select>
      {viewsWithLists.includes(choice.view) ? (
        <Select label={t('choose.layout')} name="layout" defaultValue={choice.layout ?? ''}>
          <option value="">{t('layout.own')}</option>
          {Object.keys(layouts).map((layout) => (
            <option key={layout} value={layout}>
              {t(`layout.${layout}`)}
            </option>
          ))}
        </Select>
      ) : null}
      {viewsOfButton.includes(choice.view) ? (
        <Select label={t('choose.corner')} name="corner" defaultValue={choice.corner ?? ''}>
          <option value="">{t('corner.inPlace')}</option>
          {Object.keys(corners).map((corner) => (
            <option key={corner} value={corner}>
              {t(`corner.${corner}`)}
            </option>
          ))}
        </Select>
      ) : null}
      <Select
        key={`in ${choice.shop}`}
        label={t('choose.speaks')}
        name="speaks"
        defaultValue={choice.speaks ?? ''}
      >
        <option value="">{t('choose.ownLanguage')}</option>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {localeRecord(code).name}
          </option>
        ))}
      </Select>
      {arrived ? null : (
        <Button type="submit" look="act">
          {t('choose.show')}
        </Button>
      )}
    </form>
  )
}
