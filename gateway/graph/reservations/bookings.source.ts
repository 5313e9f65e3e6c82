import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import { type AccountModel, toAccount, toCancellation } from '#gateway/graph/reservations/account.model.ts'
import type {
  ParticipantPayloadModel,
  ReservationModel,
} from '#gateway/graph/reservations/reservations.model.ts'
import type { CancellationQuote, MutationCancelReservationArgs } from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type BookingSourceDeps = {
  account: AccountCalls
  users: { invalidate(): void }
  reservations: { one(id: string): Promise<ReservationModel | null> }
}

/** Reservations that were sold online: payments, documents, cancellation. */
export function bookingsSource({ account, users, reservations }: BookingSourceDeps) {
  const accounts = new Map<string, Promise<AccountModel | null>>()

  /** Undefined where the service lacks the call, and where it refuses it. */
  async function readOwn(path: string): Promise<unknown> {
    const response = await account.send({ method: 'GET', path })
    return response.status < 400 ? response.body : undefined
  }

  return {
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

    async cancel(wish: MutationCancelReservationArgs): Promise<ParticipantPayloadModel> {
      const { reservationId, quoteHash, travellers } = wish
      if (!isKey(reservationId))
        return { reservation: null, errors: [toUserError('NOT_FOUND', 'reservationId')] }
      const response = await account.send({
        method: 'POST',
        path: restPath`/reservations/${reservationId}/cancellation`,
        body: { quote_hash: quoteHash, travellers: travellers ?? undefined },
      })
      users.invalidate()
      accounts.clear()
      const errors = userErrorsOfExtension(response)
      return { reservation: errors.length > 0 ? null : await reservations.one(reservationId), errors }
    },
  }
}
