import { useState } from 'react'
import { type Refusal, refusalsOf } from '#web/agency/access/refusals.ts'
import { type PhotoEntryFragment, useSavePhotoMutation } from '#web/agency/photos/Photos.generated.ts'
import { type PhotoValues, valuesOf } from '#web/agency/photos/photos.rules.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import { changedOf, contestedOf, withoutFields } from '#web/agency/shell/conflict.rules.ts'

type Outcome = { refusals: readonly Refusal[]; isSaved: boolean }

/** Sends the changed words of a photograph. A stale version is merged; a field that both have changed is a conflict. */
export function useSavePhoto(photo: PhotoEntryFragment) {
  const [send] = useSavePhotoMutation()
  const [conflict, setConflict] = useState<Conflicted & { input: Partial<PhotoValues> }>()
  const base = valuesOf(photo)

  async function sendAt(version: number, input: Partial<PhotoValues>): Promise<Outcome> {
    const { data } = await send({ variables: { name: photo.name, version, input } })
    const payload = data?.agencySavePhoto
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
    save: (values: PhotoValues): Promise<Outcome> => sendAt(photo.version, changedOf(base, values)),

    /** Sends again what was refused, without the fields whose stored value stays. */
    async choose(theirs: ReadonlySet<string>): Promise<Outcome> {
      if (!conflict) return { refusals: [], isSaved: false }
      setConflict(undefined)
      return sendAt(conflict.version, withoutFields(conflict.input, theirs))
    },
  }
}
