import { useEffect, useRef } from 'react'
import type { Experience } from '../../../server/contract/catalogue.ts'
import type { ScreenProps } from '../screens.ts'
import type { Asked } from '../../environment/use-reply.ts'

/** Tells the page once that an experience is on the screen, and its maker that there is none. */
export function useExperienceTold(
  asked: Asked<Experience>,
  slug: string,
  { tell, warn }: Pick<ScreenProps, 'tell' | 'warn'>,
): void {
  const told = useRef('')
  const experience = asked.state === 'there' ? asked.reply : undefined
  const code = asked.state === 'failed' ? asked.code : undefined
  useEffect(() => {
    // another language or currency is the same view
    if (!experience || told.current === experience.slug) return
    told.current = experience.slug
    const { title, from } = experience
    tell('viewItem', { experience: experience.slug, title, ...(from ? { from: from.price } : {}) })
  }, [experience, tell])
  useEffect(() => {
    if (code === 'experience_unknown') warn('experience', `there is no "${slug}" in this storefront`)
  }, [code, slug, warn])
}
