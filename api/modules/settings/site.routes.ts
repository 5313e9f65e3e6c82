import type { Api, ApiDeps } from '#api/deps.ts'
import { Site } from '#api/modules/settings/settings.contract.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'

const read = {
  tags: ['site'],
  summary: 'Describes the agency: name, addresses, telephone hours and terms of sale',
  response: { 200: Site },
}

export function siteRoutes(app: Api, { db }: ApiDeps): void {
  app.get('/site', { schema: read, config: { extension: true } }, async () => {
    const [agency, sales] = await Promise.all([readSettings(db, 'agency'), readSettings(db, 'sales')])
    return { ...agency, sales }
  })
}
