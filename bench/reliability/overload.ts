import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { overload, tooMany } from '#tests/support/overload.ts'

const seconds = 10

/** Sends three times the capacity of the gateway, then measures its recovery. */
export async function overloadRows(): Promise<Row[]> {
  const { rate, peak, over, recoveredMs } = await overload(seconds)
  const share = over.good / peak.good
  return [
    row(
      `overload: ${rate} requests a second, three times the capacity, ${tooMany} connections`,
      `${Math.round(over.good / seconds)} answered a second of ${Math.round(peak.good / seconds)} at the peak (${Math.round(share * 100)} %), ${over.refused} refused with Retry-After, ${over.withoutRetryAfter} of them without it, ${over.other} otherwise, recovered after ${ms(recoveredMs)} ms`,
      '≥ 80 % of the peak, 503 with Retry-After, recovery in ≤ 5 s',
      share >= 0.8 && over.withoutRetryAfter === 0 && over.other === 0 && recoveredMs <= 5_000,
    ),
  ]
}
