import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { beforePlainUpstream } from '#tests/gateway/anotherService/beforePlainUpstream.ts'

const current = beforePlainUpstream('token')
beforeEach(() => {
  current().upstream.calls.length = 0
})

const bearer = 'plain-token'
const changes = () =>
  current()
    .upstream.calls.filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)

test('sets the desired state of a favourite at a service that only toggles', async () => {
  const set = (favourite: boolean) =>
    current().gateway.ask(
      'mutation ($favourite: Boolean!) { setFavourite(expeditionId: "1", favourite: $favourite) { expedition { isFavourite } me { favourites { id } } errors { code } } }',
      { favourite },
      { bearer },
    )
  for (const favourite of [true, true, false, false, true]) {
    const { data } = await set(favourite)
    expect(data).toEqual({
      setFavourite: {
        expedition: { isFavourite: favourite },
        me: { favourites: favourite ? [{ id: '2' }, { id: '1' }] : [{ id: '2' }] },
        errors: [],
      },
    })
  }
  // The first sends the state once, which this service refuses.
  expect(changes()).toEqual(Array(4).fill('POST /api/v1/interests/'))
})

test('lists a message that the service accepts without a response body', async () => {
  const { data, errors } = await current().gateway.ask(
    'mutation { postMessage(expeditionId: "1", body: "Merci.", parentId: "5") { message { id } expedition { messages { body replies { body } } } errors { code } } }',
    {},
    { bearer },
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    postMessage: {
      message: null,
      expedition: {
        messages: [
          { body: 'Faut-il un piolet ?', replies: [] },
          { body: 'Et des crampons ?', replies: [{ body: 'Merci.' }] },
        ],
      },
      errors: [],
    },
  })
  expect(changes()).toEqual(['POST /api/v1/expeditions/1/messages'])
})

test.each([
  ['checkEmail(email: "lea@example.test") { status errors { code } }', { status: 'KNOWN_USER', errors: [] }],
  ['checkEmail(email: "google@example.test") { status errors { code } }', { status: 'GOOGLE', errors: [] }],
  [
    'checkEmail(email: "nobody@example.test") { status errors { code } }',
    { status: 'UNKNOWN_USER', errors: [] },
  ],
  [
    'createToken(email: "lea@example.test", password: "un sommet de trop") { token user { id } errors { code } }',
    { token: bearer, user: { id: '3' }, errors: [] },
  ],
  [
    'createToken(email: "lea@example.test", password: "x") { token user { id } errors { message field } }',
    { token: null, user: null, errors: [{ message: 'Le mot de passe est incorrect', field: 'password' }] },
  ],
  [
    'signUp(input: { email: "lea@example.test", password: "abcdef", firstName: "L", lastName: "M", newsletter: false }) { user { id } errors { message field } }',
    { user: null, errors: [{ message: 'Cette adresse mail est déjà utilisée', field: 'email' }] },
  ],
  ['requestPasswordReset(email: "lea@example.test") { ok errors { code } }', { ok: true, errors: [] }],
  [
    'requestPasswordReset(email: "lea") { ok errors { code } }',
    { ok: false, errors: [{ code: 'INVALID_EMAIL' }] },
  ],
  ['subscribeToNewsletter(email: "lea@example.test") { ok errors { code } }', { ok: true, errors: [] }],
  [
    'subscribeToNewsletter(email: "lea") { ok errors { code } }',
    { ok: false, errors: [{ code: 'INVALID_EMAIL' }] },
  ],
  ['logout { ok errors { code } }', { ok: true, errors: [] }],
])('mutation { %s', async (field, expected) => {
  const { data, errors } = await current().gateway.ask(`mutation { answer: ${field} }`)
  expect([data, errors]).toEqual([{ answer: expected }, undefined])
  expect(changes()).toHaveLength(1)
})

test.each([
  ['12', [{ code: 'INVALID_PHONE', message: 'Le numéro est incomplet ou invalide', field: 'phone' }], null],
  ['0612', [{ code: 'INVALID_PHONE', message: 'Le numéro est incomplet ou invalide', field: 'phone' }], null],
  ['06 12 34 56 78', [], '+33612345678'],
  ['+33612345678', [], '+33612345678'],
])('checks the phone %s and sends it in E.164', async (phone, errors, kept) => {
  const query =
    'mutation ($phone: String!) { updatePhone(phone: $phone) { me { phone } errors { code message field } } }'
  const { data } = await current().gateway.ask(query, { phone }, { bearer })
  expect(data).toEqual({ updatePhone: { me: { phone: kept }, errors } })
})

test.each([
  'createCart(departureId: "4", travellerCount: 1) { cart { id } errors { code } }',
  'updateCart(id: "4", travellerCount: 1) { cart { id } errors { code } }',
  'deleteCart(id: "4") { cart { id } errors { code } }',
  'renewHold(cartId: "4") { cart { id } errors { code } }',
  'setCartTravellers(cartId: "4", travellers: []) { cart { id } errors { code } }',
  'startPayment(cartId: "4", quoteHash: "x", plan: FULL, acceptsTerms: true, acceptsForm: true, idempotencyKey: "12345678") { payment { id } errors { code } }',
  'joinWaitingList(departureId: "4", places: 1, email: "lea@example.test") { ok errors { code } }',
  'confirmWaitingList(token: "x") { ok errors { code } }',
  'leaveWaitingList(token: "x") { ok errors { code } }',
  'createShortlist(title: "x", expeditionIds: ["4"]) { token errors { code } }',
  'joinShortlist(token: "x", name: "Léa") { personKey errors { code } }',
  'voteOnShortlist(token: "x", personKey: "x", expeditionId: "4", vote: 2) { errors { code } }',
  'setShortlistWeeks(token: "x", personKey: "x", weeks: []) { errors { code } }',
  'setShortlistItem(token: "x", personKey: "x", expeditionId: "4", isListed: true) { errors { code } }',
  'closeShortlist(token: "x", ownerKey: "x") { errors { code } }',
  'leaveShortlist(token: "x", personKey: "x") { errors { code } }',
  'pledge(departureId: "4", places: 1) { pledge { id } errors { code } }',
  'withdrawPledge(id: "4") { pledge { id } errors { code } }',
  'confirmPledge(id: "4") { pledge { id } errors { code } }',
  'acceptOffer(token: "x") { cart { id } errors { code } }',
  'setCartOptions(cartId: "4", options: []) { cart { id } errors { code } }',
  'setCartCodes(cartId: "4", codes: ["X"]) { cart { id } errors { code } }',
  'payBalance(reservationId: "4", idempotencyKey: "12345678") { payment { id } errors { code } }',
  'buyGiftCard(amount: 50, recipient: { name: "Ana", email: "ana@example.test" }, idempotencyKey: "12345678") { payment { id } errors { code } }',
  'cancelReservation(reservationId: "4", quoteHash: "x") { reservation { id } errors { code } }',
  'changeDeparture(reservationId: "4", departureId: "4", quoteHash: "x") { reservation { id } errors { code } }',
  'changeTraveller(reservationId: "4", position: 1, traveller: { firstName: "Ana", lastName: "Le Goff", birthDate: "1990-05-04" }) { reservation { id } errors { code } }',
  'sendEmailConfirmation { ok errors { code } }',
  'confirmEmail(token: "x") { ok errors { code } }',
  'confirmNewsletter(token: "x") { ok errors { code } }',
  'unsubscribeFromNewsletter(token: "x") { ok errors { code } }',
  'checkResetLink(token: "x") { ok errors { code } }',
  'requestCallback(input: { name: "Léa", phone: "0612345678", slot: NOON }) { ok errors { code } }',
  'deleteMessage(expeditionId: "4", id: "4") { ok errors { code } }',
  'reportMessage(id: "4") { ok errors { code } }',
  'report(kind: REVIEW, id: "4") { ok errors { code } }',
  'postReview(reservationId: "4", rating: 5, text: "x", experienceMonth: "2027-02") { reservation { id } errors { code } }',
  'resetPassword(token: "x", password: "abcdef") { ok errors { code } }',
])('reports an unsupported mutation: %s', async (field) => {
  const { errors } = await current().gateway.ask(`mutation { answer: ${field} }`, {}, { bearer })
  expect(errors).toMatchObject([{ path: ['answer'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  expect(changes()).toHaveLength(1)
})
test('covers every query and mutation of the contract', () => {
  const { definitions } = parse(readFileSync('tests/gateway/contract.graphql', 'utf8'))
  const here = ['reads', 'changes', 'signIn']
    .map((name) => readFileSync(`tests/gateway/anotherService/${name}.test.ts`, 'utf8'))
    .join()
  const fields = definitions.flatMap((each) =>
    each.kind === 'ObjectTypeDefinition' && ['Query', 'Mutation'].includes(each.name.value)
      ? (each.fields ?? [])
      : [],
  )
  expect(fields.length).toBeGreaterThan(15)
  expect(
    fields
      .map(({ name }) => name.value)
      .filter((name) => !here.includes(`${name} `) && !here.includes(`${name}(`)),
  ).toEqual([])
})
