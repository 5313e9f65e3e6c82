import { unknownPlaceholders } from '#schema/cannedAnswers.content.ts'
import { messages } from '#web/agency/questions/messages.ts'
import type { AgencyQuestionFilter, AgencyQuestionList } from '#web/lib/graph/graph.generated.ts'

/** Lists by their name in the address; the first has none. */
const listNames = { '': 'OPEN', repondues: 'ANSWERED', signalees: 'REPORTED', masquees: 'HIDDEN' } as const
const isListName = (name: string): name is keyof typeof listNames => Object.hasOwn(listNames, name)

export const lists = Object.entries(listNames)

/** The list that the query of an address names; those without an answer otherwise. */
export function listOf(params: URLSearchParams): AgencyQuestionList {
  const name = params.get('liste') ?? ''
  return isListName(name) ? listNames[name] : 'OPEN'
}

export function readFilter(params: URLSearchParams, me: string | undefined): AgencyQuestionFilter {
  return { list: listOf(params), ...(params.get('moi') === '1' && me && { assignedTo: me }) }
}

/** Address of a list, from its first page on. */
export function listAddress(params: URLSearchParams, name: string): string {
  const next = new URLSearchParams({ ...(name && { liste: name }), ...(params.has('moi') && { moi: '1' }) })
  return `/messages${next.size > 0 ? `?${next}` : ''}`
}

const present = (missing: string) => (value: string) => (value.trim() === '' ? missing : undefined)

export const answerRules = { body: present(messages.answerMissing) }
export const cannedRules = {
  title: present(messages.nameMissing),
  body(value: string) {
    const unknown = unknownPlaceholders(value)
    return (
      present(messages.bodyMissing)(value) ??
      (unknown.length > 0 ? messages.unknownWords(unknown) : undefined)
    )
  },
}
export const hideRules = { reason: present(messages.reasonMissing) }
