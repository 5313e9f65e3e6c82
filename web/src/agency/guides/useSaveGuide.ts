import { useState } from 'react'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { type GuideEntryFragment, useSaveGuideMutation } from '#web/agency/guides/Guides.generated.ts'
import { type GuideValues, valuesOf } from '#web/agency/guides/guides.rules.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import { changedOf, contestedOf, withoutFields } from '#web/agency/shell/conflict.rules.ts'

type Outcome = { refusals: readonly { field?: string | null; message: string }[]; isSaved: boolean }

/** Sends the changed fields of a guide. A stale version is merged; a field that both have changed is a conflict. */
export function useSaveGuide(guide: GuideEntryFragment | undefined) {
  const [send] = useSaveGuideMutation()
  const [conflict, setConflict] = useState<Conflicted & { input: Partial<GuideValues> }>()
  const base = valuesOf(guide)

  async function sendAt(version: number | undefined, input: Partial<GuideValues>): Promise<Outcome> {
    const { data } = await send({
      variables: { ...(guide && { id: guide.id }), ...(version && { version }), input: toInput(input) },
    })
    const payload = data?.agencySaveGuide
    const stale = payload?.conflict
    if (!stale) {
      const refusals = refusalsOf(payload)
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

    save: (values: GuideValues): Promise<Outcome> =>
      sendAt(guide?.version, guide ? changedOf(base, values) : values),

    /** Sends again what was refused, without the fields whose stored value stays. */
    async choose(theirs: ReadonlySet<string>): Promise<Outcome> {
      if (!conflict) return { refusals: [], isSaved: false }
      setConflict(undefined)
      return sendAt(conflict.version, withoutFields(conflict.input, theirs))
    },
  }
}

const toInput = ({ languages, absences, ...input }: Partial<GuideValues>) => ({
  ...input,
  ...(languages && { languages: [...languages] }),
  ...(absences && { absences: [...absences] }),
})
