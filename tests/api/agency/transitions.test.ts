import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { createAuthor, expectPublicOnes } from '#tests/support/author.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

onDatabase('demo', (current) => {
  let author: Awaited<ReturnType<typeof createAuthor>>
  beforeAll(async () => {
    author = await createAuthor(current().db)
  })

  test('withdraws an expedition from all that visitors read, and refuses bookings', async () => {
    const { db } = current()
    const trip = await author.published({ name: 'Les tourbières de Quirine', slug: 'tourbieres-de-quirine' })
    const camille = await signedInAccount(db)
    const departureId = await newDeparture(db, 8, '2027-07-05', Number(trip.id))
    await author.post(`/expeditions/${trip.id}/interested`, {}, camille.headers)
    await author.change([trip.id], 'unpublish')
    await expectPublicOnes(current().db)
    const paths = [
      '/expeditions/tourbieres-de-quirine',
      `/expeditions/${trip.id}`,
      `/expeditions/${trip.id}/departures`,
      `/expeditions/${trip.id}/geojson`,
      `/expeditions/${trip.id}/similar-expeditions`,
      `/expeditions/${trip.id}/reviews`,
      `/expeditions/${trip.id}/messages`,
    ]
    for (const path of paths) expect([path, (await author.visit(path)).statusCode]).toEqual([path, 404])
    const lists = [
      '/expeditions/search?q=quirine',
      '/expeditions/search',
      '/expeditions/featured',
      '/collections',
      '/reviews',
      '/themes',
    ]
    for (const path of lists) {
      const answer = await author.visit(path)
      expect([path, answer.statusCode, /tourbières/i.test(answer.body)]).toEqual([path, 200, false])
    }
    const cart = await author.post(
      '/cart',
      { departure_id: String(departureId), travelers_count: 1 },
      camille.headers,
    )
    expect(cart.json().error.code).toBe('SALES_CLOSED')
    expect((await author.change([trip.id], 'publish')).statusCode).toBe(200)
    expect((await author.visit('/expeditions/search?q=quirine')).json().nbHits).toBe(1)
  })

  test('names the travellers who keep their places, and asks before it withdraws', async () => {
    const { db } = current()
    const trip = await author.published()
    for (const [startOn, bookedCount] of [
      ['2027-07-05', 5],
      ['2027-08-20', 12],
    ] as const) {
      const id = await newDeparture(db, 12, startOn, Number(trip.id))
      await db.update(departures).set({ bookedCount }).where(eq(departures.id, id))
    }
    const request = await author.change([trip.id], 'unpublish')
    expect([request.statusCode, request.json().error.message]).toEqual([
      409,
      '17 personnes gardent leur place\u00a0; plus personne ne pourra réserver.',
    ])
    expect((await author.read(trip.id)).state).toBe('published')
    expect((await author.change([trip.id], 'archive', { confirmed: true })).json().error.code).toBe(
      'HAS_DEPARTURES',
    )
    expect((await author.change([trip.id], 'unpublish', { confirmed: true })).statusCode).toBe(200)
    expect((await author.read(trip.id)).state).toBe('unpublished')
  })

  test('keeps exactly the published ones public, over all transitions', async () => {
    const [one, two, three] = [await author.create(), await author.published(), await author.published()]
    const states = async () =>
      Promise.all([one, two, three].map(async ({ id }) => (await author.read(id)).state))
    const steps: [ids: string[], kind: string, expected: string | string[]][] = [
      [[one.id], 'unpublish', 'WRONG_STATE'],
      [[one.id], 'archive', 'WRONG_STATE'],
      [[two.id], 'delete', 'WRONG_STATE'],
      [[one.id, two.id], 'publish', ['published', 'published', 'published']],
      [[two.id, three.id], 'unpublish', ['published', 'unpublished', 'unpublished']],
      [[one.id, two.id], 'unpublish', 'WRONG_STATE'],
      [[two.id], 'archive', ['published', 'archived', 'unpublished']],
      [[two.id], 'publish', 'WRONG_STATE'],
      [[two.id, three.id], 'rank', ['published', 'archived', 'unpublished']],
      [[two.id], 'unpublish', ['published', 'unpublished', 'unpublished']],
      [[one.id, two.id, three.id], 'publish', ['published', 'published', 'published']],
      [[one.id], 'archive', ['archived', 'published', 'published']],
      [['99999', one.id], 'unpublish', 'EXPEDITION_NOT_FOUND'],
    ]
    for (const [ids, kind, expected] of steps) {
      const before = await states()
      const answer = await author.change(ids, kind, kind === 'rank' ? { rank: 7 } : {})
      if (typeof expected === 'string') {
        expect([kind, answer.json().error?.code]).toEqual([kind, expected])
        expect(await states()).toEqual(before)
      } else expect([kind, answer.statusCode, await states()]).toEqual([kind, 200, expected])
      await expectPublicOnes(current().db)
    }
  })

  test('deletes a draft that was never published', async () => {
    const draft = await author.create()
    const answer = await author.remove(draft.id)
    expect(answer.statusCode).toBe(204)
    expect(await author.read(draft.id)).toMatchObject({ error: { code: 'EXPEDITION_NOT_FOUND' } })
    const [entry] = await current()
      .db.select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, draft.id), eq(auditEntries.action, 'expedition.deleted')))
    expect(entry?.label).toBe(author.content.name)
  })
})
