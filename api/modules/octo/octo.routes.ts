import type { FastifyInstance } from 'fastify'
import type { Api, ApiDeps } from '#api/deps.ts'
import { installKeys } from '#api/modules/keys/requireKey.ts'
import { availabilityRoutes } from '#api/modules/octo/availability.routes.ts'
import { bookingRoutes } from '#api/modules/octo/bookings/bookings.routes.ts'
import { answerOctoError } from '#api/modules/octo/octo.errors.ts'
import { installOctoEnv, installOctoHeaders } from '#api/modules/octo/octo.request.ts'
import { productRoutes } from '#api/modules/octo/product.routes.ts'
import { supplierRoutes } from '#api/modules/octo/supplier.routes.ts'
import { Refusal } from '#api/plugins/errors.ts'

/**
 * Sells departures to resellers by the open standard OCTO, in its own words: headers, errors and bodies are not those
 * of `/api/v1`, and no route is in its description.
 */
export function octoRoutes(octo: Api, deps: ApiDeps): void {
  octo.setErrorHandler(answerOctoError)
  octo.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
  installOctoHeaders(octo)
  octo.addHook('onRequest', installKeys(octo, deps)('octo'))
  installOctoEnv(octo)
  octo.setNotFoundHandler(() => {
    throw new Refusal('ROUTE_NOT_FOUND')
  })
  readEmptyBodies(octo)
  supplierRoutes(octo, deps)
  productRoutes(octo, deps)
  availabilityRoutes(octo, deps)
  bookingRoutes(octo, deps)
}

/** Calls without a body may name its type all the same. */
function readEmptyBodies(octo: FastifyInstance): void {
  const parse = octo.getDefaultJsonParser('error', 'error')
  octo.removeContentTypeParser('application/json')
  octo.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}
