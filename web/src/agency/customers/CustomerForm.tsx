import type { CustomerRowFragment } from '#web/agency/customers/Customers.generated.ts'
import { messages } from '#web/agency/customers/messages.ts'
import { useCustomerForm } from '#web/agency/customers/useCustomerForm.ts'
import { Conflict } from '#web/agency/shell/Conflict.tsx'
import { SaveBar } from '#web/agency/shell/SaveBar.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** Corrects names and phone; the address stays that of the account. */
export function CustomerForm({ customer }: { customer: CustomerRowFragment }) {
  const { formProps, errors, isBusy, isDirty, conflictProps } = useCustomerForm(customer)
  return (
    <>
      <form {...formProps}>
        <section className="mb-2 rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
          <h2 className="mb-4 text-h3">{messages.edit}</h2>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
            <TextField
              label={messages.firstName}
              name="firstName"
              autoComplete="off"
              defaultValue={customer.firstName ?? ''}
              error={errors.firstName}
              className="!mt-0"
            />
            <TextField
              label={messages.lastName}
              name="lastName"
              autoComplete="off"
              defaultValue={customer.lastName ?? ''}
              error={errors.lastName}
              className="!mt-0"
            />
            <TextField
              label={messages.phone}
              name="phone"
              type="tel"
              autoComplete="off"
              defaultValue={customer.phone ?? ''}
              error={errors.phone}
              className="!mt-0"
            />
          </div>
          <p className="mt-4 text-meta text-ink-2">{messages.emailText}</p>
        </section>
        <SaveBar isBusy={isBusy} isDirty={isDirty} refusal={errors.form}>
          {messages.save}
        </SaveBar>
      </form>
      <Conflict {...conflictProps} />
    </>
  )
}
