type Expedition = {
  ecoRating: number | null
  bestTrainAccess: { modes: readonly string[] } | null
  guide: { id: string; departuresLed: number | null } | null
}

export type Counts = {
  total: number
  withoutFerry: number
  guides: number
  departuresLed: number
  wellRated: number
}

/** Counts over a whole catalogue; null for a part of it, which would prove nothing. */
export function toCounts(page: { totalCount: number; nodes: readonly Expedition[] } | null): Counts | null {
  if (!page || page.nodes.length === 0 || page.nodes.length < page.totalCount) return null
  const { nodes } = page
  const guides = new Map(nodes.flatMap(({ guide }) => (guide ? [[guide.id, guide.departuresLed ?? 0]] : [])))
  return {
    total: nodes.length,
    withoutFerry: nodes.filter(({ bestTrainAccess: best }) => best?.modes.every(isOverland)).length,
    guides: guides.size,
    departuresLed: [...guides.values()].reduce((sum, count) => sum + count, 0),
    wellRated: nodes.filter(({ ecoRating }) => ecoRating !== null && ecoRating >= 4).length,
  }
}

const isOverland = (mode: string) => !mode.startsWith('ferry')
