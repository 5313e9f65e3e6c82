import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { Done } from '#api/modules/auth/auth.contract.ts'
import { clearSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import { SessionList, SessionParams } from '#api/modules/auth/sessions.contract.ts'
import { closeSessions, findLivingSessions } from '#api/modules/auth/sessions.repository.ts'
import { deleteFeeds } from '#api/modules/feeds/feeds.repository.ts'
import { authentication } from '#api/plugins/auth.ts'

const tags = ['auth']
const config = { extension: true }

const list = {
  tags,
  security,
  summary: 'Lists the active sessions of the account',
  response: { 200: SessionList, 401: ErrorBody },
}

const end = {
  tags,
  security,
  summary: 'Ends one session of the account; idempotent',
  params: SessionParams,
  response: { 200: Done, 401: ErrorBody },
}

const endAll = {
  tags,
  security,
  summary: 'Ends every session of the account, including the session of the request, and its calendar feeds',
  response: { 200: Done, 401: ErrorBody },
}

export function accountSessionRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env } = deps
  const auth = authentication(deps)

  app.get('/auth/sessions', { schema: list, config }, async (request) => {
    const { user, sessionId } = await auth.signedIn(request)
    const sessions = await findLivingSessions(db, user.id, clock())
    return {
      sessions: sessions.map(({ id, createdAt, lastSeenAt }) => ({
        id,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_current: id === sessionId,
      })),
    }
  })

  app.delete(
    '/auth/sessions/:id',
    { schema: end, config: { ...config, endsSessions: true } },
    async (request) => {
      const { user } = await auth.signedIn(request)
      await closeSessions(db, user.id, { only: request.params.id })
      return { ok: true as const }
    },
  )

  app.delete(
    '/auth/sessions',
    { schema: endAll, config: { ...config, endsSessions: true } },
    async (request, reply) => {
      const { user } = await auth.signedIn(request)
      await db.transaction(async (tx) => {
        await closeSessions(tx, user.id)
        await deleteFeeds(tx, user.id)
      })
      clearSessionCookie(reply, env)
      return { ok: true as const }
    },
  )
}
