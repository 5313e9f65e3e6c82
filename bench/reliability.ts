import { options } from '#bench/options.ts'
import type { Row, Section } from '#bench/page.ts'
import { agencyMixRows } from '#bench/reliability/agencyMix.ts'
import { faultRows } from '#bench/reliability/faults.ts'
import { killRows } from '#bench/reliability/kills.ts'
import { lastPlaceRows } from '#bench/reliability/lastPlace.ts'
import { outageRows } from '#bench/reliability/outages.ts'
import { overloadRows } from '#bench/reliability/overload.ts'
import { paymentKillRows } from '#bench/reliability/paymentKills.ts'
import { propertyRows } from '#bench/reliability/properties.ts'
import { slowClientRows } from '#bench/reliability/slowClients.ts'
import { soakRows } from '#bench/reliability/soak.ts'
import { stopRows } from '#bench/reliability/stops.ts'
import { testRows } from '#bench/reliability/tests.ts'

/** Measures the guarantees of the product under faults and load, on started processes. */
export async function benchReliability(): Promise<Section[]> {
  const { kills, places, stops, requests, soakMinutes, only } = options
  const parts: Record<string, () => Promise<Row[]>> = {
    overload: overloadRows,
    slow: slowClientRows,
    faults: faultRows,
    outages: outageRows,
    place: () => lastPlaceRows(places),
    stops: () => stopRows(stops),
    kills: () => killRows(kills),
    payments: () => paymentKillRows(kills),
    agency: () => agencyMixRows(requests),
    tests: testRows,
    properties: propertyRows,
    soak: () => soakRows(soakMinutes),
  }
  const rows: Row[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue
    const measured = await part()
    for (const { what, measured: value, met } of measured) console.error(`${met}: ${what}: ${value}`)
    rows.push(...measured)
  }
  return [{ title: 'reliability', rows }]
}
