import type { Api, ApiDeps } from '#api/deps.ts'
import { Filters } from '#api/modules/filters/filters.contract.ts'
import { readFilters } from '#api/modules/filters/filters.repository.ts'

const filters = {
  tags: ['expeditions'],
  summary: 'Lists every value of every search filter, with its French label',
  response: { 200: Filters },
}

export function filterRoutes(app: Api, { db }: ApiDeps): void {
  app.get('/filters', { schema: filters, config: { extension: true } }, () => readFilters(db))
}
