import { ErrorBody } from '#api/contract.ts'
import { callbacks } from '#api/db/accountTables.ts'
import { lt } from '#api/db/drizzle.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { mailAgency } from '#api/modules/agency/access/access.repository.ts'
import { Callback, CallbackRequest } from '#api/modules/callbacks/callbacks.contract.ts'
import { readCallback } from '#api/modules/callbacks/callbacks.domain.ts'
import { callbackMail } from '#api/modules/callbacks/callbacks.mails.ts'
import { readSettings, supportHours } from '#api/modules/settings/settings.repository.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { callbackRetentionDays } from '#schema/constants.ts'

/** Requests whose call was due before this instant are deleted by the next request. */
const expiry = (now: Date) => new Date(now.getTime() - callbackRetentionDays * 86_400_000)

const request = {
  tags: ['callbacks'],
  summary: 'Requests a callback from the agency',
  description:
    'Emails the agency, once per phone number and time slot. The response contains the time range of the call.',
  body: CallbackRequest,
  response: { 201: Callback, 400: ErrorBody, 422: ErrorBody, 429: ErrorBody },
}

export function callbackRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)

  app.post(
    '/callbacks',
    { schema: request, config: { extension: true } },
    async ({ body, ip, id: requestId }, reply) => {
      const now = clock()
      const callback = readCallback(body, now, supportHours(await readSettings(db, 'agency')))
      await rates.enforceFrom(limits.callbacks, ip)
      await db.transaction(async (tx) => {
        const inserted = await tx
          .insert(callbacks)
          .values({ ...callback, createdAt: now })
          .onConflictDoNothing()
          .returning()
        if (inserted.length === 0) return
        await tx.delete(callbacks).where(lt(callbacks.callUntil, expiry(now)))
        await mailAgency(tx, { ...callbackMail(callback), requestId }, now)
      })
      return reply.status(201).send({
        call_from: callback.callFrom.toISOString(),
        call_until: callback.callUntil.toISOString(),
      })
    },
  )
}
