import { randomUUID } from 'node:crypto'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { payments } from '#api/db/paymentTables.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import type { Credentials } from '#tests/support/gateway.ts'
import type { Product } from '#tests/support/product.ts'
import { testNow } from '#tests/support/testNow.ts'

/** A visitor, account A in its browser, A with a token, account B with a token, a guide in its browser. */
export type Who = 'visitor' | 'a' | 'aByToken' | 'b' | 'guide'
export type Cast = {
  credentials: Record<Who, Credentials>
  cartOfA: string
  reservationOfA: string
  paymentOfA: string
  idOfB: string
  /** Values that only A may see. */
  secretsOfA: string[]
}

export async function createCast({ gateway, db }: Product): Promise<Cast> {
  const as = (name: string, selection: string) =>
    gateway.ask<{ answer: { token: string } }>(
      `mutation ($email: String!, $password: String!) { answer: ${selection} }`,
      { email: `${name}@demo.explora.test`, password: demoPassword },
    )
  const asCamille = (selection: string) => as('camille.voyage', selection)
  const login = 'login(email: $email, password: $password) { user { id } }'
  const { cookie } = await asCamille(login)
  const { cookie: ofGuide } = await as('bastien.guide', login)
  const { data: input } = await asCamille('createToken(email: $email, password: $password) { token }')
  const b = await signedInAccount(db)
  const { data } = await gateway.ask('{ me { id email cart { id } reservations { id } } }', {}, { cookie })
  const found = [['id'], ['email'], ['cart', 'id'], ['reservations', 'id']].map((path) =>
    at(data, ['me', ...path]),
  )
  return {
    credentials: {
      visitor: {},
      a: { cookie },
      aByToken: { bearer: input.answer.token },
      guide: { cookie: ofGuide },
      b: { bearer: b.headers.authorization.replace('Bearer ', '') },
    },
    cartOfA: String(found[2]?.[0]),
    reservationOfA: String(found[3]?.[0]),
    paymentOfA: await createPayment(db, String(found[0]?.[0])),
    idOfB: b.userId,
    secretsOfA: found.flat().map(String),
  }
}

async function createPayment(db: Product['db'], userId: string): Promise<string> {
  const [payment] = await db
    .insert(payments)
    .values({
      purpose: 'booking',
      userId,
      idempotencyKey: randomUUID(),
      amountCents: 53_400,
      provider: 'demo',
      status: 'canceled',
      createdAt: testNow,
    })
    .returning({ id: payments.id })
  return payment?.id ?? ''
}
