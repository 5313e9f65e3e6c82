import { parisDay } from '#api/clock.ts'
import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import type { ThemeExpeditionsReader } from '#api/modules/search/themeExpeditions.ts'
import { ThemeGroups, ThemePage, ThemeParams, ThemeQuery } from '#api/modules/themes/themes.contract.ts'
import { themesRepository } from '#api/modules/themes/themes.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

const tags = ['themes']

const groups = {
  tags,
  summary: 'Lists the theme groups in display order',
  response: { 200: ThemeGroups },
}

const one = {
  tags,
  summary: 'Returns a theme with its catalogue filters',
  response: { 200: ThemePage, 400: ErrorBody, 404: ErrorBody },
}

/** Other texts name no theme and never reach the database. */
const themePath = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

export function themeRoutes(app: Api, { db, clock }: ApiDeps, readExpeditions: ThemeExpeditionsReader): void {
  const themes = themesRepository(db, readExpeditions)
  const today = () => parisDay(clock())

  app.get('/themes', { schema: groups }, async () => ({ groups: await themes.groups(today()) }))

  app.get('/themes/aventures', { schema: { ...one, querystring: ThemeQuery } }, async (request) =>
    themeAt(request.query.path),
  )

  app.get(
    '/themes/aventures/*',
    { schema: { ...one, params: ThemeParams }, config: { extension: true } },
    async (request) => themeAt(request.params['*']),
  )

  async function themeAt(value: string): Promise<ThemePage> {
    const path = value.replace(/^\/+|(?<!\/)\/+$/g, '')
    const found = themePath.test(path) ? await themes.byPath(path, today()) : undefined
    if (!found) throw new Refusal('THEME_NOT_FOUND')
    return found
  }
}
