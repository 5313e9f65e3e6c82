import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Api, ApiDeps } from '#api/deps.ts'
import {
  CancelBody,
  ChangeBody,
  ConfirmBody,
  ExtendBody,
  ListQuery,
  ReserveBody,
} from '#api/modules/octo/bookings/booking.contract.ts'
import { bookingByUuid, type FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import { bookingWriter } from '#api/modules/octo/bookings/bookingWriter.ts'
import { cancel, change, extend } from '#api/modules/octo/bookings/calls.ts'
import { confirm } from '#api/modules/octo/bookings/confirm.ts'
import { type BookingContext, toContext } from '#api/modules/octo/bookings/context.ts'
import { findBookings } from '#api/modules/octo/bookings/list.repository.ts'
import { readUuid, refuseUnstorable } from '#api/modules/octo/bookings/requests.domain.ts'
import { reserve } from '#api/modules/octo/bookings/reserve.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import { readOctoCall } from '#api/modules/octo/octo.request.ts'
import { createChecker } from '#api/plugins/validator.ts'

const BookingParams = Type.Object({ uuid: Type.String() })

const checked = {
  reserve: createChecker(ReserveBody),
  confirm: createChecker(ConfirmBody),
  change: createChecker(ChangeBody),
  extend: createChecker(ExtendBody),
  cancel: createChecker(CancelBody),
  list: createChecker(ListQuery),
}

export function bookingRoutes(octo: Api, deps: ApiDeps): void {
  const { send, sendAll } = bookingWriter(deps)
  const readCaller = (request: FastifyRequest) => toContext(deps, readOctoCall(request))

  /** Refuses an unknown uuid and a lapsed hold before the body is read. */
  async function knownBooking(request: FastifyRequest<{ Params: { uuid: string } }>): Promise<void> {
    const { uuid } = request.params
    const found = await ownBooking(readCaller(request), uuid)
    if (found.state.status === 'EXPIRED') throw octoError('INVALID_BOOKING_UUID', uuid)
  }
  const schema = { params: BookingParams }
  const known = { schema, onRequest: knownBooking }

  octo.post('/bookings', async (request, reply) =>
    send(request, reply, await reserve(readCaller(request), checked.reserve(readBody(request)))),
  )

  octo.get('/bookings', async (request, reply) => {
    refuseUnstorable(request.query)
    const query = checked.list(request.query)
    return sendAll(request, reply, await findBookings(readCaller(request), query))
  })

  octo.get('/bookings/:uuid', { schema }, async (request, reply) =>
    send(request, reply, await ownBooking(readCaller(request), request.params.uuid)),
  )

  octo.post('/bookings/:uuid/confirm', known, async (request, reply) => {
    const body = checked.confirm(readBody(request))
    return send(request, reply, await confirm(readCaller(request), getUuid(request), body))
  })

  octo.patch('/bookings/:uuid', known, async (request, reply) => {
    const body = checked.change(readBody(request))
    return send(request, reply, await change(readCaller(request), getUuid(request), body))
  })

  octo.post('/bookings/:uuid/extend', known, async (request, reply) => {
    const { expirationMinutes } = checked.extend(readBody(request))
    return send(request, reply, await extend(readCaller(request), getUuid(request), expirationMinutes))
  })

  const giveUp = async (request: FastifyRequest<{ Params: { uuid: string } }>, reply: FastifyReply) => {
    const { reason } = checked.cancel(readBody(request))
    return send(request, reply, await cancel(readCaller(request), getUuid(request), reason))
  }
  octo.post('/bookings/:uuid/cancel', known, giveUp)
  // Older clients.
  octo.delete('/bookings/:uuid', known, giveUp)
}

/** No body at all is an empty one. */
function readBody({ body }: FastifyRequest): unknown {
  const read = body ?? {}
  refuseUnstorable(read)
  return read
}

const getUuid = ({ params }: FastifyRequest<{ Params: { uuid: string } }>): string =>
  params.uuid.toLowerCase()

/** A booking of the caller; another reseller's does not exist for it. */
async function ownBooking({ db, reseller, now }: BookingContext, sent: string): Promise<FoundBooking> {
  const uuid = readUuid(sent)
  const found = uuid && (await bookingByUuid(db, { resellerId: reseller.id, uuid }, now))
  if (!found) throw octoError('INVALID_BOOKING_UUID', sent)
  return found
}
