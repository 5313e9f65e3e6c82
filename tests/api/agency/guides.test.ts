import { beforeAll, expect, test } from 'vitest'
import { addDays, parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const today = parisDay(testNow)
const lou = {
  full_name: 'Lou Tissot',
  diploma: 'Accompagnatrice en montagne',
  based_in: 'Annecy, France',
  languages: ['fr', 'en'],
  bio: 'Lou a grandi au bord du lac, et connaît chaque sentier des Aravis.',
}

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    noe = await staffMember(current().db, { permissions: ['departures'], firstName: 'Noé' })
    claire = await staffMember(current().db, { permissions: ['bookings'] })
  })

  const list = async ({ headers } = noe) =>
    (await api.inject({ url: '/api/v1/agency/guides', headers })).json().guides
  const byName = async (name: string, who = noe) =>
    (await list(who)).find((guide: { full_name: string }) => guide.full_name === name)
  const add = (payload: object, { headers } = noe) =>
    api.inject({ method: 'POST', url: '/api/v1/agency/guides', headers, payload })
  const save = (id: string, payload: object, { headers } = noe) =>
    api.inject({ method: 'PATCH', url: `/api/v1/agency/guides/${id}`, headers, payload })
  const entries = () => current().db.$count(auditEntries)
  const get = async (path: string) => (await api.inject(`/api/v1${path}`)).json()

  test('lists the guides by name, with the address of an account for those who assign departures', async () => {
    const all = await list()
    expect(all).toHaveLength(25)
    expect(all.map((guide: { full_name: string }) => guide.full_name)).toEqual(
      (await current().db.select().from(guides))
        .map(({ fullName }) => fullName)
        .toSorted((one, other) => one.localeCompare(other, 'fr')),
    )
    const bastien = all.find((guide: { has_account: boolean }) => guide.has_account)
    expect(bastien).toMatchObject({ account_email: 'bastien.guide@demo.explora.test', version: 1 })
    expect(bastien.departures_to_come).toBeGreaterThan(0)
    expect(await byName(bastien.full_name, claire)).toMatchObject({ has_account: true, account_email: null })
    expect(all.flatMap((guide: { absences: object[] }) => guide.absences)).toEqual([
      { start: addDays(today, 20), end: addDays(today, 34), note: 'Congés' },
    ])
  })

  test('adds a guide once, and names each field that breaks a rule', async () => {
    const before = await entries()
    const refused = await add({ ...lou, bio: 'Court.', photo: 'absent.jpg', account_email: 'absent@x.test' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error).toMatchObject({
      code: 'INVALID_FIELDS',
      fields: {
        bio: 'Écris entre 40 et 2000 caractères.',
        photo: 'Cette photo n’existe pas.',
        account_email: 'Aucun compte n’a cette adresse : la personne doit d’abord en créer un.',
      },
    })
    expect((await add(lou, claire)).json().error.code).toBe('MISSING_PERMISSION')
    expect(await entries()).toBe(before)
    const twice = await Promise.all([add(lou), add(lou)])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(twice.find(({ statusCode }) => statusCode === 409)?.json().error).toMatchObject({
      code: 'SLUG_TAKEN',
      fields: { slug: 'Cette adresse est déjà celle d’un autre guide.' },
    })
    expect(await byName(lou.full_name)).toMatchObject({ slug: 'lou-tissot', version: 1, is_hidden: false })
    expect(await entries()).toBe(before + 1)
  })

  test('refuses a stale version with the stored profile, and loses no update', async () => {
    const { id } = await byName('Lou Tissot')
    const diplomas = ['Guide de haute montagne', 'Moniteur de kayak', 'Monitrice de ski']
    const outcomes = await Promise.all(diplomas.map((diploma) => save(id, { version: 1, diploma })))
    expect(outcomes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const stored = await byName('Lou Tissot')
    expect(stored.version).toBe(2)
    const stale = outcomes.find(({ statusCode }) => statusCode === 409)?.json()
    expect(stale.error.code).toBe('CONFLICT')
    expect(stale.current).toMatchObject({ version: 2, diploma: stored.diploma, changed_by: 'Noé' })
  })

  test('answers 404 for an unknown guide', async () => {
    const answer = await save('9999', { version: 1 })
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'GUIDE_NOT_FOUND'])
  })

  test('replaces the absences, sorted, and audits them', async () => {
    const { id, version } = await byName('Lou Tissot')
    const absences = [
      { start: '2027-08-01', end: '2027-08-15', note: null },
      { start: '2027-05-01', end: '2027-05-01', note: 'Formation' },
    ]
    const saved = (await save(id, { version, absences })).json()
    expect(saved.absences).toEqual(absences.toReversed())
    const [entry] = await current()
      .db.select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, id))
      .orderBy(auditEntries.id)
      .offset(2)
    expect(entry).toMatchObject({ action: 'guide.changed', after: { absences: absences.toReversed() } })
    expect((await save(id, { version: version + 1, absences: [] })).json().absences).toEqual([])
  })

  test('hides a guide from all public responses, and shows the guide again', async () => {
    const { db } = current()
    const [led] = await db.select().from(expeditions).orderBy(expeditions.id).limit(1)
    const [guide] = await db
      .select()
      .from(guides)
      .where(eq(guides.id, led?.guideId ?? 0))
    const slug = led?.slug ?? ''
    const words = encodeURIComponent(guide?.fullName ?? '')
    const shown = async () => {
      const [detail, dates, all, found] = await Promise.all([
        get(`/expeditions/${slug}`),
        get(`/expeditions/${slug}/departures`),
        get('/guides'),
        get(`/expeditions/search?q=${words}`),
      ])
      return (
        JSON.stringify([detail, dates, all, found.hits, found.suggestions]).split(guide?.fullName ?? '?')
          .length - 1
      )
    }
    expect(await shown()).toBeGreaterThan(5)
    const hidden = await save(String(guide?.id), { version: 1, is_hidden: true })
    expect(hidden.json()).toMatchObject({ is_hidden: true, version: 2 })
    expect(await shown()).toBe(0)
    await save(String(guide?.id), { version: 2, is_hidden: false })
    expect(await shown()).toBeGreaterThan(5)
    const log = await db.select().from(auditEntries).orderBy(auditEntries.id)
    expect(log.slice(-2).map(({ action }) => action)).toEqual(['guide.hidden', 'guide.shown'])
  })

  test('shows a new name, photo and slug at once, found by the words of the slug', async () => {
    const { id, version } = await byName('Bastien Chappaz')
    const changes = {
      full_name: 'Bastien Chappaz-Reyre',
      slug: 'bastien-des-ecrins',
      photo: 'randonneurs-sentier-01.jpg',
    }
    expect((await save(id, { version, ...changes })).statusCode).toBe(200)
    const found = await get('/expeditions/search?q=bastien%20des%20ecrins')
    expect(found.hits[0].guide).toMatchObject({
      full_name: changes.full_name,
      slug: changes.slug,
    })
    const profiles = await get('/guides')
    expect(profiles.find((guide: { id: string }) => guide.id === id).photo).toMatchObject({
      name: changes.photo,
      url: `/images/${changes.photo}`,
    })
  })

  test('opens the dashboards of departures to come to the account of a guide, and closes them', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    const [user] = await db.select().from(users).where(eq(users.id, account.userId))
    const { id, version } = await byName('Lou Tissot')
    const [departure] = await db
      .insert(departures)
      .values({
        expeditionId: 5,
        startOn: '2027-06-01',
        endOn: '2027-06-06',
        capacity: 8,
        groupMin: 4,
        priceCents: 99_900,
        guideId: Number(id),
        createdAt: testNow,
      })
      .returning()
    const dashboard = async () =>
      (
        await api.inject({
          url: `/api/v1/departures/${departure?.id}/roster`,
          headers: account.headers,
        })
      ).statusCode
    expect(await dashboard()).toBe(404)
    const input = await save(id, { version, account_email: user?.email.toUpperCase() })
    expect(input.json()).toMatchObject({
      has_account: true,
      account_email: user?.email,
      departures_to_come: 1,
    })
    expect(await dashboard()).toBe(200)
    const other = await byName('Bastien Chappaz-Reyre')
    const taken = await save(other.id, { version: other.version, account_email: user?.email })
    expect(taken.json().error.fields).toEqual({ account_email: 'Ce compte est déjà celui de Lou Tissot.' })
    expect((await save(id, { version: version + 1, account_email: null })).json().has_account).toBe(false)
    expect(await dashboard()).toBe(404)
    const log = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(JSON.stringify(log)).not.toContain(user?.email)
  })
})
