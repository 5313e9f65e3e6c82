import { octoError } from '#api/modules/octo/octo.errors.ts'
import { cleanText } from '#schema/text.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A uuid in lower case; undefined for a text that is none. */
export function readUuid(sent: string): string | undefined {
  const uuid = sent.toLowerCase()
  return uuidPattern.test(uuid) ? uuid : undefined
}

/** More than any request has, few enough for recursion. */
const mostLevels = 100

/** Refuses input with a text that cannot be stored, or nested too deeply. */
export function refuseUnstorable(value: unknown, level = 0): void {
  if (level > mostLevels) throw octoError('BAD_REQUEST')
  if (typeof value === 'string' && cleanText(value) === undefined)
    throw octoError('BAD_REQUEST', 'unreadableText')
  if (typeof value !== 'object' || value === null) return
  for (const held of Object.values(value)) refuseUnstorable(held, level + 1)
}
