import type { MeQuery } from '#web/app/session/Me.generated.ts'
import { hasSession } from '#web/lib/browser/storage.ts'

/** Answers `Me` without a request while no session marker exists: the client is a visitor. */
export const visitorResponse = (operationName: string | undefined): { data: MeQuery } | undefined =>
  operationName === 'Me' && !hasSession() ? { data: { me: null } } : undefined
