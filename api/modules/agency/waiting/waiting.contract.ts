import { type Static, Type } from 'typebox'
import { instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { waitingStates } from '#api/modules/waiting/waiting.contract.ts'

const entryId = uuid('ID of the entry', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11')

const AgencyWaitingEntry = Type.Object(
  {
    id: entryId,
    email: text('Address that waits', 'camille@example.test'),
    name: nullable(text('Name of its account', 'Camille Ferrand')),
    places: whole('Number of places', 2),
    state: oneOf(waitingStates, { description: 'State', example: 'waiting' }),
    position: nullable(whole('Position on the list, from 1; null for one that does not wait', 1)),
    created_at: instant('Time of the entry', '2027-03-10T09:00:00.000Z'),
    offer_expires_at: nullable(instant('End of the offer', '2027-03-12T19:00:00.000Z')),
  },
  { title: 'AgencyWaitingEntry' },
)
export type AgencyWaitingEntry = Static<typeof AgencyWaitingEntry>

export const AgencyWaitingEntries = Type.Object(
  { entries: Type.Array(AgencyWaitingEntry, { description: 'Entries, the first one first' }) },
  { title: 'AgencyWaitingEntries' },
)

export const NewWaitingEntry = Type.Object(
  {
    email: text('Address to write to; the entry of an account, where it has one', 'camille@example.test', {
      maxLength: 254,
    }),
    places: whole('Number of places to wait for', 2, { minimum: 1, maximum: 20 }),
  },
  { title: 'NewAgencyWaitingEntry', additionalProperties: false },
)
export type NewWaitingEntry = Static<typeof NewWaitingEntry>

export const AddedEntry = Type.Object({ entry_id: entryId }, { title: 'AgencyAddedEntry' })
export type AddedEntry = Static<typeof AddedEntry>

export const WaitingEntryParams = Type.Object({ id: entryId })

export const SkippedEntry = Type.Object(
  { entry_id: entryId, departure_id: text('ID of the departure', '12') },
  { title: 'AgencySkippedEntry' },
)
export type SkippedEntry = Static<typeof SkippedEntry>
