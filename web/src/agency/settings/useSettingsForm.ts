import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { type Refusal, refusalsOf } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { messages } from '#web/agency/settings/messages.ts'
import { useSaveSettingsMutation } from '#web/agency/settings/Settings.generated.ts'
import { labelOf, shownValue } from '#web/agency/settings/settings.rules.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import { changedOf, contestedOf, withoutFields } from '#web/agency/shell/conflict.rules.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import type { AgencySettingsInput, AgencySettingsSection } from '#web/lib/graph/graph.generated.ts'
import { useForm } from '#web/ui/useForm.ts'

type Values = Readonly<Record<string, unknown>>

type Options<T extends Values> = {
  section: AgencySettingsSection
  version: number
  /** Values that the form was opened with. */
  base: T
  rules: Record<string, (value: string) => string | undefined>
  read: (read: (name: string) => string) => T
  toInput: (value: Partial<T>) => AgencySettingsInput
}

/** The form of a section, its save, and the choice after a conflict. */
export function useSettingsForm<T extends Values>(options: Options<T>) {
  const { base, rules, read, version } = options
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  const { sendAt, conflict, endConflict, choose } = useSend(options, () => {
    setDirty(false)
    toast.success(messages.saved)
  })
  const { errors, isBusy, formProps } = useForm({
    rules,
    failed: messages.failed,
    send: (field) => sendAt(version, changedOf(base, read(field))),
  })
  return {
    errors,
    isBusy,
    isDirty,
    touch: () => setDirty(true),
    formProps: {
      ...formProps,
      onInput(event: FormEvent<HTMLFormElement>) {
        formProps.onInput(event)
        setDirty(true)
      },
    },
    conflictProps: {
      conflict,
      labelOf,
      show: shownValue,
      onClose: endConflict,
      onChoose: (theirs: ReadonlySet<string>) => void choose(theirs),
    },
  }
}

/** Sends fields of a section. A stale version is merged; a field that both have changed is a conflict. */
function useSend<T extends Values>({ section, base, toInput }: Options<T>, onSaved: () => void) {
  const [send] = useSaveSettingsMutation()
  const stepUp = useStepUp()
  const [conflict, setConflict] = useState<Conflicted & { value: Partial<T> }>()

  const sendAt = (version: number, value: Partial<T>): Promise<readonly Refusal[]> =>
    stepUp(async () => {
      const { data } = await send({ variables: { section, version, value: toInput(value) } })
      const payload = data?.agencySaveSettings
      const stale = payload?.conflict
      if (!stale) {
        const refusals = refusalsOf(payload)
        if (refusals.length === 0) onSaved()
        return refusals
      }
      const fields = contestedOf(base, stale.fields)
      if (fields.length === 0) return sendAt(stale.version, value)
      setConflict({ by: stale.by, at: stale.at, version: stale.version, fields, value })
      return []
    })

  async function choose(theirs: ReadonlySet<string>): Promise<void> {
    if (!conflict) return
    setConflict(undefined)
    const sent = sendAt(conflict.version, withoutFields(conflict.value, theirs))
    const [refusal] = await sent.catch(() => [{ message: messages.failed }])
    if (refusal) toast.error(refusal.message)
  }

  return { sendAt, conflict, endConflict: () => setConflict(undefined), choose }
}
