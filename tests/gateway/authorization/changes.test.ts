import { getNamedType, isObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { buildSchema } from '#gateway/graph/schema.ts'
import { type Cast, castOf } from '#tests/gateway/authorization/cast.ts'
import { allFields, at } from '#tests/gateway/authorization/reach.ts'
import { rules } from '#tests/gateway/authorization/rules.ts'
import { product } from '#tests/support/product.ts'

const current = product({}, true)
let cast: Cast
beforeAll(async () => {
  cast = await castOf(current())
})

/** The mutations, for any caller. */
const calls: Record<string, string> = {
  checkEmail: 'checkEmail(email: "camille.voyage@demo.explora.test")',
  login: 'login(email: "camille.voyage@demo.explora.test", password: "wrong")',
  signUp:
    'signUp(input: { email: "camille.voyage@demo.explora.test", password: "un sommet", firstName: "C", lastName: "V", newsletter: false })',
  createToken: 'createToken(email: "camille.voyage@demo.explora.test", password: "wrong")',
  logout: 'logout',
  requestPasswordReset: 'requestPasswordReset(email: "camille.voyage@demo.explora.test")',
  checkResetLink: 'checkResetLink(token: "wrong")',
  resetPassword: 'resetPassword(token: "wrong", password: "un sommet")',
  subscribeToNewsletter: 'subscribeToNewsletter(email: "camille.voyage@demo.explora.test")',
  confirmNewsletter: 'confirmNewsletter(token: "wrong")',
  unsubscribeFromNewsletter: 'unsubscribeFromNewsletter(token: "wrong")',
  requestCallback: 'requestCallback(input: { name: "Camille", phone: "12", slot: NOON })',
  setFavourite: 'setFavourite(expeditionId: "2", favourite: true)',
  replyToReview: 'replyToReview(reviewId: "1", body: "Merci")',
  postMessage: 'postMessage(expeditionId: "2", body: "Bonjour")',
  deleteMessage: 'deleteMessage(expeditionId: "2", id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  reportMessage: 'reportMessage(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  updateProfile: 'updateProfile(firstName: "Camille")',
  changePassword: 'changePassword(currentPassword: "wrong", newPassword: "un sommet")',
  endSession: 'endSession(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  endAllSessions: 'endAllSessions',
  updateParticipant:
    'updateParticipant(reservationId: "RESERVATION", position: 1, input: { firstName: "X" })',
  updatePhone: 'updatePhone(phone: "0612345678")',
  joinWaitingList: 'joinWaitingList(departureId: "1", places: 1, email: "camille@")',
  confirmWaitingList: 'confirmWaitingList(token: "wrong")',
  leaveWaitingList: 'leaveWaitingList(token: "wrong")',
  acceptOffer: 'acceptOffer(token: "wrong")',
  createCart: 'createCart(departureId: "1", travellerCount: 1)',
  updateCart: 'updateCart(id: "CART", travellerCount: 1)',
  deleteCart: 'deleteCart(id: "CART")',
  renewHold: 'renewHold(cartId: "CART")',
  setCartTravellers:
    'setCartTravellers(cartId: "CART", travellers: [{ firstName: "Ana", lastName: "Le Goff", birthDate: "1990-05-04" }])',
  buyGiftCard:
    'buyGiftCard(amount: 30, recipient: { name: "Ana", email: "ana@example.test" }, idempotencyKey: "of-the-tests")',
  payBalance: 'payBalance(reservationId: "RESERVATION", idempotencyKey: "of-the-tests")',
  cancelReservation: 'cancelReservation(reservationId: "RESERVATION", quoteHash: "older")',
  changeDeparture: 'changeDeparture(reservationId: "RESERVATION", departureId: "1", quoteHash: "older")',
  changeTraveller:
    'changeTraveller(reservationId: "RESERVATION", position: 1, traveller: { firstName: "Ana", lastName: "Le Goff", birthDate: "1990-05-04" })',
  startPayment:
    'startPayment(cartId: "CART", quoteHash: "older", plan: FULL, acceptsTerms: true, acceptsForm: true, idempotencyKey: "of-the-tests")',
  setCartOptions: 'setCartOptions(cartId: "CART", options: [{ code: "insurance", travellers: [1] }])',
  agencyVerifyTotp: 'agencyVerifyTotp(code: "123456")',
  agencyUseRecoveryCode: 'agencyUseRecoveryCode(code: "7K3Q9-M2XVA")',
  agencyBeginTotp: 'agencyBeginTotp',
  agencyConfirmTotp: 'agencyConfirmTotp(code: "123456")',
  agencyRemoveFactor: 'agencyRemoveFactor(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRenewRecoveryCodes: 'agencyRenewRecoveryCodes',
  agencyAcceptInvitation: 'agencyAcceptInvitation(token: "wrong", input: { password: "un sommet de trop" })',
  agencyInvite: 'agencyInvite(input: { email: "zoe@example.test", role: OWNER })',
  agencyRevokeInvitation: 'agencyRevokeInvitation(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySaveStaff:
    'agencySaveStaff(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", version: 1, input: { role: OWNER })',
  agencyResetFactors: 'agencyResetFactors(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  setCartCodes: 'setCartCodes(cartId: "CART", codes: ["BIENVENUE"])',
}
const fields = Object.values(buildSchema().getMutationType()?.getFields() ?? {})

/** The mutation with its whole payload, the account included. */
function documentOf(name: string): string {
  const field = fields.find((each) => each.name === name)
  const payload = field && getNamedType(field.type)
  if (!isObjectType(payload)) throw new Error(`${name} has no payload.`)
  const { me } = payload.getFields()
  const isStaff = me && getNamedType(me.type).name === 'AgencyStaff'
  const all = allFields(payload)
    .replace(
      isStaff ? /$^/ : /\b(me|user) \{ __typename \}/,
      '$1 { id email cart { id } reservations { id } favourites { id } }',
    )
    .replace('errors { __typename }', 'errors { code }')
  return `mutation { answer: ${calls[name]?.replace('CART', cast.cartOfA).replace('RESERVATION', cast.reservationOfA)} { ${all} } }`
}
const ask = (name: string, who: keyof Cast['credentials']) =>
  current().gateway.ask(documentOf(name), {}, cast.credentials[who])
const cartOfA = async () => {
  const { data } = await current().gateway.ask(
    '{ me { cart { id travellerCount } } }',
    {},
    cast.credentials.a,
  )
  return data
}

test('covers every mutation', () => {
  expect(Object.keys(calls).toSorted()).toEqual(fields.map(({ name }) => name).toSorted())
})

test.each(Object.keys(calls))('%s by a visitor', async (name) => {
  const { data, errors } = await ask(name, 'visitor')
  if (rules.get(`Mutation.${name}`) === 'public') {
    expect(errors).toBeUndefined()
    expect([...at(data, ['answer', 'me']), ...at(data, ['answer', 'user'])].filter((value) => value)).toEqual(
      [],
    )
  } else expect(errors).toMatchObject([{ path: ['answer'], extensions: { code: 'UNAUTHENTICATED' } }])
})

test.each(Object.keys(calls).filter((name) => rules.get(`Mutation.${name}`) === 'owner'))(
  '%s by another account finds and changes nothing',
  async (name) => {
    const before = await cartOfA()
    const { data, errors } = await ask(name, 'b')
    const given = ['cart', 'reservation'].flatMap((field) => at(data, ['answer', field]))
    expect([errors, given, at(data, ['answer', 'errors', 'code'])]).toEqual([
      undefined,
      [null],
      ['NOT_FOUND'],
    ])
    expect(await cartOfA()).toEqual(before)
  },
)

const signingOut = ['endAllSessions', 'logout']
test.each([...Object.keys(calls).filter((name) => !signingOut.includes(name)), ...signingOut])(
  '%s by B reveals nothing of A',
  async (name) => {
    const answer = await ask(name, 'b')
    expect(answer.errors).toBeUndefined()
    for (const account of [...at(answer.data, ['answer', 'me']), ...at(answer.data, ['answer', 'user'])])
      expect(account === null || at(account, ['id'])[0] === cast.idOfB).toBe(true)
    for (const secret of cast.secretsOfA) expect(JSON.stringify(answer.data)).not.toContain(secret)
  },
)

test('leaves the data of the first account unchanged', async () => {
  expect(await cartOfA()).toMatchObject({ me: { cart: { id: cast.cartOfA } } })
})
