import { type FormEvent, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { PartProps } from '#web/agency/departures/departure.ts'
import { labelOf, readValues, rulesOf, shownValue } from '#web/agency/departures/departures.rules.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { type Outcome, useSaveDeparture } from '#web/agency/departures/useSaveDeparture.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { today } from '#web/lib/format/days.ts'
import { useForm } from '#web/ui/useForm.ts'

/** The state of the form of a departure, its save, and the choice after a conflict. */
export function useDepartureForm({ departure: current, onChanged }: PartProps) {
  // The version and values that were read: a later one is merged when it is saved.
  const [departure] = useState(current)
  const taken = departure.bookedCount + departure.heldCount
  const form = useRef<HTMLFormElement>(null)
  const [isDirty, setDirty] = useState(false)
  const { conflict, endConflict, save, choose } = useSaveDeparture(departure)
  useLeaveGuard(isDirty)
  const typedCapacity = () => String(new FormData(form.current ?? undefined).get('capacity') ?? '')
  const finish = () => {
    setDirty(false)
    toast.success(messages.saved)
    onChanged()
  }
  const { errors, isBusy, formProps } = useForm({
    rules: rulesOf({ taken, today: today() }, typedCapacity),
    failed: messages.failed,
    async send(read) {
      const { refusals, isSaved } = await save(readValues(read, departure))
      if (isSaved) finish()
      return refusals
    },
  })
  return {
    isDated: taken === 0,
    errors,
    isBusy,
    isDirty,
    formProps: {
      ...formProps,
      ref: form,
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
      onChoose: (theirs: ReadonlySet<string>) =>
        void choose(theirs).then((outcome) => settle(outcome, finish), fail),
    },
  }
}

const fail = () => toast.error(messages.failed)

function settle({ refusals: [refusal], isSaved }: Outcome, finish: () => void): void {
  if (isSaved) finish()
  else if (refusal) toast.error(refusal.message)
}
