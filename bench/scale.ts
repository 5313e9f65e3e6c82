import type { Section } from '#bench/page.ts'
import { type Cost, measureCosts } from '#bench/scale/costs.ts'
import { findNeed, listShortages } from '#bench/scale/model.ts'

/** Visits a second in the busiest minute of five thousand visits a day. */
const visitsOfOne = 0.5
const scales = [1, 10, 100, 1000]
/** Assumed share of cacheable responses that a CDN answers. */
const byCdn = 0.95

/** Measures the cost of each response and derives the shortages of the deployed machines, without and with a CDN. */
export async function benchScale(): Promise<Section[]> {
  const costs = await measureCosts()
  return [
    { title: 'What one answer costs the processors, µs', rows: costs },
    { title: 'What is needed in the busiest minute', rows: scaleRows(costs) },
  ]
}

export const scaleRows = (costs: Cost[]) =>
  [0, byCdn].flatMap((share) => scales.map((times) => row(costs, times, share)))

function row(costs: Cost[], times: number, share: number) {
  const need = findNeed(costs, times * visitsOfOne, share)
  const broken = listShortages(need).map(([part, lack]) => `${part} ×${figure(lack)}`)
  return {
    visits: `${times}×`,
    CDN: share ? 'yes' : 'no',
    gateways: figure(need.gateways),
    apis: figure(need.apis),
    'PostgreSQL processors': figure(need['PostgreSQL processors']),
    connections: need['PostgreSQL connections'],
    'uplink Mbit/s': figure(need['uplink Mbit/s']),
    'too little of, the scarcest first': broken.join(', ') || '–',
  }
}

const figure = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))
