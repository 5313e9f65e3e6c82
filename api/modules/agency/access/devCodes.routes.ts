import { appTime } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { totpSecrets } from '#api/db/agencyTables.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { devCodesWords } from '#api/modules/agency/access/devCodes.messages.ts'
import { openSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { stepAt, totpCode } from '#api/modules/agency/access/totp.domain.ts'
import { escapeHtml } from '#api/modules/mail/html.ts'
import { sendPage } from '#api/modules/mail/page.ts'

const css = `
:root { color-scheme: light }
body { margin: 0 auto; padding: 32px 16px; max-width: 720px; background: #FBF9F5; color: #13241F; font: 16px/1.55 Figtree, system-ui, sans-serif }
h1 { font-size: 32px; line-height: 1.1; margin: 0 0 8px }
dt { margin: 24px 0 4px; font-weight: 600; overflow-wrap: anywhere }
dd { margin: 0 }
strong { font-size: 28px; letter-spacing: 2px }
`

/** Shows the current codes of the staff in development; never in production. */
export function devCodeRoutes(app: Api, { db, clock, env }: ApiDeps): void {
  if (env.isProduction) return
  app.get('/dev/codes', { schema: { hide: true } }, async (_request, reply) => {
    const apps = await db
      .select({ app: totpSecrets, email: users.email })
      .from(totpSecrets)
      .innerJoin(users, eq(users.id, totpSecrets.userId))
      .orderBy(asc(users.email), asc(totpSecrets.createdAt))
    const step = stepAt(appTime(clock(), env.fixedNow))
    const entries = apps.flatMap(({ app: { userId, secretSealed, confirmedAt }, email }) => {
      const secret = openSecret(env, userId, secretSealed)
      const name = confirmedAt ? email : `${email} (${devCodesWords.pending})`
      return secret ? [toEntry(name, totpCode(secret, step), totpCode(secret, step + 1))] : []
    })
    const list = entries.length > 0 ? `<dl>${entries.join('\n')}</dl>` : `<p>${devCodesWords.none}</p>`
    const body = `<main><h1>${devCodesWords.title}</h1><p>${devCodesWords.explanation}</p>${list}</main>`
    return sendPage(reply, { title: devCodesWords.title, css, body })
  })
}

const toEntry = (name: string, code: string, next: string) =>
  `<dt>${escapeHtml(name)}</dt><dd><strong>${code}</strong> ${devCodesWords.next} ${next}</dd>`
