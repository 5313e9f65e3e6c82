import type { Context } from '#gateway/graph/context.ts'
import { toOk } from '#gateway/graph/errors.ts'
import type {
  CreateTokenPayloadResolvers,
  MutationResolvers,
  QueryResolvers,
  UserResolvers,
} from '#gateway/graph/resolvers.generated.ts'
import type { UserRelation } from '#gateway/graph/users/users.model.ts'

export const Query: Required<Pick<QueryResolvers, 'me'>> = {
  me: (_, __, { users }) => users.me(),
}

export const User: Required<Pick<UserResolvers, UserRelation>> = {
  favourites: async (_, __, { users, expeditions }) => {
    const ids = await users.favouriteIds()
    const found = await Promise.all(ids.map(expeditions.byId))
    return found.filter((expedition) => expedition !== null)
  },
  reservations: (_, __, { users }) => users.reservations(),
  pledges: (_, __, { pledges }) => pledges.ofAccount(),
  cart: ({ cart }, _, { users }) => (cart === undefined ? users.cart() : cart),
  phonePromptVisible: (_, __, { users }) => users.phonePromptVisible(),
  sessions: (_, __, { myAccount }) => myAccount.sessions(),
  deletableMessageIds: (_, __, { messages }) => messages.deletableIds(),
  calendarFeeds: (_, __, { feeds }) => feeds.list(),
}

type SignInMutation =
  | 'checkEmail'
  | 'login'
  | 'signUp'
  | 'createToken'
  | 'logout'
  | 'requestPasswordReset'
  | 'checkResetLink'
  | 'resetPassword'
  | 'setFavourite'
  | 'updatePhone'
  | 'updateProfile'
  | 'setEffort'
  | 'setHomeCity'
  | 'changePassword'
  | 'sendEmailConfirmation'
  | 'confirmEmail'
  | 'endSession'
  | 'endAllSessions'

export const Mutation: Required<Pick<MutationResolvers, SignInMutation>> = {
  checkEmail: (_, { email }, { signIn }) => signIn.checkEmail(email),
  login: (_, { email, password }, { signIn }) => signIn.login(email, password),
  signUp: (_, { input }, { signIn }) => signIn.signUp(input),
  createToken: (_, { email, password }, { signIn }) => signIn.createToken(email, password),
  logout: async (_, __, { signIn }) => {
    await signIn.logout()
    return { ok: true, errors: [] }
  },
  requestPasswordReset: async (_, { email }, { signIn }) => toOk(await signIn.requestPasswordReset(email)),
  checkResetLink: async (_, { token }, { signIn }) => toOk(await signIn.checkResetLink(token)),
  resetPassword: async (_, { token, password }, { signIn }) =>
    toOk(await signIn.resetPassword(token, password)),
  setFavourite: (_, { expeditionId, favourite }, { favourites }) => favourites.set(expeditionId, favourite),
  updatePhone: async (_, { phone, newsletter }, { users, newsletter: letters }) => {
    const errors = await users.updatePhone(phone)
    const me = errors.length === 0 && newsletter ? await users.me() : null
    // The phone is stored even where the subscription fails.
    if (me) await letters.subscribe(me.email).catch(() => undefined)
    return { errors }
  },
  updateProfile: async (_, changes, { myAccount }) => ({ errors: await myAccount.updateProfile(changes) }),
  setEffort: async (_, { input }, { myAccount }) => ({ errors: await myAccount.setEffort(input ?? null) }),
  setHomeCity: async (_, { city = null }, { myAccount }) => ({ errors: await myAccount.setHomeCity(city) }),
  changePassword: async (_, change, { myAccount }) => toOk(await myAccount.changePassword(change)),
  sendEmailConfirmation: async (_, __, { myAccount }) => toOk(await myAccount.sendEmailConfirmation()),
  confirmEmail: async (_, { token }, { myAccount }) => toOk(await myAccount.confirmEmail(token)),
  endSession: async (_, { id }, { myAccount }) => ({ errors: await myAccount.endSession(id) }),
  endAllSessions: async (_, __, { myAccount }) => ({ errors: await myAccount.endAllSessions() }),
}

const user: Required<Pick<CreateTokenPayloadResolvers, 'user'>> = {
  user: ({ token }, _, { users }) => (token ? users.me() : null),
}
const me = {
  me: (_: unknown, __: unknown, { users }: Context) => users.me(),
}

export const LoginPayload = user
export const SignUpPayload = user
export const CreateTokenPayload = user
export const SetFavouritePayload = me
export const UpdatePhonePayload = me
export const UpdateProfilePayload = me
export const EndSessionPayload = me
