import { island } from '#web/ui/Island.tsx'

/** The map of results, half of the scripts of the catalogue, which the list does without. */
export const CatalogueMap = island(
  { name: 'map', isWanted: () => true },
  async () => (await import('#web/pages/CatalogueMap.tsx')).CatalogueMap,
)
