import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { MailedBooking } from '#api/modules/booking/booking.mails.ts'
import { sitePaths } from '#schema/sitePaths.ts'

/** Days of a move that is not made yet. */
export type NewDays = { startOn: string; endOn: string }

/** A reservation as its mails name it, with the address of its account. */
export async function mailedBooking(
  tx: Database,
  reservationId: string,
  publicUrl: string,
  days?: NewDays,
): Promise<{ recipient: string; about: { userId: string; reservationId: string }; booking: MailedBooking }> {
  const [row] = await tx
    .select({
      user: users,
      departure: departures,
      expedition: expeditions,
      reference: reservations.reference,
    })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(reservations.id, reservationId))
  if (!row) throw new Error(`reservation ${reservationId} does not exist`)
  const { user, departure, expedition, reference } = row
  return {
    recipient: user.email,
    about: { userId: user.id, reservationId },
    booking: {
      firstName: user.firstName,
      holder: [user.firstName, user.lastName].filter((word) => word).join(' '),
      reference: reference ?? '',
      trip: expedition.name,
      startOn: (days ?? departure).startOn,
      endOn: (days ?? departure).endOn,
      meetingPoint: expedition.meetingPoint?.name ?? null,
      link: publicUrl + sitePaths.reservation(reservationId),
    },
  }
}
