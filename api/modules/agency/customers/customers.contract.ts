import { type Static, Type } from 'typebox'
import { conflictBody, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { maxNameLength, maxPhoneInputLength } from '#schema/constants.ts'

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

export const AgencyCustomers = Type.Object(
  {
    customers: Type.Array(AgencyCustomer, { description: 'Customers, the newest account first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF8w')),
  },
  { title: 'AgencyCustomers' },
)

export const CustomersQuery = Type.Object({
  q: Type.Optional(text('Words of names, addresses and phones', 'martin', { minLength: 2, maxLength: 100 })),
  first: Type.Optional(text('Number of customers, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF8w', { maxLength: 200 })),
})

export const CustomerParams = Type.Object({ id: customerId })

export const ErasurePreview = Type.Object(
  {
    obstacle: nullable(text('Reason for which it would be refused, in French', 'Un départ est à venir.')),
    reservations_count: whole('Reservations that stay, without names', 2),
    travellers_count: whole('Travellers whose details are emptied', 3),
  },
  { title: 'AgencyErasurePreview' },
)

export const Erasure = Type.Object(
  { reason: text('Reason, for the audit log', 'Demande du 10 mars', { minLength: 3, maxLength: 300 }) },
  { title: 'AgencyErasure', additionalProperties: false },
)

export const Erased = Type.Object(
  { customer_id: uuid('ID of the emptied account', exampleId) },
  { title: 'AgencyErased' },
)

export const CustomerChange = Type.Object(
  {
    version: whole('Version that the change is based on', 1, { minimum: 1 }),
    first_name: Type.Optional(text('First name', 'Alix', { maxLength: maxNameLength })),
    last_name: Type.Optional(text('Last name', 'Martin', { maxLength: maxNameLength })),
    phone: Type.Optional(
      nullable(text('Phone number; null for none', '06 12 34 56 78', { maxLength: maxPhoneInputLength })),
    ),
  },
  { title: 'AgencyCustomerChange', additionalProperties: false },
)
export type CustomerChange = Static<typeof CustomerChange>

export const CustomerConflict = conflictBody(
  Type.Object(
    {
      ...fields,
      changed_by: nullable(text('First name of the author of the stored version', 'Claire')),
      changed_at: instant('Time of the stored version', '2027-03-10T09:00:00.000Z'),
    },
    { title: 'StoredAgencyCustomer' },
  ),
)
