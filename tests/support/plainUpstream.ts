import type { IncomingMessage, ServerResponse } from 'node:http'
import { startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

/**
 * How it identifies a session: by a cookie of its own name, by tokens alone, or by tokens beside an unrelated
 * cookie.
 */
export type Sessions = 'cookie' | 'token' | 'token beside a cookie'

type GraphqlRequest = {
  params: string[]
  body: Record<string, unknown>
  bearer: string | undefined
  cookie: string
}
type Reply = { status?: number; body?: unknown; setCookie?: string[] }
type Route = [method: string, path: RegExp, answer: (requested: GraphqlRequest) => Reply]

const token = 'plain-token'
const cookie = '_plain_session=s3cret'
const notFound: Reply = { status: 404 }
const unauthorized: Reply = { status: 401, body: { error: 'unauthorized' } }

/** Numeric ids, and only fields of section 3 of the specification. */
const expeditions = [
  {
    id: 1,
    name: 'Traversée des Lofoten',
    description: 'Sept jours de crête en crête.',
    images: ['https://images.example.test/lofoten.jpg'],
    price: 1290,
    difficultyLevel: 3,
    averageRating: 4.5,
    reviewCount: 60,
  },
  { id: 2, name: 'Bivouac', description: '' },
  { id: 3, name: 'Grand Nord', description: 'Jusqu’à la mer.' },
]
const cards = [
  { objectID: '1', slug: 'traversee-des-lofoten', name: 'Traversée des Lofoten', country_1: 'Norvège' },
  { objectID: '2', name: 'Bivouac', country_1: 'Islande' },
]
/** Not featured, with all fields of a card in section 3. */
const inCollection = {
  objectID: '3',
  slug: 'grand-nord',
  name: 'Grand Nord',
  country_1: { name: 'Finlande' },
  duration_days: 7,
  rating: 4.5,
  next_departure_starts: [
    { next_departure_start: '2027-05-01T22:00:00.000Z', available_count: 2 },
    { next_departure_start: '2027-06-05', available_count: 0 },
  ],
}
const reviews = Array.from({ length: 60 }, (_, index) => ({
  rateOnFive: 4,
  firstName: `Prénom ${index}`,
  reviewText: 'Bien.',
}))
const reservation = {
  reservation_id: 9,
  departure_id: 4,
  name: 'Bivouac',
  departure_date: '2027-05-02',
  duration_days: 2,
  level_number: 2,
  is_confirmed: true,
  reservation_status_front_end: 'Passed',
}

/**
 * A service of section 7 of the specification and nothing else: no search, no batch, one fixed cart, and
 * favourites that only toggle. Shapes that the specification leaves open are minimal.
 */
export async function startPlainUpstream(sessions: Sessions): Promise<TestUpstream> {
  const routes = [...publicRoutes(), ...accountRoutes(), ...sessionRoutes(sessions)]
  const upstream = await startUpstream()
  upstream.answerWith((response, request) => {
    const [path = ''] = (request.url ?? '').replace('/api/v1', '').split('?')
    const found = routes.find(([method, pattern]) => method === request.method && pattern.test(path))
    const [, pattern, answer] = found ?? []
    const { headers } = request
    const directives = answer?.({
      params: pattern?.exec(path)?.slice(1) ?? [],
      body: JSON.parse(upstream.calls.at(-1)?.body || '{}'),
      bearer: headers.authorization?.replace('Bearer ', ''),
      cookie: headers.cookie ?? '',
    })
    say(response, request, directives ?? notFound)
  })
  return upstream
}

function say(response: ServerResponse, _: IncomingMessage, { status = 200, body, setCookie = [] }: Reply) {
  const type = status === 404 ? 'text/html' : 'application/json'
  response.writeHead(body === undefined && status === 200 ? 204 : status, {
    'content-type': type,
    'set-cookie': setCookie,
  })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

const ofExpedition = (body: (id: string) => unknown) => {
  return ({ params: [id = ''] }: GraphqlRequest): Reply => {
    if (!/^\d+$/.test(id)) return { status: 400, body: { error: 'id must be a number' } }
    return expeditions.some((expedition) => String(expedition.id) === id) ? { body: body(id) } : notFound
  }
}

function publicRoutes(): Route[] {
  const requested: object[] = [{ body: 'Faut-il un piolet ?' }, { id: 5, body: 'Et des crampons ?' }]
  return [
    ['GET', /^\/collections$/, () => ({ body: [{ name: 'Hiver', expeditions: [...cards, inCollection] }] })],
    ['GET', /^\/reviews\/last$/, () => ({ body: reviews.slice(0, 10) })],
    ['GET', /^\/reviews\/stat$/, () => ({ body: {} })],
    ['GET', /^\/expeditions\/featured$/, () => ({ body: cards })],
    [
      'GET',
      /^\/expeditions\/([^/]+)$/,
      ofExpedition((id) => expeditions.find((expedition) => String(expedition.id) === id)),
    ],
    ['GET', /^\/expeditions\/([^/]+)\/reviews$/, ofExpedition((id) => (id === '1' ? reviews : []))],
    [
      'GET',
      /^\/expeditions\/([^/]+)\/departures$/,
      ofExpedition(() => [{ start: '2027-05-02', end: '2027-05-08' }]),
    ],
    ['GET', /^\/expeditions\/([^/]+)\/geojson$/, () => notFound],
    ['GET', /^\/expeditions\/([^/]+)\/messages$/, ofExpedition(() => requested)],
    ['GET', /^\/expeditions\/([^/]+)\/similar-expeditions$/, ofExpedition(() => cards.slice(1))],
    [
      'POST',
      /^\/expeditions\/([^/]+)\/messages$/,
      ({ bearer, body }) => {
        if (bearer !== token) return unauthorized
        requested.push(body)
        return { status: 201, body: {} }
      },
    ],
    [
      'POST',
      /^\/users\/newsletter\/(.+)$/,
      ({ params: [email = ''] }) => (email.includes('%40') ? {} : { status: 422 }),
    ],
    [
      'GET',
      /^\/themes$/,
      () => ({ body: [{ name: 'Neige', themes: [{ name: 'Laponie', path: 'neige/laponie' }] }] }),
    ],
    ['GET', /^\/themes\/aventures$/, () => ({ body: { countries: ['FI'], expedition_type: 'Expédition' } })],
  ]
}

function accountRoutes(): Route[] {
  let favourites = [2]
  let phone: unknown = null
  const user = () => ({
    id: 3,
    email: 'lea@example.test',
    first_name: 'Léa',
    phone,
    interests: favourites,
    cart: { total: 0 },
  })
  const own: [string, RegExp, (requested: GraphqlRequest) => Reply][] = [
    ['GET', /^\/interests\/$/, () => ({ body: favourites })],
    ['GET', /^\/interests\/popup$/, () => ({ body: { popup_visible: true } })],
    [
      'POST',
      /^\/interests\/$/,
      ({ body: { expedition_id, ...others } }) => {
        if (Object.keys(others).length > 0) return { status: 422, body: { error: 'unknown field' } }
        const id = Number(expedition_id)
        favourites = favourites.includes(id) ? favourites.filter((each) => each !== id) : [...favourites, id]
        return { body: { ok: true } }
      },
    ],
    ['GET', /^\/user\/$/, () => ({ body: user() })],
    [
      'PATCH',
      /^\/user$/,
      ({ body }) => {
        phone = body.phone
        return { body: user() }
      },
    ],
    ['GET', /^\/cart\/$/, () => ({ body: { total: 0 } })],
    ['GET', /^\/reservations$/, () => ({ body: { list_reservations: [reservation] } })],
  ]
  return own.map(([method, path, answer]) => [
    method,
    path,
    (requested) => (requested.bearer === token ? answer(requested) : unauthorized),
  ])
}

function sessionRoutes(sessions: Sessions): Route[] {
  const cookies = {
    cookie: [`${cookie}; path=/; HttpOnly`, 'locale=fr'],
    token: [],
    'token beside a cookie': ['balancer=b2; path=/'],
  }
  const signedIn = { token, user_id: 3 }
  const exists: Record<string, string> = { 'lea@example.test': 'email', 'google@example.test': 'google' }
  return [
    [
      'POST',
      /^\/auth\/check-email\/$/,
      ({ body }) => {
        const known = exists[String(body.email)]
        return known ? { body: { exists: known } } : notFound
      },
    ],
    [
      'POST',
      /^\/auth\/login\/$/,
      ({ body }) =>
        body.password === 'un sommet de trop'
          ? { body: signedIn, setCookie: cookies[sessions] }
          : { body: { error: 'Invalid' } },
    ],
    [
      'GET',
      /^\/auth\/current\/$/,
      (requested) => ({
        body: sessions === 'cookie' && requested.cookie.includes(cookie) ? { jwt: token } : {},
      }),
    ],
    [
      'POST',
      /^\/auth\/signup\/$/,
      ({ body }) =>
        body.email === 'lea@example.test'
          ? { body: { errors: ["Email n'est pas disponible"] } }
          : { body: signedIn, setCookie: cookies[sessions] },
    ],
    ['POST', /^\/auth\/reset-password$/, ({ body }) => ({ body: { ok: String(body.email).includes('@') } })],
  ]
}
