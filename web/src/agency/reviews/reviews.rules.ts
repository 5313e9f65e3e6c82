import { type ModerationList, messages } from '#web/agency/reviews/messages.ts'
import type { ReviewRefusalReason } from '#web/lib/graph/graph.generated.ts'

/** Lists by their name in the address; the first has none. */
const listNames = {
  '': 'PENDING',
  publies: 'PUBLISHED',
  signales: 'REPORTED',
  refuses: 'REFUSED',
  masques: 'HIDDEN',
} as const satisfies Record<string, ModerationList>
const isListName = (name: string): name is keyof typeof listNames => Object.hasOwn(listNames, name)

export const lists = Object.entries(listNames)

/** The list that the query of an address names; those that wait otherwise. */
export function listOf(params: URLSearchParams): ModerationList {
  const name = params.get('liste') ?? ''
  return isListName(name) ? listNames[name] : 'PENDING'
}

/** Address of a list, from its first page on. */
export const listAddress = (name: string): string => (name ? `/avis?liste=${name}` : '/avis')

const dayMs = 86_400_000

/** Days since a decision was due; undefined before that. */
export function daysLate(dueAt: string | null, now: number): number | undefined {
  const late = dueAt === null ? -1 : now - Date.parse(dueAt)
  return late < 0 ? undefined : Math.floor(late / dayMs)
}

const present = (missing: string) => (value: string) => (value.trim() === '' ? missing : undefined)

export const refusalRules = {
  reason: present(messages.reasonMissing),
  sentence: present(messages.sentenceMissing),
}
export const replyRules = { body: present(messages.replyMissing) }

export const isReason = (value: string): value is ReviewRefusalReason =>
  Object.hasOwn(messages.reasons, value)
