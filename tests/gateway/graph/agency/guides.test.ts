import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import type { Credentials } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product()
let noe: Credentials
let claire: Credentials
beforeAll(async () => {
  const signIn = async (...permissions: ('departures' | 'bookings')[]) => {
    const { headers } = await staffMember(current().db, { permissions, firstName: 'Noé' })
    return { bearer: headers.authorization.replace('Bearer ', '') }
  }
  noe = await signIn('departures')
  claire = await signIn('bookings')
})

type Saved = {
  answer: {
    guide: Record<string, unknown> | null
    conflict: Record<string, unknown> | null
    errors: { code: string; field: string | null; message: string }[]
  }
}
const save = async (call: string, credentials = noe) => {
  const selection =
    'guide { id version slug fullName quote absences { startDate endDate note } photo { url } photoName isHidden } conflict { by version fields { field mine theirs } } errors { code field message }'
  const { data, errors } = await current().gateway.ask<Saved>(
    `mutation { answer: agencySaveGuide(${call}) { ${selection} } }`,
    {},
    credentials,
  )
  expect(errors).toBeUndefined()
  return data.answer
}
const entries = () => current().db.$count(auditEntries)

test('shows the address of a guide’s account to those who assign departures alone', async () => {
  const emails = async (credentials: Credentials) => {
    const { data } = await current().gateway.ask<{
      agency: { guides: { hasAccount: boolean; accountEmail: string | null }[] }
    }>('{ agency { guides { hasAccount accountEmail } } }', {}, credentials)
    return data.agency.guides.filter(({ hasAccount }) => hasAccount).map(({ accountEmail }) => accountEmail)
  }
  expect(await emails(noe)).toEqual(['bastien.guide@demo.explora.test'])
  expect(await emails(claire)).toEqual([null])
})

test('adds a guide, with an error for each field and an entry on success', async () => {
  const before = await entries()
  const rest = 'diploma: "Guide de haute montagne", basedIn: "Savoie, France", languages: ["fr"]'
  const bio = 'bio: "Née au pied des Aravis, Lou connaît chaque sentier du massif."'
  const refused = await save(
    `input: { fullName: "Lo", ${rest}, bio: "Court", photoName: "absent.jpg", absences: [{ startDate: "2027-08-02", endDate: "2027-08-01" }] }`,
  )
  expect(refused.errors.map(({ code, field }) => [code, field])).toEqual([
    ['INVALID_INPUT', 'fullName'],
    ['INVALID_INPUT', 'bio'],
    ['INVALID_INPUT', 'absences.0.endDate'],
    ['INVALID_INPUT', 'photoName'],
  ])
  expect(refused.errors[1]?.message).toBe('Écris entre 40 et 2000 caractères.')
  const input = `input: { fullName: "Lou Tissot", ${rest}, ${bio} }`
  expect((await save(input, claire)).errors).toMatchObject([{ code: 'MISSING_PERMISSION' }])
  expect(await entries()).toBe(before)
  expect((await save(input)).guide).toMatchObject({ slug: 'lou-tissot', version: 1, photo: null })
  expect((await save(input)).errors).toMatchObject([{ code: 'SLUG_TAKEN', field: 'slug' }])
  expect(await entries()).toBe(before + 1)
})

test('saves the given fields, empties one by null, and reports a stale version with what differs', async () => {
  const first = await save(
    'id: "2", version: 1, input: { quote: null, photoName: "randonneurs-sentier-01.jpg" }',
  )
  expect(first.guide).toMatchObject({ version: 2, quote: null, photoName: 'randonneurs-sentier-01.jpg' })
  expect(String(Object(first.guide).photo.url)).toContain('/images/randonneurs-sentier-01.jpg')
  const stale = await save(
    'id: "2", version: 1, input: { quote: "À mon pas.", photoName: "randonneurs-sentier-01.jpg" }',
  )
  expect([stale.guide, stale.errors.map(({ code }) => code)]).toEqual([null, ['CONFLICT']])
  expect(stale.conflict).toEqual({
    by: 'Noé',
    version: 2,
    fields: [{ field: 'quote', mine: '"À mon pas."', theirs: 'null' }],
  })
  const unknown = [
    await save('id: "no/id", version: 1, input: {}'),
    await save('id: "999", version: 1, input: {}'),
  ]
  expect(unknown.map(({ errors }) => errors.map(({ code }) => code))).toEqual([['NOT_FOUND'], ['NOT_FOUND']])
})
