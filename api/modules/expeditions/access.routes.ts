import { Type } from 'typebox'
import { ErrorBody, text } from '#api/contract.ts'
import { and, eq, inArray } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { ExpeditionAccess } from '#api/modules/expeditions/access.contract.ts'
import { journeyFrom, toTrainAccess } from '#api/modules/expeditions/access.domain.ts'
import { slugPattern } from '#schema/searchParameters.ts'

const access = {
  tags: ['expeditions'],
  summary:
    'Lists the train journeys from a city to several expeditions, in the requested order; without a journey an expedition is omitted',
  querystring: Type.Object({
    from: text('Slug of the city of departure', 'rennes', { pattern: slugPattern.source }),
    ids: text('Comma-separated IDs, at most 50', '1,2', {
      pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,49}$',
    }),
  }),
  response: { 200: Type.Object({ access: Type.Array(ExpeditionAccess) }), 400: ErrorBody },
}

export function accessRoutes(app: Api, { db }: Pick<ApiDeps, 'db'>): void {
  app.get('/access', { schema: access, config: { extension: true } }, async ({ query: { from, ids } }) => {
    const targets = ids.split(',').map(Number)
    const rows = await db
      .select({ id: expeditions.id, trainAccess: expeditions.trainAccess })
      .from(expeditions)
      .where(and(inArray(expeditions.id, targets), eq(expeditions.state, 'published')))
    const journeys = new Map(rows.map(({ id, trainAccess }) => [id, journeyFrom(trainAccess, from)]))
    return {
      access: targets.flatMap((id) => {
        const journey = journeys.get(id)
        return journey ? [{ expedition_id: String(id), ...toTrainAccess(journey) }] : []
      }),
    }
  })
}
