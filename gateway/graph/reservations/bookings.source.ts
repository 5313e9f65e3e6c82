import { toUserError, userErrorsByField, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import {
  type AccountModel,
  toAccount,
  toCancellation,
  toChange,
} from '#gateway/graph/reservations/account.model.ts'
import type {
  ParticipantPayloadModel,
  ReservationModel,
} from '#gateway/graph/reservations/reservations.model.ts'
import type {
  CancellationQuote,
  ChangeQuote,
  MutationCancelReservationArgs,
  MutationChangeDepartureArgs,
  MutationChangeTravellerArgs,
  MutationPostReviewArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { RestChange } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type BookingSourceDeps = {
  account: AccountCalls
  users: { invalidate(): void }
  reservations: { one(id: string): Promise<ReservationModel | null> }
}

type Send = (
  reservationId: string,
  request: RestChange,
  readErrors?: typeof userErrorsOfExtension,
) => Promise<ParticipantPayloadModel>

/** Reservations that were sold online: payments, documents, cancellation. */
export function bookingsSource({ account, users, reservations }: BookingSourceDeps) {
  const accounts = new Map<string, Promise<AccountModel | null>>()

  /** Undefined where the service lacks the call, and where it refuses it. */
  async function readOwn(path: string): Promise<unknown> {
    const response = await account.send({ method: 'GET', path })
    return response.status < 400 ? response.body : undefined
  }

  const send: Send = async (reservationId, request, readErrors = userErrorsOfExtension) => {
    if (!isKey(reservationId))
      return { reservation: null, errors: [toUserError('NOT_FOUND', 'reservationId')] }
    const response = await account.send(request)
    users.invalidate()
    accounts.clear()
    const errors = readErrors(response)
    return { reservation: errors.length > 0 ? null : await reservations.one(reservationId), errors }
  }

  return {
    ...bookingChanges(send),

    /** Payments and documents, read at most once a request. */
    account({ id, isGuide }: ReservationModel): Promise<AccountModel | null> {
      if (isGuide) return Promise.resolve(null)
      const read = accounts.get(id) ?? readOwn(restPath`/reservations/${id}`).then(toAccount)
      accounts.set(id, read)
      return read
    },

    async cancellation(
      { id, isGuide }: ReservationModel,
      travellers: readonly number[] | null | undefined,
    ): Promise<CancellationQuote | null> {
      if (isGuide) return null
      const query = travellers ? `?travellers=${travellers.join(',')}` : ''
      return toCancellation(await readOwn(restPath`/reservations/${id}/cancellation` + query))
    },

    async change({ id, isGuide }: ReservationModel, departureId: string): Promise<ChangeQuote | null> {
      if (isGuide || !isKey(departureId)) return null
      return toChange(await readOwn(`${restPath`/reservations/${id}/change`}?departure_id=${departureId}`))
    },
  }
}

/** Changes of a reservation by its owner. */
const bookingChanges = (send: Send) => ({
  cancel: ({ reservationId, quoteHash, travellers }: MutationCancelReservationArgs) =>
    send(reservationId, {
      method: 'POST',
      path: restPath`/reservations/${reservationId}/cancellation`,
      body: { quote_hash: quoteHash, travellers: travellers ?? undefined },
    }),

  changeDeparture: ({ reservationId, departureId, quoteHash }: MutationChangeDepartureArgs) =>
    send(reservationId, {
      method: 'POST',
      path: restPath`/reservations/${reservationId}/change`,
      body: { departure_id: departureId, quote_hash: quoteHash },
    }),

  changeTraveller: ({ reservationId, position, traveller }: MutationChangeTravellerArgs) =>
    send(
      reservationId,
      {
        method: 'PATCH',
        path: restPath`/reservations/${reservationId}/participants/${String(position)}`,
        body: {
          first_name: traveller.firstName,
          last_name: traveller.lastName,
          birth_date: traveller.birthDate,
        },
      },
      userErrorsByField,
    ),

  postReview: ({ reservationId, rating, text, experienceMonth }: MutationPostReviewArgs) =>
    send(
      reservationId,
      {
        method: 'POST',
        path: restPath`/reservations/${reservationId}/reviews`,
        body: { rating, text, experience_month: experienceMonth },
      },
      userErrorsByField,
    ),
})
