import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import type { ReadOne } from '#gateway/graph/agency/readOne.ts'
import { toExport, toExportWish, toImport } from '#gateway/graph/agency/transfers.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyExport,
  AgencyExportPayload,
  AgencyImport,
  AgencyImportPayload,
  MutationAgencyApplyImportArgs,
  MutationAgencyDryRunImportArgs,
  MutationAgencyExportArgs,
  MutationAgencyExportCustomerArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { listOf } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isUuid, restPath } from '#gateway/upstream/restPath.ts'

/** Imports and exports of the person who asks. */
export function agencyTransfersSource(
  account: AccountCalls,
  read: (path: string) => Promise<unknown>,
  readOne: ReadOne,
) {
  return {
    imports: async (): Promise<AgencyImport[]> =>
      listOf(await read('/agency/imports'), 'imports').map(toImport),

    async findImport(id: string): Promise<AgencyImport | null> {
      const body = await readOne('/agency/imports', id, 'JOB_NOT_FOUND')
      return body === null ? null : toImport(body)
    },

    async findExport(id: string): Promise<AgencyExport | null> {
      const body = await readOne('/agency/exports', id, 'JOB_NOT_FOUND')
      return body === null ? null : toExport(body)
    },

    async dryRun({ fileId, kind }: MutationAgencyDryRunImportArgs): Promise<AgencyImportPayload> {
      if (!isUuid(fileId)) return { import: null, errors: [toUserError('INVALID_INPUT', 'fileId')] }
      const body = { file_id: fileId, kind: kind.toLowerCase() }
      return toImportPayload(await account.send({ method: 'POST', path: '/agency/imports', body }))
    },

    async apply({ jobId, key }: MutationAgencyApplyImportArgs): Promise<AgencyImportPayload> {
      if (!isUuid(jobId)) return { import: null, errors: [toUserError('NOT_FOUND', 'id')] }
      if (!isUuid(key)) return { import: null, errors: [toUserError('INVALID_INPUT', 'key')] }
      const path = restPath`/agency/imports/${jobId}/apply`
      return toImportPayload(await account.send({ method: 'POST', path, idempotencyKey: key }))
    },

    async export(args: MutationAgencyExportArgs): Promise<AgencyExportPayload> {
      const body = toExportWish(args)
      return toExportPayload(await account.send({ method: 'POST', path: '/agency/exports', body }))
    },

    async exportCustomer({ id, format }: MutationAgencyExportCustomerArgs): Promise<AgencyExportPayload> {
      if (!isUuid(id)) return { export: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const body = { format: format.toLowerCase() }
      const path = restPath`/agency/customers/${id}/export`
      return toExportPayload(await account.send({ method: 'POST', path, body }))
    },
  }
}

function toImportPayload(response: RestResponse): AgencyImportPayload {
  const errors = agencyErrors(response)
  return { import: errors.length > 0 ? null : toImport(response.body), errors }
}

function toExportPayload(response: RestResponse): AgencyExportPayload {
  const errors = agencyErrors(response)
  return { export: errors.length > 0 ? null : toExport(response.body), errors }
}
