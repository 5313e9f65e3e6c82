import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { type Credentials, startGateway } from '#tests/support/gateway.ts'
import { startPlainUpstream } from '#tests/support/plainUpstream.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product()
let agnes: Credentials
let remi: Credentials
beforeAll(async () => {
  const signIn = async (firstName: string, isSteppedUp: boolean) => {
    const { headers } = await staffMember(current().db, { role: 'owner', firstName }, { isSteppedUp })
    return { bearer: headers.authorization.replace('Bearer ', '') }
  }
  agnes = await signIn('Agnès', true)
  remi = await signIn('Rémi', false)
})

type Saved = {
  answer: {
    agency: Record<string, unknown> | null
    sales: Record<string, unknown> | null
    conflict: Record<string, unknown> | null
    errors: { code: string; field: string | null; message: string }[]
  }
}

async function save(section: string, version: number, value: string, credentials = agnes) {
  const selection =
    'agency { version name changedBy } sales { version depositPercent tiers { daysLeft keptPercent } } conflict { by version fields { field mine theirs } } errors { code field message }'
  const { data, errors } = await current().gateway.ask<Saved>(
    `mutation { answer: agencySaveSettings(section: ${section}, version: ${version}, value: { ${value} }) { ${selection} } }`,
    {},
    credentials,
  )
  expect(errors).toBeUndefined()
  return data.answer
}

const query = '{ site { name phone sales { depositPercent tiers { daysLeft keptPercent } } } }'

test('saves a section, and reports a stale version with what differs and each field that breaks a rule', async () => {
  const saved = await save('AGENCY', 2, 'agency: { name: "Cimes" }')
  expect(saved).toMatchObject({ agency: { version: 3, name: 'Cimes', changedBy: 'Agnès' }, errors: [] })
  const before = await current().db.$count(auditEntries)
  const stale = await save('AGENCY', 2, 'agency: { name: "Sommets", weekdays: [1, 2, 3, 4, 5] }', remi)
  expect(stale.conflict).toEqual({
    by: 'Agnès',
    version: 3,
    fields: [{ field: 'name', mine: '"Sommets"', theirs: '"Cimes"' }],
  })
  const wrong = await save('AGENCY', 3, 'agency: { legalName: "", opensAt: 3 }')
  expect(wrong.errors.map(({ code, field }) => [code, field])).toEqual([
    ['INVALID_INPUT', 'legalName'],
    ['INVALID_INPUT', 'opensAt'],
  ])
  const tiers = 'sales: { tiers: [{ daysLeft: 15, keptPercent: 50 }, { daysLeft: 0, keptPercent: 40 }] }'
  expect((await save('SALES', 1, tiers)).errors).toMatchObject([{ field: 'tiers.1.keptPercent' }])
  expect(await current().db.$count(auditEntries)).toBe(before)
})

test('asks for the second factor again before terms of sale change', async () => {
  expect((await save('SALES', 1, 'sales: { depositPercent: 20 }', remi)).errors).toMatchObject([
    { code: 'STEP_UP_REQUIRED' },
  ])
  expect((await save('SALES', 1, 'sales: { depositPercent: 20 }')).sales).toMatchObject({
    version: 2,
    depositPercent: 20,
  })
})

test('has the name of its host, and no other fact, for a service that does not describe itself', async () => {
  const upstream = await startPlainUpstream('token')
  const gateway = await startGateway(upstream.url, { PUBLIC_URL: 'https://www.montagne.test' })
  const { data } = await gateway.ask<{ site: unknown }>(query)
  expect(data.site).toEqual({
    name: 'montagne.test',
    phone: '',
    sales: {
      depositPercent: 30,
      tiers: [
        { daysLeft: 31, keptPercent: 30 },
        { daysLeft: 15, keptPercent: 50 },
        { daysLeft: 0, keptPercent: 100 },
      ],
    },
  })
  await gateway.close()
  await upstream.close()
})
