import { options } from '#tests/bench/options.ts'
import type { Row, Section } from '#tests/bench/page.ts'
import { faultRows } from '#tests/bench/reliability/faults.ts'
import { killRows } from '#tests/bench/reliability/kills.ts'
import { lastPlaceRows } from '#tests/bench/reliability/lastPlace.ts'
import { outageRows } from '#tests/bench/reliability/outages.ts'
import { overloadRows } from '#tests/bench/reliability/overload.ts'
import { slowClientRows } from '#tests/bench/reliability/slowClients.ts'
import { soakRows } from '#tests/bench/reliability/soak.ts'
import { stopRows } from '#tests/bench/reliability/stops.ts'

/** What the product promises under faults and load, through started processes; one table. */
export async function benchReliability(): Promise<Section[]> {
  const { kills, stops, soakMinutes } = options
  const parts = [
    overloadRows,
    slowClientRows,
    faultRows,
    outageRows,
    lastPlaceRows,
    () => stopRows(stops),
    () => killRows(kills),
    () => soakRows(soakMinutes),
  ]
  const rows: Row[] = []
  for (const part of parts) {
    const told = await part()
    for (const { what, measured, met } of told) console.error(`${met}: ${what}: ${measured}`)
    rows.push(...told)
  }
  return [{ title: 'reliability', rows }]
}
