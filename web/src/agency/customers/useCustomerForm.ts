import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import {
  type CustomerRowFragment,
  useSaveCustomerMutation,
} from '#web/agency/customers/Customers.generated.ts'
import { type CustomerValues, getLabel, toValues } from '#web/agency/customers/customers.rules.ts'
import { messages } from '#web/agency/customers/messages.ts'
import { present } from '#web/agency/reservations/reservations.rules.ts'
import { pickChanged } from '#web/agency/shell/conflict.rules.ts'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { useVersionedSave } from '#web/agency/shell/useVersionedSave.ts'
import { useForm } from '#web/ui/useForm.ts'

const anything = () => undefined

/** The form of a customer, its save, and the choice after a conflict. */
export function useCustomerForm(customer: CustomerRowFragment) {
  const [isDirty, setDirty] = useState(false)
  const base = toValues(customer)
  useLeaveGuard(isDirty)
  const [send] = useSaveCustomerMutation()
  const { save, conflictProps } = useVersionedSave<CustomerValues>({
    base,
    async send(version, input) {
      const { data } = await send({ variables: { id: customer.id, version, input } })
      return data?.agencySaveCustomer
    },
    onSaved() {
      setDirty(false)
      toast.success(messages.saved)
    },
  })
  const { errors, isBusy, formProps } = useForm({
    rules: { firstName: required(base.firstName), lastName: required(base.lastName), phone: anything },
    send: (read) => save(customer.version, pickChanged(base, readValues(read))),
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
      ...conflictProps,
      toLabel: getLabel,
      show: (_: string, value: unknown) => String(value ?? ''),
    },
  }
}

/** A name that was there may not be emptied. */
const required = (stored: string) => (stored ? present(messages.missing) : anything)

const readValues = (read: (name: string) => string): CustomerValues => ({
  firstName: read('firstName').trim(),
  lastName: read('lastName').trim(),
  phone: read('phone').trim() || null,
})
