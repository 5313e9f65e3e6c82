import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { photos } from '#api/db/referenceTables.ts'
import { searchKeys } from '#api/db/searchTables.ts'
import { expeditions } from '#api/db/tables.ts'
import { wholeContent } from '#tests/support/expeditionContent.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

/** An author with the permission `catalogue`, and the calls that the author and visitors send. */
export async function createAuthor(db: Database) {
  const api = await testApi(db)
  const noe = await staffMember(db, { permissions: ['catalogue'], firstName: 'Noé' })
  const named = await db.select().from(photos).limit(3)
  const content = wholeContent(named.map(({ name }) => name))
  let created = 0

  const post = (path: string, payload?: object, headers: object = noe.headers) =>
    api.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    })
  const create = async (change: object = {}) => {
    created += 1
    return (await post('/agency/expeditions', { ...content, slug: `aventure-${created}`, ...change })).json()
  }
  const publish = ({ id, version }: { id: string; version: number }, note?: string) =>
    post(`/agency/expeditions/${id}/publish`, { version, ...(note && { note }) })

  return {
    noe,
    content,
    post,
    create,
    publish,
    save: (id: string, payload: object) =>
      api.inject({
        method: 'PATCH',
        url: `/api/v1/agency/expeditions/${id}/draft`,
        headers: noe.headers,
        payload,
      }),
    read: async (id: string) =>
      (await api.inject({ url: `/api/v1/agency/expeditions/${id}`, headers: noe.headers })).json(),
    visit: (path: string, headers = {}) => api.inject({ url: `/api/v1${path}`, headers }),
    remove: (id: string) =>
      api.inject({ method: 'DELETE', url: `/api/v1/agency/expeditions/${id}`, headers: noe.headers }),
    published: async (change: object = {}) => (await publish(await create(change))).json(),
    change: (ids: string[], kind: string, more: object = {}) =>
      post('/agency/expeditions/changes', { ids, change: kind, ...more }),
  }
}

/** Exactly the published expeditions have a document and search keys. */
export async function expectPublicOnes(db: Database): Promise<void> {
  const targets = await db
    .select({ id: expeditions.id })
    .from(expeditions)
    .where(eq(expeditions.state, 'published'))
    .orderBy(asc(expeditions.id))
  const { expeditionId } = expeditionDocuments
  const documents = await db.select({ id: expeditionId }).from(expeditionDocuments).orderBy(asc(expeditionId))
  const keys = await db
    .select({ id: searchKeys.expeditionId })
    .from(searchKeys)
    .orderBy(asc(searchKeys.expeditionId))
  expect(documents).toEqual(targets)
  expect(keys).toEqual(targets)
}
