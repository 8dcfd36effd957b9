import type { SiteShell } from '../../server/contract/pages.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import './logo.css'

/** A dhow under its lateen sail. */
function Mark() {
  return (
    <svg className="logo__mark" viewBox="0 0 44 40" width="44" height="40" aria-hidden="true">
      <path
        className="logo__sail"
        d="M3 27.500C13 17 24.500 7.500 39 1c-4.200 8-5.600 16.500-4.600 26C24.500 23.800 13 24 3 27.500Z"
      />
      <path
        className="logo__hull"
        d="M2 31c9.500 3.200 28.500 3.200 40-1.500-1.800 5-4.300 8-8.300 9.500H12.500C7.500 38 4 35.500 2 31Z"
      />
    </svg>
  )
}

/** The site's name with its mark, or with the logo that it is configured with; leads home. */
export function Logo({ logo }: { logo: SiteShell['logo'] }) {
  const { address, storefront } = useEnvironment()
  return (
    <a className="logo" href={address({ to: 'home' })}>
      {logo ? (
        <img
          className="logo__picture"
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt={logo.withName ? '' : storefront.name}
        />
      ) : (
        <Mark />
      )}
      {logo && !logo.withName ? null : <span className="logo__name display">{storefront.name}</span>}
    </a>
  )
}
