import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toAlternative } from '#gateway/graph/agency/jobs.model.ts'
import {
  type CreatedReservationModel,
  toNewReservation,
  toPhoneQuote,
} from '#gateway/graph/agency/phone.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyDeparturePhoneQuoteArgs,
  AgencyPhoneQuote,
  MutationAgencyCreateReservationArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { list, record, recordOrNull, text } from '#gateway/upstream/read.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isUuid, restPath } from '#gateway/upstream/restPath.ts'

/** Bookings that staff take by phone. */
export function agencyPhoneSource(account: AccountCalls) {
  return {
    async quote(
      id: string,
      { birthDates, options, discountCode, giftCardCode }: AgencyDeparturePhoneQuoteArgs,
    ): Promise<AgencyPhoneQuote> {
      const choices = (options ?? []).filter(({ travellers }) => travellers.length > 0)
      const query = new URLSearchParams({
        birth_dates: birthDates.map((date) => date ?? '').join(','),
        ...(choices.length > 0 && {
          options: choices.map(({ code, travellers }) => `${code}:${travellers.join('.')}`).join(','),
        }),
        ...(discountCode && { discount_code: discountCode }),
        ...(giftCardCode && { gift_card_code: giftCardCode }),
      })
      const path = `${restPath`/agency/departures/${id}/quote`}?${query}`
      const { status, body } = await account.send({ method: 'GET', path })
      if (status >= 400) throw refusedWith(status === 404 ? 403 : status, body)
      return toPhoneQuote(body)
    },

    async create({ input, key }: MutationAgencyCreateReservationArgs): Promise<CreatedReservationModel> {
      const refused = { reservationId: null, alternatives: [] }
      if (!isUuid(key)) return { ...refused, errors: [toUserError('INVALID_INPUT', 'key')] }
      const body = toNewReservation(input)
      const response = await account.send({
        method: 'POST',
        path: '/agency/reservations',
        body,
        idempotencyKey: key,
      })
      const errors = agencyErrors(response)
      if (errors.length === 0)
        return { reservationId: text(record(response.body).reservation_id), alternatives: [], errors }
      const alternatives = list(recordOrNull(response.body)?.alternatives, toAlternative)
      return { ...refused, alternatives, errors }
    },
  }
}
