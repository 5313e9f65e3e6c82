import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { messages } from '#web/agency/settings/messages.ts'
import { useSaveSettingsMutation } from '#web/agency/settings/Settings.generated.ts'
import { getLabel, shownValue } from '#web/agency/settings/settings.rules.ts'
import { pickChanged } from '#web/agency/shell/conflict.rules.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { useVersionedSave } from '#web/agency/shell/useVersionedSave.ts'
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
  const { section, base, rules, read, version, toInput } = options
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  const [send] = useSaveSettingsMutation()
  const stepUp = useStepUp()
  const { save, conflictProps } = useVersionedSave<T>({
    base,
    failed: messages.failed,
    around: stepUp,
    async send(at, value) {
      const { data } = await send({ variables: { section, version: at, value: toInput(value) } })
      return data?.agencySaveSettings
    },
    onSaved() {
      setDirty(false)
      toast.success(messages.saved)
    },
  })
  const { errors, isBusy, formProps } = useForm({
    rules,
    failed: messages.failed,
    send: (field) => save(version, pickChanged(base, read(field))),
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
    conflictProps: { ...conflictProps, toLabel: getLabel, show: shownValue },
  }
}
