import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { type GuideEntryFragment, useSaveGuideMutation } from '#web/agency/guides/Guides.generated.ts'
import {
  chosenRules,
  type GuideChoices,
  type GuideValues,
  getLabel,
  readValues,
  shownValue,
  textRules,
  toValues,
} from '#web/agency/guides/guides.rules.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { pickChanged } from '#web/agency/shell/conflict.rules.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { useVersionedSave } from '#web/agency/shell/useVersionedSave.ts'
import { useForm } from '#web/ui/useForm.ts'

/** The state of the form of a guide, its save, and the choice after a conflict. */
export function useGuideForm(guide: GuideEntryFragment | undefined) {
  const values = toValues(guide)
  const [chosen, setChosen] = useState<GuideChoices>(values)
  const [isDirty, setDirty] = useState(false)
  const finish = useFinish(guide, isDirty, () => setDirty(false))
  const [send] = useSaveGuideMutation()
  const { save, conflictProps } = useVersionedSave<GuideValues>({
    base: values,
    async send(version, input) {
      const { data } = await send({
        variables: { ...(guide && { id: guide.id, version }), input: toInput(input) },
      })
      return data?.agencySaveGuide
    },
    onSaved: ({ fullName = values.fullName }) => finish(fullName),
  })
  const { errors, isBusy, formProps } = useForm({
    rules: { ...textRules, ...chosenRules(chosen) },
    send(read) {
      const next = readValues(read, chosen)
      return save(guide?.version ?? 0, guide ? pickChanged(values, next) : next)
    },
  })
  return {
    values,
    chosen,
    errors,
    isBusy,
    isDirty,
    put(changes: Partial<GuideChoices>) {
      setChosen({ ...chosen, ...changes })
      setDirty(true)
    },
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

/** After a save: a new guide is shown in the list; the form of another begins again at its new version. */
function useFinish(guide: GuideEntryFragment | undefined, isDirty: boolean, clear: () => void) {
  const release = useLeaveGuard(isDirty)
  const navigate = useNavigate()
  return (name: string) => {
    toast.success(guide ? messages.saved : messages.created(name))
    clear()
    if (guide) return
    release()
    void navigate('/guides')
  }
}

const toInput = ({ languages, absences, ...input }: Partial<GuideValues>) => ({
  ...input,
  ...(languages && { languages: [...languages] }),
  ...(absences && { absences: [...absences] }),
})
