import { afterEach, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { generateGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('empty', (current) => {
  let api: Api
  let addresses = 0
  afterEach(() => api.close())

  async function reader() {
    api = await testApi(current().db)
    addresses += 1
    const remoteAddress = `192.0.2.${addresses}`
    return (code: string) =>
      api.inject({ url: `/api/v1/gift-cards/${encodeURIComponent(code)}`, remoteAddress })
  }

  test('returns the balance of a card, written in any way, and lets no cache store it', async () => {
    const read = await reader()
    const { code } = await newCard(current().db, 75_50)
    for (const typed of [code, code.toLowerCase(), code.replaceAll(/(....)/g, '$1 ')]) {
      const answer = await read(typed)
      expect(answer.json()).toEqual({ balance_cents: 75_50, currency: 'EUR', valid: true })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('returns 0 for a card that is used up', async () => {
    const read = await reader()
    expect((await read((await newCard(current().db, 0)).code)).json()).toMatchObject({
      balance_cents: 0,
      valid: true,
    })
  })

  test('returns the same for every code that is not valid', async () => {
    const read = await reader()
    const { db } = current()
    const codes = [
      generateGiftCardCode(new Uint8Array(15)),
      'RIEN',
      '\u0000',
      (await newCard(db, 50_00, { activatedAt: null })).code,
      (await newCard(db, 50_00, { blockedAt: testNow })).code,
    ]
    for (const code of codes) {
      const answer = await read(code)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { balance_cents: 0, currency: 'EUR', valid: false },
      ])
    }
  })

  test('limits the lookups of an address', async () => {
    const read = await reader()
    const statuses = []
    for (let lookup = 0; lookup < 61; lookup++) statuses.push((await read(`RIEN${lookup}`)).statusCode)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
  })
})
