import { useState } from 'react'
import { usePlanSeriesMutation } from '#web/agency/series/Series.generated.ts'
import { listFaults, type PlannedRow, type SeriesFields } from '#web/agency/series/series.rules.ts'
import { useAction } from '#web/ui/useAction.ts'

export type Plan = {
  /** Key of its creation: pressing twice, or again after a failure, creates once. */
  key: string
  expeditionId: string
  rows: readonly PlannedRow[]
  existing: readonly string[]
}

/** Requests the rows of a series. */
export function usePlan() {
  const [request] = usePlanSeriesMutation()
  const [planned, setPlanned] = useState<Plan>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { isBusy, send } = useAction()

  async function plan(fields: SeriesFields): Promise<void> {
    setPlanned(undefined)
    const faults = listFaults(fields)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    const { expeditionId, weekdays, excluded, ...period } = fields
    const input = { ...period, weekdays: [...weekdays], excluded: [...excluded] }
    const [refusal] = await send(async () => {
      const payload = (await request({ variables: { expeditionId, input } })).data?.agencyPlanSeries
      if (!payload || payload.errors.length > 0) return payload?.errors
      const { rows, existing } = payload
      setPlanned({ key: crypto.randomUUID(), expeditionId, rows, existing })
      return []
    })
    if (refusal) setErrors({ form: refusal.message })
  }

  return { planned, errors, isBusy, plan }
}
