import { useState } from 'react'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { useSaveDepartureMutation } from '#web/agency/departures/Departures.generated.ts'
import { type DepartureValues, toFormField, valuesOf } from '#web/agency/departures/departures.rules.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import { changedOf, contestedOf, withoutFields } from '#web/agency/shell/conflict.rules.ts'

export type Outcome = { refusals: readonly { field?: string | null; message: string }[]; isSaved: boolean }

/** Sends the changed fields. A stale version is merged; a field that both have changed is a conflict. */
export function useSaveDeparture(departure: DepartureValues & { id: string; version: number }) {
  const [send] = useSaveDepartureMutation()
  const [conflict, setConflict] = useState<Conflicted & { input: Partial<DepartureValues> }>()
  const base = valuesOf(departure)

  async function sendAt(version: number, input: Partial<DepartureValues>): Promise<Outcome> {
    const { data } = await send({ variables: { id: departure.id, version, input } })
    const payload = data?.agencySaveDeparture
    const stale = payload?.conflict
    if (!stale) {
      const refusals = refusalsOf(payload).map(toFormField)
      return { refusals, isSaved: refusals.length === 0 }
    }
    const contested = contestedOf(base, stale.fields)
    if (contested.length === 0) return sendAt(stale.version, input)
    setConflict({ by: stale.by, at: stale.at, version: stale.version, fields: contested, input })
    return { refusals: [], isSaved: false }
  }

  return {
    conflict,
    endConflict: () => setConflict(undefined),
    save: (values: DepartureValues): Promise<Outcome> => sendAt(departure.version, changedOf(base, values)),

    /** Sends again what was refused, without the fields whose stored value stays. */
    async choose(theirs: ReadonlySet<string>): Promise<Outcome> {
      if (!conflict) return { refusals: [], isSaved: false }
      setConflict(undefined)
      return sendAt(conflict.version, withoutFields(conflict.input, theirs))
    },
  }
}
