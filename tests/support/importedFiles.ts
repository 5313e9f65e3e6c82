import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import type { Database } from '#api/db/client.ts'
import type { Api } from '#api/deps.ts'
import type { AgencyImport } from '#api/modules/agency/imports/imports.contract.ts'
import { runImports } from '#api/modules/agency/imports/runImports.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** Files that a member of the staff sends, checks and applies, with the runs of their jobs. */
export function importedFiles(current: () => { db: Database }) {
  let api: Api
  let noe: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db, { env: { rateLimitFactor: 1_000_000 } })
    const rights = { permissions: ['catalogue' as const, 'departures' as const] }
    noe = await staffMember(current().db, rights, { isSteppedUp: true })
  })
  const { log, lines } = capturedLog()
  const run = () => runImports({ db: current().db, clock: () => testNow, env: testEnv() }, log)

  const call = (method: 'GET' | 'POST', path: string, payload?: object, { headers } = noe, key?: string) =>
    api.inject({
      method,
      url: `/api/v1/agency${path}`,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })

  const upload = (content: string | Buffer, type = 'text/csv') =>
    api.inject({
      method: 'POST',
      url: '/api/v1/agency/files/import',
      headers: { ...noe.headers, 'content-type': type },
      payload: content,
    })

  const read = async (id: string): Promise<AgencyImport> => (await call('GET', `/imports/${id}`)).json()

  /** The dry run of a file; the message of its refusal where it is not accepted at all. */
  async function check(
    kind: string,
    content: string | Buffer,
    type?: string,
  ): Promise<AgencyImport | string> {
    const sent = await upload(content, type)
    if (sent.statusCode >= 400) return sent.json().error.message
    const begun = await call('POST', '/imports', { file_id: sent.json().file_id, kind })
    await run()
    return read(begun.json().id)
  }

  async function checked(kind: string, content: string | Buffer, type?: string): Promise<AgencyImport> {
    const found = await check(kind, content, type)
    if (typeof found === 'string') throw new Error(found)
    return found
  }

  async function apply(id: string, key: string = randomUUID()): Promise<AgencyImport | string> {
    const answer = await call('POST', `/imports/${id}/apply`, undefined, noe, key)
    if (answer.statusCode >= 400) return answer.json().error.message
    await run()
    return read(id)
  }

  return { call, upload, check, checked, apply, run, read, staff: () => noe, logged: () => lines }
}
