import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import {
  type ParticipantPayloadModel,
  type ReservationModel,
  toApiParticipant,
  toGuidedDeparture,
  toParticipant,
} from '#gateway/graph/reservations/reservations.model.ts'
import type {
  GuidedDeparture,
  MutationUpdateParticipantArgs,
  Participant,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls, Session } from '#gateway/graph/session.ts'
import { extension, listOf } from '#gateway/upstream/read.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type ReservationSourceDeps = {
  account: AccountCalls
  session: Session
  users: { reservations(): Promise<ReservationModel[]>; invalidate(): void }
}

export function reservationsSource({ account, session, users }: ReservationSourceDeps) {
  /** Found in the account's list, which any service offers. */
  async function one(id: string): Promise<ReservationModel | null> {
    if (!(await session.bearer())) return null
    return (await users.reservations()).find((reservation) => reservation.id === id) ?? null
  }

  return {
    one,

    participants: async ({ id, isGuide }: ReservationModel): Promise<Participant[]> =>
      isGuide
        ? []
        : listOf(
            extension(await account.read(restPath`/reservations/${id}/participants`)),
            'participants',
          ).map((item) => toParticipant(item, id)),

    async updateParticipant({
      reservationId,
      position,
      input,
    }: MutationUpdateParticipantArgs): Promise<ParticipantPayloadModel> {
      if (!isKey(reservationId) || position < 1)
        return { reservation: null, errors: [toUserError('NOT_FOUND', 'reservationId')] }
      const errors = userErrorsOfExtension(
        await account.send({
          method: 'PATCH',
          path: restPath`/reservations/${reservationId}/participants/${String(position)}`,
          body: toApiParticipant(input),
        }),
      )
      users.invalidate()
      return { reservation: errors.length > 0 ? null : await one(reservationId), errors }
    },

    async guidedDeparture(id: string): Promise<GuidedDeparture | null> {
      if (!isKey(id) || !(await session.bearer())) return null
      const response = await account.send({ method: 'GET', path: restPath`/departures/${id}/roster` })
      return userErrorsOfExtension(response).length > 0 ? null : toGuidedDeparture(response.body)
    },
  }
}
