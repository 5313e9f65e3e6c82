import { type ErrorCodeAndField, toUserError, userErrorsOf } from '#gateway/graph/errors.ts'
import type { UserError } from '#gateway/graph/schema.generated.ts'
import { recordOrNull, text } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'

/** User errors by the codes of the agency's calls, whose messages are specific: they name hours and people. */
const agencyCodes: Record<string, ErrorCodeAndField> = {
  SECOND_FACTOR_REQUIRED: ['SECOND_FACTOR_REQUIRED'],
  STEP_UP_REQUIRED: ['STEP_UP_REQUIRED'],
  MISSING_PERMISSION: ['MISSING_PERMISSION'],
  INVALID_CODE: ['INVALID_CODE', 'code'],
  LOCKED: ['LOCKED', 'code'],
  LAST_OWNER: ['LAST_OWNER'],
  LAST_FACTOR: ['INVALID_INPUT', 'id'],
  CONFLICT: ['CONFLICT', 'version'],
  DEPARTURE_NOT_FOUND: ['NOT_FOUND', 'id'],
  DEPARTURE_CANCELED: ['DEPARTURE_CLOSED', 'id'],
  DEPARTURE_PAST: ['DEPARTURE_CLOSED', 'id'],
  HAS_BOOKINGS: ['HAS_BOOKINGS', 'startDate'],
  START_PAST: ['INVALID_INPUT', 'startDate'],
  CAPACITY_BELOW_BOOKED: ['CAPACITY_BELOW_BOOKED', 'capacity'],
  MINIMUM_ABOVE_CAPACITY: ['INVALID_INPUT', 'groupMin'],
  FACTOR_NOT_FOUND: ['NOT_FOUND', 'id'],
  STAFF_NOT_FOUND: ['NOT_FOUND', 'id'],
  INVITATION_NOT_FOUND: ['NOT_FOUND', 'id'],
  ALREADY_STAFF: ['INVALID_INPUT', 'email'],
  INVITATION_INVALID: ['LINK_EXPIRED', 'token'],
  INVITED_ELSEWHERE: ['INVALID_INPUT', 'token'],
  INVITED_BY_FACEBOOK: ['INVALID_INPUT', 'token'],
}

/** Maps a refused call of the agency to user errors; empty on success. */
export function agencyErrors(response: RestResponse): UserError[] {
  const error = recordOrNull(recordOrNull(response.body)?.error)
  const known = response.status < 400 ? undefined : agencyCodes[text(error?.code)]
  if (known) {
    const user = toUserError(...known)
    return [{ ...user, message: text(error?.message, user.message) }]
  }
  // To customers, and where the service has no agency, its paths do not exist.
  if (response.status === 404 || response.status === 403) return [toUserError('MISSING_PERMISSION')]
  return userErrorsOf(response)
}
