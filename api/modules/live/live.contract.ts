import type { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { text } from '#api/contract.ts'
import { Departure } from '#api/modules/departures/departures.contract.ts'
import { Message } from '#api/modules/messages/messages.contract.ts'

const expedition_id = text('Expedition ID', '1')

const LiveDeparture = Type.Object({ expedition_id, departure: Departure }, { title: 'LiveDeparture' })
export type LiveDeparture = Static<typeof LiveDeparture>

const LiveMessage = Type.Object({ expedition_id, message: Message }, { title: 'LiveMessage' })
export type LiveMessage = Static<typeof LiveMessage>

const LiveAccounts = Type.Object(
  {
    prefix: text(
      'First hexadecimal characters of the SHA-256 of the account IDs; empty for all accounts',
      '3fa',
    ),
  },
  { title: 'LiveAccounts' },
)
export type LiveAccounts = Static<typeof LiveAccounts>

const LiveContent = Type.Object(
  { table: text('Kind of content that has changed', 'guides') },
  { title: 'LiveContent' },
)
export type LiveContent = Static<typeof LiveContent>

const events = Type.Union([LiveDeparture, LiveMessage, LiveAccounts, LiveContent], {
  description: '`data` of an event: `departure`, `message`, `accounts` and `content`, in this order',
})

/** The response is a stream, described by the data of its events. */
export const LiveEvents = Type.Unsafe<Readable>(events)
