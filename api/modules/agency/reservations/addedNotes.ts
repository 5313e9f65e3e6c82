import { notes } from '#api/db/agencyBookingTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { lockedBooking, reservationEntry } from '#api/modules/agency/money/reservation.repository.ts'
import type { AddedNote } from '#api/modules/agency/reservations/mails.contract.ts'
import { writtenMessages } from '#api/modules/agency/reservations/mails.messages.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { cleanText } from '#schema/text.ts'

type NoteInput = { id: string; body: string; isForGuide: boolean }

/** Adds a note to a reservation. The audit log has no word of it: notes name people. */
export async function addNote(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  caller: AgencyCaller,
  { id, body, isForGuide }: NoteInput,
): Promise<AddedNote> {
  const now = clock()
  const text = cleanText(body)?.trim()
  if (!text) throw new Refusal('INVALID_TEXT', { fields: { body: writtenMessages.emptyNote } })
  return db.transaction(async (tx) => {
    const booked = await lockedBooking(tx, id)
    const row = { reservationId: id, authorId: caller.user.id, body: text, isForGuide, createdAt: now }
    const [note] = await tx.insert(notes).values(row).returning({ id: notes.id })
    if (!note) throw new Error('the database returned no note')
    const entry = { ...reservationEntry(booked, now), action: 'note.added' as const }
    await writeAudit(tx, caller.actor, { ...entry, ...(isForGuide && { after: { for_guide: true } }) })
    return { note_id: note.id }
  })
}
