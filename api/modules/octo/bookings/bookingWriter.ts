import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'
import { toBooking } from '#api/modules/octo/bookings/booking.mappers.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import { readOctoCall } from '#api/modules/octo/octo.request.ts'
import { createSources } from '#api/modules/octo/product.repository.ts'
import { productContext } from '#api/modules/octo/product.routes.ts'
import { sendJson } from '#api/plugins/json.ts'

/** Answers with bookings, in the capabilities of the call. */
export function bookingWriter(deps: Pick<ApiDeps, 'db' | 'env' | 'clock'>) {
  async function findViews(request: FastifyRequest, bookings: FoundBooking[]) {
    const call = readOctoCall(request)
    const { hasContent, hasPricing } = call
    const now = deps.clock()
    const context = { ...(await productContext(deps, call)), priceField: 'pricing' as const }
    // Prices are those of the bookings.
    const expeditions = new Map(bookings.map(({ expedition }) => [expedition.id, expedition]))
    const sources = await createSources(
      deps.db,
      [...expeditions.values()],
      { hasContent, hasPricing: false },
      now,
    )
    const contents = new Map(sources.map(({ row, content }) => [row.id, content]))
    return bookings.map((found) => {
      const content = contents.get(found.expedition.id) ?? null
      return toBooking({ found, content, context, hasContent, hasPricing, now })
    })
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, found: FoundBooking) {
      const [view] = await findViews(request, [found])
      return sendJson(reply, JSON.stringify(view))
    },
    async sendAll(request: FastifyRequest, reply: FastifyReply, found: FoundBooking[]) {
      return sendJson(reply, JSON.stringify(await findViews(request, found)))
    },
  }
}
