import type { FastifyRequest } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { DepartureParams } from '#api/modules/agency/departures/departures.contract.ts'
import { CreationHeaders } from '#api/modules/agency/departures/series.contract.ts'
import { ChangeConflict, ChangedReservation } from '#api/modules/agency/money/changes.contract.ts'
import { extendHold } from '#api/modules/agency/phone/holdExtension.ts'
import {
  CreationConflict,
  HoldExtension,
  NewReservation,
  PhoneQuote,
  PhoneQuoteQuery,
} from '#api/modules/agency/phone/phone.contract.ts'
import { readChoices } from '#api/modules/agency/phone/phone.domain.ts'
import { createReservation } from '#api/modules/agency/phone/phoneBooking.ts'
import { quotePhoneBooking } from '#api/modules/agency/phone/sale.repository.ts'
import { ReservationParams } from '#api/modules/agency/reservations/reservations.contract.ts'
import { codeTrials } from '#api/modules/giftCards/codeTrials.ts'

const common = { tags: ['agency'], security }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const quote = {
  ...common,
  summary: 'Prices a booking by phone, by the rules of the site',
  params: DepartureParams,
  querystring: PhoneQuoteQuery,
  response: { 200: PhoneQuote, ...refused },
}

const create = {
  ...common,
  summary: 'Books by phone: an option that holds its places until its first payment',
  headers: CreationHeaders,
  body: NewReservation,
  response: { 201: ChangedReservation, ...refused, 409: CreationConflict },
}

const extend = {
  ...common,
  summary: 'Gives an option another end',
  params: ReservationParams,
  body: HoldExtension,
  response: { 200: ChangedReservation, ...refused, 409: ChangeConflict },
}

/** Bookings that staff take by phone. */
export function phoneRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('bookings')
  const trials = codeTrials(deps)
  const tryingAt = (request: FastifyRequest) => ({
    userId: readCaller(request).actor.userId,
    address: request.ip,
  })

  agency.get('/departures/:id/quote', { schema: quote, config }, async (request) => {
    const { params, query } = request
    const { discount_code: discountCode, gift_card_code: giftCardCode } = query
    const tried = codesIn(query)
    await trials.count(tried, tryingAt(request))
    const birthDates = query.birth_dates.split(',').map((written) => written || null)
    const choices = query.options === undefined ? [] : readChoices(query.options)
    const input = { birthDates, choices, discountCode, giftCardCode }
    const priced = await quotePhoneBooking(deps.db, Number(params.id), input, deps.clock())
    await trials.takeBack(codesPriced(priced), tryingAt(request))
    return priced
  })

  agency.post('/reservations', { schema: create, config }, async (request, reply) => {
    const { body, headers } = request
    const input = { request: body, key: headers['idempotency-key'] }
    const tried = codesIn(body)
    await trials.count(tried, tryingAt(request))
    const created = await createReservation(deps, readCaller(request), input)
    await trials.takeBack(tried, tryingAt(request))
    return reply.status(201).send(created)
  })

  agency.post('/reservations/:id/hold', { schema: extend, config }, (request) =>
    extendHold(deps, readCaller(request), { id: request.params.id, extension: request.body }),
  )
}

type Codes = { discount_code?: string; gift_card_code?: string }

const codesIn = ({ discount_code, gift_card_code }: Codes) =>
  [discount_code, gift_card_code].filter((code) => code !== undefined).length

/** Codes that are valid, and do not count as trials. */
const codesPriced = ({ discount_code, gift_card }: PhoneQuote) =>
  [discount_code !== null, gift_card?.state === 'active'].filter(Boolean).length
