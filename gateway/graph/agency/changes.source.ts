import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import {
  type ChangedReservationModel,
  toCancellationQuote,
  toChangeField,
  toMoveQuote,
} from '#gateway/graph/agency/changes.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyCancellationQuote,
  AgencyMoveQuotePayload,
  AgencyReservationMoveQuoteArgs,
  MutationAgencyCancelReservationArgs,
  MutationAgencyExtendHoldArgs,
  MutationAgencyMoveReservationArgs,
  MutationAgencySetTravellersArgs,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import { isKey, isUuid, restPath } from '#gateway/upstream/restPath.ts'

/** Changes of reservations by staff. */
export function agencyChangesSource(account: AccountCalls) {
  async function change(
    { id, key }: { id: string; key?: string },
    part: 'cancel' | 'move' | 'travellers' | 'hold',
    body: object,
  ): Promise<ChangedReservationModel> {
    if (!isKey(id)) return refused([toUserError('NOT_FOUND', 'id')])
    if (key !== undefined && !isUuid(key)) return refused([toUserError('INVALID_INPUT', 'key')])
    const path = restPath`/agency/reservations/${id}/${part}`
    const keyed = key === undefined ? {} : { idempotencyKey: key }
    const response = await account.send({ method: 'POST', path, body, ...keyed })
    const errors = agencyErrors(response).map((error) => ({ ...error, field: toChangeField(error.field) }))
    if (errors.length === 0) return { reservationId: id, conflict: null, errors }
    const current = recordOrNull(recordOrNull(response.body)?.current)
    return { ...refused(errors), conflict: current && toConflict(current, {}, {}) }
  }

  return {
    cancel({ version, input, ...wanted }: MutationAgencyCancelReservationArgs) {
      const { quoteHash, positions, keptCents, reason } = input
      return change(wanted, 'cancel', {
        version,
        quote_hash: quoteHash,
        ...(positions && { travellers: positions }),
        ...(typeof keptCents === 'number' && { kept_cents: keptCents }),
        ...(reason && { reason }),
      })
    },

    move({ version, input, ...wanted }: MutationAgencyMoveReservationArgs) {
      const { departureId, quoteHash, waivesFee, waivesDifference, reason } = input
      return change(wanted, 'move', {
        version,
        departure_id: departureId,
        quote_hash: quoteHash,
        waives_fee: waivesFee,
        waives_difference: waivesDifference,
        ...(reason && { reason }),
      })
    },

    extendHold: ({ id, version, until }: MutationAgencyExtendHoldArgs) =>
      change({ id }, 'hold', { version, until }),

    setTravellers({ version, input, ...wanted }: MutationAgencySetTravellersArgs) {
      const travellers = input.map(({ position, firstName, lastName, birthDate }) => ({
        position,
        first_name: firstName,
        last_name: lastName,
        birth_date: birthDate,
      }))
      return change(wanted, 'travellers', { version, travellers })
    },
  }
}

const refused = (errors: UserError[]): ChangedReservationModel => ({
  reservationId: null,
  conflict: null,
  errors,
})

/** Prices of changes. */
export function agencyQuotesSource(account: AccountCalls) {
  return {
    /** Null for a reservation that cannot be cancelled. */
    async cancellationQuote(id: string, positions: number[] | null): Promise<AgencyCancellationQuote | null> {
      const query = positions ? `?travellers=${positions.join(',')}` : ''
      const path = `${restPath`/agency/reservations/${id}/cancellation`}${query}`
      const response = await account.send({ method: 'GET', path })
      return agencyErrors(response).length > 0 ? null : toCancellationQuote(response.body)
    },

    async moveQuote(id: string, args: AgencyReservationMoveQuoteArgs): Promise<AgencyMoveQuotePayload> {
      const query = new URLSearchParams({
        departure_id: args.departureId,
        waives_fee: String(args.waivesFee),
        waives_difference: String(args.waivesDifference),
      })
      const path = `${restPath`/agency/reservations/${id}/move`}?${query}`
      const response = await account.send({ method: 'GET', path })
      const errors = agencyErrors(response)
      return { quote: errors.length > 0 ? null : toMoveQuote(response.body), errors }
    },
  }
}
