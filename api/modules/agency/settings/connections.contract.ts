import { type Static, Type } from 'typebox'
import { instant, nullable, oneOf } from '#api/contract.ts'

const connectionKinds = ['database', 'mail', 'payment', 'payment_events', 'google', 'facebook'] as const
const connectedServices = [
  'postgresql',
  'embedded',
  'smtp',
  'files',
  'stripe',
  'demo',
  'google',
  'facebook',
] as const

export const Connection = Type.Object(
  {
    kind: oneOf(connectionKinds, { description: 'Use of the service' }),
    service: nullable(oneOf(connectedServices, { description: 'Service that the environment configures' })),
    last_success_at: nullable(instant('Last success; null if none is known', '2027-03-10T09:00:00.000Z')),
    last_error_at: nullable(instant('Last error; null if none is known', '2027-03-10T09:00:00.000Z')),
  },
  { title: 'AgencyConnection' },
)
export type Connection = Static<typeof Connection>

export const Connections = Type.Object(
  { connections: Type.Array(Connection, { description: 'Services of the api, without secrets' }) },
  { title: 'AgencyConnections' },
)
