import { Readable } from 'node:stream'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { requirePermissions } from '#api/modules/agency/access/required.ts'
import { CustomerParams } from '#api/modules/agency/customers/customers.contract.ts'
import {
  AgencyExport,
  AgencyExports,
  CustomerExportRequest,
  ExportParams,
  ExportRequest,
} from '#api/modules/agency/exports/exports.contract.ts'
import { findExports, findParts, toAgencyExport } from '#api/modules/agency/exports/exports.repository.ts'
import { beginExport, exportCustomer, ownExport } from '#api/modules/agency/exports/exports.ts'
import { requiredPermissions } from '#api/modules/agency/exports/sources.ts'
import { fileResponse, sendFile } from '#api/modules/agency/tables/download.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const common = { tags: ['agency'], security }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const list = {
  ...common,
  summary: 'Lists the exports of the caller whose link lasts, newest first',
  response: { 200: AgencyExports, ...refused },
}

const one = {
  ...common,
  summary: 'Returns an export with its progress',
  params: ExportParams,
  response: { 200: AgencyExport, ...refused },
}

const begin = {
  ...common,
  summary: 'Exports rows as CSV with the filter of their list; personal data requires a step-up',
  body: ExportRequest,
  response: { 201: AgencyExport, ...refused },
}

const customer = {
  ...common,
  summary: 'Exports all that the service holds of a customer',
  params: CustomerParams,
  body: CustomerExportRequest,
  response: { 201: AgencyExport, ...refused },
}

const file = {
  ...common,
  summary: 'Downloads an export, for its author, within ten minutes',
  params: ExportParams,
  response: { 200: fileResponse, ...refused },
}

/** Exports; the permission depends on their kind. */
export function exportRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)
  const staff = agencyRoute('staff')

  agency.get('/exports', { schema: list, config: staff }, async (request) => {
    const found = await findExports(db, readCaller(request).user.id, clock())
    return { exports: found.map(toAgencyExport) }
  })

  agency.get('/exports/:id', { schema: one, config: staff }, async (request) =>
    toAgencyExport(await ownExport(db, readCaller(request), request.params.id, clock())),
  )

  agency.post('/exports', { schema: begin, config: staff }, async (request, reply) => {
    const caller = readCaller(request)
    await rates.enforce(limits.agencyExports, caller.user.id)
    return reply.status(201).send(await beginExport(deps, caller, request.body))
  })

  const steppedUp = agencyRoute('bookings', { stepUp: true })
  agency.post('/customers/:id/export', { schema: customer, config: steppedUp }, async (request, reply) => {
    const caller = readCaller(request)
    await rates.enforce(limits.agencyExports, caller.user.id)
    const query = { id: request.params.id, format: request.body.format }
    return reply.status(201).send(await exportCustomer(deps, caller, query))
  })

  agency.get('/exports/:id/file', { schema: file, config: staff }, async (request, reply) => {
    const caller = readCaller(request)
    const found = await ownExport(db, caller, request.params.id, clock())
    await requirePermissions(db, caller, requiredPermissions(found.input.kind))
    if (found.state !== 'done') throw new Refusal('JOB_NOT_FOUND')
    return sendFile(reply, toAgencyExport(found).file_name, Readable.from(findParts(db, found.id)))
  })
}
