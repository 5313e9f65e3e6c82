import { parseArgs } from 'node:util'
import { printTable } from '#tests/bench/measure.ts'
import { faultRows } from '#tests/bench/reliability/faults.ts'
import { killRows } from '#tests/bench/reliability/kills.ts'
import { lastPlaceRows } from '#tests/bench/reliability/lastPlace.ts'
import { outageRows } from '#tests/bench/reliability/outages.ts'
import { overloadRows } from '#tests/bench/reliability/overload.ts'
import type { Row } from '#tests/bench/reliability/row.ts'
import { slowClientRows } from '#tests/bench/reliability/slowClients.ts'
import { soakRows } from '#tests/bench/reliability/soak.ts'
import { stopRows } from '#tests/bench/reliability/stops.ts'

/** What the product promises under faults and load, through started processes; one table. */
export async function benchReliability(): Promise<void> {
  const { values } = parseArgs({
    strict: false,
    options: { kills: { type: 'string' }, stops: { type: 'string' }, soak: { type: 'string' } },
  })
  const { kills = 50, stops = 20, soak = 20 } = values
  const parts = [
    overloadRows,
    slowClientRows,
    faultRows,
    outageRows,
    lastPlaceRows,
    () => stopRows(Number(stops)),
    () => killRows(Number(kills)),
    () => soakRows(Number(soak)),
  ]
  const rows: Row[] = []
  for (const part of parts) {
    const told = await part()
    for (const { what, measured, met } of told) console.log(`${met}: ${what}: ${measured}`)
    rows.push(...told)
  }
  printTable('reliability', rows)
}
