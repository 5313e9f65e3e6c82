import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '#web/features/reservations/account.messages.ts'
import { usePayBalanceMutation } from '#web/features/reservations/PayBalance.generated.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = {
  reservationId: string
  amount: number
  label?: string
  variant?: 'primary' | 'line'
}

/** Starts the payment of the balance, or of its refused parts, and leaves for the provider's page; a retry sends the same key. */
export function PayBalance({
  reservationId,
  amount,
  label = messages.payBalance,
  variant = 'primary',
}: Props) {
  const [pay] = usePayBalanceMutation()
  const navigate = useNavigate()
  const keys = useRef(new Map<number, string>())
  const { errors, isBusy, formProps } = useForm({
    rules: {},
    failed: messages.payFailed,
    async send() {
      const idempotencyKey = keys.current.get(amount) ?? crypto.randomUUID()
      keys.current.set(amount, idempotencyKey)
      const { data } = await pay({ variables: { reservationId, idempotencyKey } })
      const payment = data?.payBalance.payment
      if (!payment) return data?.payBalance.errors ?? [{ field: null, message: messages.payFailed }]
      if (payment.redirectUrl && payment.status !== 'SUCCEEDED') window.location.assign(payment.redirectUrl)
      else void navigate(`${paths.reservation(reservationId)}?payment=${payment.id}`)
      return []
    },
  })
  return (
    <ScriptForm {...formProps} className="mt-4">
      <p role="alert" className="mb-3 font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <Button type="submit" variant={variant} isBusy={isBusy}>
        {label}
      </Button>
      <p className="mt-3 text-meta text-ink-2">{messages.secure}</p>
    </ScriptForm>
  )
}
