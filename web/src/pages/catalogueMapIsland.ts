import { island } from '#web/ui/Island.tsx'

/** The map of results, whose 5 kB of scripts the list does without. */
export const CatalogueMap = island(
  { name: 'map', isWanted: () => true },
  async () => (await import('#web/pages/CatalogueMap.tsx')).CatalogueMap,
)
