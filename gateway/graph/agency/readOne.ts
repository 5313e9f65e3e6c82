import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey } from '#gateway/upstream/restPath.ts'

/** Reads a row of the agency; null for an id that is none of the service, too. */
export type ReadOne = (folder: string, id: string, unknownCode: string) => Promise<unknown>

export const readingOne =
  (account: AccountCalls): ReadOne =>
  async (folder, id, unknownCode) => {
    if (!isKey(id)) return null
    const { status, body } = await account.send({ method: 'GET', path: `${folder}/${id}` })
    const code = recordOrNull(recordOrNull(body)?.error)?.code
    if (status === 400 || code === unknownCode) return null
    if (status >= 400) throw refusedWith(status === 404 ? 403 : status, body)
    return body
  }
