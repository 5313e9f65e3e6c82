import { isDay, shortest } from '#web/agency/shell/filter.rules.ts'
import type { AgencyInvoiceFilter } from '#web/lib/graph/graph.generated.ts'

const kinds = { facture: 'INVOICE', avoir: 'CREDIT_NOTE' } as const
const isKind = (value: string): value is keyof typeof kinds => Object.hasOwn(kinds, value)

/** The filter that the query of an address stands for; parts that mean nothing are left out. */
export function readFilter(params: URLSearchParams): AgencyInvoiceFilter {
  const [query = '', kind = '', from = '', to = ''] = ['q', 'document', 'du', 'au'].map(
    (name) => params.get(name)?.trim() ?? '',
  )
  return {
    ...(query.length >= shortest && { query }),
    ...(isKind(kind) && { kind: kinds[kind] }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}
