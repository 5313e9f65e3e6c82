import { isNumber, isRecord, optional, parse, type Schema, shape } from '#schema/json.ts'
import { messages } from '#web/agency/messages.ts'

type Values = Readonly<Record<string, unknown>>

/** Changes that the service does not have yet, with the values on which they are based, and those sent without an answer. */
export type Copy = { version: number; base: Values; changes: Values; sent?: Values | undefined }

const prefix = 'agencyDraft:'
const toKey = (accountId: string, expeditionId: string) => `${prefix}${accountId}:${expeditionId}`

const isCopy: Schema<Copy> = shape({
  version: isNumber,
  base: isRecord,
  changes: isRecord,
  sent: optional(isRecord),
})

/** Unsaved changes on this device, for the account that wrote them. A browser may refuse storage: then none. */
export function readCopy(accountId: string, expeditionId: string): Copy | undefined {
  const stored = attempt(() => localStorage.getItem(toKey(accountId, expeditionId)))
  return stored ? parse(isCopy, stored) : undefined
}

export function writeCopy(accountId: string, expeditionId: string, copy: Copy | undefined): void {
  const key = toKey(accountId, expeditionId)
  attempt(() => (copy ? localStorage.setItem(key, JSON.stringify(copy)) : localStorage.removeItem(key)))
}

const keys = () => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? []

/** After a sign-out: the next person at this device finds nothing. */
export function clearCopies(): void {
  for (const key of keys()) attempt(() => localStorage.removeItem(key))
}

/** Before a sign-out: it would lose what is not saved yet. */
export function clearCopiesIfAgreed(event: { preventDefault: () => void }): void {
  if (keys().length > 0 && !window.confirm(messages.signOutUnsaved)) event.preventDefault()
  else clearCopies()
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
