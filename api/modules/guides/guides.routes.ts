import { Type } from 'typebox'
import { parisDay } from '#api/clock.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { GuideProfile } from '#api/modules/guides/guides.contract.ts'
import { listGuides } from '#api/modules/guides/guides.repository.ts'

const list = {
  tags: ['guides'],
  summary: 'Lists the guides with the number of departures that each has led',
  response: { 200: Type.Array(GuideProfile) },
}

export function guideRoutes(app: Api, { db, clock }: ApiDeps): void {
  app.get('/guides', { schema: list, config: { extension: true } }, () => listGuides(db, parisDay(clock())))
}
