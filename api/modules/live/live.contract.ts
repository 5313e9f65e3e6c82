import type { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { text } from '#api/contract.ts'
import { Departure } from '#api/modules/departures/departures.contract.ts'
import { Message } from '#api/modules/messages/messages.contract.ts'

const expedition_id = text('The trip', '1')

const LiveDeparture = Type.Object({ expedition_id, departure: Departure }, { title: 'LiveDeparture' })
export type LiveDeparture = Static<typeof LiveDeparture>

const LiveMessage = Type.Object({ expedition_id, message: Message }, { title: 'LiveMessage' })
export type LiveMessage = Static<typeof LiveMessage>

const events = Type.Union([LiveDeparture, LiveMessage], {
  description: 'The `data` of an event: of `departure` the first, of `message` the second',
})

/** The response is a stream, described by the data of its events. */
export const LiveEvents = Type.Unsafe<Readable>(events)
