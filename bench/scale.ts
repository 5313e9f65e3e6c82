import type { Section } from '#bench/page.ts'
import { type Cost, measureCosts } from '#bench/scale/costs.ts'
import { brokenBy, needOf } from '#bench/scale/model.ts'

/** Five thousand visits a day: in the busiest minute one begins every two seconds. */
const visitsOfOne = 0.5
const scales = [1, 10, 100, 1000]
/** Assumed, as the visits are. */
const byCdn = 0.95

/** What an answer of each kind costs now, and what the deployed machines would lack by that, without and with a CDN. */
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
  const need = needOf(costs, times * visitsOfOne, share)
  const broken = brokenBy(need).map(([part, lack]) => `${part} ×${figure(lack)}`)
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
