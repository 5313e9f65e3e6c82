import { type FormEvent, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useSaveDepartureMutation } from '#web/agency/departures/Departures.generated.ts'
import type { PartProps } from '#web/agency/departures/departure.ts'
import {
  type DepartureValues,
  getLabel,
  readValues,
  shownValue,
  toFormField,
  toRules,
  toValues,
} from '#web/agency/departures/departures.rules.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { pickChanged } from '#web/agency/shell/conflict.rules.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { useVersionedSave } from '#web/agency/shell/useVersionedSave.ts'
import { today } from '#web/lib/format/days.ts'
import { useForm } from '#web/ui/useForm.ts'

/** The state of the form of a departure, its save, and the choice after a conflict. */
export function useDepartureForm({ departure: current, onChanged }: PartProps) {
  // The version and values that were read: a later one is merged when it is saved.
  const [departure] = useState(current)
  const taken = departure.bookedCount + departure.heldCount
  const form = useRef<HTMLFormElement>(null)
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  const base = toValues(departure)
  const [send] = useSaveDepartureMutation()
  const { save, conflictProps } = useVersionedSave<DepartureValues>({
    base,
    async send(version, input) {
      const { data } = await send({ variables: { id: departure.id, version, input } })
      return data?.agencySaveDeparture
    },
    onSaved() {
      setDirty(false)
      toast.success(messages.saved)
      onChanged()
    },
  })
  const typedCapacity = () => String(new FormData(form.current ?? undefined).get('capacity') ?? '')
  const { errors, isBusy, formProps } = useForm({
    rules: toRules({ taken, today: today() }, typedCapacity),
    async send(read) {
      const refusals = await save(departure.version, pickChanged(base, readValues(read, departure)))
      return refusals.map(toFormField)
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
    conflictProps: { ...conflictProps, toLabel: getLabel, show: shownValue },
  }
}
