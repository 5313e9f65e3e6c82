import type { Static } from 'typebox'
import { parisDay } from '#api/clock.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { AvailabilityBody } from '#api/modules/octo/availability.contract.ts'
import { departuresByDay } from '#api/modules/octo/availability.domain.ts'
import {
  type AvailabilityContext,
  toAvailability,
  toAvailabilityDays,
} from '#api/modules/octo/availability.mappers.ts'
import { findDepartures } from '#api/modules/octo/availability.repository.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import type { OctoReason } from '#api/modules/octo/octo.messages.ts'
import { type OctoCall, readOctoCall } from '#api/modules/octo/octo.request.ts'
import { listDays, type Period, periodOfCalendar, periodOfCheck } from '#api/modules/octo/period.domain.ts'
import { optionId, type ProductRow } from '#api/modules/octo/product.mappers.ts'
import { findLowestPrices, findProduct } from '#api/modules/octo/product.repository.ts'
import { listUnits, toParty } from '#api/modules/octo/units.domain.ts'
import { sendJson } from '#api/plugins/json.ts'
import { currency } from '#schema/constants.ts'

type Body = Static<typeof AvailabilityBody>

const schema = { body: AvailabilityBody }

export function availabilityRoutes(octo: Api, deps: ApiDeps): void {
  const { db, clock } = deps

  octo.post('/availability', { schema }, async (request, reply) => {
    const product = await loadProduct(deps, request.body)
    const period = known(periodOfCheck(request.body))
    const context = toContext(deps, product, request.body, readOctoCall(request))
    const departures = await findDepartures(db, product.id, period, clock())
    const byDay = departuresByDay(departures, context.today)
    return sendJson(reply, JSON.stringify([...byDay.values()].map((each) => toAvailability(each, context))))
  })

  octo.post('/availability/calendar', { schema }, async (request, reply) => {
    const product = await loadProduct(deps, request.body)
    const period = known(periodOfCalendar(request.body))
    const call = readOctoCall(request)
    const context = toContext(deps, product, request.body, call)
    const [departures, lowest] = await Promise.all([
      findDepartures(db, product.id, period, clock()),
      call.hasPricing ? findLowestPrices(db, product, clock()) : null,
    ])
    const byDay = departuresByDay(departures, context.today)
    return sendJson(reply, JSON.stringify(toAvailabilityDays(listDays(period), byDay, lowest, context)))
  })
}

async function loadProduct({ db }: ApiDeps, { productId, optionId: option }: Body): Promise<ProductRow> {
  const product = await findProduct(db, productId ?? '')
  if (!product) throw octoError('INVALID_PRODUCT_ID', productId)
  if (option !== optionId) throw octoError('INVALID_OPTION_ID', option)
  return product
}

function known(period: Period | OctoReason): Period {
  if (typeof period === 'string') throw octoError('BAD_REQUEST', period)
  return period
}

/** Reads the rest of the call, in the order in which OCTO refuses: units, then the currency. */
function toContext(
  { clock }: ApiDeps,
  product: ProductRow,
  { units: requested, currency: target }: Body,
  { hasContent, hasPricing, reseller }: OctoCall,
): AvailabilityContext {
  const units = listUnits(product)
  const unknown = requested?.find(({ id }) => units.every((unit) => unit.id !== id))
  if (unknown) throw octoError('INVALID_UNIT_ID', unknown.id)
  if (target && target !== currency) throw octoError('BAD_REQUEST', 'currency')
  return {
    today: parisDay(clock()),
    groupMax: product.groupMax,
    units,
    hasContent,
    hasPricing,
    netPercent: reseller?.netPercent ?? null,
    requested,
    party: toParty(requested, units, product.groupMax),
  }
}
