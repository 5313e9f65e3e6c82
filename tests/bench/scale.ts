import type { Section } from '#tests/bench/page.ts'
import { brokenBy, needOf } from '#tests/bench/scale/model.ts'

/** Five thousand visits a day: in the busiest minute one begins every two seconds. */
const visitsOfOne = 0.5
const scales = [1, 10, 100, 1000]
/** Assumed, as the visits are. */
const byCdn = 0.95

/** What the deployed machines would lack, by so many times the visits, without and with a CDN. */
export const benchScale = async (): Promise<Section[]> => [
  { title: 'What is needed in the busiest minute', rows: scaleRows() },
]

export const scaleRows = () => [0, byCdn].flatMap((share) => scales.map((times) => row(times, share)))

function row(times: number, share: number) {
  const need = needOf(times * visitsOfOne, share)
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
