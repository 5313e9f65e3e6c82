import { expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { choiceCarts } from '#tests/api/cart/choiceCarts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const { call, newCart } = choiceCarts(current)
  const code = async (cents: number, changes?: Parameters<typeof newCard>[2]) =>
    (await newCard(current().db, cents, changes)).code

  test('prices a discount code and gift cards, written in any way', async () => {
    const { putCodes, read } = await newCart(2)
    const [small, large] = [await code(50_00), await code(2_000_00, { amountCents: 200_000 })]
    const answer = await putCodes(
      ' dixpourcent ',
      small.toLowerCase().replaceAll(/(....)/g, '$1-'),
      large,
      large,
    )
    const { cart } = answer.json()
    expect(cart.codes).toEqual([
      { code: 'DIXPOURCENT', kind: 'discount' },
      { code: small, kind: 'gift_card' },
      { code: large, kind: 'gift_card' },
    ])
    expect(cart.quote).toMatchObject({ total_cents: 900_00, due_now_cents: 0, balance_cents: null })
    expect(cart.quote.lines.slice(1).map((line: { amount_cents: number }) => line.amount_cents)).toEqual([
      -100_00, -50_00, -850_00,
    ])
    expect(await read()).toEqual(cart)
    expect((await putCodes()).json().cart).toMatchObject({ codes: [], quote: { total_cents: 1_000_00 } })
  })

  test('refuses every code that is not valid by the same words, and stores nothing', async () => {
    const { account, id, read } = await newCart(1)
    const codes = [
      'RIEN',
      '',
      'FINI',
      'VINGT',
      await code(0),
      await code(100_00, { activatedAt: null }),
      await code(100_00, { blockedAt: testNow }),
    ]
    const answers = []
    for (const code of codes)
      answers.push((await call(account, 'PUT', `/cart/${id}/codes`, { codes: [code] })).json())
    const sentence = 'Ce code n’existe pas ou n’est plus valable.'
    expect(answers.map(({ error: { code, message, fields } }) => ({ code, message, fields }))).toEqual(
      codes.map(() => ({ code: 'CODE_INVALID', message: sentence, fields: { 'codes.0': sentence } })),
    )
    expect(await read()).toMatchObject({ codes: [], problems: [] })
  })

  test('refuses a second discount code', async () => {
    const { putCodes } = await newCart(3)
    expect((await putCodes('VINGT')).json().cart.quote).toMatchObject({ total_cents: 1_480_00 })
    expect((await putCodes('VINGT', 'DIXPOURCENT')).json().error.fields).toHaveProperty(['codes.1'])
  })

  test('reports a code that is not valid any more, does not price it, and drops it at the next change', async () => {
    const { putOptions, putCodes, read } = await newCart(2)
    const card = await code(50_00)
    await putOptions([{ code: 'chambre', travellers: [1] }])
    await putCodes('VINGT', card)
    await putOptions([])
    await current().db.update(giftCards).set({ blockedAt: testNow }).where(eq(giftCards.code, card))
    expect(await read()).toMatchObject({
      step: 2,
      codes: [{ code: 'VINGT' }, { code: card }],
      quote: { total_cents: 1_000_00, lines: [{ kind: 'adult' }] },
      problems: [
        { kind: 'CodeNoLongerValid', code: 'VINGT' },
        { kind: 'CodeNoLongerValid', code: card },
      ],
    })
    const { cart } = (await putCodes('VINGT', card, 'DIXPOURCENT')).json()
    expect(cart).toMatchObject({ codes: [{ code: 'DIXPOURCENT' }], problems: [] })
  })

  test('limits the codes that an account tries, valid ones not counted', async () => {
    const { account, id, putCodes } = await newCart(2)
    for (let trial = 0; trial < 26; trial++)
      expect((await putCodes(...(trial % 2 ? ['DIXPOURCENT'] : []))).statusCode).toBe(200)
    for (let trial = 0; trial < 20; trial++) await putCodes('DIXPOURCENT', `RIEN${trial}`)
    const refused = await putCodes('DIXPOURCENT', 'RIEN')
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'RATE_LIMITED'])
    // A code that the cart has is not a trial.
    expect((await call(account, 'PUT', `/cart/${id}/codes`, { codes: ['DIXPOURCENT'] })).statusCode).toBe(200)
  })
})
