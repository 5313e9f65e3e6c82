import type { Database } from '#api/db/client.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { toNames } from '#api/modules/octo/bookings/items.domain.ts'
import { receiptMail } from '#api/modules/octo/bookings/receipt.mails.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import { readEmail } from '#schema/email.ts'
import { sitePaths } from '#schema/sitePaths.ts'

/** Mails the lead traveller what was booked, where the reseller wishes it. It names no price: the reseller sold it. */
export async function mailReceipt(
  tx: Database,
  { reseller, now, publicUrl }: Pick<BookingContext, 'reseller' | 'now' | 'publicUrl'>,
  { booking, departure, expedition }: FoundBooking,
): Promise<void> {
  const recipient = readEmail(booking.contact.emailAddress ?? '')
  if (!recipient) throw octoError('UNPROCESSABLE_ENTITY', 'noEmail')
  if (booking.test) return
  const letter = receiptMail({
    firstName: toNames(booking.contact).firstName,
    reseller: reseller.name,
    reference: booking.reference,
    places: booking.items.length,
    trip: expedition.name,
    startOn: departure.startOn,
    endOn: departure.endOn,
    meetingPoint: expedition.meetingPoint?.name ?? null,
    link: publicUrl + sitePaths.expedition(expedition.slug),
  })
  await queueMail(tx, { recipient, ...letter }, now)
}
