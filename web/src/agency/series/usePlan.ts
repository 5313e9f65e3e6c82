import { useState } from 'react'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/series/messages.ts'
import { usePlanSeriesMutation } from '#web/agency/series/Series.generated.ts'
import { faultsOf, type PlannedRow, type SeriesFields } from '#web/agency/series/series.rules.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'

export type Plan = {
  /** Key of its creation: pressing twice, or again after a failure, creates once. */
  key: string
  expeditionId: string
  rows: readonly PlannedRow[]
  existing: readonly string[]
}

/** Requests the rows of a series. */
export function usePlan() {
  const [send] = usePlanSeriesMutation()
  const [planned, setPlanned] = useState<Plan>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  async function plan(fields: SeriesFields): Promise<void> {
    setPlanned(undefined)
    const faults = faultsOf(fields)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    const { expeditionId, weekdays, excluded, ...period } = fields
    setBusy(true)
    const payload = await send({
      variables: { expeditionId, input: { ...period, weekdays: [...weekdays], excluded: [...excluded] } },
    }).then(
      ({ data }) => data?.agencyPlanSeries,
      (error) => ({ rows: [], existing: [], errors: [{ message: failureOf(error, messages.failed) }] }),
    )
    setBusy(false)
    const [refusal] = refusalsOf(payload)
    if (refusal) setErrors({ form: refusal.message })
    else if (payload)
      setPlanned({
        key: crypto.randomUUID(),
        expeditionId,
        rows: payload.rows,
        existing: payload.existing,
      })
  }

  return { planned, errors, isBusy, plan }
}
