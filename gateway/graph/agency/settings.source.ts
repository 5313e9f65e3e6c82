import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toFactsSection, toOwnFacts, toSalesSection, toTerms } from '#gateway/graph/agency/settings.model.ts'
import type {
  AgencyFactsSection,
  AgencySalesSection,
  AgencySaveSettingsPayload,
  MutationAgencySaveSettingsArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { record, recordOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'

const paths = { AGENCY: '/agency/settings/agency', SALES: '/agency/settings/sales' } as const

/** Settings, for owners. */
export function agencySettingsSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  return {
    agency: async (): Promise<AgencyFactsSection> => toFactsSection(await read(paths.AGENCY)),
    sales: async (): Promise<AgencySalesSection> => toSalesSection(await read(paths.SALES)),

    async save({
      section,
      version,
      value,
    }: MutationAgencySaveSettingsArgs): Promise<AgencySaveSettingsPayload> {
      const sent = { ...(section === 'AGENCY' ? value.agency : value.sales) }
      const body = { version, value: toRestNames(sent) }
      return toSaved(await account.send({ method: 'PATCH', path: paths[section], body }), section, sent)
    },
  }
}

function toSaved(
  response: RestResponse,
  section: MutationAgencySaveSettingsArgs['section'],
  sent: Record<string, unknown>,
): AgencySaveSettingsPayload {
  const errors = agencyErrors(response)
  const nothing = { agency: null, sales: null, conflict: null, errors }
  if (errors.length === 0)
    return section === 'AGENCY'
      ? { ...nothing, agency: toFactsSection(response.body) }
      : { ...nothing, sales: toSalesSection(response.body) }
  const current = recordOrNull(recordOrNull(response.body)?.current)
  if (!current) return nothing
  const { value } = record(current)
  const stored = section === 'AGENCY' ? toOwnFacts(value) : toTerms(value)
  return { ...nothing, conflict: toConflict(current, { ...stored }, sent) }
}

/** The same value with names in snake case; null is absent. */
function toRestNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRestNames)
  const fields = recordOrNull(value)
  if (!fields) return value
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, each]) =>
      each === null
        ? []
        : [[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), toRestNames(each)]],
    ),
  )
}
