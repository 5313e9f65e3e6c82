import { giftCardStates } from '#gateway/graph/agency/giftCards.model.ts'
import { toPriceLine } from '#gateway/graph/agency/reservations.model.ts'
import type {
  AgencyCreateReservationPayload,
  AgencyNewReservationInput,
  AgencyPhoneQuote,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyPhoneQuote,
  ApiAgencyQuotedGiftCard,
  ApiAgencySoldOption,
} from '#gateway/upstream/api.generated.ts'
import { dayOrNull, listOf, record, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'

/** A booking by its id: the relation reads it. */
export type CreatedReservationModel = Omit<AgencyCreateReservationPayload, 'reservation' | '__typename'> & {
  reservationId: string | null
}

export function toPhoneQuote(body: unknown): AgencyPhoneQuote {
  const api = record<ApiAgencyPhoneQuote>(body)
  return {
    lines: listOf(body, 'lines').map(toPriceLine),
    totalCents: whole(api.total_cents),
    dueNowCents: whole(api.due_now_cents),
    balanceDueOn: dayOrNull(api.balance_due_on),
    availableCount: whole(api.available_count),
    discountCode: textOrNull(api.discount_code),
    giftCard: toQuotedGiftCard(api.gift_card),
    options: listOf(body, 'options').map((each) => {
      const option = record<ApiAgencySoldOption>(each)
      return {
        code: text(option.code),
        label: text(option.label),
        priceCents: whole(option.price_cents),
      }
    }),
  }
}

function toQuotedGiftCard(body: unknown): AgencyPhoneQuote['giftCard'] {
  const card = recordOrNull<ApiAgencyQuotedGiftCard>(body)
  return card && { state: giftCardStates[text(card.state)] ?? null, paidCents: whole(card.paid_cents) }
}

/** The booking by the names of the REST API. */
export const toNewReservation = (input: AgencyNewReservationInput) => ({
  departure_id: input.departureId,
  ...(input.customerId && { customer_id: input.customerId }),
  ...(input.customer && {
    customer: {
      first_name: input.customer.firstName,
      last_name: input.customer.lastName,
      email: input.customer.email,
      phone: input.customer.phone,
    },
  }),
  travellers: input.travellers.map(({ firstName, lastName, birthDate }) => ({
    first_name: firstName,
    last_name: lastName,
    birth_date: birthDate,
  })),
  ...(input.options && { options: input.options }),
  ...(input.discountCode && { discount_code: input.discountCode }),
  ...(input.giftCardCode && { gift_card_code: input.giftCardCode }),
  ...(input.holdUntil && { hold_until: input.holdUntil }),
})
