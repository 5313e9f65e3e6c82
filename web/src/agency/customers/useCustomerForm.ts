import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import {
  type CustomerRowFragment,
  useSaveCustomerMutation,
} from '#web/agency/customers/Customers.generated.ts'
import { type CustomerValues, labelOf, valuesOf } from '#web/agency/customers/customers.rules.ts'
import { messages } from '#web/agency/customers/messages.ts'
import { present } from '#web/agency/reservations/reservations.rules.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import { changedOf, contestedOf, withoutFields } from '#web/agency/shell/conflict.rules.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { useForm } from '#web/ui/useForm.ts'

const anything = () => undefined

/** Sends the changed fields. A stale version is merged; a field that both have changed is a conflict. */
function useSaveCustomer(customer: CustomerRowFragment, onSaved: () => void) {
  const [send] = useSaveCustomerMutation()
  const [conflict, setConflict] = useState<Conflicted & { input: Partial<CustomerValues> }>()
  const base = valuesOf(customer)

  async function sendAt(version: number, input: Partial<CustomerValues>): Promise<readonly Refusal[]> {
    const { data } = await send({ variables: { id: customer.id, version, input } })
    const payload = data?.agencySaveCustomer
    const stale = payload?.conflict
    if (!stale) {
      const refusals = refusalsOf(payload)
      if (refusals.length === 0) onSaved()
      return refusals
    }
    const contested = contestedOf(base, stale.fields)
    if (contested.length === 0) return sendAt(stale.version, input)
    setConflict({ by: stale.by, at: stale.at, version: stale.version, fields: contested, input })
    return []
  }

  async function choose(theirs: ReadonlySet<string>): Promise<void> {
    if (!conflict) return
    setConflict(undefined)
    const [refusal] = await sendAt(conflict.version, withoutFields(conflict.input, theirs))
    if (refusal) toast.error(refusal.message)
  }

  return {
    conflict,
    endConflict: () => setConflict(undefined),
    choose,
    save: (values: CustomerValues) => sendAt(customer.version, changedOf(base, values)),
  }
}

/** The form of a customer, its save, and the choice after a conflict. */
export function useCustomerForm(customer: CustomerRowFragment) {
  const [isDirty, setDirty] = useState(false)
  const base = valuesOf(customer)
  useLeaveGuard(isDirty)
  const { conflict, endConflict, choose, save } = useSaveCustomer(customer, () => {
    setDirty(false)
    toast.success(messages.saved)
  })
  const { errors, isBusy, formProps } = useForm({
    rules: { firstName: required(base.firstName), lastName: required(base.lastName), phone: anything },
    failed: messages.failed,
    send: (read) => save(readValues(read)),
  })
  return {
    errors,
    isBusy,
    isDirty,
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
      show: (_: string, value: unknown) => String(value ?? ''),
      onClose: endConflict,
      onChoose: (theirs: ReadonlySet<string>) =>
        void choose(theirs).catch(() => toast.error(messages.failed)),
    },
  }
}

type Refusal = { field?: string | null; message: string }

/** A name that was there may not be emptied. */
const required = (stored: string) => (stored ? present(messages.missing) : anything)

const readValues = (read: (name: string) => string): CustomerValues => ({
  firstName: read('firstName').trim(),
  lastName: read('lastName').trim(),
  phone: read('phone').trim() || null,
})
