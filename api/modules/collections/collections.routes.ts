import type { Api, ApiDeps } from '#api/deps.ts'
import { Collections } from '#api/modules/collections/collections.contract.ts'
import { listCollections } from '#api/modules/collections/collections.repository.ts'
import { jsonList } from '#api/modules/expeditions/expeditions.repository.ts'
import { sendJson } from '#api/plugins/json.ts'

const list = {
  tags: ['collections'],
  summary: 'Lists the editorial collections with their expedition cards',
  response: { 200: Collections },
}

export function collectionRoutes(app: Api, { db }: ApiDeps): void {
  app.get('/collections', { schema: list }, async (_request, reply) =>
    sendJson(reply, jsonList(await listCollections(db))),
  )
}
