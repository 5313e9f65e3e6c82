import type { MapExpeditionFragment } from '#web/features/map/MapExpedition.generated.ts'
import type { Region } from '#web/features/map/RegionLinks.tsx'
import { type Facets, offered } from '#web/features/search/panel.tsx'

/** Regions of these expeditions with their counts, the largest first. */
export function listRegions(expeditions: MapExpeditionFragment[], facets: Facets, chosen: string): Region[] {
  const words = new Map(
    expeditions.flatMap(({ region, regionSlug }) =>
      region && regionSlug ? [[regionSlug, { value: regionSlug, label: region }]] : [],
    ),
  )
  return offered([...words.values()], facets, 'regions', [chosen]).toSorted(
    (one, other) => other.count - one.count,
  )
}
