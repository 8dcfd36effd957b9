import type { SiteShell } from '../../server/contract/pages.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import './logo.css'

/** A dhow under its lateen sail. */
function Mark() {
  return (
    <svg className="logo__mark" viewBox="0 0 44 40" width="44" height="40" aria-hidden="true">
      <path
        className="logo__sail"
        d="M3 27.5C13 17 24.5 7.5 39 1c-4.2 8-5.6 16.5-4.6 26C24.5 23.8 13 24 3 27.5Z"
      />
      <path
        className="logo__hull"
        d="M2 31c9.5 3.2 28.5 3.2 40-1.5-1.8 5-4.3 8-8.3 9.5H12.5C7.5 38 4 35.5 2 31Z"
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
