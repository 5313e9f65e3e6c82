import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { type AgencyCaller, agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { Connections } from '#api/modules/agency/settings/connections.contract.ts'
import { connections } from '#api/modules/agency/settings/connections.ts'
import { MailSamples, SampleParams, TriedMail } from '#api/modules/agency/settings/mailSamples.contract.ts'
import { sampleWords } from '#api/modules/agency/settings/mailSamples.messages.ts'
import { mailSamples } from '#api/modules/agency/settings/mailSamples.ts'
import { signed } from '#api/modules/mail/letter.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const common = { tags: ['agency'], security }
const read = { 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  ...common,
  summary: 'Lists the letters with sample data, as they are sent',
  response: { 200: MailSamples, ...read },
}

const trial = {
  ...common,
  summary: 'Sends a letter with sample data to the caller',
  params: SampleParams,
  response: { 201: TriedMail, ...read, 400: ErrorBody },
}

const connected = {
  ...common,
  summary: 'Lists the services that the environment configures, without secrets',
  response: { 200: Connections, ...read },
}

/** Letters and connections, which owners look at. */
export function sampleRoutes(agency: Api, deps: ApiDeps): void {
  const { db, env, clock } = deps
  const config = agencyRoute('owner')
  const rates = rateLimits(deps)

  agency.get('/settings/mails', { schema: list, config }, async () => {
    const { name } = await readSettings(db, 'agency')
    const mails = mailSamples(env.publicUrl).map(({ letter, ...sample }) => ({
      ...sample,
      ...signed(letter, name),
    }))
    return { mails }
  })

  agency.post('/settings/mails/:id/try', { schema: trial, config }, async (request, reply) => {
    const caller = readCaller(request)
    const sample = mailSamples(env.publicUrl).find(({ id }) => id === request.params.id)
    if (!sample) throw new Refusal('MAIL_NOT_FOUND')
    await rates.enforce(limits.agencyTrials, caller.user.id)
    await sendTrial(db, caller, sample, clock())
    return reply.status(201).send({ recipient: caller.user.email })
  })

  agency.get('/settings/connections', { schema: connected, config }, async () => ({
    connections: await connections(db, env, clock()),
  }))
}

function sendTrial(
  db: ApiDeps['db'],
  { user, actor }: AgencyCaller,
  { id, name, letter }: ReturnType<typeof mailSamples>[number],
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const subject = sampleWords.trial(letter.subject)
    const { requestId } = actor
    await queueMail(tx, { recipient: user.email, ...letter, subject, requestId }, now)
    await writeAudit(tx, actor, {
      at: now,
      action: 'settings.mail_tried',
      entity: 'settings',
      entityId: id,
      label: name,
    })
  })
}
