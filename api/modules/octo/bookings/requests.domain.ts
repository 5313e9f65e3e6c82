import { octoError } from '#api/modules/octo/octo.errors.ts'
import { cleanText } from '#schema/text.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A uuid in lower case; undefined for a text that is none. */
export function readUuid(sent: string): string | undefined {
  const uuid = sent.toLowerCase()
  return uuidPattern.test(uuid) ? uuid : undefined
}

/** Refuses a body with a text that cannot be stored. */
export function refuseUnstorable(value: unknown): void {
  if (typeof value === 'string' && cleanText(value) === undefined)
    throw octoError('BAD_REQUEST', 'unreadableText')
  if (typeof value !== 'object' || value === null) return
  for (const held of Object.values(value)) refuseUnstorable(held)
}
