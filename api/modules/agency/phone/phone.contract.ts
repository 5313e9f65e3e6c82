import { type Static, Type } from 'typebox'
import { day, ErrorBody, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { toId } from '#api/modules/agency/departures/departures.contract.ts'
import { giftCardStates } from '#api/modules/agency/giftCards/giftCards.contract.ts'
import { Alternative } from '#api/modules/agency/money/jobs.contract.ts'
import { PriceLine } from '#api/modules/agency/reservations/reservations.contract.ts'

const exampleId = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
const mostTravellers = 20
const name = (description: string, example: string) => text(description, example, { maxLength: 200 })

const discountCode = text('Discount code, as people write it', 'BIENVENUE', { minLength: 1, maxLength: 60 })

const giftCardCode = text('Code of a gift card, as people write it', 'EXP1-0RAD-EM0C-ARDC', {
  minLength: 1,
  maxLength: 60,
})

const OptionChoice = Type.Object(
  {
    code: text('Code of an option of the trip, or `insurance`', 'location-baudrier', { maxLength: 60 }),
    travellers: Type.Array(
      whole('Position of a traveller in the request, from 1', 1, { minimum: 1, maximum: mostTravellers }),
      {
        description: 'Travellers who have chosen it',
        minItems: 1,
        maxItems: mostTravellers,
        uniqueItems: true,
      },
    ),
  },
  { title: 'AgencyOptionChoice', additionalProperties: false },
)

export const NewReservation = Type.Object(
  {
    departure_id: toId('ID of the departure', '12'),
    customer_id: Type.Optional(uuid('ID of a known customer', exampleId)),
    customer: Type.Optional(
      Type.Object(
        {
          first_name: name('First name', 'Ana'),
          last_name: name('Last name', 'Le Goff'),
          email: text(
            'Address; an account that has it is used, and until its mailed link is followed an unconfirmed one is closed',
            'ana@example.test',
            {
              maxLength: 254,
            },
          ),
          phone: text('Phone number', '06 12 34 56 78', { maxLength: 40 }),
        },
        {
          title: 'AgencyNewCustomer',
          description: 'A caller: gets an account without a password, and a mail with a link to choose one',
          additionalProperties: false,
        },
      ),
    ),
    travellers: Type.Array(
      Type.Object(
        {
          first_name: name('First name, as on the identity document', 'Ana'),
          last_name: name('Last name, as on the identity document', 'Le Goff'),
          birth_date: day('Birth date', '1990-05-04'),
        },
        { title: 'AgencyNewTraveller', additionalProperties: false },
      ),
      { description: 'Travellers, in any order', minItems: 1, maxItems: mostTravellers },
    ),
    options: Type.Optional(
      Type.Array(OptionChoice, { description: 'Options of the trip that are chosen', maxItems: 40 }),
    ),
    discount_code: Type.Optional(discountCode),
    gift_card_code: Type.Optional(giftCardCode),
    hold_until: Type.Optional(
      instant(
        'End of the option: 1 hour to 7 days, before the departure; 48 h without',
        '2027-03-12T09:00:00.000Z',
      ),
    ),
  },
  { title: 'AgencyNewReservation', additionalProperties: false },
)
export type NewReservation = Static<typeof NewReservation>

export const CreationConflict = Type.Object(
  {
    ...ErrorBody.properties,
    alternatives: Type.Optional(
      Type.Array(Alternative, {
        description: 'Where places are missing: other departures of the expedition that have enough',
      }),
    ),
  },
  { title: 'AgencyCreationConflict' },
)

export const HoldExtension = Type.Object(
  {
    version: whole('Version that the change is based on', 1, { minimum: 1 }),
    until: instant('New end: 1 hour to 7 days from now, before the departure', '2027-03-14T09:00:00.000Z'),
  },
  { title: 'AgencyHoldExtension', additionalProperties: false },
)
export type HoldExtension = Static<typeof HoldExtension>

export const PhoneQuoteQuery = Type.Object({
  birth_dates: text('Birth dates of the travellers, separated by commas; empty for an adult', '1990-05-04,', {
    maxLength: 400,
    pattern: '^(\\d{4}-\\d{2}-\\d{2})?(,(\\d{4}-\\d{2}-\\d{2})?){0,19}$',
  }),
  options: Type.Optional(
    text('Options that are chosen, each with positions of travellers', 'location-baudrier:1.2,insurance:1', {
      maxLength: 2000,
      pattern: '^[^:,]+:\\d{1,2}(\\.\\d{1,2})*(,[^:,]+:\\d{1,2}(\\.\\d{1,2})*)*$',
    }),
  ),
  discount_code: Type.Optional(discountCode),
  gift_card_code: Type.Optional(giftCardCode),
})
export type PhoneQuoteQuery = Static<typeof PhoneQuoteQuery>

export const PhoneQuote = Type.Object(
  {
    lines: Type.Array(PriceLine, { description: 'Lines of the price' }),
    total_cents: whole('Price before the gift card, in cents', 238_000),
    due_now_cents: whole('First payment on the site, in cents', 71_400),
    balance_due_on: nullable(
      day('Day on which the rest is due; null where all is due at once', '2027-06-03'),
    ),
    available_count: whole('Places left', 3),
    discount_code: nullable(
      text('Discount code that is priced, as it is stored; null without one that applies', 'BIENVENUE'),
    ),
    gift_card: nullable(
      Type.Object(
        {
          state: oneOf([...giftCardStates, 'unknown'], {
            description: 'State of the card; `unknown` where no paid card has the code',
            example: 'active',
          }),
          paid_cents: whole('Amount of the price that it pays, in cents', 15_000),
        },
        { title: 'AgencyQuotedGiftCard', description: 'The gift card of the code; null without one' },
      ),
    ),
    options: Type.Array(
      Type.Object(
        {
          code: text('Code', 'location-baudrier'),
          label: text('Label, in French', 'Baudrier et casque'),
          price_cents: whole('Price for one traveller, in cents; the most for the insurance', 2_400),
        },
        { title: 'AgencySoldOption' },
      ),
      { description: 'Options that the trip sells, and the insurance' },
    ),
  },
  { title: 'AgencyPhoneQuote' },
)
export type PhoneQuote = Static<typeof PhoneQuote>
