import { toPayment } from '#web/agency/reservations/reservations.rules.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Props = { of: Parameters<typeof toPayment>[0] }

/** The payment state of a reservation, or that it is owed by invoice. */
export function PaymentBadge({ of }: Props) {
  const { tone, label } = toPayment(of)
  return <Badge tone={tone}>{label}</Badge>
}
