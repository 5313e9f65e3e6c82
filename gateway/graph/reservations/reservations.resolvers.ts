import type { ReservationRelation } from '#gateway/graph/reservations/reservations.model.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  ReservationResolvers,
} from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'reservation' | 'guidedDeparture'>> = {
  reservation: (_, { id }, { reservations }) => reservations.one(id),
  guidedDeparture: (_, { id }, { reservations }) => reservations.guidedDeparture(id),
}

export const Mutation: Required<
  Pick<
    MutationResolvers,
    'updateParticipant' | 'cancelReservation' | 'changeDeparture' | 'changeTraveller' | 'postReview'
  >
> = {
  cancelReservation: (_, input, { bookings }) => bookings.cancel(input),
  changeDeparture: (_, input, { bookings }) => bookings.changeDeparture(input),
  changeTraveller: (_, input, { bookings }) => bookings.changeTraveller(input),
  postReview: (_, review, { bookings }) => bookings.postReview(review),
  updateParticipant: (_, change, { reservations }) => reservations.updateParticipant(change),
}

export const Reservation: Required<Pick<ReservationResolvers, ReservationRelation>> = {
  expedition: ({ expeditionId, expeditionSlug }, _, { expeditions }) => {
    if (expeditionId) return expeditions.byId(expeditionId)
    return expeditionSlug ? expeditions.one(expeditionSlug) : null
  },
  roadBook: async ({ id, isGuide }, _, { roadBooks }) => (isGuide ? null : (await roadBooks.read(id)).files),
  participants: (reservation, _, { reservations }) => reservations.participants(reservation),
  payments: async (reservation, _, { bookings }) => (await bookings.account(reservation))?.payments ?? null,
  instalments: async (reservation, _, { bookings }) =>
    (await bookings.account(reservation))?.instalments ?? null,
  invoices: async (reservation, _, { bookings }) => (await bookings.account(reservation))?.invoices ?? null,
  change: (reservation, { departureId }, { bookings }) => bookings.change(reservation, departureId),
  cancellation: (reservation, { travellers }, { bookings }) => bookings.cancellation(reservation, travellers),
}
