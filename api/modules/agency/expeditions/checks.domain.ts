import { isDeepStrictEqual } from 'node:util'
import type { ExpeditionContent } from '#api/modules/agency/expeditions/content.contract.ts'
import { listFaults, type Surroundings } from '#api/modules/agency/expeditions/expedition.domain.ts'
import type { Check } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { adviceMessages } from '#api/modules/agency/expeditions/expeditions.messages.ts'

type Checked = {
  draft: ExpeditionContent
  published: ExpeditionContent | null
  around: Surroundings
  departuresToCome: number
}

/**
 * Rules that a draft does not fulfil yet, then advice. A field that is published as it is blocks nothing: an
 * older expedition may be corrected bit by bit.
 */
export function listChecks({ draft, published, around, departuresToCome }: Checked): Check[] {
  const faults = listFaults(draft, around).map(({ field, message }) => ({
    field,
    message,
    is_blocking: !isPublished(field, draft, published),
  }))
  const advice = [
    ...(departuresToCome > 0 ? [] : [['departures', adviceMessages.departures] as const]),
    ...(draft.route ? [] : [['route', adviceMessages.route] as const]),
    ...(draft.train_access.length > 0 ? [] : [['train_access', adviceMessages.train] as const]),
  ].map(([field, message]) => ({ field, message, is_blocking: false }))
  return [...faults, ...advice]
}

function isPublished(field: string, draft: ExpeditionContent, published: ExpeditionContent | null): boolean {
  const [root = ''] = field.split('.')
  return published !== null && isDeepStrictEqual(getField(draft, root), getField(published, root))
}

const getField = (content: ExpeditionContent, name: string): unknown =>
  new Map(Object.entries(content)).get(name)

/** Messages by field of the checks that prevent a publication. */
export const blockingFields = (checks: Check[]): Record<string, string> =>
  Object.fromEntries(checks.flatMap((check) => (check.is_blocking ? [[check.field, check.message]] : [])))
