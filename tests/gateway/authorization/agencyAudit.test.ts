import { expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { schema } from '#gateway/graph/schema.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import type { Stage } from '#tests/gateway/authorization/stage.ts'
import { successes } from '#tests/gateway/authorization/successes.ts'
import { type Credentials, startGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product({}, true)

/** They only show what another mutation would write. */
const previews = ['agencyPlanSeries']
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
  (name) => name.startsWith('agency') && !previews.includes(name),
)
/** Words that no entry may hold, of all mutations. */
const secrets: string[] = []

const ownerFor = async (name: string) => {
  const email = `${name.toLowerCase()}.proprio@example.test`
  secrets.push(email)
  return staffMember(current().db, { role: 'owner', email }, { isSteppedUp: true })
}
const readBearer = ({ headers }: { headers: { authorization: string } }) => ({
  bearer: headers.authorization.replace('Bearer ', ''),
})

async function send(call: string, selection: string, credentials: Credentials): Promise<unknown> {
  const query = `mutation { answer: ${call} { ${selection} errors { code message } } }`
  const { data, errors } = await current().gateway.ask<{ answer: unknown }>(query, {}, credentials)
  expect([call, errors, at(data, ['answer', 'errors']).flat()]).toEqual([call, undefined, []])
  return data.answer
}

async function stageFor(name: string): Promise<Stage> {
  const owner = await ownerFor(name)
  secrets.push(Buffer.from(owner.secret).toString('hex'))
  return {
    db: current().db,
    owner,
    secrets,
    send: (call, selection) => send(call, selection, readBearer(owner)),
  }
}

test('knows how each mutation of the agency succeeds', () => {
  expect(Object.keys(successes).toSorted()).toEqual(mutations.toSorted())
})

test.each(mutations)('%s writes an entry when it succeeds', async (name) => {
  const stage = await stageFor(name)
  const success = await successes[name]?.(stage)
  const before = await stage.db.$count(auditEntries)
  await send(success?.call ?? '', '', success?.as ?? readBearer(stage.owner))
  expect(await stage.db.$count(auditEntries)).toBeGreaterThan(before)
})

test('holds no secret and no full address in the log', async () => {
  const entries = await current().db.select().from(auditEntries)
  expect(entries.length).toBeGreaterThanOrEqual(mutations.length)
  const log = JSON.stringify(entries)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  // The first letter and the host of an address remain.
  expect(log.match(/[^…\s"]@\S+/g)).toBeNull()
  expect(log).toMatch(/"label":"[a-z]…@example\.test"/)
})

test('writes none to the log of the gateway either', async () => {
  const gateway = await startGateway(current().apiUrl, { LOG_LEVEL: 'info' })
  const owner = await ownerFor('logged')
  await gateway.ask(
    'mutation { agencyVerifyTotp(code: "135791") { errors { code } } }',
    {},
    readBearer(owner),
  )
  const logged = gateway.logged()
  await gateway.close()
  expect(logged).toContain('"req')
  expect(logged).not.toContain('135791')
  expect(logged).not.toContain('logged.proprio@')
})
