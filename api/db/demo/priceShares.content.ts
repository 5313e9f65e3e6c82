import type { PriceShare } from '#api/modules/expeditions/expeditions.contract.ts'

const keys = ['guide', 'hosts', 'transport', 'gear', 'agency', 'taxes'] as const
const local = new Set<string>(['guide', 'hosts', 'transport'])

/** Percents of the demonstration, in the order of the keys. */
const percents: Record<string, number[]> = {
  Expédition: [32, 36, 4, 5, 18, 5],
  'En itinérance': [24, 42, 8, 3, 18, 5],
  'En Base Camp': [26, 44, 2, 5, 18, 5],
  'Sans les parents': [38, 30, 6, 4, 17, 5],
}

/** Where the price of a trip of that type goes. */
export function computePriceShares(expeditionType: string): PriceShare[] {
  const found = percents[expeditionType]
  if (!found) throw new Error(`Demo data: no price shares for ${expeditionType}`)
  return keys.map((key, index) => ({ key, percent: found[index] ?? 0, is_local: local.has(key) }))
}
