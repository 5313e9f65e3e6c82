import { messages } from '#web/agency/customers/messages.ts'
import { shortest } from '#web/agency/shell/filter.rules.ts'

type Names = { firstName: string | null; lastName: string | null }

export const toName = ({ firstName, lastName }: Names): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The search of an address; undefined where it is too short. */
export function readQuery(params: URLSearchParams): string | undefined {
  const query = params.get('q')?.trim() ?? ''
  return query.length >= shortest ? query : undefined
}

export type CustomerValues = { firstName: string; lastName: string; phone: string | null }

export const toValues = ({
  firstName,
  lastName,
  phone,
}: Names & { phone: string | null }): CustomerValues => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  phone,
})

const labels: Record<string, string> = {
  firstName: messages.firstName,
  lastName: messages.lastName,
  phone: messages.phone,
}

export const getLabel = (field: string): string => labels[field] ?? field
