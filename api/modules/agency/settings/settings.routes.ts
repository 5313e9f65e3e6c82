import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { saveSettings, storedSection } from '#api/modules/agency/settings/settingChanges.ts'
import {
  AgencySection,
  AgencySettingsChange,
  AgencySettingsConflict,
  SalesSection,
  SalesSettingsChange,
  SalesSettingsConflict,
} from '#api/modules/agency/settings/settings.contract.ts'

const common = { tags: ['agency'], security }
const read = { 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }
const refused = { ...read, 400: ErrorBody, 422: ErrorBody }

const readAgency = {
  ...common,
  summary: 'Reads the facts of the agency',
  response: { 200: AgencySection, ...read },
}

const saveAgency = {
  ...common,
  summary: 'Changes facts of the agency, which every page shows within a second',
  body: AgencySettingsChange,
  response: { 200: AgencySection, ...refused, 409: AgencySettingsConflict },
}

const readSales = {
  ...common,
  summary: 'Reads the terms of later reservations',
  response: { 200: SalesSection, ...read },
}

const saveSales = {
  ...common,
  summary: 'Changes the terms of later reservations',
  body: SalesSettingsChange,
  response: { 200: SalesSection, ...refused, 409: SalesSettingsConflict },
}

export function settingRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('owner')

  agency.get('/settings/agency', { schema: readAgency, config }, () => storedSection(deps.db, 'agency'))

  agency.patch('/settings/agency', { schema: saveAgency, config }, (request) =>
    saveSettings(deps, readCaller(request), 'agency', request.body),
  )

  agency.get('/settings/sales', { schema: readSales, config }, () => storedSection(deps.db, 'sales'))

  agency.patch(
    '/settings/sales',
    { schema: saveSales, config: agencyRoute('owner', { stepUp: true }) },
    (request) => saveSettings(deps, readCaller(request), 'sales', request.body),
  )
}
