import { expect, test } from 'vitest'
import { choiceCarts, newDeparture } from '#tests/api/cart/choiceCarts.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const { time, call, newCart } = choiceCarts(current)

  test('offers the options of the trip and the insurance, none chosen', async () => {
    const { read } = await newCart(2, 1)
    expect((await read()).options).toEqual([
      {
        code: 'chambre',
        label: 'Chambre individuelle',
        description: null,
        price_cents: 60_00,
        travellers: [],
      },
      {
        code: 'baudrier',
        label: 'Baudrier',
        description: 'Avec casque.',
        price_cents: 24_00,
        travellers: [],
      },
      {
        code: 'insurance',
        label: 'Assurance annulation',
        description: '4 % du prix du voyageur, options comprises, arrondis à l’euro supérieur.',
        price_cents: 20_00,
        travellers: [],
      },
    ])
  })

  test('prices what is chosen, each for its travellers', async () => {
    const { putOptions, read } = await newCart(2, 1)
    const answer = await putOptions([
      { code: 'baudrier', travellers: [3, 1] },
      { code: 'insurance', travellers: [1, 3] },
      { code: 'chambre', travellers: [] },
    ])
    expect(answer.statusCode).toBe(200)
    const { cart } = answer.json()
    expect(
      cart.options.map(({ code, travellers }: { code: string; travellers: number[] }) => [code, travellers]),
    ).toEqual([
      ['chambre', []],
      ['baudrier', [1, 3]],
      ['insurance', [1, 3]],
    ])
    // 4 % of 524 € is 20.96 €, rounded up; 4 % of both insured, 948 €, is 37.92 €.
    expect(cart.options[2].price_cents).toBe(21_00)
    expect(cart.quote.lines.slice(2)).toEqual([
      { kind: 'option', label: 'Baudrier', quantity: 2, unit_price_cents: 24_00, amount_cents: 48_00 },
      {
        kind: 'insurance',
        label: 'Assurance annulation, 2 voyageurs',
        quantity: 1,
        unit_price_cents: 38_00,
        amount_cents: 38_00,
      },
    ])
    expect(cart.total).toBe(1400)
    expect(await read()).toEqual(cart)
    expect((await putOptions([])).json().cart.quote.lines).toHaveLength(2)
  })

  test.each<[string, object[], number, string[]]>([
    ['an option that the trip does not sell', [{ code: 'piolet', travellers: [1] }], 422, ['options.0']],
    [
      'an option for a traveller that the cart does not have',
      [
        { code: 'insurance', travellers: [1] },
        { code: 'chambre', travellers: [2] },
      ],
      422,
      ['options.1'],
    ],
    [
      'an option twice',
      [
        { code: 'chambre', travellers: [1] },
        { code: 'chambre', travellers: [1] },
      ],
      422,
      ['options.1'],
    ],
    ['a traveller twice', [{ code: 'chambre', travellers: [1, 1] }], 400, ['options.0.travellers']],
    ['a traveller 0', [{ code: 'chambre', travellers: [0] }], 400, ['options.0.travellers.0']],
  ])('refuses %s, and stores nothing', async (_case, options, status, fields) => {
    const { putOptions, read } = await newCart(1)
    const before = await read()
    const answer = await putOptions(options)
    const { error } = answer.json()
    const code = status === 422 ? 'OPTION_NOT_SOLD' : 'INVALID_REQUEST'
    expect([answer.statusCode, error.code, Object.keys(error.fields)]).toEqual([status, code, fields])
    expect(await read()).toEqual(before)
  })

  test('leaves out travellers that a smaller party does not have', async () => {
    const { account, id, putOptions, read } = await newCart(2)
    await putOptions([{ code: 'chambre', travellers: [1, 2] }])
    await call(account, 'PATCH', `/cart/${id}`, { travelers_count: 1 })
    expect((await read()).quote).toMatchObject({ total_cents: 560_00 })
  })

  test('preserves the options on another date, and chooses none on another trip', async () => {
    const { account, id, putOptions, read } = await newCart(1)
    const chosen = async () =>
      (await read()).options.flatMap(({ travellers }: { travellers: number[] }) => travellers)
    await putOptions([{ code: 'insurance', travellers: [1] }])
    const moved = await call(account, 'PATCH', `/cart/${id}`, {
      departure_id: await newDeparture(current().db),
    })
    expect(await chosen()).toEqual([1])
    await call(account, 'PATCH', `/cart/${moved.json().cart.id}`, {
      departure_id: await newDeparture(current().db, 2),
    })
    expect(await chosen()).toEqual([])
  })

  test('renews the hold once, by either step', async () => {
    const { putOptions, putCodes } = await newCart(1)
    const left = async (minutes: number, put: () => ReturnType<typeof putCodes>) => {
      time.now = new Date(testNow.getTime() + minutes * 60_000)
      return (await put()).json().cart.hold?.seconds_left
    }
    expect([
      await left(10, putCodes),
      await left(20, () => putOptions([])),
      await left(41, putCodes),
    ]).toEqual([1800, 1200, undefined])
  })

  test('finds no cart of another account, and refuses while booking is closed', async () => {
    const { id } = await newCart(1)
    const stranger = await signedInAccount(current().db)
    const closed = await testApi(current().db)
    for (const [step, payload] of [
      ['options', { options: [] }],
      ['codes', { codes: [] }],
    ] as const) {
      const url = `/cart/${id}/${step}`
      expect((await call(stranger, 'PUT', url, payload)).json().error.code).toBe('CART_NOT_FOUND')
      const answer = await closed.inject({
        method: 'PUT',
        url: `/api/v1${url}`,
        headers: stranger.headers,
        payload,
      })
      expect(answer.json().error.code).toBe('BOOKING_CLOSED')
    }
  })
})
