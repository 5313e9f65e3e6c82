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
  const { kills, stops, soakMinutes, only } = options
  const parts: Record<string, () => Promise<Row[]>> = {
    overload: overloadRows,
    slow: slowClientRows,
    faults: faultRows,
    outages: outageRows,
    place: lastPlaceRows,
    stops: () => stopRows(stops),
    kills: () => killRows(kills),
    soak: () => soakRows(soakMinutes),
  }
  const rows: Row[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue
    const told = await part()
    for (const { what, measured, met } of told) console.error(`${met}: ${what}: ${measured}`)
    rows.push(...told)
  }
  return [{ title: 'reliability', rows }]
}
