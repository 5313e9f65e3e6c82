import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { overload, tooMany } from '#tests/support/overload.ts'

const seconds = 10

/** Three times the requests that the gateway can answer, then none. */
export async function overloadRows(): Promise<Row[]> {
  const { rate, peak, over, recoveredMs } = await overload(seconds)
  const share = over.good / peak.good
  return [
    row(
      `overload: ${rate} requests a second, three times the capacity, ${tooMany} connections`,
      `${Math.round(over.good / seconds)} answered a second of ${Math.round(peak.good / seconds)} at the peak (${Math.round(share * 100)} %), ${over.refused} told to come back, ${over.unsaid} of them not when, ${over.other} otherwise, well again after ${ms(recoveredMs)} ms`,
      '≥ 80 % of the peak, 503 with Retry-After, well in ≤ 5 s',
      share >= 0.8 && over.unsaid === 0 && over.other === 0 && recoveredMs <= 5_000,
    ),
  ]
}
