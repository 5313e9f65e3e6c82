import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import { listContested, withoutFields } from '#web/agency/shell/conflict.rules.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

type Values = Readonly<Record<string, unknown>>
type Payload = { errors: readonly Refusal[]; conflict: Conflicted | null } | null | undefined
type Attempt = () => Promise<readonly Refusal[]>

type Options<T extends Values> = {
  /** Values that the form was opened with. */
  base: T
  send: (version: number, input: Partial<T>) => Promise<Payload>
  /** Repeats an attempt that requires more first, such as a step-up. */
  around?: (attempt: Attempt) => ReturnType<Attempt>
  onSaved: (input: Partial<T>) => void | Promise<void>
  failed?: string
}

/** Saves fields of a row. A stale version is merged; a field that both have changed is a conflict to settle. */
export function useVersionedSave<T extends Values>({ base, send, around, onSaved, failed }: Options<T>) {
  const [conflict, setConflict] = useState<Conflicted & { input: Partial<T> }>()

  async function attempt(version: number, input: Partial<T>): Promise<readonly Refusal[]> {
    const payload = await send(version, input)
    const stale = payload?.conflict
    if (!stale) {
      const refusals = listRefusals(payload)
      if (refusals.length === 0) await onSaved(input)
      return refusals
    }
    const fields = listContested(base, stale.fields)
    if (fields.length === 0) return attempt(stale.version, input)
    setConflict({ by: stale.by, at: stale.at, version: stale.version, fields, input })
    return []
  }

  const save = (version: number, input: Partial<T>) =>
    around ? around(() => attempt(version, input)) : attempt(version, input)

  /** Sends again what was refused, without the fields whose stored value stays. */
  async function choose(theirs: ReadonlySet<string>): Promise<void> {
    if (!conflict) return
    setConflict(undefined)
    const sent = save(conflict.version, withoutFields(conflict.input, theirs))
    const [refusal] = await sent.catch((error) => [{ message: explainFailure(error, failed) }])
    if (refusal) toast.error(refusal.message)
  }

  return {
    save,
    conflictProps: {
      conflict,
      onClose: () => setConflict(undefined),
      onChoose: (theirs: ReadonlySet<string>) => void choose(theirs),
    },
  }
}
