import type { Page, Shell } from '../../server/contract/pages.ts'
import { popularPlaces } from '../../widget/search/popular-places.ts'
import { SearchField } from '../../widget/search/search-field.tsx'
import { useAsked } from '../navigation/use-asked.ts'
import './header-search.css'

/**
 * A search from every page; what was searched for stays in the field, and the day and the guests go along. Not in the checkout on a
 * phone.
 */
export function HeaderSearch({ shell, content }: { shell: Shell; content: Page }) {
  const search = content.page === 'listing' ? content.data.search : undefined
  const asked = useAsked()
  const { date, guests } = search?.query ?? (content.page === 'experience' ? asked : {})
  const place = search?.query.text ? undefined : search?.destination
  const shown = search?.query.text || place?.name || ''
  return (
    <div className={content.page === 'checkout' ? 'header-search header-search--aside' : 'header-search'}>
      <SearchField
        // what was typed or picked for one page says nothing of the next
        key={`${shown} ${subjectIn(content)}`}
        shown={shown}
        picked={
          place && { kind: 'destination', slug: place.slug, localSlug: place.localSlug, label: place.name }
        }
        date={date}
        guests={guests}
        popular={popularPlaces(shell.destinations)}
      />
    </div>
  )
}

/** What a page is about; to narrow a list leaves it. */
function subjectIn(content: Page): string {
  if (content.page === 'experience') return content.data.experience.slug
  if (content.page !== 'listing') return content.page
  const { kind, city, categories } = content.data.search.query
  return content.data.about === 'category' ? `${categories[0]}` : `${kind} ${city}`
}
