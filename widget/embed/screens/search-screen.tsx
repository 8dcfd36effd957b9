import { usePart } from '../../environment/use-part.ts'
import { SearchForm } from '../../search/search-form.tsx'
import type { ScreenProps } from '../screens.ts'
import { ScreenFailed, ScreenWaiting } from './screen-state.tsx'
import './search-screen.css'

// not waited for: a search can begin before what it finds has a place
const loadListing = () => import('./listing-screen.tsx')
const noTexts: string[] = []

/** A search, and what it finds. */
export function SearchScreen(props: ScreenProps<'listing'>) {
  const { text = '', filters } = props.place
  const { part, failed, again } = usePart(loadListing, noTexts)
  return (
    <div className="search-screen">
      <SearchForm
        first={{ text, date: filters?.date, guests: filters?.guests ? Number(filters.guests) : undefined }}
      />
      {part ? <part.ListingScreen {...props} /> : failed ? <ScreenFailed again={again} /> : <ScreenWaiting />}
    </div>
  )
}
