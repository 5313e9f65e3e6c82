import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import {
  useCustomerErasureQuery,
  useEraseCustomerMutation,
} from '#web/agency/customers/Customers.generated.ts'
import { messages } from '#web/agency/customers/messages.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import { present } from '#web/agency/reservations/reservations.rules.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

const rules = { reason: present(messages.eraseReasonMissing) }

/** Empties a customer for good, after a preview; for owners. */
export function Erasure({ customerId }: { customerId: string }) {
  const me = useAgencyMeQuery().data?.agency?.me
  const [isOpen, setOpen] = useState(false)
  if (me?.role !== 'OWNER') return null
  const close = () => setOpen(false)
  return (
    <Part title={messages.erase}>
      <p className="mt-2 text-ink-2">{messages.eraseText}</p>
      <Button size="sm" className="mt-4" onClick={() => setOpen(true)}>
        {messages.erase}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={messages.erase}>
        {isOpen && <Preview customerId={customerId} onErased={close} />}
      </Dialog>
    </Part>
  )
}

type Props = { customerId: string; onErased: () => void }

function Preview({ customerId, onErased }: Props) {
  const { data, loading, refetch } = useCustomerErasureQuery({
    variables: { id: customerId },
    fetchPolicy: 'network-only',
  })
  return (
    <div className="mt-3">
      <Loaded data={data?.agency?.customer?.erasure} isLoading={loading} onRetry={() => refetch()}>
        {({ obstacle, reservationCount, travellerCount }) =>
          obstacle ? (
            <p className="font-semibold text-rouge-700">{obstacle}</p>
          ) : (
            <>
              <p>{messages.eraseText}</p>
              <p className="mt-2 text-ink-2">{messages.eraseKept(reservationCount, travellerCount)}</p>
              <EraseForm customerId={customerId} onErased={onErased} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function EraseForm({ customerId, onErased }: Props) {
  const stepUp = useStepUp()
  const [erase] = useEraseCustomerMutation({ refetchQueries: ['AgencyCustomer'] })
  const { formProps, errors, isBusy } = useForm({
    rules,
    failed: messages.eraseFailed,
    async send(read) {
      const variables = { id: customerId, reason: read('reason') }
      const refusals = await stepUp(async () => listRefusals((await erase({ variables })).data?.agencyErase))
      if (refusals.length > 0) return refusals
      toast.success(messages.erased)
      onErased()
      return []
    },
  })
  return (
    <form {...formProps} className="mt-5">
      <TextField label={messages.eraseReason} name="reason" maxLength={300} error={errors.reason} />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.eraseNow}
      </SubmitButton>
    </form>
  )
}
