import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { ErrorBody } from '#api/contract.ts'

type PublicRefusal = Static<typeof ErrorBody>['error']

/** Gives refusals of these calls the body that the specification defines for them. */
export function refusedAs(toBody: (refusal: PublicRefusal) => object) {
  return async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
    reply.statusCode >= 400 && Check(ErrorBody, payload) ? toBody(payload.error) : payload
}
