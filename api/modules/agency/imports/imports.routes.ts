import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  AgencyImport,
  AgencyImports,
  ApplyHeaders,
  DryRun,
  ImportParams,
  TemplateParams,
} from '#api/modules/agency/imports/imports.contract.ts'
import { reportName, templateName } from '#api/modules/agency/imports/imports.messages.ts'
import { findImports, toAgencyImport } from '#api/modules/agency/imports/imports.repository.ts'
import { beginApplication, beginDryRun, ownImport } from '#api/modules/agency/imports/imports.ts'
import { reportCsv, templateCsv } from '#api/modules/agency/imports/report.ts'
import { fileResponse, sendFile } from '#api/modules/agency/tables/download.ts'
import { Refusal } from '#api/plugins/errors.ts'

const common = { tags: ['agency'], security }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const list = {
  ...common,
  summary: 'Lists the imports of the caller, newest first',
  response: { 200: AgencyImports, ...refused },
}

const one = {
  ...common,
  summary: 'Returns an import with its differences and errors',
  params: ImportParams,
  response: { 200: AgencyImport, ...refused },
}

const begin = {
  ...common,
  summary: 'Begins the dry run of an uploaded file; a job runs the real code and rolls it back',
  body: DryRun,
  response: { 201: AgencyImport, ...refused },
}

const apply = {
  ...common,
  summary: 'Applies a file without errors, all rows or none',
  params: ImportParams,
  headers: ApplyHeaders,
  response: { 200: AgencyImport, ...refused },
}

const report = {
  ...common,
  summary: 'Downloads all errors and differences of an import as CSV',
  params: ImportParams,
  response: { 200: fileResponse, ...refused },
}

const template = {
  ...common,
  summary: 'Downloads the columns of an import as CSV',
  params: TemplateParams,
  response: { 200: fileResponse, ...refused },
}

/** Imports of files; the permission depends on their kind. */
export function importRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const staff = agencyRoute('staff')

  agency.get('/imports', { schema: list, config: staff }, async (request) => {
    const found = await findImports(db, readCaller(request).user.id, clock())
    return { imports: found.map(toAgencyImport) }
  })

  agency.get('/imports/:id', { schema: one, config: staff }, async (request) =>
    toAgencyImport(await ownImport(db, readCaller(request), request.params.id, clock())),
  )

  agency.post('/imports', { schema: begin, config: staff }, async (request, reply) =>
    reply.status(201).send(await beginDryRun(deps, readCaller(request), request.body)),
  )

  const steppedUp = agencyRoute('staff', { stepUp: true })
  agency.post('/imports/:id/apply', { schema: apply, config: steppedUp }, (request) => {
    const input = { id: request.params.id, key: request.headers['idempotency-key'] }
    return beginApplication(deps, readCaller(request), input)
  })

  agency.get('/imports/:id/report', { schema: report, config: staff }, async (request, reply) => {
    const found = await ownImport(db, readCaller(request), request.params.id, clock())
    if (!found.report) throw new Refusal('JOB_NOT_FOUND')
    return sendFile(reply, reportName, reportCsv(found.report))
  })

  agency.get('/imports/templates/:kind', { schema: template, config: staff }, async ({ params }, reply) =>
    sendFile(reply, templateName[params.kind], templateCsv(params.kind)),
  )
}
