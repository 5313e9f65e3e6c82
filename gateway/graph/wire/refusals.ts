import { type ErrorCodeAndField, toUserError, toUserErrors } from '#gateway/graph/errors.ts'
import type { UserError } from '#gateway/graph/schema.generated.ts'
import { toCamelCase } from '#gateway/graph/wire/names.ts'
import { recordOrNull, text } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'

/** User errors by the codes of the agency's calls, whose messages are specific: they name hours and people. */
const codes: Record<string, ErrorCodeAndField> = {
  SECOND_FACTOR_REQUIRED: ['SECOND_FACTOR_REQUIRED'],
  STEP_UP_REQUIRED: ['STEP_UP_REQUIRED'],
  MISSING_PERMISSION: ['MISSING_PERMISSION'],
  INVALID_CODE: ['INVALID_CODE', 'code'],
  LOCKED: ['LOCKED', 'code'],
  LAST_OWNER: ['LAST_OWNER'],
  NEEDS_CONFIRMATION: ['NEEDS_CONFIRMATION'],
  AMOUNT_TOO_HIGH: ['AMOUNT_TOO_HIGH', 'amountCents'],
  RESERVATION_CLOSED: ['RESERVATION_CLOSED', 'id'],
  TOO_LATE: ['RESERVATION_CLOSED', 'id'],
  INSUFFICIENT_PLACES: ['INSUFFICIENT_PLACES', 'travellerCount'],
  QUOTE_CHANGED: ['QUOTE_CHANGED', 'quoteHash'],
  WEBHOOK_NOT_FOUND: ['NOT_FOUND', 'id'],
  WEBHOOK_DISABLED: ['INVALID_INPUT', 'id'],
  JOB_NOT_FOUND: ['NOT_FOUND', 'id'],
  ENTRY_CLOSED: ['INVALID_INPUT', 'id'],
  PAYMENT_NOT_FOUND: ['NOT_FOUND', 'id'],
  RESERVATION_NOT_FOUND: ['NOT_FOUND', 'id'],
  SLUG_TAKEN: ['SLUG_TAKEN', 'slug'],
  PHOTO_NOT_FOUND: ['NOT_FOUND', 'name'],
  NOT_READY: ['NOT_READY'],
  WRONG_STATE: ['INVALID_INPUT', 'id'],
  HAS_DEPARTURES: ['HAS_BOOKINGS', 'ids'],
  REVISION_NOT_FOUND: ['NOT_FOUND', 'number'],
  FILE_REFUSED: ['FILE_REFUSED', 'file'],
  CODE_INVALID: ['CODE_INVALID'],
  INVALID_FIELDS: ['INVALID_INPUT'],
  TRAVELLER_NOT_FOUND: ['NOT_FOUND', 'id'],
  GIFT_CARD_NOT_FOUND: ['NOT_FOUND', 'id'],
  GIFT_CARD_CLOSED: ['INVALID_INPUT', 'id'],
  WAITING_ENTRY_NOT_FOUND: ['NOT_FOUND', 'id'],
  MAIL_NOT_POSSIBLE: ['INVALID_INPUT', 'kind'],
  MAIL_NOT_FOUND: ['NOT_FOUND', 'id'],
  MAIL_GONE: ['TOO_LATE', 'id'],
  ERASURE_REFUSED: ['INVALID_INPUT', 'id'],
  CUSTOMER_NOT_FOUND: ['NOT_FOUND', 'id'],
  KEY_NOT_FOUND: ['NOT_FOUND', 'id'],
  GUIDE_NOT_FOUND: ['NOT_FOUND', 'id'],
  LAST_FACTOR: ['INVALID_INPUT', 'id'],
  CONFLICT: ['CONFLICT', 'version'],
  DEPARTURE_NOT_FOUND: ['NOT_FOUND', 'id'],
  DEPARTURE_CANCELED: ['DEPARTURE_CLOSED', 'id'],
  DEPARTURE_PAST: ['DEPARTURE_CLOSED', 'id'],
  EXPEDITION_NOT_FOUND: ['NOT_FOUND', 'expeditionId'],
  DATES_EXIST: ['INVALID_INPUT', 'rows'],
  NO_DAY: ['INVALID_INPUT', 'weekdays'],
  TOO_MANY_ROWS: ['INVALID_INPUT', 'to'],
  TOO_FAR: ['INVALID_INPUT', 'to'],
  HAS_BOOKINGS: ['HAS_BOOKINGS', 'startDate'],
  START_PAST: ['INVALID_INPUT', 'startDate'],
  CAPACITY_BELOW_BOOKED: ['CAPACITY_BELOW_BOOKED', 'capacity'],
  MINIMUM_ABOVE_CAPACITY: ['INVALID_INPUT', 'groupMin'],
  CANNED_ANSWER_NOT_FOUND: ['NOT_FOUND', 'input'],
  MESSAGE_NOT_FOUND: ['NOT_FOUND', 'id'],
  REVIEW_NOT_FOUND: ['NOT_FOUND', 'id'],
  REVIEW_REPLIED: ['INVALID_INPUT', 'id'],
  REVIEW_CLOSED: ['INVALID_INPUT', 'id'],
  REPLY_TO_REPLY: ['INVALID_INPUT', 'id'],
  FACTOR_NOT_FOUND: ['NOT_FOUND', 'id'],
  STAFF_NOT_FOUND: ['NOT_FOUND', 'id'],
  INVITATION_NOT_FOUND: ['NOT_FOUND', 'id'],
  ALREADY_STAFF: ['INVALID_INPUT', 'email'],
  INVITATION_INVALID: ['LINK_EXPIRED', 'token'],
  INVITED_ELSEWHERE: ['INVALID_INPUT', 'token'],
  INVITED_BY_FACEBOOK: ['INVALID_INPUT', 'token'],
}

/**
 * Maps a refused call to user errors with fields of the input, whose REST names are the keys of `names`; empty on
 * success. A refusal about the whole row names the argument that identifies it.
 */
export function readUserErrors(response: RestResponse, names: ReadonlyMap<string, string>): UserError[] {
  const own = new Set(names.values())
  const row = ['ids', 'id'].find((name) => own.has(name))
  const toField = (path: string): string => {
    const [first = '', ...within] = path.split('.').map((part) => names.get(part) ?? toCamelCase(part))
    if (first === 'input' && within.length > 0) return within.join('.')
    return own.has(first) ? [first, ...within].join('.') : (row ?? first)
  }
  return readRefusal(response).map((error) => ({ ...error, field: error.field && toField(error.field) }))
}

/** User errors with REST fields. */
function readRefusal(response: RestResponse): UserError[] {
  const error = recordOrNull(recordOrNull(response.body)?.error)
  const known = response.status < 400 ? undefined : codes[text(error?.code)]
  if (known) {
    const user = toUserError(...known)
    const refused = { ...user, message: text(error?.message, user.message) }
    const fields = Object.entries(recordOrNull(error?.fields) ?? {})
    if (fields.length === 0) return [refused]
    return fields.map(([field, message]) => ({ ...refused, message: text(message), field }))
  }
  // To customers, and where the service has no agency, its paths do not exist.
  if (response.status === 404 || response.status === 403) return [toUserError('MISSING_PERMISSION')]
  return toUserErrors(response)
}
