import { toLeavingMails, toMailOrNull } from '#gateway/graph/agency/mails.model.ts'
import type {
  AgencyCancellationQuote,
  AgencyChangeReservationPayload,
  AgencyMoveQuote,
  CancellationRule,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyCancellationLine,
  ApiAgencyCancellationQuote,
  ApiAgencyMoveQuote,
} from '#gateway/upstream/api.generated.ts'
import { listOf, record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

/** A changed reservation by its id: the relation reads it. */
export type ChangedReservationModel = Omit<AgencyChangeReservationPayload, 'reservation' | '__typename'> & {
  reservationId: string | null
}

const rules: Record<string, CancellationRule> = {
  option: 'OPTION',
  agency: 'AGENCY',
  first_hours: 'FIRST_HOURS',
  pledge: 'PLEDGE',
  policy: 'POLICY',
}

export function toCancellationQuote(body: unknown): AgencyCancellationQuote {
  const api = record<ApiAgencyCancellationQuote>(body)
  return {
    hash: text(api.hash),
    rule: rules[text(api.rule)] ?? 'POLICY',
    keptPercent: whole(api.kept_percent),
    lines: listOf(body, 'lines').map((each) => {
      const line = record<ApiAgencyCancellationLine>(each)
      return {
        position: whole(line.position),
        name: textOrNull(line.name),
        priceCents: whole(line.price_cents),
        keptCents: whole(line.kept_cents),
      }
    }),
    keptCents: whole(api.kept_cents),
    refundCents: whole(api.refund_cents),
    balanceCents: whole(api.balance_cents),
    mail: toMailOrNull(api.mail),
  }
}

export function toMoveQuote(body: unknown): AgencyMoveQuote {
  const api = record<ApiAgencyMoveQuote>(body)
  return {
    hash: text(api.hash),
    startDate: text(api.start),
    endDate: text(api.end),
    feeCents: whole(api.fee_cents),
    differenceCents: whole(api.difference_cents),
    totalCents: whole(api.total_cents),
    refundCents: whole(api.refund_cents),
    balanceCents: whole(api.balance_cents),
    mails: toLeavingMails(body),
  }
}

/** Name of a refused field in the input. */
export const toChangeField = (field: string | null | undefined): string | null =>
  field ? field.replace(/^travellers\./, '') : null
