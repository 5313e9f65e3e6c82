import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import type { GuideEntryFragment } from '#web/agency/guides/Guides.generated.ts'
import {
  type Chosen,
  chosenRules,
  labelOf,
  readValues,
  shownValue,
  textRules,
  valuesOf,
} from '#web/agency/guides/guides.rules.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { useSaveGuide } from '#web/agency/guides/useSaveGuide.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { useForm } from '#web/ui/useForm.ts'

/** The state of the form of a guide, its save, and the choice after a conflict. */
export function useGuideForm(guide: GuideEntryFragment | undefined) {
  const values = valuesOf(guide)
  const [chosen, setChosen] = useState<Chosen>(values)
  const [isDirty, setDirty] = useState(false)
  const { conflict, endConflict, save, choose } = useSaveGuide(guide)
  const finish = useFinish(guide, isDirty, () => setDirty(false))
  const { errors, isBusy, formProps } = useForm({
    rules: { ...textRules, ...chosenRules(chosen) },
    failed: messages.failed,
    async send(read) {
      const next = readValues(read, chosen)
      const { refusals, isSaved } = await save(next)
      if (isSaved) finish(next.fullName)
      return refusals
    },
  })
  const resolve = (theirs: ReadonlySet<string>) =>
    choose(theirs).then(
      ({ refusals: [refusal], isSaved }) => {
        if (isSaved) finish(values.fullName)
        else if (refusal) toast.error(refusal.message)
      },
      () => toast.error(messages.failed),
    )
  return {
    values,
    chosen,
    errors,
    isBusy,
    isDirty,
    put(changes: Partial<Chosen>) {
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
    conflictProps: {
      conflict,
      labelOf,
      show: shownValue,
      onClose: endConflict,
      onChoose: (theirs: ReadonlySet<string>) => void resolve(theirs),
    },
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
