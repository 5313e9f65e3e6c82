import type { MapExpeditionFragment } from '#web/features/map/MapExpedition.generated.ts'
import type { Region } from '#web/features/map/RegionLinks.tsx'
import { type Facets, offered } from '#web/features/search/panel.tsx'

/** The regions of these trips with what each would leave, the largest first. */
export function regionsOf(expeditions: MapExpeditionFragment[], facets: Facets, chosen: string): Region[] {
  const words = new Map(
    expeditions.flatMap(({ region, regionSlug }) =>
      region && regionSlug ? [[regionSlug, { value: regionSlug, label: region }]] : [],
    ),
  )
  return offered([...words.values()], facets, 'regions', [chosen]).toSorted(
    (one, other) => other.count - one.count,
  )
}
