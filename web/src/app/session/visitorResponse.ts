import type { MeQuery } from '#web/app/session/Me.generated.ts'
import { hasSession, readStored } from '#web/lib/browser/storage.ts'

/**
 * Answers `Me` without a request for a visitor: a browser without the session marker, and without the account
 * of a session that began before the marker existed.
 */
export const visitorResponse = (operationName: string | undefined): { data: MeQuery } | undefined =>
  operationName === 'Me' && !hasSession() && !readStored('d_id') ? { data: { me: null } } : undefined
