import { randomUUID } from 'node:crypto'
import type { Api } from '#api/deps.ts'

export const rightPassword = 'un sommet de trop'

let visitors = 0

/** A visitor with an address of its own, so that attempts of one test do not count in another. */
export function newVisitor(api: Api) {
  visitors += 1
  const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`

  const post = (path: string, payload: object = {}, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers, remoteAddress })
  const get = (path: string, headers: Record<string, string> = {}) =>
    api.inject({ method: 'GET', url: `/api/v1${path}`, headers, remoteAddress })
  const patch = (path: string, payload: object, headers: Record<string, string> = {}) =>
    api.inject({ method: 'PATCH', url: `/api/v1${path}`, payload, headers, remoteAddress })

  return {
    remoteAddress,
    get,
    post,
    patch,
    check: (email: string) => post('/auth/check-email/', { email }),
    login: (email: string, password: string, headers = {}) =>
      post('/auth/login/', { email, password }, headers),
    signUp: (fields: object = {}, headers = {}) =>
      post('/auth/signup/', { ...newcomer(), ...fields }, headers),
  }
}

export type Visitor = ReturnType<typeof newVisitor>
type Answer = Awaited<ReturnType<Visitor['post']>>

export function newcomer() {
  const email = `${randomUUID()}@example.test`
  return { email, password: rightPassword, first_name: 'Camille', last_name: 'Rochette', newsletter: false }
}

/** A new account, with the cookie and bearer of its first session. */
export async function newAccount(api: Api, fields: object = {}) {
  const input = { ...newcomer(), ...fields }
  const answer = await newVisitor(api).signUp(input)
  const { token, user_id: userId } = answer.json()
  return { email: input.email, userId: String(userId), cookie: readCookie(answer), bearer: bearer(token) }
}

/** The session cookie as the browser sends it back. */
export function readCookie(answer: Answer): { cookie: string } {
  const [input] = answer.cookies
  return { cookie: input ? `${input.name}=${input.value}` : '' }
}

export function bearer(token: unknown): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}
