import { type CartModel, toCartOrNull } from '#gateway/graph/cart/cart.model.ts'
import type { ExpeditionModel } from '#gateway/graph/expeditions/expeditions.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyAccess,
  Effort,
  EmailStatus,
  FactorKind,
  Feeling,
  Provider,
  User,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import {
  flag,
  id,
  list,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
} from '#gateway/upstream/read.ts'
import { computeCapacity } from '#rules/effort.ts'

const accesses: Record<string, AgencyAccess> = {
  to_enrol: 'TO_ENROL',
  second_factor: 'SECOND_FACTOR',
  open: 'OPEN',
}

/** Another service has no agency. */
const toAgencyAccess = (value: unknown): AgencyAccess => accesses[text(value)] ?? 'NONE'
const toFactorKind = (value: unknown): FactorKind => (value === 'passkey' ? 'PASSKEY' : 'TOTP')

/** Relations that need a REST call. */
export type UserRelation =
  | 'favourites'
  | 'reservations'
  | 'pledges'
  | 'cart'
  | 'phonePromptVisible'
  | 'sessions'
  | 'deletableMessageIds'
  | 'calendarFeeds'

export type UserModel = Omit<User, UserRelation> & {
  favouriteIds: string[]
  /** `undefined` when the service does not send it with the account. */
  cart: CartModel | null | undefined
}

const providers: Record<string, Provider> = { email: 'EMAIL', google_oauth2: 'GOOGLE', facebook: 'FACEBOOK' }

const toProvider = (value: unknown): Provider => providers[text(value)] ?? 'EMAIL'

export function toUser(body: unknown, toImage: ToImage): UserModel {
  const api = record(body)
  const favouriteIds = list(api.interests, toExpeditionId)
  return {
    id: id(api.id),
    email: text(api.email),
    firstName: textOrNull(api.first_name),
    lastName: textOrNull(api.last_name),
    avatarUrl: textOrNull(api.avatar_url),
    phone: textOrNull(api.phone),
    homeCity: textOrNull(api.home_city),
    provider: toProvider(api.provider),
    signInCount: whole(api.sign_in_count),
    newsletter: flag(api.newsletter),
    effort: toEffort(api.effort),
    favouriteIds,
    favouriteCount: favouriteIds.length,
    agencyAccess: toAgencyAccess(api.agency_access),
    agencyFactors: list(api.agency_factors, toFactorKind),
    // Some services send only its total.
    cart: api.cart === null ? null : (toCartOrNull({ cart: api.cart }, toImage) ?? undefined),
  }
}

const feelings: Record<string, Feeling> = { fresh: 'FRESH', tired: 'TIRED', exhausted: 'EXHAUSTED' }

function toEffort(body: unknown): Effort | null {
  const api = recordOrNull(body)
  const [km, ascentM, hours] = [numberOrNull(api?.km), numberOrNull(api?.ascent_m), numberOrNull(api?.hours)]
  const feeling = feelings[text(api?.feeling)]
  if (km === null || ascentM === null || !hours || !feeling) return null
  const outing = { km, ascentM, hours, feeling }
  const { effort, capacity, level } = computeCapacity(outing)
  return { ...outing, kmEffort: effort, capacity, level }
}

/** A favourite is an id, or an interest that names it. */
export function toExpeditionId(item: unknown): string {
  return id(recordOrNull(item)?.expedition_id ?? item)
}

const emailStatuses: Record<string, EmailStatus> = {
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
  email: 'KNOWN_USER',
}

export const toEmailStatus = (body: unknown): EmailStatus =>
  emailStatuses[text(record(body).exists)] ?? 'UNKNOWN_USER'

/** Payloads of mutations whose account is read afterwards. */
export type SignedInPayloadModel = { token: string | null; errors: UserError[] }
export type FavouritePayloadModel = { expedition: ExpeditionModel | null; errors: UserError[] }
export type MyPayloadModel = { errors: UserError[] }
export type OkPayloadModel = { ok: boolean; errors: UserError[] }
