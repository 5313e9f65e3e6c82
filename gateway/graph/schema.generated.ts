export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day without a time, as `YYYY-MM-DD`. Days are those of Paris. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC: `2027-03-10T09:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A GeoJSON `FeatureCollection`, as RFC 7946 says, with elevations as third coordinates. */
  GeoJSON: { input: unknown; output: unknown; }
};

/** Something one does on a trip. */
export type Activity = {
  /** In French. */
  name: Scalars['String']['output'];
  /** As the filter names it. */
  slug: Scalars['String']['output'];
};

/** A category of activities. */
export type ActivityCategory = {
  /** Its activities. */
  activities: Array<Choice>;
  /** The name of its icon. */
  icon: Scalars['String']['output'];
  /** In French. */
  label: Scalars['String']['output'];
  /** As the filter names it. */
  value: Scalars['String']['output'];
};

/** In which quality somebody writes. */
export type AuthorRole =
  /** The agency. */
  | 'AGENCY'
  /** The guide of the trip. */
  | 'GUIDE'
  /** A traveller or a visitor with an account. */
  | 'VISITOR';

/** Who may share a kept answer. */
export type CacheControlScope =
  /** Of one account: never kept by anything that others use. */
  | 'PRIVATE'
  /** The same for everybody: a cache in front of the site may hold it. */
  | 'PUBLIC';

/** The person to call, and when. */
export type CallbackInput = {
  /** Name, 80 characters at most. */
  name: Scalars['String']['input'];
  /** Phone number in any form, French unless it begins with `+`. */
  phone: Scalars['String']['input'];
  /** Part of the support hours. */
  slot: CallbackSlot;
};

/** Part of the support hours, on worked days in Paris. */
export type CallbackSlot =
  /** From 14 to 18. */
  | 'AFTERNOON'
  /** From 9 to 12. */
  | 'MORNING'
  /** From 12 to 14. */
  | 'NOON';

/** A reservation in progress. It is kept for 14 days and holds no place; the agency finishes it by phone, nothing is paid here. */
export type Cart = {
  /** How many places the departure has left, where the service says so. */
  availableCount: Maybe<Scalars['Int']['output']>;
  /** The last day. */
  departureEnd: Maybe<Scalars['Date']['output']>;
  /** The departure. */
  departureId: Maybe<Scalars['ID']['output']>;
  /** The first day. */
  departureStart: Maybe<Scalars['Date']['output']>;
  /** The trip, as it is now; null where the service does not say which. */
  expedition: Maybe<Expedition>;
  /** Its photograph. */
  expeditionImage: Maybe<Image>;
  /** The name of the trip. */
  expeditionName: Scalars['String']['output'];
  /** The trip, in case it has to be read. */
  expeditionSlug: Maybe<Scalars['String']['output']>;
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** For all, in euros. */
  total: Scalars['Float']['output'];
  /** How many travel. */
  travellerCount: Scalars['Int']['output'];
  /** For one, in euros. */
  unitPrice: Maybe<Scalars['Float']['output']>;
};

/** What the mutations of the cart answer. */
export type CartPayload = {
  /** The cart as it is now; null when there is none. */
  cart: Maybe<Cart>;
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The account, with its cart. */
  me: Maybe<User>;
};

/** What `changePassword` answers. */
export type ChangePasswordPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Whether it is changed. */
  ok: Scalars['Boolean']['output'];
};

/** What `checkEmail` answers. */
export type CheckEmailPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The way in; null when the address was refused. */
  status: Maybe<EmailStatus>;
};

/** Result of `checkResetLink`. */
export type CheckResetLinkPayload = {
  /** Why it cannot. */
  errors: Array<UserError>;
  /** Whether the link can be used. */
  ok: Scalars['Boolean']['output'];
};

/** A value with its words. */
export type Choice = {
  /** What to show, in French. */
  label: Scalars['String']['output'];
  /** What to pass in the filter. */
  value: Scalars['String']['output'];
};

/** Trips gathered under a title. */
export type Collection = {
  /** Its photograph. */
  bannerImage: Maybe<Image>;
  /** Its trips. */
  expeditions: Array<Expedition>;
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** Its title. */
  name: Scalars['String']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
  /** A sentence under the title. */
  subtitle: Maybe<Scalars['String']['output']>;
};

/** Who travels together. */
export type Company =
  /** Two of them. */
  | 'COUPLE'
  /** Parents, children, grandparents. */
  | 'FAMILY'
  /** Friends. */
  | 'FRIENDS'
  /** Somebody who came alone. */
  | 'SOLO';

/** How many reviews come from a company. */
export type CompanyCount = {
  /** Who travelled. */
  company: Company;
  /** How many. */
  count: Scalars['Int']['output'];
};

/** A country. */
export type Country = {
  /** Two letters, ISO 3166. */
  code: Scalars['String']['output'];
  /** The address of its flag; on this host when it begins with `/`. */
  flagUrl: Scalars['String']['output'];
  /** Its name in French. */
  name: Scalars['String']['output'];
};

/** A country of the catalogue. */
export type CountryChoice = {
  /** Two letters. */
  code: Scalars['String']['output'];
  /** The address of its flag; on this host when it begins with `/`. */
  flagUrl: Scalars['String']['output'];
  /** In French. */
  label: Scalars['String']['output'];
  /** Its regions that have trips. */
  regions: Array<Choice>;
};

/** What `createToken` answers. */
export type CreateTokenPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** For the header `Authorization: Bearer`. */
  token: Maybe<Scalars['String']['output']>;
  /** Who has signed in. */
  user: Maybe<User>;
};

/** Result of `deleteMessage`. */
export type DeleteMessagePayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Whether the message is deleted. */
  ok: Scalars['Boolean']['output'];
};

/** A date on which a trip leaves. */
export type Departure = {
  /** How many places are left. */
  availableCount: Scalars['Int']['output'];
  /** How many there are in all, where the service says so. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** The last day. */
  endDate: Scalars['Date']['output'];
  /** Who leads it, when that is known. */
  guide: Maybe<Guide>;
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** Whether enough travellers have booked for it to leave. */
  isConfirmed: Scalars['Boolean']['output'];
  /** How many bookings are missing to confirm it. */
  missingToConfirm: Scalars['Int']['output'];
  /** For one adult, in euros. */
  price: Maybe<Scalars['Float']['output']>;
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** Where it stands. */
  status: DepartureStatus;
};

/** Where a departure stands. */
export type DepartureStatus =
  /** One or two bookings are missing to confirm it. */
  | 'ALMOST'
  /** It does not leave. */
  | 'CANCELED'
  /** It leaves, and places are left. */
  | 'CONFIRMED'
  /** No place is left. */
  | 'FULL'
  /** Places are left; not confirmed yet. */
  | 'OPEN';

/** Which way in an e-mail has. */
export type EmailStatus =
  /** An account that signs in through Facebook. */
  | 'FACEBOOK'
  /** An account that signs in through Google. */
  | 'GOOGLE'
  /** An account with a password. */
  | 'KNOWN_USER'
  /** No account yet. */
  | 'UNKNOWN_USER';

/** What the mutations that end sessions answer. */
export type EndSessionPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The account with the sessions it has left; null when this one is over too. */
  me: Maybe<User>;
};

/** Every `extensions.code` of the errors of an answer: what a user cannot mend. */
export type ErrorCode =
  /** A session cookie and a token came together. */
  | 'AMBIGUOUS_CREDENTIALS'
  /** The request cannot be read, or asks for one answer to a subscription. */
  | 'BAD_REQUEST'
  /** A variable or an argument has a wrong value; `extensions.field` names it where it is known. */
  | 'BAD_USER_INPUT'
  /** A change came from the page of another site. */
  | 'CROSS_SITE'
  /** Somebody is, but it is not theirs. */
  | 'FORBIDDEN'
  /** The text is not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The text is not of this schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Our fault: tell us the header `x-request-id` of the answer. */
  | 'INTERNAL_SERVER_ERROR'
  /** A change did not come by POST. */
  | 'METHOD_NOT_ALLOWED'
  /** The request names no operation that its text has. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The gateway has more to do than it can: try again in some seconds. */
  | 'OVERLOADED'
  /** No text is known by this hash: send it along once. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The text asks for more than `extensions.max`, as `extensions.limit` says. */
  | 'QUERY_TOO_COMPLEX'
  /** Too much in a minute: wait for as many seconds as the header `Retry-After` says. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or not any more. */
  | 'UNAUTHENTICATED'
  /** A change did not come as `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** It did not answer what it should. */
  | 'UPSTREAM_BAD_RESPONSE'
  /** It did not answer in time: a change may have been made all the same. */
  | 'UPSTREAM_TIMEOUT'
  /** The service behind does not answer, or lacks what was asked for: try again later. */
  | 'UPSTREAM_UNAVAILABLE';

/** A guided trip of 2 to 15 days. */
export type Expedition = {
  /** Where one sleeps, in French. */
  accommodations: Array<Scalars['String']['output']>;
  /** What one does there. */
  activities: Array<Activity>;
  /** The youngest age, when children may come. */
  ageMinChild: Maybe<Scalars['Int']['output']>;
  /** The station one arrives at. */
  arrivalStation: Maybe<Scalars['String']['output']>;
  /** Out of 5; 5 when nobody has written a review yet, so read `reviewCount` first. */
  averageRating: Scalars['Float']['output'];
  /** The quickest way by train. */
  bestTrainAccess: Maybe<TrainAccess>;
  /** Where it goes, the main country first. */
  countries: Array<Country>;
  /** The photograph of its card. */
  coverImage: Maybe<Image>;
  /** Always EUR. */
  currency: Scalars['String']['output'];
  /** How many departures are to come, the full ones included. */
  departureCount: Scalars['Int']['output'];
  /** All departures to come. */
  departures: Maybe<Array<Departure>>;
  /** The whole description. */
  description: Scalars['String']['output'];
  /** The length of the way. */
  distanceKm: Maybe<Scalars['Int']['output']>;
  /** From 2 to 15. */
  durationDays: Scalars['Int']['output'];
  /** From 1 to 5, by published criteria. */
  ecoRating: Maybe<Scalars['Int']['output']>;
  /** How much one climbs in all. */
  elevationGainM: Maybe<Scalars['Int']['output']>;
  /** How many accounts have it among their favourites. */
  favouriteCount: Scalars['Int']['output'];
  /** The largest. */
  groupMax: Maybe<Scalars['Int']['output']>;
  /** The smallest group that leaves. */
  groupMin: Maybe<Scalars['Int']['output']>;
  /** Who leads it. */
  guide: Maybe<Guide>;
  /** With departures added lately. */
  hasNewDepartures: Scalars['Boolean']['output'];
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** Its photographs, the cover first. */
  images: Array<Image>;
  /** What the price holds. */
  included: Array<Scalars['String']['output']>;
  /** Whether it suits a family. */
  isFamilyFriendly: Scalars['Boolean']['output'];
  /** Whether the signed-in account has it among its favourites; false for a visitor. */
  isFavourite: Scalars['Boolean']['output'];
  /** Published lately. */
  isNew: Scalars['Boolean']['output'];
  /** From 1, quiet, to 5, committed. */
  level: Scalars['Int']['output'];
  /** What the level means in hours and metres a day. */
  levelExplained: Maybe<Level>;
  /** Where the group meets. */
  meetingPoint: Maybe<MeetingPoint>;
  /** The newest 50 questions, with their replies; `questions` has all of them. */
  messages: Maybe<Array<Message>>;
  /** The lowest price of a departure that can be booked, in euros. */
  minPrice: Maybe<Scalars['Float']['output']>;
  /** Its name, in French. */
  name: Scalars['String']['output'];
  /** The departures that come next, the full ones included; 3 are known with every trip. */
  nextDepartures: Array<Departure>;
  /** What it does not hold. */
  notIncluded: Array<Scalars['String']['output']>;
  /** Catalogue price of one adult, in euros; 0 when it is not known. */
  price: Scalars['Float']['output'];
  /** What happens on each day. */
  programme: Array<ProgrammeDay>;
  /** Questions with their replies, the newest first, by pages. */
  questions: Maybe<MessageConnection>;
  /** The region, in French. */
  region: Maybe<Scalars['String']['output']>;
  /** The region, as the filter names it. */
  regionSlug: Maybe<Scalars['String']['output']>;
  /** How many reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Its reviews in figures. */
  reviewStats: Maybe<ReviewStats>;
  /** What travellers wrote, the newest first. */
  reviews: Maybe<ReviewConnection>;
  /** The way, day by day: one line, and a point a day. */
  route: Maybe<Scalars['GeoJSON']['output']>;
  /** Trips like this one; 8 at most. */
  similarExpeditions: Maybe<Array<Expedition>>;
  /** The last part of its address: `/expeditions/{slug}`. */
  slug: Scalars['String']['output'];
  /** One or two sentences, for a card. */
  summary: Scalars['String']['output'];
  /** How to come by train, from several cities, the quickest first. */
  trainAccess: Array<TrainAccess>;
  /** What kind of trip. */
  type: ExpeditionType;
};


/** A guided trip of 2 to 15 days. */
export type ExpeditionNextDeparturesArgs = {
  first?: Scalars['Int']['input'];
};


/** A guided trip of 2 to 15 days. */
export type ExpeditionQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  query: InputMaybe<Scalars['String']['input']>;
};


/** A guided trip of 2 to 15 days. */
export type ExpeditionReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  rating: InputMaybe<Scalars['Int']['input']>;
  travelledWith: InputMaybe<Company>;
};

/** A page of the catalogue. */
export type ExpeditionConnection = {
  /** The text that was searched instead, when the one asked for was misspelt. */
  correctedQuery: Maybe<Scalars['String']['output']>;
  /** How many trips each further choice would leave. A facet's counts ignore its own choice. */
  facets: Array<Facet>;
  /** The highest price of the result, in euros. */
  highestPrice: Maybe<Scalars['Float']['output']>;
  /** Whether some of the words are missing in the results, because no trip has all of them. */
  isRelaxed: Scalars['Boolean']['output'];
  /** The lowest price of the result, in euros. */
  lowestPrice: Maybe<Scalars['Float']['output']>;
  /** What of each trip of this page answers the search, in the order of `nodes`. */
  matches: Array<ExpeditionMatch>;
  /** The trips of this page. */
  nodes: Array<Expedition>;
  /** Where it goes on. */
  pageInfo: PageInfo;
  /** Other searches to propose. */
  suggestions: Array<Suggestion>;
  /** How many trips answer, on all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of the catalogue. */
export type ExpeditionConnectionFacetsArgs = {
  names: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What to keep of the catalogue. Filters add up; the values of one filter are alternatives. */
export type ExpeditionFilter = {
  /** Activities by slug, 10 at most. */
  activities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Categories of activities by slug, 10 at most. */
  activityTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Meeting points inside a box: west, south, east, north. */
  bounds?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** The age of the youngest child, from 0 to 17: trips that accept it. */
  childAge?: InputMaybe<Scalars['Int']['input']>;
  /** Only trips with a departure that is confirmed. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Codes of two letters, 3 at most: `["FR", "NO"]`. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How long: `weekend`, 2 or 3 days with a Saturday and its Sunday, or a number of days: `5`. */
  days?: InputMaybe<Scalars['String']['input']>;
  /** A group of countries: `all`, `france`, `outside-france` or `lapland`. */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Back on this day or earlier. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only trips that suit a family. */
  familyFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  /** The city one leaves from, by its slug, for `maxTrainHours` and `FEWEST_CO2`. */
  fromCity?: InputMaybe<Scalars['String']['input']>;
  /** Levels from 1 to 5. */
  levels?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most so many days. */
  maxDays?: InputMaybe<Scalars['Int']['input']>;
  /** In euros. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** At most so many hours by train from that city. */
  maxTrainHours?: InputMaybe<Scalars['Float']['input']>;
  /** At least so many days. */
  minDays?: InputMaybe<Scalars['Int']['input']>;
  /** With at least this ecological rating, from 1 to 5. */
  minEcoRating?: InputMaybe<Scalars['Int']['input']>;
  /** In euros. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Rated at least so well by travellers, from 1 to 5, to a tenth. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Leaving in one of these months: `["2027-06"]`. */
  months?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words: names, regions, countries, activities, guides; misspellings are forgiven. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** A region, by its slug. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Leaving on this day or later. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Kinds of trip. */
  types?: InputMaybe<Array<ExpeditionType>>;
  /** A school holiday: `toussaint`, `noel`, `hiver`, `printemps`, `ete`, `pont-de-mai`. */
  vacation?: InputMaybe<Scalars['String']['input']>;
  /** The zone of that holiday: `A`, `B` or `C`. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** The part of a trip that answers one search: another search finds the same trip by other departures. */
export type ExpeditionMatch = {
  /** The first three departures that match; null where the filter says nothing of departures. */
  departures: Maybe<Array<Departure>>;
  /** The trip, by its id. */
  expeditionId: Scalars['ID']['output'];
  /** The journey from `filter.fromCity`; null without such a city, or without a journey from there. */
  trainAccess: Maybe<TrainAccess>;
};

/** The orders of the catalogue. */
export type ExpeditionSort =
  /** The shortest first. */
  | 'DURATION_ASC'
  /** The longest first. */
  | 'DURATION_DESC'
  /** The fewest kilograms of CO2 by train from `filter.fromCity` first. */
  | 'FEWEST_CO2'
  /** The latest published first. */
  | 'NEWEST'
  /** What leaves soonest first. */
  | 'NEXT_DEPARTURE'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The dearest first. */
  | 'PRICE_DESC'
  /** The best rated first. */
  | 'RATING'
  /** The house's own order; with a text, the best matches first. */
  | 'RECOMMENDED';

/** The kinds of trip, as the catalogue names them. */
export type ExpeditionType =
  /** « En Base Camp »: one place to sleep. */
  | 'EN_BASE_CAMP'
  /** « En itinérance »: another place each night. */
  | 'EN_ITINERANCE'
  /** « Expédition »: for adults. */
  | 'EXPEDITION'
  /** « Sans les parents »: for children alone. */
  | 'SANS_LES_PARENTS';

/** One filter with its counts. */
export type Facet = {
  /** types, destinations, countries, regions, activity_types, activities, levels, durations, vacations, months, days, ratings, eco_ratings, family_friendly or confirmed. */
  name: Scalars['String']['output'];
  /** Its values that leave at least one trip. */
  values: Array<FacetValue>;
};

/** One value of a filter. */
export type FacetValue = {
  /** How many trips it would leave. */
  count: Scalars['Int']['output'];
  /** What to show, in French. */
  label: Scalars['String']['output'];
  /** What to pass in the filter. */
  value: Scalars['String']['output'];
};

/** Every value of every filter. */
export type Filters = {
  /** Categories with their activities. */
  activityCategories: Array<ActivityCategory>;
  /** Countries with their regions. */
  countries: Array<CountryChoice>;
  /** Cities one can leave from by train. */
  departureCities: Array<Choice>;
  /** Ranges of days. */
  durations: Array<Choice>;
  /** The five levels. */
  levels: Array<Level>;
  /** How many activities may be chosen at once. */
  maxActivities: Scalars['Int']['output'];
  /** How many countries may be chosen at once. */
  maxCountries: Scalars['Int']['output'];
  /** Kinds of trip. */
  types: Array<Choice>;
  /** School holidays with their dates. */
  vacations: Array<VacationChoice>;
};

/** Who leads trips. */
export type Guide = {
  /** Where the guide lives. */
  basedIn: Maybe<Scalars['String']['output']>;
  /** A few words. */
  bio: Maybe<Scalars['String']['output']>;
  /** What entitles the guide to lead. */
  diploma: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** The languages spoken, in French. */
  languages: Array<Scalars['String']['output']>;
  /** The last part of the address of the guide's page. */
  slug: Scalars['String']['output'];
};

/** A departure as its guide sees it. */
export type GuidedDeparture = {
  /** Places taken. */
  bookedCount: Scalars['Int']['output'];
  /** Places in all. */
  capacity: Scalars['Int']['output'];
  /** The last day. */
  endDate: Scalars['Date']['output'];
  /** The trip, in case it has to be read. */
  expeditionSlug: Maybe<Scalars['String']['output']>;
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** How many bookings are missing to confirm it. */
  missingToConfirm: Scalars['Int']['output'];
  /** The name of the trip. */
  name: Scalars['String']['output'];
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** Those who travel, as far as they have told. */
  travellers: Array<GuidedTraveller>;
};

/** One who travels, as their guide sees them. */
export type GuidedTraveller = {
  /** How much is told, from 0 to 100. */
  completeness: Scalars['Int']['output'];
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** What is still to be told. */
  missing: Array<ParticipantAnswer>;
  /** Which traveller of the reservation, from 1. */
  position: Scalars['Int']['output'];
  /** The reservation: those of one travel together. */
  reservationId: Scalars['ID']['output'];
};

/** A photograph, in the widths that screens need. */
export type Image = {
  /** What it shows, in French, for those who do not see it. */
  alt: Scalars['String']['output'];
  /** The point to keep when it is cut, for `object-position`: `50% 40%`. */
  focalPoint: Scalars['String']['output'];
  /** Height in pixels, of the largest. */
  height: Scalars['Int']['output'];
  /** A colour to show until it has come: `#7a8b5c`. */
  placeholder: Maybe<Scalars['String']['output']>;
  /** Every width that is served, for the attribute `srcset`; empty when there is one only. */
  srcSet: Scalars['String']['output'];
  /** Its address, at the largest width; on this host when it begins with `/`. */
  url: Scalars['String']['output'];
  /** Width in pixels, of the largest. */
  width: Scalars['Int']['output'];
};

/** What a level means. */
export type Level = {
  /** Metres climbed, a day. */
  elevationGainPerDayM: Scalars['String']['output'];
  /** Hours on the move, a day. */
  hoursPerDay: Scalars['String']['output'];
  /** One word, in French. */
  label: Scalars['String']['output'];
  /** From 1 to 5. */
  level: Scalars['Int']['output'];
};

/** What `login` answers. */
export type LoginPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Who has signed in. */
  user: Maybe<User>;
};

/** What `logout` answers. */
export type LogoutPayload = {
  /** Why it is not. */
  errors: Array<UserError>;
  /** Whether the session is over. */
  ok: Scalars['Boolean']['output'];
};

/** Where a group meets. */
export type MeetingPoint = {
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** The place, in words. */
  name: Maybe<Scalars['String']['output']>;
};

/** A question about a trip, or a reply. */
export type Message = {
  /** A small portrait. */
  authorAvatarUrl: Maybe<Scalars['String']['output']>;
  /** First name of who wrote it. */
  authorName: Scalars['String']['output'];
  /** In which quality. */
  authorRole: AuthorRole;
  /** Plain text. */
  body: Scalars['String']['output'];
  /** When it was posted. */
  createdAt: Scalars['DateTime']['output'];
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** The question it replies to; null for a question. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** The replies, the oldest first. */
  replies: Array<Message>;
};

/** A page of questions. */
export type MessageConnection = {
  /** The questions of this page. */
  nodes: Array<Message>;
  /** Where it goes on. */
  pageInfo: PageInfo;
  /** How many there are, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What can be changed. */
export type Mutation = {
  /** Changes the password; ends all other sessions. */
  changePassword: ChangePasswordPayload;
  /** Which way in an e-mail has. */
  checkEmail: CheckEmailPayload;
  /** Checks a mailed link to choose a new password, without using it up. */
  checkResetLink: CheckResetLinkPayload;
  /** Confirms a subscription, by the mailed link. */
  confirmNewsletter: NewsletterLinkPayload;
  /** Begins a reservation. For signed-in accounts, which have one cart at a time. */
  createCart: CartPayload;
  /**
   * For clients other than browsers: answers with a bearer token and sets no cookie. The token lasts ten minutes: after that its
   * bearer is a visitor. A program that keeps cookies can use `login` instead, whose session lasts.
   */
  createToken: CreateTokenPayload;
  /** Drops the reservation in progress. */
  deleteCart: CartPayload;
  /** Deletes a message that the account posted within 15 minutes and that has no replies. `NOT_FOUND` for other accounts. */
  deleteMessage: DeleteMessagePayload;
  /** Ends every session of the account, this one included. */
  endAllSessions: EndSessionPayload;
  /** Ends one session of the account; harmless when it is over. */
  endSession: EndSessionPayload;
  /** Signs in; sets the session cookie, good for 30 days to whoever comes back every 7. */
  login: LoginPayload;
  /** Ends the session at once, everywhere it is used. Harmless for a visitor. */
  logout: LogoutPayload;
  /** Asks a question about a trip, or replies to one. For signed-in accounts. */
  postMessage: PostMessagePayload;
  /** Replies to a review of a trip that the account guides; another reply replaces the first. `NOT_FOUND` for other accounts. */
  replyToReview: ReplyToReviewPayload;
  /** Reports a message to the agency, once per account. For signed-in accounts. */
  reportMessage: ReportMessagePayload;
  /** Asks the agency to call. Works signed in or not. */
  requestCallback: RequestCallbackPayload;
  /** Mails a link to choose a new password. Answers the same whether or not the address has an account. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Chooses a new password, by the mailed link; ends all other sessions. */
  resetPassword: ResetPasswordPayload;
  /** Idempotent: says what the state must be, so a retry changes nothing. For signed-in accounts. */
  setFavourite: SetFavouritePayload;
  /** Makes an account and signs in; sets the session cookie. */
  signUp: SignUpPayload;
  /** Subscribes an address. Answers the same whether or not it was subscribed before. */
  subscribeToNewsletter: SubscribeToNewsletterPayload;
  /** Ends a subscription, by the link in every letter. */
  unsubscribeFromNewsletter: NewsletterLinkPayload;
  /** Changes the reservation in progress. */
  updateCart: CartPayload;
  /** Changes what one traveller of a reservation has told. For its owner. */
  updateParticipant: UpdateParticipantPayload;
  /** Keeps a phone number, and subscribes to the newsletter when asked to. For signed-in accounts. */
  updatePhone: UpdatePhonePayload;
  /** Changes the names or the newsletter of the account. */
  updateProfile: UpdateProfilePayload;
};


/** What can be changed. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationCheckEmailArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationCheckResetLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationCreateCartArgs = {
  departureId: Scalars['ID']['input'];
  replace?: Scalars['Boolean']['input'];
  travellerCount: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationCreateTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationDeleteCartArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationDeleteMessageArgs = {
  expeditionId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationPostMessageArgs = {
  body: Scalars['String']['input'];
  expeditionId: Scalars['ID']['input'];
  parentId: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationReplyToReviewArgs = {
  body: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationReportMessageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRequestCallbackArgs = {
  input: CallbackInput;
};


/** What can be changed. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationSetFavouriteArgs = {
  expeditionId: Scalars['ID']['input'];
  favourite: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationUnsubscribeFromNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationUpdateCartArgs = {
  departureId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  travellerCount: InputMaybe<Scalars['Int']['input']>;
};


/** What can be changed. */
export type MutationUpdateParticipantArgs = {
  input: ParticipantInput;
  position: Scalars['Int']['input'];
  reservationId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUpdatePhoneArgs = {
  newsletter: InputMaybe<Scalars['Boolean']['input']>;
  phone: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationUpdateProfileArgs = {
  firstName: InputMaybe<Scalars['String']['input']>;
  lastName: InputMaybe<Scalars['String']['input']>;
  newsletter: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the mailed links of the newsletter answer. */
export type NewsletterLinkPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Whether it is done. */
  ok: Scalars['Boolean']['output'];
};

/** Where a list goes on. */
export type PageInfo = {
  /** Pass it as `after` to read on; null when the list is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether some come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
};

/** One who travels, as far as the account has told. */
export type Participant = {
  /** The day of birth. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** What they eat, and what they cannot. */
  diet: Maybe<Scalars['String']['output']>;
  /** Whom to call, and how. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** The reservation's id and the position. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** What is still to be told. */
  missing: Array<ParticipantAnswer>;
  /** In international format. */
  phone: Maybe<Scalars['String']['output']>;
  /** Which traveller of the reservation, from 1. */
  position: Scalars['Int']['output'];
  /** European size. */
  shoeSize: Maybe<Scalars['Int']['output']>;
};

/** What every participant has to tell before leaving. */
export type ParticipantAnswer =
  /** The day of birth. */
  | 'BIRTH_DATE'
  /** What they eat. */
  | 'DIET'
  /** Whom to call. */
  | 'EMERGENCY_CONTACT'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Phone. */
  | 'PHONE'
  /** Shoe size. */
  | 'SHOE_SIZE';

/** Answers to change; null takes one back, an absent one stays. */
export type ParticipantInput = {
  /** The day of birth. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** What they eat, and what they cannot. */
  diet?: InputMaybe<Scalars['String']['input']>;
  /** Whom to call, and how. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** As it is written in France, or with its country code. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** European size, 20 to 52. */
  shoeSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A photograph and who took it. */
export type PhotoCredit = {
  /** What it shows, in French. */
  alt: Scalars['String']['output'];
  /** Who took it. */
  author: Scalars['String']['output'];
  /** The licence it is shared under. */
  license: Scalars['String']['output'];
  /** The text of that licence. */
  licenseUrl: Scalars['String']['output'];
  /** Its name, as in `/images/{name}`. */
  name: Scalars['ID']['output'];
  /** Where it was taken. */
  place: Maybe<Scalars['String']['output']>;
  /** Where it comes from. */
  sourceUrl: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** What `postMessage` answers. */
export type PostMessagePayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The trip, with the message among its own. */
  expedition: Maybe<Expedition>;
  /** What was posted; null when it was refused. */
  message: Maybe<Message>;
};

/** One day of a trip. */
export type ProgrammeDay = {
  /** From 1. */
  day: Scalars['Int']['output'];
  /** What happens. */
  text: Scalars['String']['output'];
};

/** How an account signs in. */
export type Provider =
  /** By e-mail and password. */
  | 'EMAIL'
  /** Through Facebook. */
  | 'FACEBOOK'
  /** Through Google. */
  | 'GOOGLE';

/** What can be read. */
export type Query = {
  /** Trips gathered under a title. */
  collections: Maybe<Array<Collection>>;
  /** One trip, by its slug or its id; null when there is none. */
  expedition: Maybe<Expedition>;
  /** The catalogue, searched, filtered and paged, with the facet counts of the whole result. */
  expeditions: Maybe<ExpeditionConnection>;
  /** The trips put forward on the home page. */
  featuredExpeditions: Maybe<Array<Expedition>>;
  /** Every value of every filter, with the words to show it. */
  filters: Maybe<Filters>;
  /** A departure as its guide sees it; null for anybody else. */
  guidedDeparture: Maybe<GuidedDeparture>;
  /** What travellers wrote last, about any trip. */
  latestReviews: Maybe<Array<Review>>;
  /** The signed-in account; null for a visitor. */
  me: Maybe<User>;
  /** The photographs of the site and who took them. */
  photoCredits: Maybe<Array<PhotoCredit>>;
  /** Replies to questions about all trips, in figures; null where the REST service does not count them. */
  replyStats: Maybe<ReplyStats>;
  /** One of the account's reservations; null for a visitor, and for one that is somebody else's. */
  reservation: Maybe<Reservation>;
  /** All reviews in figures. */
  reviewStats: Maybe<ReviewStats>;
  /** What to propose while a visitor types. */
  searchSuggestions: Maybe<Array<Suggestion>>;
  /** A theme and the catalogue filter that it stands for; null for an unknown path. */
  theme: Maybe<Theme>;
  /** The themes, in groups. Some groups have no theme and some themes no photograph: the site skips both. */
  themeGroups: Maybe<Array<ThemeGroup>>;
};


/** What can be read. */
export type QueryExpeditionArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. */
export type QueryExpeditionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ExpeditionFilter>;
  first?: Scalars['Int']['input'];
  page: InputMaybe<Scalars['Int']['input']>;
  sort?: ExpeditionSort;
};


/** What can be read. */
export type QueryFeaturedExpeditionsArgs = {
  first?: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryGuidedDepartureArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryLatestReviewsArgs = {
  first?: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryReservationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** What can be read. */
export type QueryThemeArgs = {
  path: Scalars['String']['input'];
};

/** How many reviews give a rating. */
export type RatingCount = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** From 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** How far a refund is. */
export type RefundState =
  /** Given back. */
  | 'DONE'
  /** Under way. */
  | 'PENDING';

/** Replies to questions, in figures. */
export type ReplyStats = {
  /** Median time until the first such reply, in hours; null without any. */
  medianHours: Maybe<Scalars['Float']['output']>;
  /** Number of questions. */
  questionCount: Scalars['Int']['output'];
  /** Number of questions that a guide or the agency replied to. */
  repliedCount: Scalars['Int']['output'];
};

/** The result of `replyToReview`. */
export type ReplyToReviewPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The review with its reply; null when it was refused. */
  review: Maybe<Review>;
};

/** Result of `reportMessage`. */
export type ReportMessagePayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Whether the message is reported. */
  ok: Scalars['Boolean']['output'];
};

/** What `requestCallback` answers. */
export type RequestCallbackPayload = {
  /** The agency calls from here on; null when the request is refused. */
  callFrom: Maybe<Scalars['DateTime']['output']>;
  /** The agency calls before; null when the request is refused. */
  callUntil: Maybe<Scalars['DateTime']['output']>;
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Whether the request is accepted. */
  ok: Scalars['Boolean']['output'];
};

/** What `requestPasswordReset` answers. */
export type RequestPasswordResetPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Whether the mail is on its way, as far as one may know. */
  ok: Scalars['Boolean']['output'];
};

/** A booked trip, or one that the account leads. */
export type Reservation = {
  /** Its photograph. */
  coverImage: Maybe<Image>;
  /** How much of the participants' forms is filled, from 0 to 100. */
  dashboardCompleteness: Scalars['Int']['output'];
  /** The first day. */
  departureDate: Scalars['Date']['output'];
  /** The last day. */
  departureEnd: Maybe<Scalars['Date']['output']>;
  /** The departure, for the guide's dashboard. */
  departureId: Scalars['ID']['output'];
  /** How many days. */
  durationDays: Scalars['Int']['output'];
  /** The trip. */
  expedition: Maybe<Expedition>;
  /** The trip, in case it has to be read. */
  expeditionSlug: Maybe<Scalars['String']['output']>;
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** Whether the departure leaves for sure. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the account leads it. */
  isGuide: Scalars['Boolean']['output'];
  /** Whether it is taking place today. */
  isUnderWay: Scalars['Boolean']['output'];
  /** From 1 to 5. */
  level: Scalars['Int']['output'];
  /** Answers that at least one traveller has still to give. */
  missing: Array<ParticipantAnswer>;
  /** How many bookings are missing to confirm it. */
  missingToConfirm: Scalars['Int']['output'];
  /** The name of the trip. */
  name: Scalars['String']['output'];
  /** Those who travel, one a place booked; none for the guide. */
  participants: Maybe<Array<Participant>>;
  /** What a cancellation gives back; null where nothing is. */
  refund: Maybe<ReservationRefund>;
  /** Where it stands. */
  status: ReservationStatus;
  /** How many travel. */
  travellerCount: Scalars['Int']['output'];
};

/** Money that a cancelled reservation gives back. */
export type ReservationRefund = {
  /** Euros. */
  amount: Scalars['Float']['output'];
  /** The day on which it was given back; null until then. */
  refundedOn: Maybe<Scalars['Date']['output']>;
  /** Whether it has been given back. */
  state: RefundState;
};

/** Where a reservation stands, by the day in Paris. */
export type ReservationStatus =
  /** Cancelled. */
  | 'CANCELED'
  /** Over. */
  | 'PASSED'
  /** To come, or under way. */
  | 'TO_COME';

/** What `resetPassword` answers. */
export type ResetPasswordPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** Whether the new password holds. */
  ok: Scalars['Boolean']['output'];
};

/** What a traveller wrote. */
export type Review = {
  /** With whom, in French. */
  context: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  date: Maybe<Scalars['Date']['output']>;
  /** The trip it is about. */
  expedition: Maybe<Expedition>;
  /** When the trip took place: `2026-07`. */
  experienceMonth: Maybe<Scalars['String']['output']>;
  /** Of the traveller. */
  firstName: Scalars['String']['output'];
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** Whether the traveller is known to have been there. */
  isVerified: Scalars['Boolean']['output'];
  /** Out of 5. */
  rating: Scalars['Float']['output'];
  /** The reply of the guide; null without one. */
  reply: Maybe<ReviewReply>;
  /** What was written. */
  text: Scalars['String']['output'];
  /** Who travelled; null where the author did not say. */
  travelledWith: Maybe<Company>;
};

/** A page of reviews. */
export type ReviewConnection = {
  /** The reviews of this page. */
  nodes: Array<Review>;
  /** Where it goes on. */
  pageInfo: PageInfo;
  /** How many there are, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What a guide replies to a review. */
export type ReviewReply = {
  /** First name of the guide. */
  authorName: Scalars['String']['output'];
  /** Plain text. */
  body: Scalars['String']['output'];
  /** When it was written. */
  date: Maybe<Scalars['Date']['output']>;
};

/** Reviews in figures. */
export type ReviewStats = {
  /** Out of 5; null when there is none. */
  average: Maybe<Scalars['Float']['output']>;
  /** How many by who travelled, of one trip; empty where the REST service does not say. */
  companies: Array<CompanyCount>;
  /** How many. */
  count: Scalars['Int']['output'];
  /** How many of each rating, from 5 down to 1. */
  distribution: Array<RatingCount>;
};

/** A place where an account is signed in. */
export type Session = {
  /** When it was signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Opens nothing by itself. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** What `setFavourite` answers. */
export type SetFavouritePayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The trip, with its new count. */
  expedition: Maybe<Expedition>;
  /** The account, with its new favourites. */
  me: Maybe<User>;
};

/** Who signs up. */
export type SignUpInput = {
  /** The address. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Whether to subscribe to the newsletter. */
  newsletter: Scalars['Boolean']['input'];
  /** 6 characters at least. */
  password: Scalars['String']['input'];
  /** What brought this person here; 'Organic' when absent. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** What `signUp` answers. */
export type SignUpPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The new account. */
  user: Maybe<User>;
};

/** What `subscribeToNewsletter` answers. */
export type SubscribeToNewsletterPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The account, when one is signed in. */
  me: Maybe<User>;
  /** Whether the address is accepted. */
  ok: Scalars['Boolean']['output'];
};

/** What can be followed live. */
export type Subscription = {
  /** The departures of a trip whose places, price or state change, as they change. */
  departureAvailability: Departure;
  /** The questions and replies posted about a trip, as they are posted. */
  messageAdded: Message;
};


/** What can be followed live. */
export type SubscriptionDepartureAvailabilityArgs = {
  expeditionId: Scalars['ID']['input'];
};


/** What can be followed live. */
export type SubscriptionMessageAddedArgs = {
  expeditionId: Scalars['ID']['input'];
};

/** A search to propose. */
export type Suggestion = {
  /** What it leads to. */
  kind: SuggestionKind;
  /** What to show. */
  label: Scalars['String']['output'];
  /** A slug or a code, by kind. */
  value: Scalars['String']['output'];
};

/** What a suggestion leads to. */
export type SuggestionKind =
  /** An activity, by slug. */
  | 'ACTIVITY'
  /** A country, by code. */
  | 'COUNTRY'
  /** A trip, by slug. */
  | 'EXPEDITION'
  /** A guide, by slug. */
  | 'GUIDE'
  /** A region, by slug. */
  | 'REGION';

/** A way into the catalogue. */
export type Theme = {
  /** Its photograph. */
  bannerImage: Maybe<Image>;
  /** How many trips the catalogue finds with its filter; null where the service does not count them. */
  expeditionCount: Maybe<Scalars['Int']['output']>;
  /** The filter that it stands for. */
  filter: Maybe<ThemeFilter>;
  /** Its path. */
  id: Scalars['ID']['output'];
  /** A few words of introduction. */
  intro: Maybe<Scalars['String']['output']>;
  /** Its title. */
  name: Scalars['String']['output'];
  /** The first day of their next departure; null without one, or where the service does not tell. */
  nextDeparture: Maybe<Scalars['Date']['output']>;
  /** The end of its address: `/aventures/themes/{path}`. */
  path: Scalars['String']['output'];
};

/** The filter that a theme stands for. */
export type ThemeFilter = {
  /** Activities by slug. */
  activities: Array<Scalars['String']['output']>;
  /** Codes of two letters. */
  countries: Array<Scalars['String']['output']>;
  /** Only trips that suit a family. */
  familyFriendly: Maybe<Scalars['Boolean']['output']>;
  /** A region, by its slug. */
  region: Maybe<Scalars['String']['output']>;
  /** A kind of trip. */
  type: Maybe<ExpeditionType>;
  /** A school holiday. */
  vacation: Maybe<Scalars['String']['output']>;
};

/** Themes that belong together. */
export type ThemeGroup = {
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** Its title. */
  name: Scalars['String']['output'];
  /** Its themes. */
  themes: Array<Theme>;
};

/** A way to come by train. */
export type TrainAccess = {
  /** The same journey by car, two aboard; null where a ferry is needed. */
  carKgCo2e: Maybe<Scalars['Float']['output']>;
  /** Where it begins. */
  city: Scalars['String']['output'];
  /** From door to meeting point, changes included. */
  hours: Scalars['Float']['output'];
  /** For one person, one way. */
  kgCo2e: Scalars['Float']['output'];
  /** The same journey by plane; null where nobody flies. */
  planeKgCo2e: Maybe<Scalars['Float']['output']>;
};

/** What `updateParticipant` answers. */
export type UpdateParticipantPayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The reservation, with what is told now. */
  reservation: Maybe<Reservation>;
};

/** What `updatePhone` answers. */
export type UpdatePhonePayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The account, with its phone. */
  me: Maybe<User>;
};

/** What `updateProfile` answers. */
export type UpdateProfilePayload = {
  /** Why it was refused. */
  errors: Array<UserError>;
  /** The account as it is now. */
  me: Maybe<User>;
};

/** An account, as its owner sees it. */
export type User = {
  /** The address of a small portrait, or of the initials; on this host when it begins with `/`. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** The reservation in progress; null when there is none. */
  cart: Maybe<Cart>;
  /** Messages that the account may still delete; null where the REST service does not list them. */
  deletableMessageIds: Maybe<Array<Scalars['ID']['output']>>;
  /** The address of the account. */
  email: Scalars['String']['output'];
  /** How many it keeps. */
  favouriteCount: Scalars['Int']['output'];
  /** The ids of the trips it keeps. */
  favouriteIds: Array<Scalars['ID']['output']>;
  /** The trips it keeps, the last kept first. */
  favourites: Maybe<Array<Expedition>>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** The same as in the REST service. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Whether it is subscribed. */
  newsletter: Scalars['Boolean']['output'];
  /** In international format: `+33612345678`. */
  phone: Maybe<Scalars['String']['output']>;
  /** Whether asking for the phone number would be useful. */
  phonePromptVisible: Scalars['Boolean']['output'];
  /** How the account signs in. */
  provider: Provider;
  /** What it has booked or leads, the latest departure first. */
  reservations: Maybe<Array<Reservation>>;
  /** Where the account is signed in, the last used first. */
  sessions: Maybe<Array<Session>>;
  /** How many times it has signed in. */
  signInCount: Scalars['Int']['output'];
};

/** Something the user can mend. */
export type UserError = {
  /** What is wrong, for programs. */
  code: UserErrorCode;
  /** The argument or the input field that it is about, where there is one. */
  field: Maybe<Scalars['String']['output']>;
  /** What is wrong and what to do, in French, ready to show. */
  message: Scalars['String']['output'];
};

/** Every reason for which a mutation can be refused. */
export type UserErrorCode =
  /** There is a cart already: replace it or finish it. */
  | 'CART_EXISTS'
  /** The departure is cancelled or past. */
  | 'DEPARTURE_CLOSED'
  /** The e-mail has an account already. */
  | 'EMAIL_TAKEN'
  /** Fewer places are left than asked for. */
  | 'INSUFFICIENT_PLACES'
  /** The day of birth is not possible. */
  | 'INVALID_BIRTH_DATE'
  /** E-mail or password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** The e-mail is incomplete or not one. */
  | 'INVALID_EMAIL'
  /** A value that must be there is missing or badly written. */
  | 'INVALID_INPUT'
  /** First or last name is empty. */
  | 'INVALID_NAME'
  /** The password cannot be used: too long, or with forbidden characters. */
  | 'INVALID_PASSWORD'
  /** The phone number is incomplete or not one. */
  | 'INVALID_PHONE'
  /** The text is empty, too long, or holds forbidden characters. */
  | 'INVALID_TEXT'
  /** The mailed link has been used or is too old. */
  | 'LINK_EXPIRED'
  /** The message has a reply, or is older than 15 minutes: it cannot be deleted. */
  | 'MESSAGE_LOCKED'
  /** The trip, question, departure or cart is not there, or not any more. */
  | 'NOT_FOUND'
  /** The account signs in through Google or Facebook, without a password. */
  | 'NO_PASSWORD'
  /** The password is shorter than allowed. */
  | 'PASSWORD_TOO_SHORT'
  /** Too many attempts: wait a little. */
  | 'RATE_LIMITED'
  /** One replies to a question, not to a reply. */
  | 'REPLY_TO_REPLY'
  /** The reservation is over or cancelled. */
  | 'RESERVATION_CLOSED';

/** A school holiday. */
export type VacationChoice = {
  /** In French. */
  label: Scalars['String']['output'];
  /** When, by zone. */
  periods: Array<VacationPeriod>;
  /** As the filter names it. */
  value: Scalars['String']['output'];
};

/** The dates of a school holiday in a zone. */
export type VacationPeriod = {
  /** Last day. */
  end: Scalars['Date']['output'];
  /** First day. */
  start: Scalars['Date']['output'];
  /** A, B or C. */
  zone: Scalars['String']['output'];
};
