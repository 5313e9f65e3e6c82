import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { demoAgency } from '#api/db/demo/agency.ts'
import { and, asc, eq } from '#api/db/drizzle.ts'
import { settings } from '#api/db/settingTables.ts'
import type { Api } from '#api/deps.ts'
import { saveSettings, storedSection } from '#api/modules/agency/settings/settingChanges.ts'
import { defaultAgency, defaultSales } from '#schema/settings.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  let agnes: TestAccount
  let remi: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    agnes = await staffMember(
      current().db,
      { role: 'owner', firstName: 'Agnès', email: 'agnes.r@example.test' },
      { isSteppedUp: true },
    )
    remi = await staffMember(current().db, { role: 'owner', firstName: 'Rémi', email: 'remi.r@example.test' })
  })

  const url = (section: string) => `/api/v1/agency/settings/${section}`
  async function read(section: string, { headers } = agnes) {
    const answer = await api.inject({ url: url(section), headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  async function save(section: string, version: number, value: object, { headers } = agnes) {
    const answer = await api.inject({
      method: 'PATCH',
      url: url(section),
      headers,
      payload: { version, value },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const site = async () => (await api.inject({ url: '/api/v1/site' })).json()
  const entries = async (section: string) =>
    current()
      .db.select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'settings'), eq(auditEntries.entityId, section)))
      .orderBy(asc(auditEntries.id))

  test('has the values of the demonstration until an owner changes them', async () => {
    expect((await read('agency')).body).toEqual({
      version: 2,
      value: demoAgency,
      changed_by: null,
      changed_at: null,
    })
    expect((await read('sales')).body.value).toEqual(defaultSales)
    const { siren: _siren, vat_number: _vat, ...facts } = demoAgency
    const { option_hours: _hours, reminder_days: _days, ...sales } = defaultSales
    expect(await site()).toEqual({ ...facts, sales })
  })

  test('saves what is sent, shows it to every page, and logs what changed', async () => {
    const saved = await save('agency', 2, { name: 'Cimes', city: 'Chamonix' })
    expect([saved.status, saved.body]).toMatchObject([
      200,
      {
        version: 3,
        value: { ...demoAgency, name: 'Cimes', city: 'Chamonix' },
        changed_by: 'Agnès',
      },
    ])
    expect(await site()).toMatchObject({ name: 'Cimes', city: 'Chamonix' })
    const [entry] = await entries('agency')
    expect(entry).toMatchObject({
      action: 'settings.changed',
      label: 'Agence',
      before: { name: 'Explora', city: 'A…' },
      after: { name: 'Cimes', city: 'C…' },
    })
  })

  test('refuses a stale change with the stored version, and writes nothing', async () => {
    const { version } = (await read('agency')).body
    await save('agency', version, { city: 'Chambéry' }, remi)
    const logged = (await entries('agency')).length
    const stale = await save('agency', version, { city: 'Grenoble' })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'CONFLICT'])
    expect(stale.body.current).toMatchObject({ changed_by: 'Rémi', value: { city: 'Chambéry' } })
    expect(await site()).toMatchObject({ city: 'Chambéry' })
    expect(await entries('agency')).toHaveLength(logged)
  })

  test.each([
    ['agency', { name: '', opens_at: 3 }, ['name', 'opens_at']],
    ['sales', { tiers: [{ days_left: 30, kept_percent: 100 }] }, ['tiers.0.days_left']],
  ])('refuses a value of %s that breaks a rule, by its field', async (section, value, fields) => {
    const before = await read(section)
    const { status, body } = await save(section, before.body.version, value)
    expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([422, 'INVALID_FIELDS', fields])
    expect(await read(section)).toEqual(before)
  })

  test('refuses unknown fields and sections', async () => {
    expect((await save('agency', 1, { secret: 'x' })).status).toBe(400)
    expect((await save('payments', 1, {})).status).toBe(404)
  })

  test('asks for the second factor again before terms of sale change', async () => {
    const { version } = (await read('sales')).body
    const refused = await save('sales', version, { option_hours: 24 }, remi)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'STEP_UP_REQUIRED'])
    expect((await save('sales', version, { option_hours: 24 })).status).toBe(200)
    expect((await entries('sales')).map(({ after }) => after)).toEqual([{ option_hours: 24 }])
  })

  test('is for owners alone', async () => {
    const permissions = ['catalogue', 'departures', 'bookings', 'money', 'messages', 'content'] as const
    const staff = await staffMember(current().db, { permissions: [...permissions] })
    for (const section of ['agency', 'sales'])
      expect((await read(section, staff)).body.error.code).toBe('MISSING_PERMISSION')
    expect((await save('agency', 1, { name: 'Autre' }, staff)).body.error.code).toBe('MISSING_PERMISSION')
  })

  test('loses no update in interleavings of two owners', async () => {
    const deps = { db: current().db, clock: () => testNow }
    await deps.db.delete(settings)
    const links = ['instagram', 'facebook', 'linkedin', 'youtube'] as const
    const below = seededBelow(7)
    const authors = [agnes, remi].map(({ userId, sessionId }) => ({
      actor: { kind: 'staff', userId, sessionId, requestId: 'round' } as const,
    }))
    let expected = { ...defaultAgency }
    let version = 1
    for (let round = 0; round < rounds(30, 200); round++) {
      const saved = await Promise.allSettled(
        authors.map(async (author, index) => {
          const known = version - (below(3) === 0 && version > 1 ? 1 : 0)
          const value = { [links[below(4)] ?? 'youtube']: `https://example.test/${round}-${index}` }
          await saveSettings(deps, author, 'agency', { version: known, value })
          return value
        }),
      )
      const done = saved.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      const refused = saved.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
      expect(done.length).toBeLessThanOrEqual(1)
      for (const reason of refused) expect(reason).toMatchObject({ code: 'CONFLICT' })
      for (const value of done) expected = { ...expected, ...value }
      version += done.length
      expect(await storedSection(deps.db, 'agency')).toMatchObject({ version, value: expected })
    }
    expect(version).toBeGreaterThan(rounds(15, 100))
  })
})

/** The same numbers in each run. */
function seededBelow(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * most)
  }
}
