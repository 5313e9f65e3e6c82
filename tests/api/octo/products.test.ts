import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { emptyExpedition } from '#tests/support/bareExpedition.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { octoCalls } from '#tests/support/octoCalls.ts'
import { faultsBy } from '#tests/support/octoSchema.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const all = 'octo/content, octo/pricing'

onDatabase('demo', (current) => {
  let api: Api
  let key: Record<string, string>
  beforeAll(async () => {
    api = await testApi(current().db)
    key = (await resellerKey(current().db, { netPercent: 85 })).headers
  })
  afterAll(() => api.close())

  const { get } = octoCalls(
    () => api,
    () => key,
  )

  const findId = async (type: string) => {
    const [row] = await current()
      .db.select()
      .from(expeditions)
      .where(eq(expeditions.expeditionType, type))
      .limit(1)
    if (!row) throw new Error(`No expedition is ${type}.`)
    return row
  }

  test.each(['', 'octo/pricing', 'octo/content', all])(
    'lists each published expedition once, as the standard describes it, with %j',
    async (capabilities) => {
      const { status, body, headers } = await get('/products', capabilities)
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
      const published = await current()
        .db.select({ id: expeditions.id })
        .from(expeditions)
        .where(eq(expeditions.state, 'published'))
        .orderBy(expeditions.id)
      expect(body.map(({ id }: { id: string }) => id)).toEqual(published.map(({ id }) => String(id)))
      expect(faultsBy('Product', body)).toEqual([])
      expect(headers['octo-capabilities']).toBe(capabilities)
    },
  )

  test('answers alike with a slash at the end, and one product as in the list', async () => {
    const list = (await get('/products', all)).body
    expect((await get('/products/', all)).body).toEqual(list)
    for (const product of [list[0], list.at(-1)])
      expect((await get(`/products/${product.id}/`, all)).body).toEqual(product)
  })

  test('describes an expedition for adults', async () => {
    const row = await findId('Expédition')
    expect((await get(`/products/${row.id}`)).body).toEqual({
      id: String(row.id),
      internalName: row.name,
      reference: row.slug,
      locale: 'fr-FR',
      timeZone: 'Europe/Paris',
      allowFreesale: false,
      instantConfirmation: true,
      instantDelivery: true,
      availabilityRequired: true,
      availabilityType: 'START_TIME',
      deliveryFormats: ['QRCODE'],
      deliveryMethods: ['VOUCHER'],
      redemptionMethod: 'MANIFEST',
      options: [
        {
          id: 'DEFAULT',
          default: true,
          internalName: row.name,
          reference: null,
          availabilityLocalStartTimes: ['00:00'],
          cancellationCutoff: expect.stringContaining('48'),
          cancellationCutoffAmount: 0,
          cancellationCutoffUnit: 'day',
          requiredContactFields: ['firstName', 'lastName'],
          restrictions: { minUnits: 1, maxUnits: row.groupMax },
          units: [
            {
              id: 'adult',
              internalName: 'Adulte',
              reference: null,
              type: 'ADULT',
              requiredContactFields: [],
              restrictions: {
                minAge: 18,
                maxAge: 99,
                idRequired: false,
                minQuantity: null,
                maxQuantity: null,
                paxCount: 1,
                accompaniedBy: [],
              },
            },
          ],
        },
      ],
    })
  })

  test.each([
    ['En itinérance', [['adult', 18, 99, []], 'child']],
    ['En Base Camp', [['adult', 18, 99, []], 'child']],
    ['Sans les parents', ['child']],
  ])('sells the units of « %s »', async (type, expected) => {
    const row = await findId(type)
    const { body } = await get(`/products/${row.id}`)
    const childUnit = ['child', row.ageMinChild, 17, expected.length > 1 ? ['adult'] : []]
    expect(
      body.options[0].units.map(
        ({ id, restrictions }: { id: string; restrictions: Record<string, unknown> }) => [
          id,
          restrictions.minAge,
          restrictions.maxAge,
          restrictions.accompaniedBy,
        ],
      ),
    ).toEqual(expected.map((unit) => (unit === 'child' ? childUnit : unit)))
  })

  test('shows the lowest prices to come, with what the reseller owes', async () => {
    const row = await findId('En itinérance')
    const { db } = current()
    await emptyExpedition(db, row.id)
    const fetchUnits = async (headers = key) => {
      const { body } = await get(`/products/${row.id}`, 'pricing', headers)
      expect(body).toMatchObject({
        defaultCurrency: 'EUR',
        availableCurrencies: ['EUR'],
        pricingPer: 'UNIT',
      })
      return body.options[0].units.map(({ pricingFrom }: { pricingFrom: object[] }) => pricingFrom)
    }
    const price = (retail: number, net: number | null) => [
      { original: retail, retail, net, currency: 'EUR', currencyPrecision: 2, includedTaxes: [] },
    ]
    const catalogue = price(row.priceCents, row.priceCents * 0.85)
    expect(await fetchUnits()).toEqual([catalogue, catalogue])
    const set = async (startOn: string, changes: Partial<typeof departures.$inferInsert>) => {
      const id = await newDeparture(db, 8, startOn, row.id)
      await db.update(departures).set(changes).where(eq(departures.id, id))
    }
    await set('2027-06-07', { priceCents: 60_000, childPriceCents: 40_000 })
    await set('2027-07-05', { priceCents: 55_000 })
    await set('2027-08-02', { priceCents: 10_000, canceledAt: testNow })
    await set('2027-09-06', { priceCents: 10_000, bookedCount: 8 })
    await set('2027-02-01', { priceCents: 10_000 })
    expect(await fetchUnits()).toEqual([price(55_000, 46_750), price(40_000, 34_000)])
    const unagreed = (await resellerKey(db)).headers
    expect(await fetchUnits(unagreed)).toEqual([price(55_000, null), price(40_000, null)])
  })

  test('hides an expedition that is not published', async () => {
    const [last] = (await get('/products')).body.slice(-1)
    const setState = (state: 'published' | 'unpublished') =>
      current()
        .db.update(expeditions)
        .set({ state })
        .where(eq(expeditions.id, Number(last.id)))
    await setState('unpublished')
    expect((await get('/products')).body.at(-1).id).not.toBe(last.id)
    expect(await get(`/products/${last.id}`)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_PRODUCT_ID', productId: last.id },
    })
    await setState('published')
    expect((await get(`/products/${last.id}`)).status).toBe(200)
  })

  test.each([
    '0',
    '01',
    '1.0',
    '-1',
    '999999999',
    '99999999999',
    'balcons-de-la-vanoise',
    '%00',
    "1'",
    'DEFAULT',
  ])('refuses the product %s in the words of OCTO', async (id) => {
    const { status, body } = await get(`/products/${id}`)
    expect([status, body]).toEqual([
      400,
      { error: 'INVALID_PRODUCT_ID', errorMessage: expect.any(String), productId: decodeURIComponent(id) },
    ])
  })
})

onDatabase('empty', (current) => {
  test('answers an empty list where nothing is published', async () => {
    const api = await testApi(current().db)
    const { headers } = await resellerKey(current().db)
    expect((await api.inject({ url: '/octo/products', headers })).json()).toEqual([])
    await api.close()
  })
})
