import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { useReply } from '../../../widget/environment/use-reply.ts'
import { CardList } from '../../../widget/experience/card-list.tsx'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { ExperienceCardSkeleton } from '../../../widget/experience/experience-card-skeleton.tsx'
import { useArrived } from '../../../widget/ui/arrived.ts'
import { Button, ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { BlankState } from '../../../widget/ui/states/blank-state.tsx'
import { Notice } from '../../../widget/ui/states/notice.tsx'
import { useKept } from '../../saved/kept-context.tsx'
import './saved-page.css'

/** A reply holds no more cards (`CardsQuery`). */
const mostAtOnce = 40

/** What a visitor has put aside, on this device or in the account, the latest first. */
export function SavedPage() {
  const { t } = useTranslation('saved')
  const { address } = useEnvironment()
  const { slugs, kept } = useKept('saved')
  const arrived = useArrived()
  const groups = Array.from({ length: Math.ceil(slugs.length / mostAtOnce) }, (_, at) =>
    slugs.slice(at * mostAtOnce, (at + 1) * mostAtOnce).join(','),
  )
  const asked = useReply(groups.length > 0 ? groups.join(' ') : undefined, async (api, signal) => {
    const replies = await Promise.all(
      groups.map((group) => api.call('listCards', { query: { slugs: group }, signal })),
    )
    return replies.flatMap(({ experiences }) => experiences)
  })
  // what was taken off goes at once; what remains need not be asked for to be shown
  const known = asked.state === 'there' ? asked.reply : asked.state === 'asking' ? asked.before : undefined
  const cards = known?.filter(({ slug }) => slugs.includes(slug))
  const isWaiting = !arrived || (asked.state === 'asking' && !cards?.length)

  const page = useFocusOfRemoved(slugs)

  if (arrived && slugs.length === 0) {
    return (
      <div ref={page} className="saved-page">
        <BlankState
          title={t('list.none')}
          actions={
            <ButtonLink look="act" href={address({ to: 'listing' })}>
              {t('list.look')}
            </ButtonLink>
          }
        >
          <p>{t('list.how')}</p>
        </BlankState>
      </div>
    )
  }
  const gone =
    asked.state === 'there' ? slugs.filter((slug) => !asked.reply.some((card) => card.slug === slug)) : []
  return (
    <div ref={page} className="saved-page">
      <h1 className="saved-page__title display" tabIndex={-1}>
        {t('list.title')}
      </h1>
      <p className="saved-page__where">
        {arrived && kept?.isOfAccount() ? (
          t('list.whereAccount')
        ) : (
          <Trans
            t={t}
            i18nKey="list.where"
            components={{ logIn: <LinkTo href={address({ to: 'log-in' })} /> }}
          />
        )}
      </p>
      {asked.state === 'failed' ? (
        <Notice tone="wrong" alert>
          <p>{t('list.failed')}</p>
          <Button size="small" onClick={asked.again}>
            {t('list.again')}
          </Button>
        </Notice>
      ) : null}
      {gone.length > 0 ? (
        <Notice tone="hurry">
          <p>{t('list.gone', { count: gone.length })}</p>
          <Button size="small" onClick={() => gone.forEach((slug) => kept?.remove(slug))}>
            {t('list.removeGone', { count: gone.length })}
          </Button>
        </Notice>
      ) : null}
      <CardList busy={isWaiting}>
        {isWaiting
          ? ['a', 'b', 'c'].map((name) => (
              <li key={name}>
                <ExperienceCardSkeleton />
              </li>
            ))
          : cards?.map((card) => (
              <li key={card.slug}>
                <ExperienceCard card={card} level={2} placed />
              </li>
            ))}
      </CardList>
    </div>
  )
}

function LinkTo({ href, children }: { href: string; children?: ReactNode }) {
  return <a href={href}>{children}</a>
}

/** What is taken off goes at once, with its button: the focus passes to that of the next card, or to the title. For the element around the list. */
function useFocusOfRemoved(slugs: readonly string[]) {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(slugs)
  useLayoutEffect(() => {
    const at = before.current.findIndex((slug) => !slugs.includes(slug))
    before.current = slugs
    const element = page.current
    if (at === -1 || !element || element.ownerDocument.activeElement !== element.ownerDocument.body) return
    const hearts = element.querySelectorAll<HTMLElement>('.card-list > li .save-button')
    const next = hearts[Math.min(at, hearts.length - 1)] ?? element.querySelector<HTMLElement>('h1')
    next?.focus()
  }, [slugs])
  return page
}
