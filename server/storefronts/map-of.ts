import type { Env } from '../platform/env.ts'
import type { ServedStorefront } from '../platform/http.ts'

/** Tiles for the maps of a storefront and whom they come from: its own, or else the installation's. */
export function mapOf(
  { site: { map } }: Pick<ServedStorefront, 'site'>,
  env: Pick<Env, 'MAP_TILES_URL' | 'MAP_ATTRIBUTION'>,
): { tiles: string; attribution: string } {
  if (map.tiles === undefined) return { tiles: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION }
  return {
    tiles: map.tiles.replaceAll('{token}', map.token ?? ''),
    attribution: map.attribution ?? env.MAP_ATTRIBUTION,
  }
}
