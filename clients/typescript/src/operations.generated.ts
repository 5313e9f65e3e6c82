/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from './operation.ts'
/** Status of a departure. */
export type DepartureStatus =
  /** One or two bookings are missing for confirmation. */
  | 'ALMOST'
  /** Cancelled. */
  | 'CANCELED'
  /** Confirmed, with places left. */
  | 'CONFIRMED'
  /** No places are left. */
  | 'FULL'
  /** Places are left; not confirmed yet. */
  | 'OPEN';

/** Filters of the catalogue. An expedition matches all filters, and any value of each. */
export type ExpeditionFilter = {
  /** Slugs of activities, 10 at most. */
  activities?: Array<string> | null | undefined;
  /** Slugs of activity categories, 10 at most. */
  activityTypes?: Array<string> | null | undefined;
  /** Bounding box of the meeting point: west, south, east, north, in degrees. */
  bounds?: Array<number> | null | undefined;
  /** Age of the youngest child, from 0 to 17: only expeditions that accept it. */
  childAge?: number | null | undefined;
  /** Only expeditions with a confirmed departure. */
  confirmed?: boolean | null | undefined;
  /** ISO 3166 two-letter codes, 3 at most: `["FR", "NO"]`. */
  countries?: Array<string> | null | undefined;
  /** Duration: `weekend` (2 or 3 days that include a Saturday and its Sunday) or a number of days: `5`. */
  days?: string | null | undefined;
  /** Group of countries: `all`, `france`, `outside-france` or `lapland`. */
  destination?: string | null | undefined;
  /** Latest last day. */
  endDate?: string | null | undefined;
  /** Only expeditions suitable for families. */
  familyFriendly?: boolean | null | undefined;
  /** Slug of the city of origin, for `maxTrainHours` and `FEWEST_CO2`; the nearest city without it. */
  fromCity?: string | null | undefined;
  /** Latest first day. */
  leaveBy?: string | null | undefined;
  /** Levels, from 1 to 5. */
  levels?: Array<number> | null | undefined;
  /** Maximum number of days. */
  maxDays?: number | null | undefined;
  /** Maximum price, in euros. */
  maxPrice?: number | null | undefined;
  /** Maximum hours by train from `fromCity`, or from the nearest city. */
  maxTrainHours?: number | null | undefined;
  /** Minimum number of days. */
  minDays?: number | null | undefined;
  /** Minimum ecological rating, from 1 to 5. */
  minEcoRating?: number | null | undefined;
  /** Minimum price, in euros. */
  minPrice?: number | null | undefined;
  /** Minimum average rating by travellers, from 1 to 5, to a tenth. */
  minRating?: number | null | undefined;
  /** Months of the first day: `["2027-06"]`. */
  months?: Array<string> | null | undefined;
  /** Text searched in names, regions, countries, activities and guides; tolerates misspellings. */
  query?: string | null | undefined;
  /** Slug of a region. */
  region?: string | null | undefined;
  /** Earliest first day. */
  startDate?: string | null | undefined;
  /**
   * Number of travellers.
   * @deprecated Use `travellers`.
   */
  travellerCount?: number | null | undefined;
  /** Number of travellers: only expeditions with one departure that has as many free places. */
  travellers?: number | null | undefined;
  /** Types of expedition. */
  types?: Array<ExpeditionType> | null | undefined;
  /** School holiday: `toussaint`, `noel`, `hiver`, `printemps`, `ete`, `pont-de-mai`. */
  vacation?: string | null | undefined;
  /** Zone of the school holiday: `A`, `B` or `C`. */
  zone?: string | null | undefined;
};

/** Sort orders of the catalogue. */
export type ExpeditionSort =
  /** Shortest first. */
  | 'DURATION_ASC'
  /** Longest first. */
  | 'DURATION_DESC'
  /** Lowest CO2 emissions of the train journey from `filter.fromCity` first. */
  | 'FEWEST_CO2'
  /** Most recently published first. */
  | 'NEWEST'
  /** Earliest departure first. */
  | 'NEXT_DEPARTURE'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Highest rating first. */
  | 'RATING'
  /** Curated order; with a text, best matches first. */
  | 'RECOMMENDED';

/** Types of expedition, with their French labels. */
export type ExpeditionType =
  /** « En Base Camp »: the same accommodation every night. */
  | 'EN_BASE_CAMP'
  /** « En itinérance »: another accommodation each night. */
  | 'EN_ITINERANCE'
  /** « Expédition »: for adults. */
  | 'EXPEDITION'
  /** « Sans les parents »: for children alone. */
  | 'SANS_LES_PARENTS';

/** Reasons for which a mutation is refused. */
export type UserErrorCode =
  /** The age of a traveller is not accepted on this expedition. */
  | 'AGE_NOT_ALLOWED'
  /** The address is on the waiting list of the departure. */
  | 'ALREADY_ON_LIST'
  /** The amount is above what can be given back. */
  | 'AMOUNT_TOO_HIGH'
  /** Online booking is closed: the agency completes the cart by phone. */
  | 'BOOKING_CLOSED'
  /** The departure would have fewer places than are booked or held. */
  | 'CAPACITY_BELOW_BOOKED'
  /** The account has a cart: replace it or complete it. */
  | 'CART_EXISTS'
  /** The list is closed: it accepts no more changes. */
  | 'CLOSED'
  /** The discount code or gift card does not exist or is no longer valid. */
  | 'CODE_INVALID'
  /** The row has changed since it was read. */
  | 'CONFLICT'
  /** The departure is cancelled or over. */
  | 'DEPARTURE_CLOSED'
  /** The e-mail address of the account is not confirmed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** An account with this e-mail exists. */
  | 'EMAIL_TAKEN'
  /** The file is not accepted: `message` says why, and what to do. */
  | 'FILE_REFUSED'
  /** Places of the departure are booked or held. */
  | 'HAS_BOOKINGS'
  /** The hold of the cart has expired: renew it. */
  | 'HOLD_EXPIRED'
  /** The account held these places for long without a payment: it waits for an hour. */
  | 'HOLD_PAUSED'
  /** The departure has fewer places left than requested. */
  | 'INSUFFICIENT_PLACES'
  /** The date of birth is not plausible. */
  | 'INVALID_BIRTH_DATE'
  /** The code is wrong or was used. */
  | 'INVALID_CODE'
  /** E-mail or password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** The e-mail address is not valid. */
  | 'INVALID_EMAIL'
  /** A required value is missing or malformed. */
  | 'INVALID_INPUT'
  /** The first or last name is empty. */
  | 'INVALID_NAME'
  /** The password is too long or has forbidden characters. */
  | 'INVALID_PASSWORD'
  /** The phone number is not valid. */
  | 'INVALID_PHONE'
  /** The text is empty, too long, or has forbidden characters. */
  | 'INVALID_TEXT'
  /** The last active owner cannot leave the role. */
  | 'LAST_OWNER'
  /** The mailed link was used or has expired. */
  | 'LINK_EXPIRED'
  /** The second factor is closed for a while after wrong codes. */
  | 'LOCKED'
  /** The message has a reply or is older than 15 minutes, and cannot be deleted. */
  | 'MESSAGE_LOCKED'
  /** The person lacks a permission, or is no owner. */
  | 'MISSING_PERMISSION'
  /** The change has a consequence that `message` names: send it again with `confirmed`. */
  | 'NEEDS_CONFIRMATION'
  /** The expedition, question, departure or cart does not exist or was deleted. */
  | 'NOT_FOUND'
  /** The departure takes no promise: it is confirmed, full or cancelled. */
  | 'NOT_OPEN'
  /** The draft lacks fields, which the errors name. */
  | 'NOT_READY'
  /** The account signs in with Google or Facebook and has no password. */
  | 'NO_PASSWORD'
  /** The password is too short. */
  | 'PASSWORD_TOO_SHORT'
  /** The payment provider cannot be reached: retry with the same key. */
  | 'PAYMENT_UNAVAILABLE'
  /** The departure has the places: book them instead of waiting. */
  | 'PLACES_AVAILABLE'
  /** The price has changed since the quote. */
  | 'QUOTE_CHANGED'
  /** Too many attempts: retry later. */
  | 'RATE_LIMITED'
  /** The parent is a reply: only questions accept replies. */
  | 'REPLY_TO_REPLY'
  /** The reservation is over or cancelled. */
  | 'RESERVATION_CLOSED'
  /** The session confirms its second factor first. */
  | 'SECOND_FACTOR_REQUIRED'
  /** Another page has this slug, or had it before. */
  | 'SLUG_TAKEN'
  /** The action requires a second factor of the last ten minutes. */
  | 'STEP_UP_REQUIRED'
  /** The general terms and the information form must be accepted. */
  | 'TERMS_REQUIRED'
  /** The time for this change is over. */
  | 'TOO_LATE'
  /** A limit is reached: the list has as many persons or expeditions as it may have. */
  | 'TOO_MANY'
  /** The client's address block already holds many places. */
  | 'TOO_MANY_HELD';

export type CreateTokenMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type CreateTokenMutation = { createToken: { token: string | null, errors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { id: string, firstName: string | null, lastName: string | null, email: string, favouriteIds: Array<string>, cart: { id: string, expeditionSlug: string | null, expeditionName: string, departureId: string | null, departureStart: string | null, departureEnd: string | null, travellerCount: number, total: number, availableCount: number | null, hold: { places: number, expiresAt: string, secondsLeft: number } | null } | null, reservations: Array<{ id: string, name: string, expeditionSlug: string | null, departureDate: string, departureEnd: string | null, travellerCount: number, isConfirmed: boolean }> | null } | null };

export type FavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouritesQuery = { me: { favourites: Array<{ id: string, slug: string, name: string, type: ExpeditionType, summary: string, minPrice: number | null, currency: string, durationDays: number, level: number, region: string | null, averageRating: number, reviewCount: number, coverImage: { url: string, alt: string, srcSet: string } | null, countries: Array<{ code: string, name: string }>, nextDepartures: Array<{ id: string, startDate: string, endDate: string, availableCount: number, price: number | null, status: DepartureStatus }> }> | null } | null };

export type SetFavouriteMutationVariables = Exact<{
  expeditionId: string;
  favourite: boolean;
}>;


export type SetFavouriteMutation = { setFavourite: { me: { favouriteIds: Array<string> } | null, errors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type ProblemFragment = { code: UserErrorCode, message: string, field: string | null };

export type CreateCartMutationVariables = Exact<{
  departureId: string;
  travellerCount: number;
  children?: number | null | undefined;
  replace?: boolean;
}>;


export type CreateCartMutation = { createCart: { cart: { id: string, expeditionSlug: string | null, expeditionName: string, departureId: string | null, departureStart: string | null, departureEnd: string | null, travellerCount: number, total: number, availableCount: number | null, hold: { places: number, expiresAt: string, secondsLeft: number } | null } | null, errors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type RenewHoldMutationVariables = Exact<{
  cartId: string;
}>;


export type RenewHoldMutation = { renewHold: { cart: { id: string, expeditionSlug: string | null, expeditionName: string, departureId: string | null, departureStart: string | null, departureEnd: string | null, travellerCount: number, total: number, availableCount: number | null, hold: { places: number, expiresAt: string, secondsLeft: number } | null } | null, errors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type DeleteCartMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCartMutation = { deleteCart: { errors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type CartContentsFragment = { id: string, expeditionSlug: string | null, expeditionName: string, departureId: string | null, departureStart: string | null, departureEnd: string | null, travellerCount: number, total: number, availableCount: number | null, hold: { places: number, expiresAt: string, secondsLeft: number } | null };

export type SearchExpeditionsQueryVariables = Exact<{
  filter?: ExpeditionFilter | null | undefined;
  sort?: ExpeditionSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type SearchExpeditionsQuery = { expeditions: { totalCount: number, nodes: Array<{ id: string, slug: string, name: string, type: ExpeditionType, summary: string, minPrice: number | null, currency: string, durationDays: number, level: number, region: string | null, averageRating: number, reviewCount: number, coverImage: { url: string, alt: string, srcSet: string } | null, countries: Array<{ code: string, name: string }>, nextDepartures: Array<{ id: string, startDate: string, endDate: string, availableCount: number, price: number | null, status: DepartureStatus }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type FiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type FiltersQuery = { filters: { types: Array<{ value: string, label: string }>, countries: Array<{ code: string, label: string, regions: Array<{ value: string, label: string }> }>, activityCategories: Array<{ value: string, label: string, activities: Array<{ value: string, label: string }> }>, levels: Array<{ level: number, label: string }> } | null };

export type ExpeditionQueryVariables = Exact<{
  slug: string;
}>;


export type ExpeditionQuery = { expedition: { description: string, ageMinChild: number | null, included: Array<string>, notIncluded: Array<string>, id: string, slug: string, name: string, type: ExpeditionType, summary: string, minPrice: number | null, currency: string, durationDays: number, level: number, region: string | null, averageRating: number, reviewCount: number, guide: { fullName: string } | null, programme: Array<{ day: number, text: string }>, departures: Array<{ id: string, startDate: string, endDate: string, availableCount: number, isConfirmed: boolean, missingToConfirm: number, price: number | null, status: DepartureStatus }> | null, coverImage: { url: string, alt: string, srcSet: string } | null, countries: Array<{ code: string, name: string }>, nextDepartures: Array<{ id: string, startDate: string, endDate: string, availableCount: number, price: number | null, status: DepartureStatus }> } | null };

export type ExpeditionCardFragment = { id: string, slug: string, name: string, type: ExpeditionType, summary: string, minPrice: number | null, currency: string, durationDays: number, level: number, region: string | null, averageRating: number, reviewCount: number, coverImage: { url: string, alt: string, srcSet: string } | null, countries: Array<{ code: string, name: string }>, nextDepartures: Array<{ id: string, startDate: string, endDate: string, availableCount: number, price: number | null, status: DepartureStatus }> };

export const CreateToken: Operation<CreateTokenMutation, CreateTokenMutationVariables> = {
  kind: 'mutation',
  text: "mutation CreateToken($email:String!$password:String!){createToken(email:$email password:$password){token errors{...Problem}}}fragment Problem on UserError{code message field}",
}

export const Viewer: Operation<ViewerQuery, ViewerQueryVariables> = {
  kind: 'query',
  text: "query Viewer{me{id firstName lastName email favouriteIds cart{...CartContents}reservations{id name expeditionSlug departureDate departureEnd travellerCount isConfirmed}}}fragment CartContents on Cart{id expeditionSlug expeditionName departureId departureStart departureEnd travellerCount total availableCount hold{places expiresAt secondsLeft}}",
}

export const Favourites: Operation<FavouritesQuery, FavouritesQueryVariables> = {
  kind: 'query',
  text: "query Favourites{me{favourites{...ExpeditionCard}}}fragment ExpeditionCard on Expedition{id slug name type summary minPrice currency durationDays level region averageRating reviewCount coverImage{url alt srcSet}countries{code name}nextDepartures{id startDate endDate availableCount price status}}",
}

export const SetFavourite: Operation<SetFavouriteMutation, SetFavouriteMutationVariables> = {
  kind: 'mutation',
  text: "mutation SetFavourite($expeditionId:ID!$favourite:Boolean!){setFavourite(expeditionId:$expeditionId favourite:$favourite){me{favouriteIds}errors{...Problem}}}fragment Problem on UserError{code message field}",
}

export const CreateCart: Operation<CreateCartMutation, CreateCartMutationVariables> = {
  kind: 'mutation',
  text: "mutation CreateCart($departureId:ID!$travellerCount:Int!$children:Int$replace:Boolean!=false){createCart(departureId:$departureId travellerCount:$travellerCount children:$children replace:$replace){cart{...CartContents}errors{...Problem}}}fragment CartContents on Cart{id expeditionSlug expeditionName departureId departureStart departureEnd travellerCount total availableCount hold{places expiresAt secondsLeft}}fragment Problem on UserError{code message field}",
}

export const RenewHold: Operation<RenewHoldMutation, RenewHoldMutationVariables> = {
  kind: 'mutation',
  text: "mutation RenewHold($cartId:ID!){renewHold(cartId:$cartId){cart{...CartContents}errors{...Problem}}}fragment CartContents on Cart{id expeditionSlug expeditionName departureId departureStart departureEnd travellerCount total availableCount hold{places expiresAt secondsLeft}}fragment Problem on UserError{code message field}",
}

export const DeleteCart: Operation<DeleteCartMutation, DeleteCartMutationVariables> = {
  kind: 'mutation',
  text: "mutation DeleteCart($id:ID!){deleteCart(id:$id){errors{...Problem}}}fragment Problem on UserError{code message field}",
}

export const SearchExpeditions: Operation<SearchExpeditionsQuery, SearchExpeditionsQueryVariables> = {
  kind: 'query',
  text: "query SearchExpeditions($filter:ExpeditionFilter$sort:ExpeditionSort!=RECOMMENDED$first:Int!=24$after:String){expeditions(filter:$filter sort:$sort first:$first after:$after){totalCount nodes{...ExpeditionCard}pageInfo{hasNextPage endCursor}}}fragment ExpeditionCard on Expedition{id slug name type summary minPrice currency durationDays level region averageRating reviewCount coverImage{url alt srcSet}countries{code name}nextDepartures{id startDate endDate availableCount price status}}",
}

export const Filters: Operation<FiltersQuery, FiltersQueryVariables> = {
  kind: 'query',
  text: "query Filters{filters{types{value label}countries{code label regions{value label}}activityCategories{value label activities{value label}}levels{level label}}}",
}

export const Expedition: Operation<ExpeditionQuery, ExpeditionQueryVariables> = {
  kind: 'query',
  text: "query Expedition($slug:String!){expedition(slug:$slug){...ExpeditionCard description ageMinChild guide{fullName}programme{day text}included notIncluded departures{id startDate endDate availableCount isConfirmed missingToConfirm price status}}}fragment ExpeditionCard on Expedition{id slug name type summary minPrice currency durationDays level region averageRating reviewCount coverImage{url alt srcSet}countries{code name}nextDepartures{id startDate endDate availableCount price status}}",
}

export type ErrorCode =
  /** The request has both a session cookie and a bearer token. */
  | 'AMBIGUOUS_CREDENTIALS'
  /** The request is malformed, or requests a single response to a subscription. */
  | 'BAD_REQUEST'
  /** A variable or an argument has an invalid value; `extensions.field` names it if known. */
  | 'BAD_USER_INPUT'
  /** A mutation was sent from a page of another site. */
  | 'CROSS_SITE'
  /** The account has no access to this resource. */
  | 'FORBIDDEN'
  /** The document is not valid GraphQL syntax. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not match this schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Internal error: report the `x-request-id` header of the response. */
  | 'INTERNAL_SERVER_ERROR'
  /** A mutation was not sent by POST. */
  | 'METHOD_NOT_ALLOWED'
  /** The document has no operation with the requested name. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The gateway is overloaded: retry in a few seconds. */
  | 'OVERLOADED'
  /** No document is registered under this hash: send it once with the hash. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The document exceeds a limit: `extensions.limit` names it, `extensions.max` is its value. */
  | 'QUERY_TOO_COMPLEX'
  /** Rate limit exceeded: retry after the seconds in the `Retry-After` header. */
  | 'RATE_LIMITED'
  /** The request has no session, or its session has ended. */
  | 'UNAUTHENTICATED'
  /** A mutation was not sent as `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The REST service sent an invalid response. */
  | 'UPSTREAM_BAD_RESPONSE'
  /** The REST service exceeded its time limit; a mutation may have been applied. */
  | 'UPSTREAM_TIMEOUT'
  /** The REST service is unavailable or lacks the requested data: retry later. */
  | 'UPSTREAM_UNAVAILABLE'