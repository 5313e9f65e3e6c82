import { paymentOf } from '#web/agency/reservations/reservations.rules.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Props = { of: Parameters<typeof paymentOf>[0] }

/** State of the payment of a reservation, or who owes it. */
export function PaymentBadge({ of }: Props) {
  const { tone, label } = paymentOf(of)
  return <Badge tone={tone}>{label}</Badge>
}
