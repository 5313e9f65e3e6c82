import type { Database } from '#api/db/client.ts'
import { departureRepository } from '#api/modules/departures/departures.repository.ts'
import type { LiveDeparture, LiveMessage } from '#api/modules/live/live.contract.ts'
import { type Change, toEvent } from '#api/modules/live/live.domain.ts'
import { findMessages, toMessage } from '#api/modules/messages/messages.repository.ts'

/** Reads changed rows as events ready to send; a deleted row has none. */
export function changeReader(db: Database): (changes: Change[]) => Promise<string[]> {
  const departures = departureRepository(db)
  return async (changes) => {
    const listIds = (target: Change['kind']) =>
      changes.flatMap(({ kind, id }) => (kind === target ? [id] : []))
    const changed = await departures.byIds(listIds('departure').map(Number))
    const posted = await findMessages(db, listIds('message'))
    return [
      ...changed.map(({ expeditionId, departure }) => {
        const data: LiveDeparture = { expedition_id: String(expeditionId), departure }
        return toEvent('departure', data)
      }),
      ...posted.map((row) => {
        const data: LiveMessage = { expedition_id: String(row.message.expeditionId), message: toMessage(row) }
        return toEvent('message', data)
      }),
    ]
  }
}
