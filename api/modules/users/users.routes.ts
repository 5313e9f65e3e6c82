import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { readAccess } from '#api/modules/agency/access/access.repository.ts'
import { cartReader } from '#api/modules/cart/cart.repository.ts'
import { toAvatar } from '#api/modules/users/avatar.ts'
import { greetingName } from '#api/modules/users/name.domain.ts'
import { UserAnswer, UserChange } from '#api/modules/users/users.contract.ts'
import { readUserChange } from '#api/modules/users/users.domain.ts'
import { changeUser, favouriteIds } from '#api/modules/users/users.repository.ts'
import { authentication, type SignedIn, type User } from '#api/plugins/auth.ts'

const tags = ['users']

const read = {
  tags,
  security,
  summary: 'Returns the signed-in account with its favourites and its cart',
  response: { 200: UserAnswer, 401: ErrorBody },
}

const change = {
  tags,
  security,
  summary:
    'Updates the phone number, the names, the newsletter subscription, the last outing or the city of departure; the phone number is stored in E.164',
  body: UserChange,
  response: { 200: UserAnswer, 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
}

export function userRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env } = deps
  const auth = authentication(deps)
  const findCart = cartReader(deps)

  async function toUserAnswer(user: User, sender: SignedIn): Promise<UserAnswer> {
    const [interests, cart, agency] = await Promise.all([
      favouriteIds(db, user.id),
      findCart(user.id, clock()),
      readAccess(db, sender, clock()),
    ])
    const { access, kinds } = agency
    const atAgency = { agency_access: access, agency_factors: kinds }
    return { ...toUserFields(user), token: sender.token, interests, cart, ...atAgency }
  }

  app.get('/user/', { schema: read }, async (request) => {
    const sender = await auth.signedIn(request)
    return toUserAnswer(sender.user, sender)
  })

  app.patch('/user', { schema: change }, async (request) => {
    const sender = await auth.signedIn(request)
    const context = { now: clock(), publicUrl: env.publicUrl, requestId: request.id }
    return toUserAnswer(await changeUser(db, sender.user, readUserChange(request.body), context), sender)
  })
}

type Apart = 'token' | 'interests' | 'cart' | 'agency_access' | 'agency_factors'

/** Fields of a signed-in account for the site: first name and portrait are always set. */
function toUserFields(user: User): Omit<UserAnswer, Apart> {
  return {
    id: user.id,
    email: user.email,
    provider: user.provider,
    sign_in_count: user.signInCount,
    newsletter: user.newsletter,
    effort: user.effort,
    phone: user.phone,
    home_city: user.homeCity,
    first_name: greetingName(user.firstName, user.email),
    last_name: user.lastName,
    avatar_url: toAvatar(user),
  }
}
