import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PaymentPlan } from '#web/lib/graph/graph.generated.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useStartPaymentMutation } from '#web/pages/booking/PaymentPage.generated.ts'
import { messages } from '#web/pages/booking/payment.messages.ts'
import { useForm } from '#web/ui/useForm.ts'

/** Starts the payment and leaves for the provider's page; a retry sends the same key. */
export function usePayment(cartId: string, quoteHash: string, plan: PaymentPlan) {
  const [start] = useStartPaymentMutation()
  const navigate = useNavigate()
  const keys = useRef(new Map<string, string>())
  const toKey = (choice: string) => {
    const key = keys.current.get(choice) ?? crypto.randomUUID()
    keys.current.set(choice, key)
    return key
  }
  return useForm({
    rules: {
      acceptsForm: (value) => (value ? undefined : messages.missing.acceptsForm),
      acceptsTerms: (value) => (value ? undefined : messages.missing.acceptsTerms),
    },
    failed: messages.failed,
    async send() {
      const idempotencyKey = toKey(quoteHash + plan)
      const variables = { cartId, quoteHash, plan, acceptsForm: true, acceptsTerms: true, idempotencyKey }
      const { data } = await start({ variables })
      const payment = data?.startPayment.payment
      if (payment?.redirectUrl) window.location.assign(payment.redirectUrl)
      else if (payment) void navigate(`${paths.cart(cartId, 'confirmation')}?payment=${payment.id}`)
      else return data?.startPayment.errors ?? [{ field: null, message: messages.failed }]
      return []
    },
  })
}
