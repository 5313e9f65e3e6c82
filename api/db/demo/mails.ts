import { daysBetween } from '#api/clock.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import type { DemoSold } from '#api/db/demo/sales.ts'
import { balanceMail } from '#api/modules/payments/payments.mails.ts'

/** Loads a balance reminder that the mailer has given up: the address of the customer takes no mail. */
export async function loadFailedMail(
  db: Database,
  { reservation: { id, userId }, departure, people, sale }: DemoSold,
  trip: string,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const { balanceCents, balanceDueOn } = sale.order.quote
  const { subject } = balanceMail({
    firstName: people[0]?.firstName ?? null,
    reference: sale.reference,
    trip,
    link: '',
    startOn: departure.startOn,
    balanceCents: balanceCents ?? 0,
    dueOn: balanceDueOn ?? departure.startOn,
    daysLeft: daysBetween(today, departure.startOn),
  })
  await db.insert(mailLog).values({
    id: demoId(`failed mail of ${id}`),
    userId,
    reservationId: id,
    kind: 'balance',
    subject,
    createdAt: daysBefore(now, 2),
    failedAt: daysBefore(now, 1),
  })
}
