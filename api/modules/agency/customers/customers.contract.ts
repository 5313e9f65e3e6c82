import { type Static, Type } from 'typebox'
import { flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'

const exampleId = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
const customerId = uuid('ID of the customer', exampleId)

const fields = {
  id: text('ID', exampleId),
  version: whole('Version, to send with a change', 1),
  email: text('Email', 'alix.martin@example.test'),
  first_name: nullable(text('First name', 'Alix')),
  last_name: nullable(text('Last name', 'Martin')),
  phone: nullable(text('Phone number, in E.164', '+33612345678')),
  source: text('Where the account came from', 'website'),
  provider: oneOf(['email', 'google_oauth2', 'facebook'], { description: 'How the account signs in' }),
  is_email_confirmed: flag('Whether the address is confirmed'),
  newsletter: flag('Whether the account agreed to the newsletter', false),
  created_at: instant('Time of the account', '2027-01-10T09:00:00.000Z'),
  reservations_count: whole('Reservations, cancelled ones included', 2),
}

export const AgencyCustomer = Type.Object(fields, { title: 'AgencyCustomer' })
export type AgencyCustomer = Static<typeof AgencyCustomer>

export const CustomerParams = Type.Object({ id: customerId })
