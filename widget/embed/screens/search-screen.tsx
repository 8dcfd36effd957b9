import { SearchForm } from '../../search/search-form.tsx'
import type { ScreenProps } from '../screens.ts'
import { ListingScreen } from './listing-screen.tsx'
import './search-screen.css'

/** A search, and what it finds. */
export function SearchScreen(props: ScreenProps<'listing'>) {
  const { text = '', filters } = props.place
  return (
    <div className="search-screen">
      <SearchForm
        first={{ text, date: filters?.date, guests: filters?.guests ? Number(filters.guests) : undefined }}
      />
      <ListingScreen {...props} />
    </div>
  )
}
