// Written by tools/restTypes.ts from schema/rest/openapi.json.

/** Another service behind the same paths may leave out what it does not know. */
type Maybe<T> = T | null | undefined

export type ApiAccessLeg = {
  /** Means of transport */
  mode?: Maybe<string>
  /** Distance in kilometres */
  km?: Maybe<number>
  /** Means of transport in words, in French */
  label?: Maybe<string>
  /** Emission factor, in kilograms of CO2 equivalent per person and kilometre */
  kg_per_km?: Maybe<number>
  /** Emissions of the leg, in kilograms of CO2 equivalent */
  kg_co2e?: Maybe<number>
  /** Source of the factor, in French */
  source?: Maybe<string>
}

export type ApiAccountInvoice = {
  /** Invoice ID */
  id?: Maybe<string>
  /** Number */
  number?: Maybe<string>
  /** Kind of the document */
  kind?: Maybe<string>
  /** Time of the document */
  issued_at?: Maybe<string>
  /** Total, in cents */
  total_cents?: Maybe<number>
}

export type ApiAgencyAddedEntry = {
  /** ID of the entry */
  entry_id?: Maybe<string>
}

export type ApiAgencyAddedNote = {
  /** ID of the note */
  note_id?: Maybe<string>
}

export type ApiAgencyAlternative = {
  /** ID of the departure */
  id?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Places left */
  available_count?: Maybe<number>
}

export type ApiAgencyAnswer = {
  /** Plain text */
  body?: Maybe<string>
}

export type ApiAgencyCancellation = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Changes with any amount; the change refers to it */
  quote_hash?: Maybe<string>
  /** Positions; all without them */
  travellers?: Maybe<Array<number>>
  /** Amount that the agency keeps, below its policy; requires `money` and a reason */
  kept_cents?: Maybe<number>
  /** Reason, for the audit log */
  reason?: Maybe<string>
}

export type ApiAgencyCancellationLine = {
  /** Position of the traveller, from 1 */
  position?: Maybe<number>
  /** Full name of the traveller */
  name?: Maybe<string>
  /** Price of the traveller, in cents */
  price_cents?: Maybe<number>
  /** Part that the agency keeps, in cents */
  kept_cents?: Maybe<number>
}

export type ApiAgencyCancellationPlan = {
  /** Reservations to cancel */
  reservations_count?: Maybe<number>
  /** Their travellers */
  travellers_count?: Maybe<number>
  /** Amount paid, in cents: all of it is given back */
  paid_cents?: Maybe<number>
  /** Part that is given back by card, in cents */
  card_cents?: Maybe<number>
  /** Part that the agency sends itself, in cents */
  manual_cents?: Maybe<number>
  /** Places that carts, offers and options hold, which are released */
  held_count?: Maybe<number>
  /** Options among them, whose customers get a mail */
  options_count?: Maybe<number>
  /** Reservations from before online booking, to reimburse by hand */
  unpriced_count?: Maybe<number>
  /** Departures of the expedition within 60 days that have places; 3 at most */
  alternatives?: Maybe<Array<ApiAgencyAlternative>>
  /** Mails that customers get, by their kind */
  mails?: Maybe<Array<ApiAgencyLeavingMail>>
  /** Reservations of resellers, who tell their travellers: no mail leaves */
  resellers_count?: Maybe<number>
}

export type ApiAgencyCancellationQuote = {
  /** Changes with any amount; the change refers to it */
  hash?: Maybe<string>
  /** Rule that applies now */
  rule?: Maybe<string>
  /** Percentage of the price that the rule keeps */
  kept_percent?: Maybe<number>
  /** Travellers who cancel */
  lines?: Maybe<Array<ApiAgencyCancellationLine>>
  /** Amount that the agency keeps, in cents */
  kept_cents?: Maybe<number>
  /** Amount to give back, in cents */
  refund_cents?: Maybe<number>
  /** Amount due afterwards, in cents */
  balance_cents?: Maybe<number>
  mail?: Maybe<ApiAgencyMailPreview>
}

export type ApiAgencyCannedAnswer = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Title, for the staff */
  title?: Maybe<string>
  /** Text, with {prénom}, {aventure} and {départs} */
  body?: Maybe<string>
  /** Whether it is no longer offered */
  is_archived?: Maybe<boolean>
}

export type ApiAgencyCannedAnswerChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Title, for the staff */
  title?: Maybe<string>
  /** Text, with {prénom}, {aventure} and {départs} */
  body?: Maybe<string>
  /** Whether it is no longer offered */
  is_archived?: Maybe<boolean>
}

export type ApiAgencyCannedAnswers = {
  /** Canned answers that are offered, by title */
  canned_answers?: Maybe<Array<ApiAgencyCannedAnswer>>
}

export type ApiAgencyChangedReservation = {
  /** ID of the reservation */
  reservation_id?: Maybe<string>
  /** Version afterwards */
  version?: Maybe<number>
}

export type ApiAgencyConnection = {
  /** Use of the service */
  kind?: Maybe<string>
  /** Service that the environment configures */
  service?: Maybe<string>
  /** Last success; null if none is known */
  last_success_at?: Maybe<string>
  /** Last error; null if none is known */
  last_error_at?: Maybe<string>
}

export type ApiAgencyConnections = {
  /** Services of the api, without secrets */
  connections?: Maybe<Array<ApiAgencyConnection>>
}

export type ApiAgencyCreationConflict = {
  error?: Maybe<{
    /** Error code */
    code?: Maybe<string>
    /** Error message for the user, in French, with the action to take */
    message?: Maybe<string>
    /** Error messages by field name, in French */
    fields?: Maybe<Record<string, string>>
    /** Request ID, to quote when reporting the problem */
    request_id?: Maybe<string>
  }>
  /** Where places are missing: other departures of the expedition that have enough */
  alternatives?: Maybe<Array<ApiAgencyAlternative>>
}

export type ApiAgencyCustomer = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Email */
  email?: Maybe<string>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Phone number, in E.164 */
  phone?: Maybe<string>
  /** Where the account came from */
  source?: Maybe<string>
  /** How the account signs in */
  provider?: Maybe<string>
  /** Whether the address is confirmed */
  is_email_confirmed?: Maybe<boolean>
  /** Whether the account agreed to the newsletter */
  newsletter?: Maybe<boolean>
  /** Time of the account */
  created_at?: Maybe<string>
  /** Reservations, cancelled ones included */
  reservations_count?: Maybe<number>
}

export type ApiAgencyCustomerChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Phone number; null for none */
  phone?: Maybe<string>
}

export type ApiAgencyCustomerExportWish = {
  /** Format of the document */
  format?: Maybe<string>
}

export type ApiAgencyCustomers = {
  /** Customers, the newest account first */
  customers?: Maybe<Array<ApiAgencyCustomer>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyDeparture = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Total number of places */
  capacity?: Maybe<number>
  /** Booked places */
  booked_count?: Maybe<number>
  /** Places that bookings under way, offers and options hold */
  held_count?: Maybe<number>
  /** Places among them that options by phone hold */
  option_count?: Maybe<number>
  /** Number of travellers that confirms the departure */
  group_min?: Maybe<number>
  /** Price per traveller, in cents */
  price_cents?: Maybe<number>
  /** State for the agency */
  state?: Maybe<string>
  /** Time at which sales were closed */
  sales_closed_at?: Maybe<string>
  /** Time of the confirmation, which is permanent */
  confirmed_at?: Maybe<string>
  /** ID of the guide */
  guide_id?: Maybe<string>
  /** Name of the guide */
  guide_name?: Maybe<string>
  /** Reservations that are not cancelled */
  reservations_count?: Maybe<number>
  /** Sum that these reservations still owe, in cents */
  balance_cents?: Maybe<number>
}

export type ApiAgencyDepartureCancellation = {
  /** Version that the decision is based on */
  version?: Maybe<number>
  /** First day of the departure, typed again */
  start?: Maybe<string>
  /** Reason, for the audit log */
  reason?: Maybe<string>
  /** Text for the customers */
  text?: Maybe<string>
  /** Whether gift cards give the money back */
  gift_cards?: Maybe<boolean>
}

export type ApiAgencyDepartureChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** First day, while no place is booked or held */
  start?: Maybe<string>
  /** Total number of places */
  capacity?: Maybe<number>
  /** Number of travellers that confirms the departure */
  group_min?: Maybe<number>
  /** Price of new bookings per traveller, in cents: whole euros */
  price_cents?: Maybe<number>
  /** ID of the guide; null for none */
  guide_id?: Maybe<string>
  /** Whether a guide who is absent or leads another departure on these days is meant */
  confirmed?: Maybe<boolean>
}

export type ApiAgencyDepartureChanges = {
  /** Departures, all or none */
  ids?: Maybe<Array<string>>
  /** Number of travellers that confirms the departure */
  group_min?: Maybe<number>
  /** Price of new bookings per traveller, in cents: whole euros */
  price_cents?: Maybe<number>
  /** ID of the guide; null for none */
  guide_id?: Maybe<string>
  /** Whether a guide who is absent or leads another departure on these days is meant */
  confirmed?: Maybe<boolean>
}

export type ApiAgencyDepartureConfirmation = {
  /** Version that the change is based on */
  version?: Maybe<number>
}

export type ApiAgencyDeparturePrice = {
  /** Price per traveller, in cents */
  price_cents?: Maybe<number>
  /** Time since which new bookings pay it */
  at?: Maybe<string>
}

export type ApiAgencyDeparturePrices = {
  /** Prices, newest first */
  prices?: Maybe<Array<ApiAgencyDeparturePrice>>
}

export type ApiAgencyDepartures = {
  /** Departures, soonest first */
  departures?: Maybe<Array<ApiAgencyDeparture>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyDraftChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Name */
  name?: Maybe<string>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Type of expedition */
  type?: Maybe<string>
  /** Level, 1 to 5 */
  level?: Maybe<number>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Summary */
  summary?: Maybe<string>
  /** Description */
  description?: Maybe<string>
  /** Title for search engines; null: the name */
  search_title?: Maybe<string>
  /** Description for search engines; null: the summary */
  search_description?: Maybe<string>
  /** Countries, the main one first */
  countries?: Maybe<Array<string>>
  /** Slug of the region of the first country */
  region?: Maybe<string>
  /** Activities */
  activities?: Maybe<Array<string>>
  /** Accommodations */
  accommodations?: Maybe<Array<string>>
  /** School holidays that suit the expedition */
  vacations?: Maybe<Array<string>>
  /** Whether the expedition welcomes families */
  is_family_friendly?: Maybe<boolean>
  /** Meeting point of the group */
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Degrees north */
    latitude?: Maybe<number>
    /** Degrees east */
    longitude?: Maybe<number>
  }>
  /** Catalogue price per adult, in cents: whole euros */
  price_cents?: Maybe<number>
  /** Number of bookings that confirm a new departure */
  group_min?: Maybe<number>
  /** Number of places on a new departure */
  group_max?: Maybe<number>
  /** Programme, one entry a day */
  programme?: Maybe<Array<ApiContentDay>>
  /** Items included in the price */
  included?: Maybe<Array<string>>
  /** Items not included in the price */
  not_included?: Maybe<Array<string>>
  /** Arrival railway station */
  arrival_station?: Maybe<string>
  /** Journey from the station to the meeting point */
  access_note?: Maybe<string>
  /** Train journeys to the meeting point */
  train_access?: Maybe<Array<ApiContentTrain>>
  route?: Maybe<ApiContentRouteChange>
  /** Distance in kilometres */
  distance_km?: Maybe<number>
  /** Elevation gain in metres */
  elevation_gain_m?: Maybe<number>
  /** Photos, the cover first */
  photos?: Maybe<Array<string>>
}

export type ApiAgencyDryRun = {
  /** ID of the uploaded file */
  file_id?: Maybe<string>
  /** Kind of the rows */
  kind?: Maybe<string>
}

export type ApiAgencyErased = {
  /** ID of the emptied account */
  customer_id?: Maybe<string>
}

export type ApiAgencyErasure = {
  /** Reason, for the audit log */
  reason?: Maybe<string>
}

export type ApiAgencyErasurePreview = {
  /** Reason for which it would be refused, in French */
  obstacle?: Maybe<string>
  /** Reservations that stay, without names */
  reservations_count?: Maybe<number>
  /** Travellers whose details are emptied */
  travellers_count?: Maybe<number>
}

export type ApiAgencyExpedition = {
  /** ID */
  id?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** State */
  state?: Maybe<string>
  /** Whether the draft differs from the published content */
  has_changes?: Maybe<boolean>
  /** Number of departures to come that are not cancelled */
  departures_to_come?: Maybe<number>
  /** Places left on these departures */
  places_left?: Maybe<number>
  /** ID of the guide */
  guide_id?: Maybe<string>
  /** Name of the guide */
  guide_name?: Maybe<string>
  cover?: Maybe<ApiPhoto>
  /** Rank in the default order */
  rank?: Maybe<number>
  /** First name of the author of the last change */
  changed_by?: Maybe<string>
  /** Time of the last change */
  changed_at?: Maybe<string>
  draft?: Maybe<ApiAgencyExpeditionContent>
  published?: Maybe<ApiAgencyExpeditionContent>
  /** Rules that the draft does not fulfil yet, and advice */
  checks?: Maybe<Array<ApiAgencyExpeditionCheck>>
  /** Slugs that lead to the present one */
  former_slugs?: Maybe<Array<string>>
}

export type ApiAgencyExpeditionCheck = {
  /** Field, with the position in a list */
  field?: Maybe<string>
  /** Missing or advised content, in French */
  message?: Maybe<string>
  /** Whether it prevents the publication */
  is_blocking?: Maybe<boolean>
}

export type ApiAgencyExpeditionContent = {
  /** Name */
  name?: Maybe<string>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Type of expedition */
  type?: Maybe<string>
  /** Level, 1 to 5 */
  level?: Maybe<number>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Summary */
  summary?: Maybe<string>
  /** Description */
  description?: Maybe<string>
  /** Title for search engines; null: the name */
  search_title?: Maybe<string>
  /** Description for search engines; null: the summary */
  search_description?: Maybe<string>
  /** Countries, the main one first */
  countries?: Maybe<Array<string>>
  /** Slug of the region of the first country */
  region?: Maybe<string>
  /** Activities */
  activities?: Maybe<Array<string>>
  /** Accommodations */
  accommodations?: Maybe<Array<string>>
  /** School holidays that suit the expedition */
  vacations?: Maybe<Array<string>>
  /** Whether the expedition welcomes families */
  is_family_friendly?: Maybe<boolean>
  /** Meeting point of the group */
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Degrees north */
    latitude?: Maybe<number>
    /** Degrees east */
    longitude?: Maybe<number>
  }>
  /** Catalogue price per adult, in cents: whole euros */
  price_cents?: Maybe<number>
  /** Number of bookings that confirm a new departure */
  group_min?: Maybe<number>
  /** Number of places on a new departure */
  group_max?: Maybe<number>
  /** Programme, one entry a day */
  programme?: Maybe<Array<ApiContentDay>>
  /** Items included in the price */
  included?: Maybe<Array<string>>
  /** Items not included in the price */
  not_included?: Maybe<Array<string>>
  /** Arrival railway station */
  arrival_station?: Maybe<string>
  /** Journey from the station to the meeting point */
  access_note?: Maybe<string>
  /** Train journeys to the meeting point */
  train_access?: Maybe<Array<ApiContentTrain>>
  route?: Maybe<ApiContentRoute>
  /** Distance in kilometres */
  distance_km?: Maybe<number>
  /** Elevation gain in metres */
  elevation_gain_m?: Maybe<number>
  /** Photos, the cover first */
  photos?: Maybe<Array<string>>
}

export type ApiAgencyExpeditionPreview = {
  /** ID */
  id?: Maybe<string>
  /** Copy of `id` under the name search clients expect */
  objectID?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** ID, `unique_id` or slug of the expedition */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Type of expedition */
  expedition_type?: Maybe<string>
  /** Short description, one sentence */
  short_description?: Maybe<string>
  /** URL of the cover photo, 640 px wide */
  main_photo_small?: Maybe<string>
  /** URL of the cover photo, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, in euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure in euros; the catalogue price when there is none */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Difficulty level, 1 to 5 */
  level_number?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Whether the expedition welcomes families */
  family_friendly?: Maybe<boolean>
  /** Whether the expedition was published less than 60 days ago or is flagged as new */
  is_new?: Maybe<boolean>
  /** Whether a future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** URL of the flag of the first country */
  country_flag_url?: Maybe<string>
  /** French name of the region */
  region?: Maybe<string>
  /** Slug of the region, as the filter accepts it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average rating; null without reviews */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Rank in the default order */
  carousel_rank?: Maybe<number>
  /** Number of accounts with the expedition among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Number of future departures, including full ones and excluding cancelled ones */
  next_departures_count?: Maybe<number>
  /** Next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Next three departures with places left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Whether one of the next three departures has places left */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest train journey */
    city?: Maybe<string>
    /** Travel time from the station to the meeting point, one way, in hours */
    hours?: Maybe<number>
    /** Emissions in kilograms of CO2 equivalent, one way, per person */
    kg_co2e?: Maybe<number>
    /** Journey in words, in French */
    label?: Maybe<string>
    /** Means of transport in the order of the journey */
    modes?: Maybe<Array<string>>
  }>
  /** Full description */
  description?: Maybe<string>
  images?: Maybe<Array<ApiPhoto>>
  /** Copy of the level under the name that the expedition page reads */
  difficultyLevel?: Maybe<number>
  level?: Maybe<ApiLevel>
  /** Average rating; 5 without reviews */
  averageRating?: Maybe<number>
  vacation?: Maybe<Array<string>>
  /** Distance in kilometres on foot, by bike or on the water */
  distance_km?: Maybe<number>
  /** Elevation gain in metres */
  elevation_gain_m?: Maybe<number>
  /** Number of bookings that confirm a departure */
  group_min?: Maybe<number>
  /** Number of places on a departure */
  group_max?: Maybe<number>
  programme?: Maybe<Array<{
    /** Day of the expedition, starting at 1 */
    day?: Maybe<number>
    /** Programme of the day */
    text?: Maybe<string>
  }>>
  /** Days with titles and figures; empty without them */
  days?: Maybe<Array<ApiExpeditionDay>>
  included?: Maybe<Array<string>>
  not_included?: Maybe<Array<string>>
  /** Arrival railway station */
  arrival_station?: Maybe<string>
  train_access?: Maybe<Array<ApiTrainAccess>>
  /** Journey from the station to the meeting point and back, in French */
  access_note?: Maybe<string>
  /** Where the price goes, in order; null if not known */
  price_shares?: Maybe<Array<ApiPriceShare>>
  /** Day on which the shares were verified; null for those of a demonstration */
  shares_verified_on?: Maybe<string>
  /** Title for search engines, where it is not the name */
  search_title?: Maybe<string>
  /** Description for search engines, where it is not the summary */
  search_description?: Maybe<string>
  carbon?: Maybe<ApiCarbon>
  /** Months in which future departures start, without cancelled ones */
  departure_months?: Maybe<Array<number>>
  /** Publication date */
  published_at?: Maybe<string>
  geojson?: Maybe<ApiRouteGeojson>
}

export type ApiAgencyExpeditionRow = {
  /** ID */
  id?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** Whether the draft differs from the published content */
  has_changes?: Maybe<boolean>
  /** Number of departures to come that are not cancelled */
  departures_to_come?: Maybe<number>
  /** Places left on these departures */
  places_left?: Maybe<number>
  /** ID of the guide */
  guide_id?: Maybe<string>
  /** Name of the guide */
  guide_name?: Maybe<string>
  cover?: Maybe<ApiPhoto>
  /** Rank in the default order */
  rank?: Maybe<number>
  /** First name of the author of the last change */
  changed_by?: Maybe<string>
  /** Time of the last change */
  changed_at?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Type of expedition */
  type?: Maybe<string>
  /** Number of fields that the draft lacks for its publication */
  missing_count?: Maybe<number>
}

export type ApiAgencyExpeditionRows = {
  /** Expeditions, in the wanted order */
  expeditions?: Maybe<Array<ApiAgencyExpeditionRow>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyExpeditionsChange = {
  /** Expeditions, all or none */
  ids?: Maybe<Array<string>>
  /** Change */
  change?: Maybe<string>
  /** ID of the guide, for `guide`; null for none */
  guide_id?: Maybe<string>
  /** Rank in the default order, for `rank` */
  rank?: Maybe<number>
  /** Whether the consequence for travellers is meant */
  confirmed?: Maybe<boolean>
}

export type ApiAgencyExpeditionVersion = {
  /** Version that the change is based on */
  version?: Maybe<number>
}

export type ApiAgencyExport = {
  /** ID */
  id?: Maybe<string>
  /** Kind of the rows */
  kind?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** Rows to write */
  total_count?: Maybe<number>
  /** Rows that are written */
  done_count?: Maybe<number>
  /** Name of the file */
  file_name?: Maybe<string>
  /** End of the link; null until the file is whole */
  expires_at?: Maybe<string>
}

export type ApiAgencyExports = {
  /** Exports of the caller whose link lasts, newest first */
  exports?: Maybe<Array<ApiAgencyExport>>
}

export type ApiAgencyExportWish = {
  /** Kind of the rows */
  kind?: Maybe<string>
  /** Parameters of the list; `departure` for the manifest */
  filter?: Maybe<Record<string, string>>
}

export type ApiAgencyFactor = {
  /** ID */
  id?: Maybe<string>
  /** Kind of second factor */
  kind?: Maybe<string>
  /** Name of a passkey; null for an authenticator app */
  name?: Maybe<string>
  /** Time of the enrolment */
  created_at?: Maybe<string>
  /** Time of the last use */
  last_used_at?: Maybe<string>
}

export type ApiAgencyFailedMail = {
  /** ID of the mail */
  mail_id?: Maybe<string>
}

export type ApiAgencyFailure = {
  /** ID of the mail, refund, job, webhook or reservation; of a refused payment, with its position */
  id?: Maybe<string>
  /** Kind */
  kind?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** Time since which it waits */
  at?: Maybe<string>
  /** Subject of the mail, reference, name of the expedition, or host of the webhook */
  title?: Maybe<string>
  /** Recipient, or name of the customer, or of the reseller; requires `bookings` */
  detail?: Maybe<string>
  /** ID of the reservation */
  reservation_id?: Maybe<string>
  /** ID of the departure of a job */
  departure_id?: Maybe<string>
  /** Amount, in cents */
  amount_cents?: Maybe<number>
  /** Last day to pay back, by law */
  deadline?: Maybe<string>
  /** Urgency */
  urgency?: Maybe<string>
}

export type ApiAgencyFailures = {
  /** Failures, the one that waits longest first */
  failures?: Maybe<Array<ApiAgencyFailure>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyFigureDeparture = {
  /** ID */
  id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Booked places */
  booked_count?: Maybe<number>
  /** Places */
  capacity?: Maybe<number>
}

export type ApiAgencyFigures = {
  /** Weeks of the period, in Paris */
  weeks?: Maybe<Array<ApiAgencyFigureWeek>>
  /** Departures within 90 days, soonest first; 200 at most */
  departures?: Maybe<Array<ApiAgencyFigureDeparture>>
  /** Number of these departures */
  departures_count?: Maybe<number>
  /** Sources, the most frequent first; 12 at most */
  sources?: Maybe<Array<ApiAgencyFigureSource>>
}

export type ApiAgencyFigureSource = {
  /** Source of the account of the customer */
  source?: Maybe<string>
  /** Reservations of the period */
  booked_count?: Maybe<number>
}

export type ApiAgencyFigureWeek = {
  /** Monday */
  start?: Maybe<string>
  /** Sunday */
  end?: Maybe<string>
  /** Reservations and options made in it */
  booked_count?: Maybe<number>
  /** Reservations cancelled in it, whenever they were made */
  canceled_count?: Maybe<number>
  /** Sales, in cents */
  sold_cents?: Maybe<number>
  /** Sales undone by cancellations and changes, in cents */
  returned_cents?: Maybe<number>
  /** Money received, in cents */
  received_cents?: Maybe<number>
  /** Money paid back, in cents */
  paid_back_cents?: Maybe<number>
  /** Carts created */
  carts_created?: Maybe<number>
  /** Times that carts have taken places */
  carts_held?: Maybe<number>
  /** Carts booked */
  carts_booked?: Maybe<number>
  /** Carts abandoned */
  carts_abandoned?: Maybe<number>
}

export type ApiAgencyFile = {
  /** ID of the file, for its next step within a day */
  file_id?: Maybe<string>
}

export type ApiAgencyGiftCard = {
  /** ID */
  id?: Maybe<string>
  /** Last four characters of its code */
  code_end?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** Amount as it was sold, in cents */
  amount_cents?: Maybe<number>
  /** Balance, in cents */
  balance_cents?: Maybe<number>
  /** Time of its order */
  created_at?: Maybe<string>
  /** Its last day; null without one */
  valid_until?: Maybe<string>
  /** Name of the buyer; null without the permission `bookings` */
  buyer_name?: Maybe<string>
  /** Name of the recipient; null without the permission `bookings` */
  recipient_name?: Maybe<string>
  /** Address of the recipient; null without the permission `bookings` */
  recipient_email?: Maybe<string>
  /** Day for which its mail was ordered; null at once */
  send_on?: Maybe<string>
  /** Time of its last mail; null before the first */
  sent_at?: Maybe<string>
}

export type ApiAgencyGiftCardBlock = {
  /** Whether the code pays nothing from now on */
  blocked?: Maybe<boolean>
  /** Reason, for the audit log */
  reason?: Maybe<string>
}

export type ApiAgencyGiftCardExtension = {
  /** New last day: later than the present one and than today */
  valid_until?: Maybe<string>
}

export type ApiAgencyGiftCards = {
  /** Gift cards, the newest first */
  gift_cards?: Maybe<Array<ApiAgencyGiftCard>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyGpxUse = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** ID of the uploaded file */
  file_id?: Maybe<string>
}

export type ApiAgencyGuide = {
  /** ID */
  id?: Maybe<string>
  /** Version of the profile, to send with a change */
  version?: Maybe<number>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Name */
  full_name?: Maybe<string>
  /** Diploma */
  diploma?: Maybe<string>
  /** Home region of the guide */
  based_in?: Maybe<string>
  /** Spoken languages */
  languages?: Maybe<Array<string>>
  /** Biography of the guide */
  bio?: Maybe<string>
  /** One sentence in the guide’s own voice */
  quote?: Maybe<string>
  photo?: Maybe<ApiPhoto>
  /** Whether the guide is absent from all public pages */
  is_hidden?: Maybe<boolean>
  /** Whether an account signs in as this guide */
  has_account?: Maybe<boolean>
  /** Email address of that account; null to staff without the permission departures */
  account_email?: Maybe<string>
  /** Absences that are not over, soonest first */
  absences?: Maybe<Array<ApiGuideAbsence>>
  /** Number of departures that the guide leads and that are not over */
  departures_to_come?: Maybe<number>
}

export type ApiAgencyGuideChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Slug in URLs; by default from the name */
  slug?: Maybe<string>
  /** Name */
  full_name?: Maybe<string>
  /** Diploma */
  diploma?: Maybe<string>
  /** Home region */
  based_in?: Maybe<string>
  /** Spoken languages */
  languages?: Maybe<Array<string>>
  /** Biography */
  bio?: Maybe<string>
  /** One sentence of the guide, or null */
  quote?: Maybe<string>
  /** File name of a photo of the product; null for a drawing */
  photo?: Maybe<string>
  /** Address of the account that signs in as this guide; null for none */
  account_email?: Maybe<string>
  /** Whether to hide the guide from all public pages */
  is_hidden?: Maybe<boolean>
  /** Absences, in place of those that are not over */
  absences?: Maybe<Array<{
    /** First day */
    start?: Maybe<string>
    /** Last day */
    end?: Maybe<string>
    /** Note for the agency */
    note?: Maybe<string>
  }>>
}

export type ApiAgencyGuides = {
  /** Guides, hidden ones included, by name */
  guides?: Maybe<Array<ApiAgencyGuide>>
}

export type ApiAgencyHit = {
  /** Kind of the row */
  kind?: Maybe<string>
  /** ID of the row */
  id?: Maybe<string>
  /** Name of the expedition, or of the customer */
  title?: Maybe<string>
  /** Name of the expedition; empty for a customer */
  expedition_name?: Maybe<string>
  /** ID of the departure; null for an expedition and a customer */
  departure_id?: Maybe<string>
  /** First day of the departure */
  start_on?: Maybe<string>
  /** Last day of the departure */
  end_on?: Maybe<string>
  /** Reference of a reservation */
  reference?: Maybe<string>
  /** Whether the departure or the reservation is cancelled */
  is_canceled?: Maybe<boolean>
}

export type ApiAgencyHits = {
  /** Hits by kind, the nearest dates first */
  hits?: Maybe<Array<ApiAgencyHit>>
}

export type ApiAgencyHoldExtension = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** New end: 1 hour to 7 days from now, before the departure */
  until?: Maybe<string>
}

export type ApiAgencyImport = {
  /** ID */
  id?: Maybe<string>
  /** Kind of the rows */
  kind?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** Time of the dry run */
  created_at?: Maybe<string>
  /** Whether the rows have changed between the dry run and its application, which did nothing */
  is_outdated?: Maybe<boolean>
  /** Rows of the file */
  rows_count?: Maybe<number>
  /** Rows that create */
  created_count?: Maybe<number>
  /** Rows that change */
  changed_count?: Maybe<number>
  /** Rows that change nothing */
  unchanged_count?: Maybe<number>
  /** Errors */
  errors_count?: Maybe<number>
  /** Columns of an export that an import does not read */
  ignored?: Maybe<Array<string>>
  /** Rows that create or change, 200 at most */
  rows?: Maybe<Array<ApiAgencyImportRow>>
  /** Errors, 200 at most */
  errors?: Maybe<Array<ApiAgencyImportError>>
}

export type ApiAgencyImportChange = {
  /** Column */
  column?: Maybe<string>
  /** Value before, shortened; null without one */
  before?: Maybe<string>
  /** Value after, shortened; null where it is cleared */
  after?: Maybe<string>
}

export type ApiAgencyImportError = {
  /** Number of the row; null for the file */
  row?: Maybe<number>
  /** Column; null for the row */
  column?: Maybe<string>
  /** Value, shortened */
  value?: Maybe<string>
  /** Correction to make, in French */
  message?: Maybe<string>
}

export type ApiAgencyImportRow = {
  /** Number of the row */
  row?: Maybe<number>
  /** Name of what it changes */
  label?: Maybe<string>
  /** Effect */
  result?: Maybe<string>
  /** Changed values */
  changes?: Maybe<Array<ApiAgencyImportChange>>
}

export type ApiAgencyImports = {
  /** Imports of the caller of the last day, newest first */
  imports?: Maybe<Array<ApiAgencyImport>>
}

export type ApiAgencyInvoice = {
  /** ID */
  id?: Maybe<string>
  /** Number */
  number?: Maybe<string>
  /** Kind of the document */
  kind?: Maybe<string>
  /** Time of the document */
  issued_at?: Maybe<string>
  /** Total, in cents; negative for a credit note */
  total_cents?: Maybe<number>
}

export type ApiAgencyInvoices = {
  /** Documents, the newest first */
  invoices?: Maybe<Array<ApiAgencyListedInvoice>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyJob = {
  /** ID */
  id?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** Reservations of the job */
  total_count?: Maybe<number>
  /** Reservations that are done */
  done_count?: Maybe<number>
  /** Reservations that failed */
  failures?: Maybe<Array<ApiAgencyJobFailure>>
}

export type ApiAgencyJobFailure = {
  /** ID of the reservation */
  reservation_id?: Maybe<string>
  /** Reference */
  reference?: Maybe<string>
  /** Cause, in French */
  message?: Maybe<string>
}

export type ApiAgencyKey = {
  /** ID */
  id?: Maybe<string>
  /** Name of the reseller or the program */
  name?: Maybe<string>
  /** Beginning of the key */
  prefix?: Maybe<string>
  /** Services that the key opens */
  scopes?: Maybe<Array<string>>
  /** Whether it books on the sandbox, whose places are not real */
  is_test?: Maybe<boolean>
  /** Share of the retail price that the reseller owes, in percent */
  net_percent?: Maybe<number>
  /** Time of its creation */
  created_at?: Maybe<string>
  /** First name of its author; null for the command line */
  created_by?: Maybe<string>
  /** Last use, to the minute; null if never used */
  last_used_at?: Maybe<string>
  /** Time of its revocation; null while it is valid */
  revoked_at?: Maybe<string>
}

export type ApiAgencyKeyRevocation = {
  /** Reason, for the audit log */
  reason?: Maybe<string>
}

export type ApiAgencyKeys = {
  /** Valid keys, then revoked ones, newest first */
  keys?: Maybe<Array<ApiAgencyKey>>
}

export type ApiAgencyLeavingMail = {
  /** Kind of the mails */
  kind?: Maybe<string>
  /** Mails of the kind */
  count?: Maybe<number>
  mail?: Maybe<ApiAgencyMailPreview>
}

export type ApiAgencyLedgerEntry = {
  /** ID of the payment or refund */
  id?: Maybe<string>
  /** Direction */
  kind?: Maybe<string>
  /** Means */
  method?: Maybe<string>
  /** Amount, in cents */
  amount_cents?: Maybe<number>
  /** State */
  state?: Maybe<string>
  /** Day in Paris */
  on?: Maybe<string>
  /** Time at which it was recorded */
  recorded_at?: Maybe<string>
  /** Author: first name of a member of the staff, or who else */
  by?: Maybe<string>
  /** Reason of a refund or reversal */
  reason?: Maybe<string>
  /** Part that can still be given back, in cents */
  refundable_cents?: Maybe<number>
}

export type ApiAgencyListedInvoice = {
  /** ID */
  id?: Maybe<string>
  /** Number */
  number?: Maybe<string>
  /** Kind of the document */
  kind?: Maybe<string>
  /** Time of the document */
  issued_at?: Maybe<string>
  /** Total, in cents; negative for a credit note */
  total_cents?: Maybe<number>
  /** ID of the reservation; null for a gift card */
  reservation_id?: Maybe<string>
  /** Reference of the reservation */
  reference?: Maybe<string>
  /** Billing name; null without the permission `bookings`, and for others than owners after an erasure */
  customer_name?: Maybe<string>
}

export type ApiAgencyMailPreview = {
  /** Subject */
  subject?: Maybe<string>
  /** Text, as it would be sent now */
  text?: Maybe<string>
}

export type ApiAgencyMailSample = {
  /** ID */
  id?: Maybe<string>
  /** Name, in French */
  name?: Maybe<string>
  /** Subject */
  subject?: Maybe<string>
  /** Plain text */
  text?: Maybe<string>
  /** HTML */
  html?: Maybe<string>
}

export type ApiAgencyMailSamples = {
  /** Each letter with sample data, as it is sent */
  mails?: Maybe<Array<ApiAgencyMailSample>>
}

export type ApiAgencyMailToSend = {
  /** Kind of the mail */
  kind?: Maybe<string>
  /** Text of a message */
  body?: Maybe<string>
}

export type ApiAgencyMe = {
  /** ID of the account */
  id?: Maybe<string>
  /** Version of the rights, to send with a change */
  version?: Maybe<number>
  /** Email address */
  email?: Maybe<string>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Role: owners may do everything */
  role?: Maybe<string>
  /** Permissions of a member of staff; an owner has all */
  permissions?: Maybe<Array<string>>
  /** Whether the person has access */
  state?: Maybe<string>
  /** Time of the acceptance */
  created_at?: Maybe<string>
  /** Last use of a session, to the minute */
  last_seen_at?: Maybe<string>
  /** End of the lock-out of the second factor; null without one */
  locked_until?: Maybe<string>
  /** Second factors */
  factors?: Maybe<Array<ApiAgencyFactor>>
  /** Number of recovery codes that have not been used */
  recovery_codes_left?: Maybe<number>
  /** Next step of the session of the request; the agency is open at `open` */
  access?: Maybe<string>
  /** End of the access without further use; null while it is not open */
  open_until?: Maybe<string>
  /** End of the last confirmation of the second factor; null without one */
  stepped_up_until?: Maybe<string>
}

export type ApiAgencyMoneyEntry = {
  /** ID of the payment or refund; null for several */
  entry_id?: Maybe<string>
  /** ID of the reservation; null for a payment that was refused */
  reservation_id?: Maybe<string>
}

export type ApiAgencyMove = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** ID of another departure of the expedition */
  departure_id?: Maybe<string>
  /** Changes with any amount; the change refers to it */
  quote_hash?: Maybe<string>
  /** Whether the fee is waived */
  waives_fee?: Maybe<boolean>
  /** Whether a higher price is waived */
  waives_difference?: Maybe<boolean>
  /** Reason, for the audit log */
  reason?: Maybe<string>
}

export type ApiAgencyMoveQuote = {
  /** Changes with any amount; the change refers to it */
  hash?: Maybe<string>
  /** First day of the new departure */
  start?: Maybe<string>
  /** Last day of the new departure */
  end?: Maybe<string>
  /** Fee of the change, in cents */
  fee_cents?: Maybe<number>
  /** Difference of price without the fee, in cents; negative where it falls */
  difference_cents?: Maybe<number>
  /** Price afterwards, in cents */
  total_cents?: Maybe<number>
  /** Amount to give back, in cents */
  refund_cents?: Maybe<number>
  /** Amount due afterwards, in cents */
  balance_cents?: Maybe<number>
  /** Mails that customers get, by their kind */
  mails?: Maybe<Array<ApiAgencyLeavingMail>>
}

/** A caller: gets an account without a password, and a mail with a link to choose one */
export type ApiAgencyNewCustomer = {
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Address; an account that has it is used, and until its mailed link is followed an unconfirmed one is closed */
  email?: Maybe<string>
  /** Phone number */
  phone?: Maybe<string>
}

export type ApiAgencyNewDeparture = {
  /** First day */
  start?: Maybe<string>
  /** Total number of places */
  capacity?: Maybe<number>
  /** Number of travellers that confirms the departure */
  group_min?: Maybe<number>
  /** Price of new bookings per traveller, in cents: whole euros */
  price_cents?: Maybe<number>
}

export type ApiAgencyNewDepartures = {
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Departures to create, all in one transaction */
  rows?: Maybe<Array<ApiAgencyNewDeparture>>
}

export type ApiAgencyNewNote = {
  /** Text of the note */
  body?: Maybe<string>
  /** Whether the guide of the departure reads it */
  for_guide?: Maybe<boolean>
}

export type ApiAgencyNewReservation = {
  /** ID of the departure */
  departure_id?: Maybe<string>
  /** ID of a known customer */
  customer_id?: Maybe<string>
  customer?: Maybe<ApiAgencyNewCustomer>
  /** Travellers, in any order */
  travellers?: Maybe<Array<ApiAgencyNewTraveller>>
  /** Options of the trip that are chosen */
  options?: Maybe<Array<ApiAgencyOptionChoice>>
  /** Discount code, as people write it */
  discount_code?: Maybe<string>
  /** Code of a gift card, as people write it */
  gift_card_code?: Maybe<string>
  /** End of the option: 1 hour to 7 days, before the departure; 48 h without */
  hold_until?: Maybe<string>
}

export type ApiAgencyNewTraveller = {
  /** First name, as on the identity document */
  first_name?: Maybe<string>
  /** Last name, as on the identity document */
  last_name?: Maybe<string>
  /** Birth date */
  birth_date?: Maybe<string>
}

export type ApiAgencyOptionChoice = {
  /** Code of an option of the trip, or `insurance` */
  code?: Maybe<string>
  /** Travellers who have chosen it */
  travellers?: Maybe<Array<number>>
}

export type ApiAgencyPhoneQuote = {
  /** Lines of the price */
  lines?: Maybe<Array<ApiAgencyPriceLine>>
  /** Price before the gift card, in cents */
  total_cents?: Maybe<number>
  /** First payment on the site, in cents */
  due_now_cents?: Maybe<number>
  /** Day on which the rest is due; null where all is due at once */
  balance_due_on?: Maybe<string>
  /** Places left */
  available_count?: Maybe<number>
  /** Discount code that is priced, as it is stored; null without one that applies */
  discount_code?: Maybe<string>
  gift_card?: Maybe<ApiAgencyQuotedGiftCard>
  /** Options that the trip sells, and the insurance */
  options?: Maybe<Array<ApiAgencySoldOption>>
}

export type ApiAgencyPhoto = {
  /** File name, unique */
  name?: Maybe<string>
  /** Path on the site, or URL on the image CDN */
  url?: Maybe<string>
  /** Width in pixels */
  width?: Maybe<number>
  /** Height in pixels */
  height?: Maybe<number>
  /** Text alternative, in French */
  alt?: Maybe<string>
  /** Average colour, as a placeholder while the photo loads */
  color?: Maybe<string>
  focus?: Maybe<{
    /** Horizontal focal point, in percent from the left */
    x?: Maybe<number>
    /** Vertical focal point, in percent from the top */
    y?: Maybe<number>
  }>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Photographer; empty when unknown */
  author?: Maybe<string>
  /** Name of the licence; empty when unknown */
  license?: Maybe<string>
  /** Place of the photo; null when unknown */
  place?: Maybe<string>
  /** Whether the agency has sent it; the others are files of the product */
  is_uploaded?: Maybe<boolean>
}

export type ApiAgencyPhotoChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Text alternative, in French */
  alt?: Maybe<string>
  /** Horizontal focal point, in percent */
  focus_x?: Maybe<number>
  /** Vertical focal point, in percent */
  focus_y?: Maybe<number>
  /** Photographer */
  author?: Maybe<string>
  /** Name of the licence */
  license?: Maybe<string>
  /** Place, or null */
  place?: Maybe<string>
}

export type ApiAgencyPhotos = {
  /** Photos: sent ones first, newest first; then by name */
  photos?: Maybe<Array<ApiAgencyPhoto>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyPriceLine = {
  /** Label */
  label?: Maybe<string>
  /** Quantity */
  quantity?: Maybe<number>
  /** Price of one, in cents */
  unit_cents?: Maybe<number>
  /** Amount, in cents */
  amount_cents?: Maybe<number>
}

export type ApiAgencyPublication = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Note for the list of revisions */
  note?: Maybe<string>
}

export type ApiAgencyQuestion = {
  /** ID */
  id?: Maybe<string>
  /** Plain text */
  body?: Maybe<string>
  /** First name of the author */
  author_name?: Maybe<string>
  /** Time at which it was posted */
  created_at?: Maybe<string>
  /** Time at which it was hidden */
  hidden_at?: Maybe<string>
  /** Reason for hiding it */
  hidden_reason?: Maybe<string>
  /** Reports that wait for a decision */
  reports_count?: Maybe<number>
  /** Reasons that those reports give */
  report_reasons?: Maybe<Array<string>>
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** Member of the staff who takes care of it */
  assigned_to?: Maybe<string>
  /** First name of that member */
  assigned_name?: Maybe<string>
  /** Replies, hidden ones included, oldest first */
  replies?: Maybe<Array<ApiAgencyReply>>
}

export type ApiAgencyQuestionAssignment = {
  ids?: Maybe<Array<string>>
  /** Member of the staff; null to unassign them */
  staff_id?: Maybe<string>
}

export type ApiAgencyQuestions = {
  /** Questions; those without an answer oldest first, others newest first */
  questions?: Maybe<Array<ApiAgencyQuestion>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
  /** Number of questions on all pages */
  total_count?: Maybe<number>
}

/** The gift card of the code; null without one */
export type ApiAgencyQuotedGiftCard = {
  /** State of the card; `unknown` where no paid card has the code */
  state?: Maybe<string>
  /** Amount of the price that it pays, in cents */
  paid_cents?: Maybe<number>
}

export type ApiAgencyReceivedPayment = {
  /** Amount received, in cents */
  amount_cents?: Maybe<number>
  /** Means of payment */
  method?: Maybe<string>
  /** Day on which it was received; not to come */
  paid_on?: Maybe<string>
  /** Number of the transfer, cheque or vouchers; empty for cash */
  reference?: Maybe<string>
  /** Whether an amount above what is due is meant */
  confirmed?: Maybe<boolean>
}

export type ApiAgencyReply = {
  /** ID */
  id?: Maybe<string>
  /** Plain text */
  body?: Maybe<string>
  /** First name of the author */
  author_name?: Maybe<string>
  /** Time at which it was posted */
  created_at?: Maybe<string>
  /** Time at which it was hidden */
  hidden_at?: Maybe<string>
  /** Reason for hiding it */
  hidden_reason?: Maybe<string>
  /** Reports that wait for a decision */
  reports_count?: Maybe<number>
  /** Reasons that those reports give */
  report_reasons?: Maybe<Array<string>>
  /** Role of the author */
  role?: Maybe<string>
}

export type ApiAgencyReservation = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Reference; null for a reservation from before online booking */
  reference?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** State of the payment */
  payment?: Maybe<string>
  /** Way in which it came */
  source?: Maybe<string>
  /** Time of the booking */
  booked_at?: Maybe<string>
  /** Time of the cancellation */
  canceled_at?: Maybe<string>
  /** ID of the departure */
  departure_id?: Maybe<string>
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** ID of the customer; null where a reseller sold it */
  customer_id?: Maybe<string>
  /** Name of the customer or reseller; empty where the account has none, and without `bookings` */
  customer_name?: Maybe<string>
  /** Number of travellers */
  travellers_count?: Maybe<number>
  /** Percentage of required fields of the travellers that are filled in */
  completness?: Maybe<number>
  /** Price, in cents */
  total_cents?: Maybe<number>
  /** Amount paid, in cents */
  paid_cents?: Maybe<number>
  /** Amount still due, in cents */
  due_cents?: Maybe<number>
  /** Day on which it is due; null where nothing is */
  due_on?: Maybe<string>
  /** End of the option; null for other states */
  hold_until?: Maybe<string>
  /** Usual first payment of an option, in cents; null for other states */
  first_payment_cents?: Maybe<number>
  /** Amount that the agency owes, in cents */
  refund_due_cents?: Maybe<number>
  /** Next thing that the agency does; null where nothing waits */
  next_action?: Maybe<string>
  /** Travellers who leave, in their order */
  travellers?: Maybe<Array<ApiManifestLine>>
  /** Lines of the price as it was sold, and what cancellations and changes have made of it */
  lines?: Maybe<Array<ApiAgencyPriceLine>>
  /** Payments and refunds, the first one first */
  entries?: Maybe<Array<ApiAgencyLedgerEntry>>
  /** Invoices and credit notes, the first one first */
  invoices?: Maybe<Array<ApiAgencyInvoice>>
  /** Mails that can be sent again now */
  mails?: Maybe<Array<string>>
  /** Phone number given with the booking */
  contact_phone?: Maybe<string>
}

export type ApiAgencyReservationRow = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Reference; null for a reservation from before online booking */
  reference?: Maybe<string>
  /** State */
  state?: Maybe<string>
  /** State of the payment */
  payment?: Maybe<string>
  /** Way in which it came */
  source?: Maybe<string>
  /** Time of the booking */
  booked_at?: Maybe<string>
  /** Time of the cancellation */
  canceled_at?: Maybe<string>
  /** ID of the departure */
  departure_id?: Maybe<string>
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** ID of the customer; null where a reseller sold it */
  customer_id?: Maybe<string>
  /** Name of the customer or reseller; empty where the account has none, and without `bookings` */
  customer_name?: Maybe<string>
  /** Number of travellers */
  travellers_count?: Maybe<number>
  /** Percentage of required fields of the travellers that are filled in */
  completness?: Maybe<number>
  /** Price, in cents */
  total_cents?: Maybe<number>
  /** Amount paid, in cents */
  paid_cents?: Maybe<number>
  /** Amount still due, in cents */
  due_cents?: Maybe<number>
  /** Day on which it is due; null where nothing is */
  due_on?: Maybe<string>
  /** End of the option; null for other states */
  hold_until?: Maybe<string>
  /** Usual first payment of an option, in cents; null for other states */
  first_payment_cents?: Maybe<number>
  /** Amount that the agency owes, in cents */
  refund_due_cents?: Maybe<number>
  /** Next thing that the agency does; null where nothing waits */
  next_action?: Maybe<string>
}

export type ApiAgencyReservations = {
  /** Reservations, in the order wanted */
  reservations?: Maybe<Array<ApiAgencyReservationRow>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyReversal = {
  /** Reason, for the audit log */
  reason?: Maybe<string>
}

export type ApiAgencyReview = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a decision */
  version?: Maybe<number>
  /** State */
  state?: Maybe<string>
  /** Rating, 1 to 5 */
  rating?: Maybe<number>
  /** Text, as the author wrote it */
  text?: Maybe<string>
  /** First name of the author */
  author_name?: Maybe<string>
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Month of the trip, YYYY-MM */
  experience_month?: Maybe<string>
  /** Whether the author travelled on the expedition */
  is_verified?: Maybe<boolean>
  /** Time at which it was written on the site */
  submitted_at?: Maybe<string>
  /** Time by which a pending one gets a decision */
  due_at?: Maybe<string>
  /** Time of the first decision */
  decided_at?: Maybe<string>
  /** Day of publication */
  published_on?: Maybe<string>
  /** Reason of a refusal */
  refusal_reason?: Maybe<string>
  /** Sentence mailed to the author */
  refusal_text?: Maybe<string>
  /** Reason for hiding it */
  hidden_reason?: Maybe<string>
  /** Reports that wait for a decision */
  reports_count?: Maybe<number>
  /** Reasons that those reports give */
  report_reasons?: Maybe<Array<string>>
  reply?: Maybe<ApiAgencyReviewReply>
}

export type ApiAgencyReviewDecision = {
  /** Version that the decision is based on */
  version?: Maybe<number>
  /** Decision */
  decision?: Maybe<string>
  /** Reason, to refuse it */
  reason?: Maybe<string>
  /** Sentence for the author, to refuse it */
  sentence?: Maybe<string>
}

export type ApiAgencyReviewReply = {
  /** Plain text */
  body?: Maybe<string>
  /** First name of the author */
  author_name?: Maybe<string>
  /** Date of the reply */
  date?: Maybe<string>
  /** Role of the author */
  role?: Maybe<string>
}

export type ApiAgencyReviewReplyBody = {
  /** Plain text */
  body?: Maybe<string>
}

export type ApiAgencyReviews = {
  /** Reviews; those that wait for a decision oldest first, others newest first */
  reviews?: Maybe<Array<ApiAgencyReview>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
  /** Number of reviews on all pages */
  total_count?: Maybe<number>
}

export type ApiAgencyRevision = {
  /** Number */
  number?: Maybe<number>
  /** First name of the author; null for older content */
  author?: Maybe<string>
  /** Time of the publication */
  at?: Maybe<string>
  /** Note of the author */
  note?: Maybe<string>
  content?: Maybe<ApiAgencyExpeditionContent>
}

export type ApiAgencyRevisions = {
  /** Revisions, newest first */
  revisions?: Maybe<Array<ApiAgencyRevision>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencySalesChange = {
  /** Departures, all or none */
  ids?: Maybe<Array<string>>
  /** Whether they are on sale */
  open?: Maybe<boolean>
}

export type ApiAgencySentMail = {
  /** ID of the mail */
  mail_id?: Maybe<string>
  /** Time until which a message can be withdrawn */
  withdrawable_until?: Maybe<string>
}

export type ApiAgencySentRefund = {
  /** Day on which the money was sent; not to come */
  on?: Maybe<string>
  /** Number of the transfer, cheque or vouchers; empty for cash */
  reference?: Maybe<string>
}

export type ApiAgencySeriesPlan = {
  /** Departures to create, with the defaults of the expedition */
  rows?: Maybe<Array<ApiAgencySeriesRow>>
  /** Days on which the expedition leaves already */
  existing?: Maybe<Array<string>>
}

export type ApiAgencySeriesRow = {
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Total number of places */
  capacity?: Maybe<number>
  /** Number of travellers that confirms the departure */
  group_min?: Maybe<number>
  /** Price per traveller, in cents */
  price_cents?: Maybe<number>
  /** Absences and other departures of the guide on these days, in French; null for none */
  guide_clash?: Maybe<string>
}

export type ApiAgencySeriesWish = {
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** First day of the period */
  from?: Maybe<string>
  /** Last day of the period, at most 24 months ahead */
  to?: Maybe<string>
  /** Weekdays on which departures begin */
  weekdays?: Maybe<Array<number>>
  /** Number of weeks between two departures of a weekday */
  every_weeks?: Maybe<number>
  /** Days that the series leaves out */
  excluded?: Maybe<Array<string>>
}

export type ApiAgencySettings = {
  /** Name; the host of the site until an owner has saved one */
  name?: Maybe<string>
  /** Name of the company; may be empty */
  legal_name?: Maybe<string>
  /** Address for visitors, and for what they send; may be empty */
  email?: Maybe<string>
  /** Telephone number, in international format; may be empty */
  phone?: Maybe<string>
  /** Street; may be empty */
  street?: Maybe<string>
  /** Postal code; may be empty */
  postal_code?: Maybe<string>
  /** City; may be empty */
  city?: Maybe<string>
  /** Number in the register of travel agencies; may be empty */
  registration?: Maybe<string>
  /** Financial guarantor, with address; may be empty */
  guarantor?: Maybe<string>
  /** Insurer of the liability, with address; may be empty */
  insurer?: Maybe<string>
  /** Page on Instagram; may be empty */
  instagram?: Maybe<string>
  /** Page on Facebook; may be empty */
  facebook?: Maybe<string>
  /** Page on LinkedIn; may be empty */
  linkedin?: Maybe<string>
  /** Page on YouTube; may be empty */
  youtube?: Maybe<string>
  /** Hour at which the telephone opens, in Paris */
  opens_at?: Maybe<number>
  /** Hour at which the telephone closes, in Paris */
  closes_at?: Maybe<number>
  /** Days on which the telephone is open, except public holidays */
  weekdays?: Maybe<Array<number>>
  /** Other closed days */
  closed_days?: Maybe<Array<string>>
  /** SIREN; may be empty */
  siren?: Maybe<string>
  /** VAT number; may be empty */
  vat_number?: Maybe<string>
}

export type ApiAgencySettingsChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  value?: Maybe<{
    /** Name; the host of the site until an owner has saved one */
    name?: Maybe<string>
    /** Name of the company; may be empty */
    legal_name?: Maybe<string>
    /** Address for visitors, and for what they send; may be empty */
    email?: Maybe<string>
    /** Telephone number, in international format; may be empty */
    phone?: Maybe<string>
    /** Street; may be empty */
    street?: Maybe<string>
    /** Postal code; may be empty */
    postal_code?: Maybe<string>
    /** City; may be empty */
    city?: Maybe<string>
    /** Number in the register of travel agencies; may be empty */
    registration?: Maybe<string>
    /** Financial guarantor, with address; may be empty */
    guarantor?: Maybe<string>
    /** Insurer of the liability, with address; may be empty */
    insurer?: Maybe<string>
    /** Page on Instagram; may be empty */
    instagram?: Maybe<string>
    /** Page on Facebook; may be empty */
    facebook?: Maybe<string>
    /** Page on LinkedIn; may be empty */
    linkedin?: Maybe<string>
    /** Page on YouTube; may be empty */
    youtube?: Maybe<string>
    /** Hour at which the telephone opens, in Paris */
    opens_at?: Maybe<number>
    /** Hour at which the telephone closes, in Paris */
    closes_at?: Maybe<number>
    /** Days on which the telephone is open, except public holidays */
    weekdays?: Maybe<Array<number>>
    /** Other closed days */
    closed_days?: Maybe<Array<string>>
    /** SIREN; may be empty */
    siren?: Maybe<string>
    /** VAT number; may be empty */
    vat_number?: Maybe<string>
  }>
}

export type ApiAgencySettingsSection = {
  /** Version, to send with a change */
  version?: Maybe<number>
  value?: Maybe<ApiAgencySettings>
  /** First name of the author of the stored version; null before any */
  changed_by?: Maybe<string>
  /** Time of the stored version; null before any */
  changed_at?: Maybe<string>
}

export type ApiAgencySkippedEntry = {
  /** ID of the entry */
  entry_id?: Maybe<string>
  /** ID of the departure */
  departure_id?: Maybe<string>
}

export type ApiAgencySoldOption = {
  /** Code */
  code?: Maybe<string>
  /** Label, in French */
  label?: Maybe<string>
  /** Price for one traveller, in cents; the most for the insurance */
  price_cents?: Maybe<number>
}

export type ApiAgencyTimeline = {
  /** Events, newest first */
  events?: Maybe<Array<ApiAgencyTimelineEvent>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyTimelineEvent = {
  /** ID, among the events of the reservation */
  id?: Maybe<string>
  /** Time */
  at?: Maybe<string>
  /** Kind of the event */
  kind?: Maybe<string>
  /** First name of the author; null for the service */
  by?: Maybe<string>
  /** The event in French */
  sentence?: Maybe<string>
  /** Text of a note, a message or a reason */
  detail?: Maybe<string>
}

export type ApiAgencyToday = {
  /** Time of the reading */
  at?: Maybe<string>
  /** Cards that the caller has the permission for */
  cards?: Maybe<Array<ApiAgencyTodayCard>>
}

export type ApiAgencyTodayCard = {
  /** Kind of the card */
  kind?: Maybe<string>
  /** Number of rows of its list; null where reading it has failed */
  count?: Maybe<number>
  /** Urgency of its most urgent row */
  urgency?: Maybe<string>
  /** The five that come first; none of failures */
  rows?: Maybe<Array<ApiAgencyTodayRow>>
  /** The five failures that wait longest */
  failures?: Maybe<Array<ApiAgencyFailure>>
}

export type ApiAgencyTodayRow = {
  /** ID of the departure, reservation, question or review */
  id?: Maybe<string>
  /** Name of the expedition, or of the customer; without `bookings`, the reference of the reservation */
  title?: Maybe<string>
  /** Text of a question or review, expedition of a reservation */
  detail?: Maybe<string>
  /** Time since which it waits, or at which it ends */
  at?: Maybe<string>
  /** First day of the departure, or day on which the balance is due */
  on?: Maybe<string>
  /** Last day that the law allows */
  deadline?: Maybe<string>
  /** Amount, in cents */
  amount_cents?: Maybe<number>
  /** Booked places of a departure */
  booked_count?: Maybe<number>
  /** Places of a departure that unpaid carts hold now */
  held_count?: Maybe<number>
  /** Number of travellers that confirms the departure */
  group_min?: Maybe<number>
  /** Urgency */
  urgency?: Maybe<string>
}

export type ApiAgencyTraveller = {
  /** Position of the traveller, from 1 */
  position?: Maybe<number>
  /** First name, as on the identity document */
  first_name?: Maybe<string>
  /** Last name, as on the identity document */
  last_name?: Maybe<string>
  /** Birth date */
  birth_date?: Maybe<string>
}

export type ApiAgencyTravellersChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** The travellers that change */
  travellers?: Maybe<Array<ApiAgencyTraveller>>
}

export type ApiAgencyTriedMail = {
  /** Address of the owner */
  recipient?: Maybe<string>
}

export type ApiAgencyVisibilityChange = {
  /** Kind of the row */
  kind?: Maybe<string>
  /** ID of the question, reply or review */
  id?: Maybe<string>
  /** Whether it is hidden */
  hidden?: Maybe<boolean>
  /** Reason, to hide it */
  reason?: Maybe<string>
}

export type ApiAgencyWaitingEntries = {
  /** Entries, the first one first */
  entries?: Maybe<Array<ApiAgencyWaitingEntry>>
}

export type ApiAgencyWaitingEntry = {
  /** ID of the entry */
  id?: Maybe<string>
  /** Address that waits */
  email?: Maybe<string>
  /** Name of its account */
  name?: Maybe<string>
  /** Number of places */
  places?: Maybe<number>
  /** State */
  state?: Maybe<string>
  /** Position on the list, from 1; null for one that does not wait */
  position?: Maybe<number>
  /** Time of the entry */
  created_at?: Maybe<string>
  /** End of the offer */
  offer_expires_at?: Maybe<string>
}

export type ApiAgencyWantedRefund = {
  /** ID of the payment; without one, all means that paid, the last first */
  payment_id?: Maybe<string>
  /** Amount to give back, in cents */
  amount_cents?: Maybe<number>
  /** Reason; required to give back holiday vouchers as money */
  reason?: Maybe<string>
  /** Whether a gift card gives it back; by default for holiday vouchers only */
  gift_card?: Maybe<boolean>
  /** Whether an amount that the reservation would owe again is meant */
  confirmed?: Maybe<boolean>
}

export type ApiAgencyWebhook = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Address of the receiver */
  url?: Maybe<string>
  /** Events that are sent */
  events?: Maybe<Array<string>>
  /** Reseller whose reservations alone are sent; null for all */
  reseller_id?: Maybe<string>
  /** Name of the reseller */
  reseller_name?: Maybe<string>
  /** Whether events are sent */
  is_enabled?: Maybe<boolean>
  /** Cause, unless it is enabled */
  disabled_reason?: Maybe<string>
  /** Time of the disabling */
  disabled_at?: Maybe<string>
  /** Start of an unbroken series of failures */
  failing_since?: Maybe<string>
  /** Time of the creation */
  created_at?: Maybe<string>
  /** Deliveries that wait */
  waiting_count?: Maybe<number>
}

export type ApiAgencyWebhookChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Address of the receiver */
  url?: Maybe<string>
  /** Events that are sent */
  events?: Maybe<Array<string>>
  /** Whether events are sent */
  is_enabled?: Maybe<boolean>
  /** Whether to replace the secret: the former one signs for a day more */
  renew_secret?: Maybe<boolean>
}

export type ApiAgencyWebhookDeliveries = {
  /** Deliveries, the newest change first */
  deliveries?: Maybe<Array<ApiAgencyWebhookDelivery>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiAgencyWebhookDelivery = {
  /** ID */
  id?: Maybe<string>
  /** ID that the receiver gets as `webhook-id` */
  event_id?: Maybe<string>
  /** Type */
  type?: Maybe<string>
  /** Time of the change */
  at?: Maybe<string>
  /** State */
  status?: Maybe<string>
  /** Attempts so far */
  attempts?: Maybe<number>
  /** Time of the last attempt */
  attempted_at?: Maybe<string>
  /** Time of the next attempt; null for at once, or never */
  next_attempt_at?: Maybe<string>
  /** Cause of the last failure */
  failure?: Maybe<string>
  /** Status of the last response */
  response_status?: Maybe<number>
  /** Beginning of the last response */
  response_excerpt?: Maybe<string>
  /** Duration of the last attempt, in milliseconds */
  duration_ms?: Maybe<number>
}

export type ApiAgencyWebhookReseller = {
  /** ID */
  id?: Maybe<string>
  /** Name */
  name?: Maybe<string>
}

export type ApiAgencyWebhooks = {
  /** Webhooks, the oldest first */
  webhooks?: Maybe<Array<ApiAgencyWebhook>>
  /** Resellers that a webhook may serve, by name */
  resellers?: Maybe<Array<ApiAgencyWebhookReseller>>
}

export type ApiAgencyWithdrawal = {
  /** Whether the consequence for travellers is meant */
  confirmed?: Maybe<boolean>
}

export type ApiAskAnswer = {
  /** Parameters of the catalogue page, in the order of its address */
  query?: Maybe<string>
  /** Understood words, in the order of the sentence */
  chips?: Maybe<Array<{
    /** Rule that understood the words */
    rule?: Maybe<string>
    /** Words of the sentence */
    words?: Maybe<string>
    /** Their meaning in French */
    label?: Maybe<string>
    /** Parameters of the catalogue page, in the order of its address, without these words */
    query_without?: Maybe<string>
  }>>
  /** Words that are searched as text */
  rest?: Maybe<string>
  /** Words that are neither understood nor searched, and words that later ones overrule */
  ignored?: Maybe<Array<string>>
}

export type ApiAuditEntry = {
  /** ID */
  id?: Maybe<string>
  /** Time of the change */
  at?: Maybe<string>
  /** Kind of author */
  actor_kind?: Maybe<string>
  /** ID of the author; null for the system and the command line */
  actor_id?: Maybe<string>
  /** First name of the author */
  actor_name?: Maybe<string>
  /** Session of the author */
  session_id?: Maybe<string>
  /** ID of the request in the logs */
  request_id?: Maybe<string>
  /** Action */
  action?: Maybe<string>
  /** The action in French, to follow the author */
  sentence?: Maybe<string>
  /** Kind of the changed row */
  entity?: Maybe<string>
  /** ID of the changed row */
  entity_id?: Maybe<string>
  /** Name of the changed row, masked if personal */
  label?: Maybe<string>
  /** Reason given by the author */
  reason?: Maybe<string>
  /** Values before, of the changed fields */
  before?: Maybe<Record<string, unknown>>
  /** Values after, of the changed fields */
  after?: Maybe<Record<string, unknown>>
}

export type ApiAuditPage = {
  /** Entries, newest first */
  entries?: Maybe<Array<ApiAuditEntry>>
  /** Cursor of the next page, for `after`; null on the last */
  next?: Maybe<string>
}

export type ApiBegunTotp = {
  /** Secret in base32, to type into an app */
  secret?: Maybe<string>
  /** Address of the QR code */
  uri?: Maybe<string>
  /** QR code as an SVG image */
  qr_svg?: Maybe<string>
}

export type ApiCalendarCell = {
  /** First day of the week, a Saturday */
  week?: Maybe<string>
  /** Best status of the departures: confirmed, almost, open, full, canceled */
  status?: Maybe<string>
  /** Places left in all of them */
  available_count?: Maybe<number>
  /** Number of departures that start in this week */
  departure_count?: Maybe<number>
}

export type ApiCalendarFeed = {
  /** ID of the feed */
  id?: Maybe<string>
  /** Departures of the favourites, or the reservations */
  kind?: Maybe<string>
  /** Time at which its address was created */
  created_at?: Maybe<string>
  /** Time of the last read, to the minute; null before the first */
  last_read_at?: Maybe<string>
}

export type ApiCalendarFeedList = {
  /** One of each kind at most */
  feeds?: Maybe<Array<ApiCalendarFeed>>
}

export type ApiCalendarRow = {
  /** ID */
  id?: Maybe<string>
  /** Copy of `id` under the name search clients expect */
  objectID?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** ID, `unique_id` or slug of the expedition */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Type of expedition */
  expedition_type?: Maybe<string>
  /** Short description, one sentence */
  short_description?: Maybe<string>
  /** URL of the cover photo, 640 px wide */
  main_photo_small?: Maybe<string>
  /** URL of the cover photo, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, in euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure in euros; the catalogue price when there is none */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Difficulty level, 1 to 5 */
  level_number?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Whether the expedition welcomes families */
  family_friendly?: Maybe<boolean>
  /** Whether the expedition was published less than 60 days ago or is flagged as new */
  is_new?: Maybe<boolean>
  /** Whether a future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** URL of the flag of the first country */
  country_flag_url?: Maybe<string>
  /** French name of the region */
  region?: Maybe<string>
  /** Slug of the region, as the filter accepts it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average rating; null without reviews */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Rank in the default order */
  carousel_rank?: Maybe<number>
  /** Number of accounts with the expedition among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Number of future departures, including full ones and excluding cancelled ones */
  next_departures_count?: Maybe<number>
  /** Next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Next three departures with places left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Whether one of the next three departures has places left */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest train journey */
    city?: Maybe<string>
    /** Travel time from the station to the meeting point, one way, in hours */
    hours?: Maybe<number>
    /** Emissions in kilograms of CO2 equivalent, one way, per person */
    kg_co2e?: Maybe<number>
    /** Journey in words, in French */
    label?: Maybe<string>
    /** Means of transport in the order of the journey */
    modes?: Maybe<Array<string>>
  }>
  /** Weeks with a departure, in order */
  cells?: Maybe<Array<ApiCalendarCell>>
}

export type ApiCallback = {
  /** Earliest time of the call */
  call_from?: Maybe<string>
  /** Latest time of the call, exclusive */
  call_until?: Maybe<string>
}

export type ApiCallbackRequest = {
  /** Name of the person to call */
  name?: Maybe<string>
  /** Phone number in any format; French unless it begins with + */
  phone?: Maybe<string>
  /** Time slot within the support hours in Paris: 9 to 12, 12 to 14, 14 to 18 */
  slot?: Maybe<string>
}

export type ApiCancellation = {
  /** Changes with any amount; the cancellation refers to it */
  hash?: Maybe<string>
  /** Travellers to cancel */
  lines?: Maybe<Array<ApiCancellationLine>>
  /** Amount given back, in cents */
  refund_cents?: Maybe<number>
  /** Amount due afterwards, in cents */
  balance_cents?: Maybe<number>
}

export type ApiCancellationLine = {
  /** Position of the traveller, from 1 */
  position?: Maybe<number>
  /** Price of the traveller, in cents */
  price_cents?: Maybe<number>
  /** Part of it that is retained, in cents */
  kept_cents?: Maybe<number>
}

export type ApiCancellationTier = {
  /** Least days left before the first day */
  days_left?: Maybe<number>
  /** Percentage of the price that the agency keeps */
  kept_percent?: Maybe<number>
}

export type ApiCapabilities = {
  /** Whether places are held and sold online */
  booking?: Maybe<boolean>
  /** Whether full departures have a waiting list */
  waiting_list?: Maybe<boolean>
  /** Whether gift cards are sold online */
  gift_cards?: Maybe<boolean>
  /** Whether the agency manages its trips here */
  agency?: Maybe<boolean>
  /** Whether departures are listed by week */
  calendar?: Maybe<boolean>
  /** Whether sentences are read as searches */
  ask?: Maybe<boolean>
  /** Whether unconfirmed departures take promises of travellers */
  pledges?: Maybe<boolean>
  /** Whether departures say how many of their places are held, and until when */
  holds?: Maybe<boolean>
  /** Whether journeys from each city are listed, with estimates */
  access?: Maybe<boolean>
  /** Whether friends share lists of trips */
  shortlists?: Maybe<boolean>
  /** Whether favourites and reservations are published as calendars */
  feeds?: Maybe<boolean>
  /** Whether reservations have a road book */
  road_book?: Maybe<boolean>
  /** Whether an account signs in by Google */
  google?: Maybe<boolean>
  /** Whether an account signs in by Facebook */
  facebook?: Maybe<boolean>
}

/** Emissions of the trip, by part */
export type ApiCarbon = {
  /** Version of the method; a new one changes factors or formulas */
  method_version?: Maybe<number>
  /** Lines whose data are known, without the journey to the trip, which depends on the city */
  lines?: Maybe<Array<ApiCarbonLine>>
}

export type ApiCarbonLine = {
  /** Part of the trip */
  kind?: Maybe<string>
  /** Kilograms of CO2 equivalent per traveller, to a tenth */
  kg?: Maybe<number>
  /** Lowest value of the line */
  low_kg?: Maybe<number>
  /** Highest value of the line */
  high_kg?: Maybe<number>
  /** Computation in numbers, in French writing */
  formula?: Maybe<string>
  /** Origin of the factors */
  quality?: Maybe<string>
  sources?: Maybe<Array<string>>
}

export type ApiCart = {
  /** Cart ID; it changes when another departure replaces the first */
  id?: Maybe<string>
  /** Expedition ID */
  expedition_id?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** URL of the cover photo */
  expedition_main_photo?: Maybe<string>
  /** Departure ID */
  departure_id?: Maybe<string>
  /** First day */
  departure_start?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** Number of travellers */
  reservation_travelers_count?: Maybe<number>
  /** Price per adult in euros, fixed when the cart was created */
  unit_price?: Maybe<number>
  /** Total price for all travellers, in euros */
  total?: Maybe<number>
  /** Number of adults */
  adults_count?: Maybe<number>
  /** Number of children */
  children_count?: Maybe<number>
  /** Places free for this cart: those left on the departure and those it holds */
  available_count?: Maybe<number>
  /** Furthest step whose predecessors are valid, from 1 */
  step?: Maybe<number>
  hold?: Maybe<ApiHold>
  /** Travellers entered so far, the adults first */
  travellers?: Maybe<Array<ApiCartTraveller>>
  contact?: Maybe<ApiContact>
  /** Options that the trip sells and the cancellation insurance, with who has chosen them */
  options?: Maybe<Array<ApiCartOption>>
  /** Discount code and gift cards entered */
  codes?: Maybe<Array<ApiCartCode>>
  quote?: Maybe<ApiQuote>
  /** Changes since, to see before the next step */
  problems?: Maybe<Array<ApiCartProblem>>
}

export type ApiCartAnswer = {
  cart?: Maybe<ApiCart>
  /** Copy of the total of the cart, in euros; 0 without a cart */
  total?: Maybe<number>
}

export type ApiCartCode = {
  /** Code, as it is stored */
  code?: Maybe<string>
  /** Kind of the code */
  kind?: Maybe<string>
}

export type ApiCartOption = {
  /** Code of the option; `insurance` for the cancellation insurance */
  code?: Maybe<string>
  /** Label, in French */
  label?: Maybe<string>
  /** Description, in French */
  description?: Maybe<string>
  /** Price for one traveller, in cents; for the insurance, the most that one traveller adds: a share of his price with options, up to the euro */
  price_cents?: Maybe<number>
  /** Travellers who have chosen it, by position */
  travellers?: Maybe<Array<number>>
}

export type ApiCartProblem = {
  /** Kind of the problem */
  kind?: Maybe<string>
  /** Places left, for `InsufficientPlaces` */
  available?: Maybe<number>
  /** Price per traveller in the cart, in euros, for `PriceChanged` */
  old?: Maybe<number>
  /** Current price per traveller, in euros, for `PriceChanged` */
  new?: Maybe<number>
  /** Code that is not priced, for `CodeNoLongerValid` */
  code?: Maybe<string>
}

export type ApiCartTraveller = {
  /** First name as on the identity document */
  first_name?: Maybe<string>
  /** Last name as on the identity document */
  last_name?: Maybe<string>
  /** Date of birth */
  birth_date?: Maybe<string>
}

export type ApiChangedAgencyDepartures = {
  /** The departures, soonest first */
  departures?: Maybe<Array<ApiAgencyDeparture>>
}

export type ApiChangedAgencyExpeditions = {
  /** The changed expeditions, without deleted ones */
  ids?: Maybe<Array<string>>
}

export type ApiChangedAgencyQuestions = {
  /** The questions, in no order */
  questions?: Maybe<Array<ApiAgencyQuestion>>
}

export type ApiChoice = {
  /** Value that the filter accepts */
  value?: Maybe<string>
  /** French label */
  label?: Maybe<string>
}

export type ApiCollection = {
  /** ID */
  id?: Maybe<string>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Common trait of the expeditions */
  subtitle?: Maybe<string>
  /** URL of the banner photo */
  banner_photo_url?: Maybe<string>
  banner_photo?: Maybe<ApiPhoto>
  /** Expeditions of the collection, in editorial order */
  expeditions?: Maybe<Array<ApiExpeditionCard>>
}

export type ApiContact = {
  /** Phone number */
  phone?: Maybe<string>
  /** Street and number */
  address?: Maybe<string>
  /** Postcode */
  postcode?: Maybe<string>
  /** City */
  city?: Maybe<string>
  /** Country */
  country?: Maybe<string>
}

export type ApiContentDay = {
  /** Title of the day */
  title?: Maybe<string>
  /** Programme of the day */
  text?: Maybe<string>
  /** Place of departure */
  from?: Maybe<string>
  /** Place of arrival */
  to?: Maybe<string>
  /** Means of travel, in French */
  mode?: Maybe<string>
  /** Distance in kilometres */
  km?: Maybe<number>
  /** Ascent in metres */
  ascent?: Maybe<number>
  /** Descent in metres */
  descent?: Maybe<number>
  /** Highest point, in metres above sea level */
  high_point?: Maybe<number>
  /** Time on the way in hours, without breaks */
  hours?: Maybe<number>
  /** Place of the night */
  night?: Maybe<string>
  /** Meals included in the price, in French */
  meals?: Maybe<Array<string>>
  /** Transfers of the day */
  transfer?: Maybe<string>
  /** Longer or shorter alternative */
  option?: Maybe<string>
  /** Remark */
  note?: Maybe<string>
}

export type ApiContentRoute = {
  /** Named places, in the order of the route */
  points?: Maybe<Array<{
    /** Name of the place */
    label?: Maybe<string>
    /** Kind of the place, in French */
    kind?: Maybe<string>
    /** Degrees north */
    latitude?: Maybe<number>
    /** Degrees east */
    longitude?: Maybe<number>
    /** Elevation in metres */
    elevation?: Maybe<number>
  }>>
  /** Positions of each day; empty for a day without a track */
  tracks?: Maybe<Array<Array<Array<number>>>>
}

/** Without `tracks`, those of the draft remain */
export type ApiContentRouteChange = {
  /** Named places, in the order of the route */
  points?: Maybe<Array<{
    /** Name of the place */
    label?: Maybe<string>
    /** Kind of the place, in French */
    kind?: Maybe<string>
    /** Degrees north */
    latitude?: Maybe<number>
    /** Degrees east */
    longitude?: Maybe<number>
    /** Elevation in metres */
    elevation?: Maybe<number>
  }>>
  /** Positions of each day; empty for a day without a track */
  tracks?: Maybe<Array<Array<Array<number>>>>
}

export type ApiContentTrain = {
  /** City of departure, of the closed list */
  city?: Maybe<string>
  /** Travel time to the meeting point, door to door, in hours */
  hours?: Maybe<number>
  /** Legs of the journey */
  legs?: Maybe<Array<{
    /** Means of transport, of the closed list */
    mode?: Maybe<string>
    /** Distance in kilometres */
    km?: Maybe<number>
  }>>
  /** Number of nights on the way */
  nights?: Maybe<number>
  /** Remark on the journey, in French */
  note?: Maybe<string>
}

export type ApiCreatedAgencyDepartures = {
  /** The created departures, soonest first */
  departures?: Maybe<Array<ApiAgencyDeparture>>
  /** Days on which the expedition leaves already */
  existing?: Maybe<Array<string>>
}

export type ApiCreatedAgencyKey = {
  key?: Maybe<ApiAgencyKey>
  /** The whole key. It is shown once */
  secret?: Maybe<string>
}

export type ApiCreatedCalendarFeed = {
  feed?: Maybe<ApiCalendarFeed>
  /** Token at the end of the address of the feed */
  token?: Maybe<string>
}

export type ApiCreatedShortlist = {
  shortlist?: Maybe<ApiShortlist>
  /** Token: the last segment of the address of the list */
  token?: Maybe<string>
  /** Key of the owner, who may close and delete the list, sent as bearer; shown once */
  owner_key?: Maybe<string>
}

export type ApiCredentials = {
  /** Email address */
  email?: Maybe<string>
  /** Password */
  password?: Maybe<string>
}

/** Bearer token for the session of the cookie; null without a session */
export type ApiCurrentSession = {
  /** Bearer token, valid for 10 minutes */
  jwt?: Maybe<string>
}

export type ApiDateChange = {
  /** Changes with any amount; the change refers to it */
  hash?: Maybe<string>
  /** Fee of the change, in cents */
  fee_cents?: Maybe<number>
  /** Difference of price without the fee, in cents; negative where it falls */
  difference_cents?: Maybe<number>
  /** Amount given back, in cents */
  refund_cents?: Maybe<number>
  /** Amount due afterwards, in cents */
  balance_cents?: Maybe<number>
}

export type ApiDeletableMessages = {
  ids?: Maybe<Array<string>>
}

export type ApiDeparture = {
  /** ID */
  id?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Total number of places */
  capacity?: Maybe<number>
  /** Places left; 0 when the departure is cancelled */
  available_count?: Maybe<number>
  /** Places on sale that bookings under way hold; not among the places left */
  held_count?: Maybe<number>
  /** Earliest end of these holds */
  held_until?: Maybe<string>
  pledges?: Maybe<ApiPledgeCount>
  /** Price per traveller, in euros */
  price?: Maybe<number>
  /** Status of the departure */
  status?: Maybe<string>
  /** Whether the departure is confirmed */
  is_confirmed?: Maybe<boolean>
  /** Bookings missing to confirm the departure */
  missing_to_confirm?: Maybe<number>
  guide?: Maybe<ApiGuide>
}

export type ApiDepartureCalendar = {
  rows?: Maybe<Array<ApiCalendarRow>>
  /** Consecutive weeks, from Saturday to Friday */
  weeks?: Maybe<Array<string>>
  holidays?: Maybe<Array<ApiHolidayWeek>>
  /** Number of expeditions found, with a departure to come */
  total_count?: Maybe<number>
}

export type ApiDone = {
  /** Always true */
  ok?: Maybe<boolean>
}

export type ApiEmailExists = {
  /** Sign-in method of the account; null when the address has no account */
  exists?: Maybe<string>
}

export type ApiEmailOnly = {
  /** Email address */
  email?: Maybe<string>
}

export type ApiEnrolledFactor = {
  me?: Maybe<ApiAgencyMe>
  /** New recovery codes, shown once; empty where former ones remain valid */
  recovery_codes?: Maybe<Array<string>>
}

export type ApiError = {
  error?: Maybe<{
    /** Error code */
    code?: Maybe<string>
    /** Error message for the user, in French, with the action to take */
    message?: Maybe<string>
    /** Error messages by field name, in French */
    fields?: Maybe<Record<string, string>>
    /** Request ID, to quote when reporting the problem */
    request_id?: Maybe<string>
  }>
}

export type ApiExpeditionAccess = {
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** City of departure */
  city?: Maybe<string>
  /** Travel time from the station to the meeting point, one way, in hours */
  hours?: Maybe<number>
  /** Emissions in kilograms of CO2 equivalent, one way, per person */
  kg_co2e?: Maybe<number>
  /** Journey in words, in French */
  label?: Maybe<string>
  /** Means of transport in the order of the journey */
  modes?: Maybe<Array<string>>
  /** Slug of the city, as the parameter `from` accepts it */
  city_slug?: Maybe<string>
  /** Whether the service derived the journey; the agency published the others */
  is_estimated?: Maybe<boolean>
  /** City whose published journey an estimate follows; null without one */
  via?: Maybe<string>
  /** Number of nights on the way */
  overnight?: Maybe<number>
  /** Remark on the journey, in French */
  note?: Maybe<string>
  /** Distance in kilometres */
  km?: Maybe<number>
  legs?: Maybe<Array<ApiAccessLeg>>
  compare?: Maybe<{
    /** Emissions by plane, in kilograms of CO2 equivalent; null without a flight */
    plane_kg_co2e?: Maybe<number>
    /** Emissions by car with two people on board, in kilograms of CO2 equivalent; null across the sea */
    car_kg_co2e?: Maybe<number>
  }>
}

export type ApiExpeditionCard = {
  /** ID */
  id?: Maybe<string>
  /** Copy of `id` under the name search clients expect */
  objectID?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** ID, `unique_id` or slug of the expedition */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Type of expedition */
  expedition_type?: Maybe<string>
  /** Short description, one sentence */
  short_description?: Maybe<string>
  /** URL of the cover photo, 640 px wide */
  main_photo_small?: Maybe<string>
  /** URL of the cover photo, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, in euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure in euros; the catalogue price when there is none */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Difficulty level, 1 to 5 */
  level_number?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Whether the expedition welcomes families */
  family_friendly?: Maybe<boolean>
  /** Whether the expedition was published less than 60 days ago or is flagged as new */
  is_new?: Maybe<boolean>
  /** Whether a future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** URL of the flag of the first country */
  country_flag_url?: Maybe<string>
  /** French name of the region */
  region?: Maybe<string>
  /** Slug of the region, as the filter accepts it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average rating; null without reviews */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Rank in the default order */
  carousel_rank?: Maybe<number>
  /** Number of accounts with the expedition among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Number of future departures, including full ones and excluding cancelled ones */
  next_departures_count?: Maybe<number>
  /** Next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Next three departures with places left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Whether one of the next three departures has places left */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest train journey */
    city?: Maybe<string>
    /** Travel time from the station to the meeting point, one way, in hours */
    hours?: Maybe<number>
    /** Emissions in kilograms of CO2 equivalent, one way, per person */
    kg_co2e?: Maybe<number>
    /** Journey in words, in French */
    label?: Maybe<string>
    /** Means of transport in the order of the journey */
    modes?: Maybe<Array<string>>
  }>
}

export type ApiExpeditionDay = {
  /** Day of the expedition, starting at 1 */
  day?: Maybe<number>
  /** Title of the day */
  title?: Maybe<string>
  /** Place of departure */
  from?: Maybe<string>
  /** Place of arrival */
  to?: Maybe<string>
  /** Means of travel, in French */
  mode?: Maybe<string>
  /** Distance in kilometres */
  km?: Maybe<number>
  /** Ascent in metres */
  ascent_m?: Maybe<number>
  /** Descent in metres */
  descent_m?: Maybe<number>
  /** Highest point, in metres above sea level */
  high_point_m?: Maybe<number>
  /** Time on the way in hours, without breaks */
  hours?: Maybe<number>
  /** Place of the night; null on the last day */
  night?: Maybe<string>
  meals?: Maybe<Array<string>>
  /** Transfers of the day */
  transfer?: Maybe<string>
  /** Longer or shorter alternative */
  option?: Maybe<string>
  /** Remark */
  note?: Maybe<string>
  /** Programme of the day */
  text?: Maybe<string>
}

export type ApiExpeditionDetail = {
  /** ID */
  id?: Maybe<string>
  /** Copy of `id` under the name search clients expect */
  objectID?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** ID, `unique_id` or slug of the expedition */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Type of expedition */
  expedition_type?: Maybe<string>
  /** Short description, one sentence */
  short_description?: Maybe<string>
  /** URL of the cover photo, 640 px wide */
  main_photo_small?: Maybe<string>
  /** URL of the cover photo, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, in euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure in euros; the catalogue price when there is none */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Difficulty level, 1 to 5 */
  level_number?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Whether the expedition welcomes families */
  family_friendly?: Maybe<boolean>
  /** Whether the expedition was published less than 60 days ago or is flagged as new */
  is_new?: Maybe<boolean>
  /** Whether a future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** URL of the flag of the first country */
  country_flag_url?: Maybe<string>
  /** French name of the region */
  region?: Maybe<string>
  /** Slug of the region, as the filter accepts it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average rating; null without reviews */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Rank in the default order */
  carousel_rank?: Maybe<number>
  /** Number of accounts with the expedition among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Number of future departures, including full ones and excluding cancelled ones */
  next_departures_count?: Maybe<number>
  /** Next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Next three departures with places left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Whether one of the next three departures has places left */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest train journey */
    city?: Maybe<string>
    /** Travel time from the station to the meeting point, one way, in hours */
    hours?: Maybe<number>
    /** Emissions in kilograms of CO2 equivalent, one way, per person */
    kg_co2e?: Maybe<number>
    /** Journey in words, in French */
    label?: Maybe<string>
    /** Means of transport in the order of the journey */
    modes?: Maybe<Array<string>>
  }>
  /** Full description */
  description?: Maybe<string>
  images?: Maybe<Array<ApiPhoto>>
  /** Copy of the level under the name that the expedition page reads */
  difficultyLevel?: Maybe<number>
  level?: Maybe<ApiLevel>
  /** Average rating; 5 without reviews */
  averageRating?: Maybe<number>
  vacation?: Maybe<Array<string>>
  /** Distance in kilometres on foot, by bike or on the water */
  distance_km?: Maybe<number>
  /** Elevation gain in metres */
  elevation_gain_m?: Maybe<number>
  /** Number of bookings that confirm a departure */
  group_min?: Maybe<number>
  /** Number of places on a departure */
  group_max?: Maybe<number>
  programme?: Maybe<Array<{
    /** Day of the expedition, starting at 1 */
    day?: Maybe<number>
    /** Programme of the day */
    text?: Maybe<string>
  }>>
  /** Days with titles and figures; empty without them */
  days?: Maybe<Array<ApiExpeditionDay>>
  included?: Maybe<Array<string>>
  not_included?: Maybe<Array<string>>
  /** Arrival railway station */
  arrival_station?: Maybe<string>
  train_access?: Maybe<Array<ApiTrainAccess>>
  /** Journey from the station to the meeting point and back, in French */
  access_note?: Maybe<string>
  /** Where the price goes, in order; null if not known */
  price_shares?: Maybe<Array<ApiPriceShare>>
  /** Day on which the shares were verified; null for those of a demonstration */
  shares_verified_on?: Maybe<string>
  /** Title for search engines, where it is not the name */
  search_title?: Maybe<string>
  /** Description for search engines, where it is not the summary */
  search_description?: Maybe<string>
  carbon?: Maybe<ApiCarbon>
  /** Months in which future departures start, without cancelled ones */
  departure_months?: Maybe<Array<number>>
  /** Publication date */
  published_at?: Maybe<string>
}

/** Counts per filter value; each facet ignores its own filter */
export type ApiFacets = {
  /** Types of expeditions */
  types?: Maybe<Array<ApiFacetValue>>
  /** Groups of destinations */
  destinations?: Maybe<Array<ApiFacetValue>>
  /** Countries */
  countries?: Maybe<Array<ApiFacetValue>>
  /** Regions */
  regions?: Maybe<Array<ApiFacetValue>>
  /** Categories of activities */
  activity_types?: Maybe<Array<ApiFacetValue>>
  /** Activities */
  activities?: Maybe<Array<ApiFacetValue>>
  /** Levels, 1 to 5 */
  levels?: Maybe<Array<ApiFacetValue>>
  /** Durations, as ranges of days */
  durations?: Maybe<Array<ApiFacetValue>>
  /** School holidays that contain a departure */
  vacations?: Maybe<Array<ApiFacetValue>>
  /** Durations of departures: weekend, and each number of days */
  days?: Maybe<Array<ApiFacetValue>>
  /** Minimum average ratings */
  ratings?: Maybe<Array<ApiFacetValue>>
  /** Minimum ecological ratings */
  eco_ratings?: Maybe<Array<ApiFacetValue>>
  /** Months with a departure start */
  months?: Maybe<Array<ApiFacetValue>>
  /** Days with a departure start in the months of `departure_days_in`; ignores `start` and `end`, absent without the parameter */
  departure_days?: Maybe<Array<ApiFacetValue>>
  /** Expeditions that welcome families */
  family_friendly?: Maybe<Array<ApiFacetValue>>
  /** Expeditions with a confirmed departure */
  confirmed?: Maybe<Array<ApiFacetValue>>
}

export type ApiFacetValue = {
  /** Value that the filter accepts */
  value?: Maybe<string>
  /** French label */
  label?: Maybe<string>
  /** Number of expeditions with this value alone in its filter */
  count?: Maybe<number>
}

export type ApiFeedEvent = {
  /** ID of the departure */
  departure_id?: Maybe<string>
  /** Reservation of the account; null for a favourite and for the departures of its guide */
  reservation_id?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Name of the expedition */
  name?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Name of the meeting point; null when unknown */
  meeting_point?: Maybe<string>
  /** Status of the departure, or of its reservation once that is cancelled */
  status?: Maybe<string>
  /** Free places */
  available_count?: Maybe<number>
  /** Number of changes by the agency or the account */
  sequence?: Maybe<number>
  /** Time of the last change */
  changed_at?: Maybe<string>
}

export type ApiFeedEvents = {
  /** Departures of the favourites, or the reservations */
  kind?: Maybe<string>
  /** Departures, earliest first; cancelled ones leave the list after 30 days */
  events?: Maybe<Array<ApiFeedEvent>>
}

export type ApiFilters = {
  expedition_types?: Maybe<Array<ApiChoice>>
  countries?: Maybe<Array<{
    /** Value that the filter accepts */
    code?: Maybe<string>
    /** French name */
    label?: Maybe<string>
    /** URL of the flag */
    flag_url?: Maybe<string>
    /** Regions of the country */
    regions?: Maybe<Array<ApiChoice>>
  }>>
  activity_categories?: Maybe<Array<{
    /** Value that `activity_types` accepts */
    value?: Maybe<string>
    /** French name */
    label?: Maybe<string>
    /** Name of the icon */
    icon?: Maybe<string>
    /** Values that `activities` accepts */
    activities?: Maybe<Array<ApiChoice>>
  }>>
  vacations?: Maybe<Array<{
    /** Value that the filter accepts */
    value?: Maybe<string>
    /** French name */
    label?: Maybe<string>
    dates?: Maybe<Array<{
      /** Academic zone */
      zone?: Maybe<string>
      /** First day */
      start?: Maybe<string>
      /** Last day */
      end?: Maybe<string>
    }>>
  }>>
  levels?: Maybe<Array<ApiLevel>>
  /** Ranges of days */
  durations?: Maybe<Array<ApiChoice>>
  /** Values that `from` accepts */
  departure_cities?: Maybe<Array<ApiChoice>>
  sorts?: Maybe<Array<ApiChoice>>
  limits?: Maybe<{
    /** Maximum number of countries */
    countries?: Maybe<number>
    /** Maximum number of activities and categories together */
    activities?: Maybe<number>
  }>
}

export type ApiFirstTotpCode = {
  /** Code of the authenticator app */
  code?: Maybe<string>
}

export type ApiGiftCard = {
  /** Balance, in cents; 0 where the code is not valid */
  balance_cents?: Maybe<number>
  /** Currency of the balance */
  currency?: Maybe<string>
  /** Whether the code is that of a paid card, not blocked */
  valid?: Maybe<boolean>
}

export type ApiGuide = {
  /** ID */
  id?: Maybe<string>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Name */
  full_name?: Maybe<string>
  /** Diploma */
  diploma?: Maybe<string>
  /** Home region of the guide */
  based_in?: Maybe<string>
  languages?: Maybe<Array<string>>
  /** Biography of the guide */
  bio?: Maybe<string>
}

export type ApiGuideAbsence = {
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Note for the agency */
  note?: Maybe<string>
}

export type ApiGuideProfile = {
  /** ID */
  id?: Maybe<string>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Name */
  full_name?: Maybe<string>
  /** Diploma */
  diploma?: Maybe<string>
  /** Home region of the guide */
  based_in?: Maybe<string>
  languages?: Maybe<Array<string>>
  /** Biography of the guide */
  bio?: Maybe<string>
  photo?: Maybe<ApiPhoto>
  /** One sentence in the guide’s own voice */
  quote?: Maybe<string>
  /** Number of departures that left with this guide and are over */
  departures_led?: Maybe<number>
}

export type ApiHold = {
  /** Number of places set aside */
  places?: Maybe<number>
  /** End of the hold */
  expires_at?: Maybe<string>
  /** Seconds until then, by the clock of the service */
  seconds_left?: Maybe<number>
}

export type ApiHolidayWeek = {
  /** First day of the week */
  week?: Maybe<string>
  /** Zones with at least five days of these holidays in the week */
  zones?: Maybe<Array<string>>
  /** French name of the holidays */
  label?: Maybe<string>
}

export type ApiInterest = {
  /** Expedition ID */
  expedition_id?: Maybe<string>
  /** Time at which the expedition was added */
  created_at?: Maybe<string>
}

export type ApiInterestAnswer = {
  /** Whether the state is the one in this response */
  ok?: Maybe<boolean>
  /** Whether the expedition is a favourite */
  interested?: Maybe<boolean>
  /** Expedition ID */
  expedition_id?: Maybe<string>
  /** Number of accounts with the expedition among their favourites */
  all_time_interests_count?: Maybe<number>
}

export type ApiJoinedShortlist = {
  shortlist?: Maybe<ApiShortlist>
  /** Key of the person, sent as bearer; shown once */
  person_key?: Maybe<string>
}

export type ApiLevel = {
  /** Level, 1 to 5 */
  level?: Maybe<number>
  /** Name of the level, one word */
  label?: Maybe<string>
  /** Hours of effort per day */
  hours_per_day?: Maybe<string>
  /** Elevation gain per day, in metres */
  elevation_gain_per_day_m?: Maybe<string>
}

export type ApiLiveAccounts = {
  /** First hexadecimal characters of the SHA-256 of the account IDs; empty for all accounts */
  prefix?: Maybe<string>
}

export type ApiLiveContent = {
  /** Kind of content that has changed */
  table?: Maybe<string>
}

export type ApiLiveDeparture = {
  /** Expedition ID */
  expedition_id?: Maybe<string>
  departure?: Maybe<ApiDeparture>
}

export type ApiLiveMessage = {
  /** Expedition ID */
  expedition_id?: Maybe<string>
  message?: Maybe<ApiMessage>
}

export type ApiLoginFailure = {
  /** Error message for the user, in French */
  error?: Maybe<string>
  /** Error code */
  code?: Maybe<string>
  /** Always null */
  token?: Maybe<null>
  /** Error messages by field name, in French */
  fields?: Maybe<Record<string, string>>
}

export type ApiLoginSuccess = {
  /** Bearer token, valid for 10 minutes */
  token?: Maybe<string>
  /** Account ID */
  user_id?: Maybe<string>
}

export type ApiMailedToken = {
  /** Token at the end of the emailed link */
  token?: Maybe<string>
}

export type ApiManifest = {
  /** ID of the departure */
  departure_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Name of the guide */
  guide_name?: Maybe<string>
  /** Percentage of required fields that are filled in, of all travellers */
  completness?: Maybe<number>
  /** Travellers, grouped by reservation */
  travellers?: Maybe<Array<ApiManifestLine>>
}

export type ApiManifestLine = {
  /** ID of the reservation */
  reservation_id?: Maybe<string>
  /** Reference of the reservation */
  reference?: Maybe<string>
  /** Position of the traveller in the reservation, starting at 1 */
  position?: Maybe<number>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Birth date; null from a month after the departure */
  birth_date?: Maybe<string>
  /** Phone number; contacts and needs are null from a month after the departure */
  phone?: Maybe<string>
  /** Emergency contact */
  emergency_contact?: Maybe<string>
  /** Diet */
  diet?: Maybe<string>
  /** Shoe size */
  shoe_size?: Maybe<number>
  /** Percentage of required fields that are filled in */
  completness?: Maybe<number>
  /** Fields that are still missing */
  missing?: Maybe<Array<string>>
  /** Whether the traveller has arrived; null before */
  mark?: Maybe<string>
}

export type ApiMessage = {
  /** ID */
  id?: Maybe<string>
  /** Plain text */
  body?: Maybe<string>
  /** Time at which the message was posted */
  created_at?: Maybe<string>
  /** ID of the question it replies to; null for a question */
  parent_id?: Maybe<string>
  author?: Maybe<{
    /** First name */
    first_name?: Maybe<string>
    /** URL of the avatar */
    avatar_url?: Maybe<string>
    /** Role of the author */
    role?: Maybe<string>
  }>
  /** Replies, oldest first; a reply has no replies */
  replies?: Maybe<Array<ApiReply>>
}

export type ApiNewAgencyCannedAnswer = {
  /** Title, for the staff */
  title?: Maybe<string>
  /** Text, with {prénom}, {aventure} and {départs} */
  body?: Maybe<string>
}

export type ApiNewAgencyExpedition = {
  /** Name */
  name?: Maybe<string>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Type of expedition */
  type?: Maybe<string>
  /** Level, 1 to 5 */
  level?: Maybe<number>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Summary */
  summary?: Maybe<string>
  /** Description */
  description?: Maybe<string>
  /** Title for search engines; null: the name */
  search_title?: Maybe<string>
  /** Description for search engines; null: the summary */
  search_description?: Maybe<string>
  /** Countries, the main one first */
  countries?: Maybe<Array<string>>
  /** Slug of the region of the first country */
  region?: Maybe<string>
  /** Activities */
  activities?: Maybe<Array<string>>
  /** Accommodations */
  accommodations?: Maybe<Array<string>>
  /** School holidays that suit the expedition */
  vacations?: Maybe<Array<string>>
  /** Whether the expedition welcomes families */
  is_family_friendly?: Maybe<boolean>
  /** Meeting point of the group */
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Degrees north */
    latitude?: Maybe<number>
    /** Degrees east */
    longitude?: Maybe<number>
  }>
  /** Catalogue price per adult, in cents: whole euros */
  price_cents?: Maybe<number>
  /** Number of bookings that confirm a new departure */
  group_min?: Maybe<number>
  /** Number of places on a new departure */
  group_max?: Maybe<number>
  /** Programme, one entry a day */
  programme?: Maybe<Array<ApiContentDay>>
  /** Items included in the price */
  included?: Maybe<Array<string>>
  /** Items not included in the price */
  not_included?: Maybe<Array<string>>
  /** Arrival railway station */
  arrival_station?: Maybe<string>
  /** Journey from the station to the meeting point */
  access_note?: Maybe<string>
  /** Train journeys to the meeting point */
  train_access?: Maybe<Array<ApiContentTrain>>
  route?: Maybe<ApiContentRoute>
  /** Distance in kilometres */
  distance_km?: Maybe<number>
  /** Elevation gain in metres */
  elevation_gain_m?: Maybe<number>
  /** Photos, the cover first */
  photos?: Maybe<Array<string>>
}

export type ApiNewAgencyGuide = {
  /** Slug in URLs; by default from the name */
  slug?: Maybe<string>
  /** Name */
  full_name?: Maybe<string>
  /** Diploma */
  diploma?: Maybe<string>
  /** Home region */
  based_in?: Maybe<string>
  /** Spoken languages */
  languages?: Maybe<Array<string>>
  /** Biography */
  bio?: Maybe<string>
  /** One sentence of the guide, or null */
  quote?: Maybe<string>
  /** File name of a photo of the product; null for a drawing */
  photo?: Maybe<string>
  /** Address of the account that signs in as this guide; null for none */
  account_email?: Maybe<string>
  /** Whether to hide the guide from all public pages */
  is_hidden?: Maybe<boolean>
  /** Absences, in place of those that are not over */
  absences?: Maybe<Array<{
    /** First day */
    start?: Maybe<string>
    /** Last day */
    end?: Maybe<string>
    /** Note for the agency */
    note?: Maybe<string>
  }>>
}

export type ApiNewAgencyKey = {
  /** Name of the reseller or the program */
  name?: Maybe<string>
  /** Services that the key opens */
  scopes?: Maybe<Array<string>>
  /** Whether it books on the sandbox, whose places are not real */
  is_test?: Maybe<boolean>
  /** Share of the retail price that the reseller owes, in percent */
  net_percent?: Maybe<number>
}

export type ApiNewAgencyWaitingEntry = {
  /** Address to write to; the entry of an account, where it has one */
  email?: Maybe<string>
  /** Number of places to wait for */
  places?: Maybe<number>
}

export type ApiNewAgencyWebhook = {
  /** Address of the receiver */
  url?: Maybe<string>
  /** Events that are sent */
  events?: Maybe<Array<string>>
  /** Reseller whose reservations alone are sent; null for all */
  reseller_id?: Maybe<string>
}

export type ApiNewPassword = {
  /** Token at the end of the emailed link */
  token?: Maybe<string>
  /** Password */
  password?: Maybe<string>
}

export type ApiOpenStaffInvitation = {
  /** Address of the invitation, masked */
  email?: Maybe<string>
  /** Role: owners may do everything */
  role?: Maybe<string>
  /** End of the link */
  expires_at?: Maybe<string>
  /** Needs of the acceptance: names and a password for a new account, signing in with that address, a new password, only a confirmation, another account than the signed-in one, or an address that signs in otherwise than by Facebook */
  acceptance?: Maybe<string>
}

/** Last outing of the traveller (extension); null when unknown, or to remove it */
export type ApiOuting = {
  /** Distance in km */
  km?: Maybe<number>
  /** Ascent in metres */
  ascent_m?: Maybe<number>
  /** Duration in hours */
  hours?: Maybe<number>
  /** Feeling at the end */
  feeling?: Maybe<string>
}

export type ApiOwnReview = {
  /** ID */
  id?: Maybe<string>
  /** Rating, 1 to 5 */
  rating?: Maybe<number>
  /** Plain text */
  text?: Maybe<string>
  /** Month of the trip, YYYY-MM */
  experience_month?: Maybe<string>
  /** State; refused and hidden ones have a reason */
  state?: Maybe<string>
  /** Why it is not public, in French */
  reason?: Maybe<string>
  /** Time at which it was written */
  submitted_at?: Maybe<string>
}

/** Gift card, once it is paid; in the answer of `GET` alone */
export type ApiPaidGiftCard = {
  /** Code */
  code?: Maybe<string>
  /** Name of the recipient */
  recipient_name?: Maybe<string>
  /** Message of the buyer */
  message?: Maybe<string>
  /** Day of the mail; null for at once */
  send_on?: Maybe<string>
}

export type ApiParticipant = {
  /** Position of the traveller in the reservation, starting at 1 */
  position?: Maybe<number>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Date of birth */
  birth_date?: Maybe<string>
  /** Phone number, returned in E.164 */
  phone?: Maybe<string>
  /** Emergency contact: name and phone number */
  emergency_contact?: Maybe<string>
  /** Diet and food restrictions */
  diet?: Maybe<string>
  /** Shoe size, European */
  shoe_size?: Maybe<number>
  /** Fields that are still missing */
  missing?: Maybe<Array<string>>
}

export type ApiParticipantChange = {
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Date of birth */
  birth_date?: Maybe<string>
  /** Phone number, returned in E.164 */
  phone?: Maybe<string>
  /** Emergency contact: name and phone number */
  emergency_contact?: Maybe<string>
  /** Diet and food restrictions */
  diet?: Maybe<string>
  /** Shoe size, European */
  shoe_size?: Maybe<number>
}

export type ApiParticipantList = {
  /** Participants, one per traveller */
  participants?: Maybe<Array<ApiParticipant>>
  /** Percentage of required fields that are filled in */
  dashboard_completness?: Maybe<number>
}

export type ApiPasskeyAttempt = {
  response?: Maybe<{
    /** ID of the credential */
    id?: Maybe<string>
    /** ID of the credential */
    rawId?: Maybe<string>
    /** Type of the credential */
    type?: Maybe<string>
    response?: Maybe<{
      /** Client data that the authenticator signs */
      clientDataJSON?: Maybe<string>
      /** Data of the authenticator */
      authenticatorData?: Maybe<string>
      /** Signature */
      signature?: Maybe<string>
    }>
  }>
  /** Whether this also confirms the second factor for actions that require it */
  step_up?: Maybe<boolean>
}

export type ApiPasskeyEnrolment = {
  response?: Maybe<{
    /** ID of the credential */
    id?: Maybe<string>
    /** ID of the credential */
    rawId?: Maybe<string>
    /** Type of the credential */
    type?: Maybe<string>
    response?: Maybe<{
      /** Client data that the authenticator signs */
      clientDataJSON?: Maybe<string>
      /** Public key and data of the authenticator */
      attestationObject?: Maybe<string>
      /** Ways to reach the authenticator */
      transports?: Maybe<Array<string>>
    }>
  }>
  /** Name for the list of factors */
  name?: Maybe<string>
}

export type ApiPasskeyOptions = {
  /** Options for a new passkey; null where a step-up comes first */
  creation?: Maybe<Record<string, unknown>>
  /** Options to use a passkey of the account; null without one */
  request?: Maybe<Record<string, unknown>>
}

export type ApiPasswordChange = {
  /** Password */
  current_password?: Maybe<string>
  /** Password */
  password?: Maybe<string>
}

export type ApiPayment = {
  /** Payment ID */
  payment_id?: Maybe<string>
  /** Subject of the payment */
  purpose?: Maybe<string>
  /** Status; `refunded` also while the money is on its way back */
  status?: Maybe<string>
  /** Amount, in cents */
  amount_cents?: Maybe<number>
  /** Payment provider; `none` where gift cards pay all */
  provider?: Maybe<string>
  /** Opens the form of the provider in the page */
  client_secret?: Maybe<string>
  /** Page of the provider */
  redirect_url?: Maybe<string>
  /** Cart that is paid */
  cart_id?: Maybe<string>
  /** Reservation, once it is paid */
  reservation_id?: Maybe<string>
  gift_card?: Maybe<ApiPaidGiftCard>
  /** Time at which the money was taken */
  paid_at?: Maybe<string>
  /** Last refusal; with `pending`, another card may be tried */
  failure?: Maybe<string>
}

export type ApiPhoto = {
  /** File name, unique */
  name?: Maybe<string>
  /** Path on the site, or URL on the image CDN */
  url?: Maybe<string>
  /** Width in pixels */
  width?: Maybe<number>
  /** Height in pixels */
  height?: Maybe<number>
  /** Text alternative, in French */
  alt?: Maybe<string>
  /** Average colour, as a placeholder while the photo loads */
  color?: Maybe<string>
  focus?: Maybe<{
    /** Horizontal focal point, in percent from the left */
    x?: Maybe<number>
    /** Vertical focal point, in percent from the top */
    y?: Maybe<number>
  }>
}

export type ApiPhotoCredit = {
  /** File name */
  name?: Maybe<string>
  /** Path on the site, or URL on the image CDN */
  url?: Maybe<string>
  /** Text alternative, in French */
  alt?: Maybe<string>
  /** Place of the photo; null when unknown */
  place?: Maybe<string>
  /** Photographer */
  author?: Maybe<string>
  /** Name of the licence */
  license?: Maybe<string>
  /** URL of the licence text; empty when there is none */
  license_url?: Maybe<string>
  /** URL of the original photo; empty when there is none */
  source_url?: Maybe<string>
}

export type ApiPledge = {
  /** ID */
  id?: Maybe<string>
  /** Expedition ID */
  expedition_id?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  departure?: Maybe<ApiDeparture>
  /** Number of places */
  places?: Maybe<number>
  /** State of the promise */
  state?: Maybe<string>
  /** Time of the promise */
  created_at?: Maybe<string>
  /** Until when a call holds the places; null before a call */
  called_until?: Maybe<string>
}

/** `cart` holds the places of a promise that is being confirmed */
export type ApiPledgeAnswer = {
  pledge?: Maybe<ApiPledge>
  cart?: Maybe<ApiCart>
}

/** Promises; null for a departure that is confirmed or cancelled */
export type ApiPledgeCount = {
  /** Promised places */
  places?: Maybe<number>
  /** Booked places */
  booked?: Maybe<number>
  /** Booked places with which the departure leaves */
  needed?: Maybe<number>
  /** End of the call in which promises are confirmed; null without one */
  call_ends_at?: Maybe<string>
}

export type ApiPledges = {
  /** Promises that are not over or ended lately, newest first */
  pledges?: Maybe<Array<ApiPledge>>
}

export type ApiPriceShare = {
  /** Key */
  key?: Maybe<string>
  /** Percent of the price; all of them are 100 */
  percent?: Maybe<number>
  /** Whether it stays where the trip goes */
  is_local?: Maybe<boolean>
}

export type ApiQuote = {
  /** Changes with any amount or day; a payment refers to it */
  hash?: Maybe<string>
  lines?: Maybe<Array<ApiQuoteLine>>
  /** Price of what is sold, before gift cards, in cents */
  total_cents?: Maybe<number>
  /** Amount due at the booking, in cents */
  due_now_cents?: Maybe<number>
  /** Deposit, in cents; null where all is due at once */
  deposit_cents?: Maybe<number>
  /** Balance, in cents */
  balance_cents?: Maybe<number>
  /** Day on which the balance is due */
  balance_due_on?: Maybe<string>
  plans?: Maybe<Array<string>>
  /** Parts of the balance that a saved card pays, by that plan; empty where it is not offered */
  instalments?: Maybe<Array<ApiQuoteInstalment>>
}

export type ApiQuoteInstalment = {
  /** Day on which the saved card is charged */
  due_on?: Maybe<string>
  /** Amount, in cents */
  amount_cents?: Maybe<number>
}

export type ApiQuoteLine = {
  /** Kind of the line */
  kind?: Maybe<string>
  /** Label, in French */
  label?: Maybe<string>
  /** Quantity */
  quantity?: Maybe<number>
  /** Price of one, in cents */
  unit_price_cents?: Maybe<number>
  /** Amount of the line, in cents; negative for what lowers the price */
  amount_cents?: Maybe<number>
}

export type ApiReceivedPhoto = {
  photo?: Maybe<ApiAgencyPhoto>
}

export type ApiRecoveryCode = {
  /** Recovery code */
  code?: Maybe<string>
}

export type ApiRecoveryCodes = {
  /** New recovery codes, shown once; empty where former ones remain valid */
  recovery_codes?: Maybe<Array<string>>
}

export type ApiRefund = {
  /** Amount in euros */
  amount?: Maybe<number>
  /** State of the refund */
  state?: Maybe<string>
  /** Date of the refund; null while it is pending */
  refunded_on?: Maybe<string>
}

export type ApiReply = {
  /** ID */
  id?: Maybe<string>
  /** Plain text */
  body?: Maybe<string>
  /** Time at which the message was posted */
  created_at?: Maybe<string>
  /** ID of the question it replies to; null for a question */
  parent_id?: Maybe<string>
  author?: Maybe<{
    /** First name */
    first_name?: Maybe<string>
    /** URL of the avatar */
    avatar_url?: Maybe<string>
    /** Role of the author */
    role?: Maybe<string>
  }>
  replies?: Maybe<Array<unknown>>
}

export type ApiReplyStat = {
  /** Number of questions about all expeditions */
  question_count?: Maybe<number>
  /** Number of questions that a guide or the agency replied to */
  replied_count?: Maybe<number>
  /** Median time to the first such reply, in hours; null without replies */
  median_reply_hours?: Maybe<number>
}

export type ApiReportCreation = {
  /** Kind of the row */
  kind?: Maybe<string>
  /** ID of the message or review */
  id?: Maybe<string>
  /** Reason of the report, in plain text */
  reason?: Maybe<string>
}

export type ApiReportDone = {
  /** Whether the report is stored */
  ok?: Maybe<boolean>
}

export type ApiReservation = {
  /** ID */
  reservation_id?: Maybe<string>
  /** Departure ID */
  departure_id?: Maybe<string>
  /** Expedition ID */
  expedition_id?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Name of the expedition */
  name?: Maybe<string>
  /** First day */
  departure_date?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Difficulty level, 1 to 5 */
  level_number?: Maybe<number>
  /** Number of travellers; 0 for the guide */
  travelers_count?: Maybe<number>
  /** Whether the departure is confirmed */
  is_confirmed?: Maybe<boolean>
  /** Bookings missing to confirm the departure */
  missing_to_confirm?: Maybe<number>
  /** Whether the account guides the departure */
  is_guide?: Maybe<boolean>
  guide?: Maybe<ApiGuide>
  /** Whether the departure has begun and is not over */
  is_under_way?: Maybe<boolean>
  /** Percentage of required participant fields that are filled in */
  dashboard_completness?: Maybe<number>
  /** Fields that are still missing */
  missing?: Maybe<Array<string>>
  refund?: Maybe<ApiRefund>
  /** Reference; null for a reservation made by phone */
  reference?: Maybe<string>
  /** Price of the reservation, in cents */
  total_cents?: Maybe<number>
  /** Amount paid, gift cards included, in cents */
  paid_cents?: Maybe<number>
  /** Amount still due, in cents */
  balance_cents?: Maybe<number>
  /** Day on which the balance is due */
  balance_due_on?: Maybe<string>
  option?: Maybe<ApiReservationOption>
  /** URL of the cover photo, 1280 px wide */
  main_photo_large?: Maybe<string>
  /** URL of the cover photo, 640 px wide */
  main_photo_small?: Maybe<string>
  review?: Maybe<ApiOwnReview>
  /** Months of the trip to choose from for a review; empty where none can be written */
  review_months?: Maybe<Array<string>>
  /** Status by the current date in Paris */
  reservation_status_front_end?: Maybe<string>
}

export type ApiReservationAccount = {
  /** Reservation ID */
  reservation_id?: Maybe<string>
  /** Reference; null for a reservation made by phone */
  reference?: Maybe<string>
  /** Price of the reservation, in cents */
  total_cents?: Maybe<number>
  /** Amount paid, gift cards included, in cents */
  paid_cents?: Maybe<number>
  /** Amount still due, in cents */
  balance_cents?: Maybe<number>
  /** Day on which the balance is due */
  balance_due_on?: Maybe<string>
  option?: Maybe<ApiReservationOption>
  /** Amount given back to cards, or on its way, in cents */
  refunded_cents?: Maybe<number>
  /** Payments that took money, the first one first */
  payments?: Maybe<Array<ApiPayment>>
  /** Parts that the saved card pays, from the second on; empty for another plan */
  instalments?: Maybe<Array<ApiReservationInstalment>>
  /** Invoices and credit notes, the first one first */
  invoices?: Maybe<Array<ApiAccountInvoice>>
}

export type ApiReservationInstalment = {
  /** Day on which it is due */
  due_on?: Maybe<string>
  /** Amount, in cents */
  amount_cents?: Maybe<number>
  /** State; `late` after a refused charge */
  state?: Maybe<string>
  /** Day of the second charge of a late one; null where none is planned */
  retry_on?: Maybe<string>
}

/** Places held by phone until the first payment; null for booked reservations */
export type ApiReservationOption = {
  /** Hour at which the places are released */
  until?: Maybe<string>
  /** First payment, which books the places, in cents */
  amount_cents?: Maybe<number>
}

export type ApiResetFailure = {
  /** False; no email is sent */
  ok?: Maybe<boolean>
  /** Error code */
  code?: Maybe<string>
  /** Error messages by field name, in French */
  fields?: Maybe<Record<string, string>>
}

export type ApiResetLink = {
  /** Token at the end of the emailed link */
  token?: Maybe<string>
}

export type ApiResetSuccess = {
  /** True; an email is sent if the address has an account */
  ok?: Maybe<boolean>
}

export type ApiReview = {
  /** ID */
  id?: Maybe<string>
  /** Rating, 1 to 5 */
  rateOnFive?: Maybe<number>
  /** First name of the author */
  firstName?: Maybe<string>
  /** Text of the review */
  reviewText?: Maybe<string>
  /** Publication date */
  date?: Maybe<string>
  /** Month of the expedition, YYYY-MM */
  experience_month?: Maybe<string>
  /** Travel party, in the words of the author */
  context?: Maybe<string>
  /** Whether the author travelled on the expedition */
  verified?: Maybe<boolean>
  /** Type of travel party */
  travelled_with?: Maybe<string>
  reply?: Maybe<ApiReviewReply>
}

export type ApiReviewCreation = {
  /** Rating, 1 to 5 */
  rating?: Maybe<number>
  /** Plain text, 20 to 4000 characters */
  text?: Maybe<string>
  /** Month of the trip, YYYY-MM */
  experience_month?: Maybe<string>
}

/** Reply by a guide who leads the expedition, or by the agency */
export type ApiReviewReply = {
  /** Plain text */
  body?: Maybe<string>
  /** First name of the guide */
  author?: Maybe<string>
  /** Date of the reply */
  date?: Maybe<string>
  /** Role of the author */
  role?: Maybe<string>
}

export type ApiReviewStat = {
  /** Average rating; null without reviews */
  average?: Maybe<number>
  /** Number of reviews */
  count?: Maybe<number>
  distribution?: Maybe<{
    /** Number of reviews with a rating of 1 */
    1?: Maybe<number>
    /** Number of reviews with a rating of 2 */
    2?: Maybe<number>
    /** Number of reviews with a rating of 3 */
    3?: Maybe<number>
    /** Number of reviews with a rating of 4 */
    4?: Maybe<number>
    /** Number of reviews with a rating of 5 */
    5?: Maybe<number>
  }>
  /** Number of reviews of one expedition by type of travel party, regardless of the filter */
  companies?: Maybe<{
    /** Number of reviews by travellers of type family */
    family?: Maybe<number>
    /** Number of reviews by travellers of type couple */
    couple?: Maybe<number>
    /** Number of reviews by travellers of type friends */
    friends?: Maybe<number>
    /** Number of reviews by travellers of type solo */
    solo?: Maybe<number>
  }>
  /** Time that reviews wait for a decision; over all expeditions only */
  moderation?: Maybe<{
    /** Reviews written on the site in the last twelve months */
    received_count?: Maybe<number>
    /** Those without a decision within 5 days */
    late_count?: Maybe<number>
  }>
}

export type ApiReviewWithExpedition = {
  /** ID */
  id?: Maybe<string>
  /** Rating, 1 to 5 */
  rateOnFive?: Maybe<number>
  /** First name of the author */
  firstName?: Maybe<string>
  /** Text of the review */
  reviewText?: Maybe<string>
  /** Publication date */
  date?: Maybe<string>
  /** Month of the expedition, YYYY-MM */
  experience_month?: Maybe<string>
  /** Travel party, in the words of the author */
  context?: Maybe<string>
  /** Whether the author travelled on the expedition */
  verified?: Maybe<boolean>
  /** Type of travel party */
  travelled_with?: Maybe<string>
  reply?: Maybe<ApiReviewReply>
  expedition?: Maybe<{
    /** ID */
    id?: Maybe<string>
    /** Slug */
    slug?: Maybe<string>
    /** Name */
    name?: Maybe<string>
  }>
}

export type ApiRoadBook = {
  /** Reservation ID */
  reservation_id?: Maybe<string>
  /** Reference of the reservation */
  reference?: Maybe<string>
  /** Expedition ID */
  expedition_id?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Name of the expedition */
  name?: Maybe<string>
  /** First day */
  departure_date?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** First names of the own party, as far as they are given */
  first_names?: Maybe<Array<string>>
  guide?: Maybe<ApiGuide>
  /** Number for emergencies */
  emergency_number?: Maybe<string>
  /** Telephone number of the agency */
  agency_phone?: Maybe<string>
  /** Last day of this road book, 30 days after the departure */
  valid_until?: Maybe<string>
}

export type ApiRoster = {
  /** Departure ID */
  departure_id?: Maybe<string>
  /** Expedition ID */
  expedition_id?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Name of the expedition */
  name?: Maybe<string>
  /** First day */
  departure_date?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** Total number of places */
  capacity?: Maybe<number>
  /** Number of places booked */
  booked_count?: Maybe<number>
  /** Bookings missing to confirm the departure */
  missing_to_confirm?: Maybe<number>
  /** Price per traveller, in euros */
  price?: Maybe<number>
  /** Travellers, grouped by reservation */
  travellers?: Maybe<Array<ApiRosterTraveller>>
  /** Notes of the agency for the guide, the first one first */
  notes?: Maybe<Array<ApiRosterNote>>
}

export type ApiRosterNote = {
  /** ID of the note */
  id?: Maybe<string>
  /** Reservation ID */
  reservation_id?: Maybe<string>
  /** Text of the note */
  body?: Maybe<string>
  /** Time of the note */
  created_at?: Maybe<string>
}

export type ApiRosterTraveller = {
  /** Reservation ID */
  reservation_id?: Maybe<string>
  /** Position of the traveller in the reservation, starting at 1 */
  position?: Maybe<number>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Phone number, returned in E.164 */
  phone?: Maybe<string>
  /** Emergency contact: name and phone number */
  emergency_contact?: Maybe<string>
  /** Email of the account that booked */
  email?: Maybe<string>
  /** Percentage of required fields that are filled in */
  completness?: Maybe<number>
  /** Fields that are still missing */
  missing?: Maybe<Array<string>>
}

export type ApiRouteGeojson = {
  /** GeoJSON */
  type?: Maybe<string>
  features?: Maybe<Array<{
    /** GeoJSON */
    type?: Maybe<string>
    geometry?: Maybe<{
      /** The route, a place on it, or the land, rivers and frontiers, and towns around it */
      type?: Maybe<string>
      coordinates?: Maybe<Array<number> | Array<Array<number>> | Array<Array<Array<number>>> | Array<Array<Array<Array<number>>>>>
    }>
    properties?: Maybe<{
      /** Name of the place or of the route */
      label?: Maybe<string>
      /** Day of the expedition at this place */
      day?: Maybe<number>
      /** Kind of the place in French, or `land`, `river`, `border`, `names` */
      kind?: Maybe<string>
      /** Names of the positions of a `MultiPoint` */
      names?: Maybe<Array<{
        /** Name of a town or a water */
        label?: Maybe<string>
        /** Kind, in French */
        kind?: Maybe<string>
      }>>
      /** Whether the line is approximate */
      approximate?: Maybe<boolean>
      /** Part of the line of each day; days without a track are absent */
      days?: Maybe<Array<{
        /** Day of the expedition */
        day?: Maybe<number>
        /** Index of the first position of the day */
        from?: Maybe<number>
        /** Index of its last position */
        to?: Maybe<number>
      }>>
    }>
  }>>
}

export type ApiSalesSettings = {
  /** Percentage of the price that is due at the booking */
  deposit_percent?: Maybe<number>
  /** Days before the first day on which the balance is due */
  balance_days?: Maybe<number>
  /** Hours after the booking in which a cancellation is free */
  free_hours?: Maybe<number>
  /** Least days left for the free hours */
  free_days?: Maybe<number>
  /** Price of a cancellation: the first tier whose days are left */
  tiers?: Maybe<Array<ApiCancellationTier>>
  /** Hours for which an option keeps its places by default */
  option_hours?: Maybe<number>
  /** Days on which an unpaid balance is recalled */
  reminder_days?: Maybe<Array<number>>
}

export type ApiSalesSettingsChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  value?: Maybe<{
    /** Percentage of the price that is due at the booking */
    deposit_percent?: Maybe<number>
    /** Days before the first day on which the balance is due */
    balance_days?: Maybe<number>
    /** Hours after the booking in which a cancellation is free */
    free_hours?: Maybe<number>
    /** Least days left for the free hours */
    free_days?: Maybe<number>
    /** Price of a cancellation: the first tier whose days are left */
    tiers?: Maybe<Array<ApiCancellationTier>>
    /** Hours for which an option keeps its places by default */
    option_hours?: Maybe<number>
    /** Days on which an unpaid balance is recalled */
    reminder_days?: Maybe<Array<number>>
  }>
}

export type ApiSalesSettingsSection = {
  /** Version, to send with a change */
  version?: Maybe<number>
  value?: Maybe<ApiSalesSettings>
  /** First name of the author of the stored version; null before any */
  changed_by?: Maybe<string>
  /** Time of the stored version; null before any */
  changed_at?: Maybe<string>
}

export type ApiSaleTerms = {
  /** Percentage of the price that is due at the booking */
  deposit_percent?: Maybe<number>
  /** Days before the first day on which the balance is due */
  balance_days?: Maybe<number>
  /** Hours after the booking in which a cancellation is free */
  free_hours?: Maybe<number>
  /** Least days left for the free hours */
  free_days?: Maybe<number>
  /** Price of a cancellation: the first tier whose days are left */
  tiers?: Maybe<Array<ApiCancellationTier>>
}

export type ApiSavedAgencyWebhook = {
  webhook?: Maybe<ApiAgencyWebhook>
  /** Secret, shown once; null unless it is new */
  secret?: Maybe<string>
}

export type ApiSearchAnswer = {
  hits?: Maybe<Array<ApiSearchHit>>
  /** Number of expeditions found */
  nbHits?: Maybe<number>
  /** Page number, starting at 1 */
  page?: Maybe<number>
  /** Number of pages */
  nbPages?: Maybe<number>
  /** Expeditions per page */
  hitsPerPage?: Maybe<number>
  facets?: Maybe<ApiFacets>
  facets_stats?: Maybe<{
    /** Price in euros, regardless of the price filter; null without expeditions */
    price?: Maybe<{
      /** Price in euros, regardless of the price filter: minimum */
      min?: Maybe<number>
      /** Price in euros, regardless of the price filter: maximum */
      max?: Maybe<number>
    }>
    /** Duration in days, regardless of the duration filter; null without expeditions */
    duration?: Maybe<{
      /** Duration in days, regardless of the duration filter: minimum */
      min?: Maybe<number>
      /** Duration in days, regardless of the duration filter: maximum */
      max?: Maybe<number>
    }>
  }>
  /** Words of the request, as parsed */
  query?: Maybe<string>
  /** Words after spelling correction; null when no word was corrected */
  corrected_query?: Maybe<string>
  /** `every`: each expedition contains every word. `some`: none does, and expeditions with some words are returned */
  matching?: Maybe<string>
  /** Suggestions, at most 8 */
  suggestions?: Maybe<Array<ApiSuggestion>>
  /** Processing time in milliseconds */
  processingTimeMS?: Maybe<number>
}

export type ApiSearchHit = {
  /** ID */
  id?: Maybe<string>
  /** Copy of `id` under the name search clients expect */
  objectID?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** ID, `unique_id` or slug of the expedition */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Type of expedition */
  expedition_type?: Maybe<string>
  /** Short description, one sentence */
  short_description?: Maybe<string>
  /** URL of the cover photo, 640 px wide */
  main_photo_small?: Maybe<string>
  /** URL of the cover photo, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, in euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure in euros; the catalogue price when there is none */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Difficulty level, 1 to 5 */
  level_number?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Whether the expedition welcomes families */
  family_friendly?: Maybe<boolean>
  /** Whether the expedition was published less than 60 days ago or is flagged as new */
  is_new?: Maybe<boolean>
  /** Whether a future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** URL of the flag of the first country */
  country_flag_url?: Maybe<string>
  /** French name of the region */
  region?: Maybe<string>
  /** Slug of the region, as the filter accepts it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average rating; null without reviews */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Rank in the default order */
  carousel_rank?: Maybe<number>
  /** Number of accounts with the expedition among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Number of future departures, including full ones and excluding cancelled ones */
  next_departures_count?: Maybe<number>
  /** Next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Next three departures with places left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Whether one of the next three departures has places left */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest train journey */
    city?: Maybe<string>
    /** Travel time from the station to the meeting point, one way, in hours */
    hours?: Maybe<number>
    /** Emissions in kilograms of CO2 equivalent, one way, per person */
    kg_co2e?: Maybe<number>
    /** Journey in words, in French */
    label?: Maybe<string>
    /** Means of transport in the order of the journey */
    modes?: Maybe<Array<string>>
  }>
  /** First three departures that match; absent when the search does not filter departures */
  matching_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Train journey from the city of `from`, or with `max_train_hours` alone from the nearest city; null without a journey, absent without both parameters */
  train_access_from?: Maybe<{
    /** City of the parameter `from`, or the nearest one */
    city?: Maybe<string>
    /** Travel time from the station to the meeting point, one way, in hours */
    hours?: Maybe<number>
    /** Emissions in kilograms of CO2 equivalent, one way, per person */
    kg_co2e?: Maybe<number>
    /** Journey in words, in French */
    label?: Maybe<string>
    /** Means of transport in the order of the journey */
    modes?: Maybe<Array<string>>
    /** Slug of the city, as the parameter `from` accepts it */
    city_slug?: Maybe<string>
    /** Whether the service derived the journey; the agency published the others */
    is_estimated?: Maybe<boolean>
    /** City whose published journey an estimate follows; null without one */
    via?: Maybe<string>
  }>
}

export type ApiSession = {
  /** Session ID; it grants no access */
  id?: Maybe<string>
  /** Time of the sign-in */
  created_at?: Maybe<string>
  /** Time of the last use, with a precision of one minute */
  last_seen_at?: Maybe<string>
  /** Whether this is the session of the request */
  is_current?: Maybe<boolean>
}

export type ApiSessionList = {
  /** Active sessions, most recently used first */
  sessions?: Maybe<Array<ApiSession>>
}

export type ApiShortlist = {
  /** Trips of the list, in order */
  items?: Maybe<Array<ApiShortlistItem>>
  /** ID of the list */
  id?: Maybe<string>
  /** Title */
  title?: Maybe<string>
  /** Whether the list accepts no more changes */
  is_closed?: Maybe<boolean>
  /** Day on which the list is deleted unless it is used before */
  expires_on?: Maybe<string>
  people?: Maybe<Array<ApiShortlistPerson>>
  /** Departures that suit most travellers, five at most */
  best_dates?: Maybe<Array<{
    /** Expedition ID */
    expedition_id?: Maybe<string>
    departure?: Maybe<ApiDeparture>
    /** Travellers who can leave */
    travellers?: Maybe<number>
    /** Persons who cannot */
    missing?: Maybe<Array<string>>
  }>>
  /** ID of the person */
  me?: Maybe<string>
}

export type ApiShortlistItem = {
  /** ID */
  id?: Maybe<string>
  /** Copy of `id` under the name search clients expect */
  objectID?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** ID, `unique_id` or slug of the expedition */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Type of expedition */
  expedition_type?: Maybe<string>
  /** Short description, one sentence */
  short_description?: Maybe<string>
  /** URL of the cover photo, 640 px wide */
  main_photo_small?: Maybe<string>
  /** URL of the cover photo, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, in euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure in euros; the catalogue price when there is none */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Duration in days */
  duration_days?: Maybe<number>
  /** Difficulty level, 1 to 5 */
  level_number?: Maybe<number>
  /** Minimum age; null for adults only */
  age_min_child?: Maybe<number>
  /** Whether the expedition welcomes families */
  family_friendly?: Maybe<boolean>
  /** Whether the expedition was published less than 60 days ago or is flagged as new */
  is_new?: Maybe<boolean>
  /** Whether a future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** URL of the flag of the first country */
  country_flag_url?: Maybe<string>
  /** French name of the region */
  region?: Maybe<string>
  /** Slug of the region, as the filter accepts it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average rating; null without reviews */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Rank in the default order */
  carousel_rank?: Maybe<number>
  /** Number of accounts with the expedition among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Number of future departures, including full ones and excluding cancelled ones */
  next_departures_count?: Maybe<number>
  /** Next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Next three departures with places left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure ID */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** Whether the minimum is reached or the guide has confirmed the departure */
    is_confirmed?: Maybe<boolean>
    /** Bookings missing to confirm the departure */
    missing_to_confirm?: Maybe<number>
    /** Status of the departure */
    status?: Maybe<string>
    /** Price per traveller, in euros */
    price?: Maybe<number>
  }>>
  /** Whether one of the next three departures has places left */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Name of the meeting point */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest train journey */
    city?: Maybe<string>
    /** Travel time from the station to the meeting point, one way, in hours */
    hours?: Maybe<number>
    /** Emissions in kilograms of CO2 equivalent, one way, per person */
    kg_co2e?: Maybe<number>
    /** Journey in words, in French */
    label?: Maybe<string>
    /** Means of transport in the order of the journey */
    modes?: Maybe<Array<string>>
  }>
  /** Sum of the votes */
  score?: Maybe<number>
  /** Votes, by person */
  votes?: Maybe<Array<{
    /** ID of the person */
    person_id?: Maybe<string>
    /** 2: yes; 1: why not; 0: no */
    vote?: Maybe<number>
  }>>
}

export type ApiShortlistPerson = {
  /** ID of the person */
  id?: Maybe<string>
  /** First name */
  name?: Maybe<string>
  /** Travellers of this person */
  party?: Maybe<number>
  /** Weeks that suit, in order */
  weeks?: Maybe<Array<{
    /** First day of the week, a Saturday */
    week?: Maybe<string>
    /** 1: the week-end with its Monday; 2: the whole week */
    part?: Maybe<number>
  }>>
}

export type ApiSignUp = {
  /** Email address */
  email?: Maybe<string>
  /** Password */
  password?: Maybe<string>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Whether to subscribe the account to the newsletter */
  newsletter?: Maybe<boolean>
  /** Referral source of the visitor; truncated to 64 characters */
  referral?: Maybe<string>
}

export type ApiSignUpFailure = {
  /** Always null */
  token?: Maybe<null>
  /** Always null */
  user_id?: Maybe<null>
  /** Error messages, at least one */
  errors?: Maybe<Array<string>>
  /** Error code */
  code?: Maybe<string>
  /** Error messages by field name, in French */
  fields?: Maybe<Record<string, string>>
}

export type ApiSignUpSuccess = {
  /** Bearer token, valid for 10 minutes */
  token?: Maybe<string>
  /** Account ID */
  user_id?: Maybe<string>
  errors?: Maybe<Array<string>>
}

export type ApiSite = {
  /** Name; the host of the site until an owner has saved one */
  name?: Maybe<string>
  /** Name of the company; may be empty */
  legal_name?: Maybe<string>
  /** Address for visitors, and for what they send; may be empty */
  email?: Maybe<string>
  /** Telephone number, in international format; may be empty */
  phone?: Maybe<string>
  /** Street; may be empty */
  street?: Maybe<string>
  /** Postal code; may be empty */
  postal_code?: Maybe<string>
  /** City; may be empty */
  city?: Maybe<string>
  /** Number in the register of travel agencies; may be empty */
  registration?: Maybe<string>
  /** Financial guarantor, with address; may be empty */
  guarantor?: Maybe<string>
  /** Insurer of the liability, with address; may be empty */
  insurer?: Maybe<string>
  /** Page on Instagram; may be empty */
  instagram?: Maybe<string>
  /** Page on Facebook; may be empty */
  facebook?: Maybe<string>
  /** Page on LinkedIn; may be empty */
  linkedin?: Maybe<string>
  /** Page on YouTube; may be empty */
  youtube?: Maybe<string>
  /** Hour at which the telephone opens, in Paris */
  opens_at?: Maybe<number>
  /** Hour at which the telephone closes, in Paris */
  closes_at?: Maybe<number>
  /** Days on which the telephone is open, except public holidays */
  weekdays?: Maybe<Array<number>>
  /** Other closed days */
  closed_days?: Maybe<Array<string>>
  sales?: Maybe<ApiSaleTerms>
}

export type ApiStaffAcceptance = {
  /** New password, at least 12 characters */
  password?: Maybe<string>
  /** First name of a new account */
  first_name?: Maybe<string>
  /** Last name of a new account */
  last_name?: Maybe<string>
}

export type ApiStaffAccepted = {
  /** Bearer token of the opened session; null for an account that was signed in */
  token?: Maybe<string>
}

export type ApiStaffChange = {
  /** Version that the change is based on */
  version?: Maybe<number>
  /** Role: owners may do everything */
  role?: Maybe<string>
  /** Permissions of a member of staff; an owner has all */
  permissions?: Maybe<Array<string>>
  /** Suspended: no access, at once */
  state?: Maybe<string>
  /** Whether to end a lock-out of the second factor */
  unlock?: Maybe<boolean>
  /** Reason for the audit log */
  reason?: Maybe<string>
}

export type ApiStaffInvitation = {
  /** ID */
  id?: Maybe<string>
  /** Email address */
  email?: Maybe<string>
  /** Role: owners may do everything */
  role?: Maybe<string>
  /** Permissions of a member of staff; an owner has all */
  permissions?: Maybe<Array<string>>
  /** First name of the author; null for the command line */
  invited_by?: Maybe<string>
  /** Time of the invitation */
  created_at?: Maybe<string>
  /** End of the link */
  expires_at?: Maybe<string>
}

export type ApiStaffInvitationList = {
  /** Open invitations, newest first */
  invitations?: Maybe<Array<ApiStaffInvitation>>
}

export type ApiStaffInvitationWish = {
  /** Email address */
  email?: Maybe<string>
  /** Role: owners may do everything */
  role?: Maybe<string>
  /** Permissions of a member of staff; an owner has all */
  permissions?: Maybe<Array<string>>
}

export type ApiStaffList = {
  /** People with access, suspended ones included, by name */
  staff?: Maybe<Array<ApiStaffMember>>
}

export type ApiStaffMember = {
  /** ID of the account */
  id?: Maybe<string>
  /** Version of the rights, to send with a change */
  version?: Maybe<number>
  /** Email address */
  email?: Maybe<string>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Role: owners may do everything */
  role?: Maybe<string>
  /** Permissions of a member of staff; an owner has all */
  permissions?: Maybe<Array<string>>
  /** Whether the person has access */
  state?: Maybe<string>
  /** Time of the acceptance */
  created_at?: Maybe<string>
  /** Last use of a session, to the minute */
  last_seen_at?: Maybe<string>
  /** End of the lock-out of the second factor; null without one */
  locked_until?: Maybe<string>
  /** Second factors */
  factors?: Maybe<Array<ApiAgencyFactor>>
  /** Number of recovery codes that have not been used */
  recovery_codes_left?: Maybe<number>
}

export type ApiStoredAgencyCannedAnswer = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Title, for the staff */
  title?: Maybe<string>
  /** Text, with {prénom}, {aventure} and {départs} */
  body?: Maybe<string>
  /** Whether it is no longer offered */
  is_archived?: Maybe<boolean>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredAgencyCustomer = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Email */
  email?: Maybe<string>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Phone number, in E.164 */
  phone?: Maybe<string>
  /** Where the account came from */
  source?: Maybe<string>
  /** How the account signs in */
  provider?: Maybe<string>
  /** Whether the address is confirmed */
  is_email_confirmed?: Maybe<boolean>
  /** Whether the account agreed to the newsletter */
  newsletter?: Maybe<boolean>
  /** Time of the account */
  created_at?: Maybe<string>
  /** Reservations, cancelled ones included */
  reservations_count?: Maybe<number>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredAgencyDeparture = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Total number of places */
  capacity?: Maybe<number>
  /** Booked places */
  booked_count?: Maybe<number>
  /** Places that bookings under way, offers and options hold */
  held_count?: Maybe<number>
  /** Places among them that options by phone hold */
  option_count?: Maybe<number>
  /** Number of travellers that confirms the departure */
  group_min?: Maybe<number>
  /** Price per traveller, in cents */
  price_cents?: Maybe<number>
  /** State for the agency */
  state?: Maybe<string>
  /** Time at which sales were closed */
  sales_closed_at?: Maybe<string>
  /** Time of the confirmation, which is permanent */
  confirmed_at?: Maybe<string>
  /** ID of the guide */
  guide_id?: Maybe<string>
  /** Name of the guide */
  guide_name?: Maybe<string>
  /** Reservations that are not cancelled */
  reservations_count?: Maybe<number>
  /** Sum that these reservations still owe, in cents */
  balance_cents?: Maybe<number>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredAgencyExpedition = {
  /** ID */
  id?: Maybe<string>
  /** Permanent reference */
  unique_id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** State */
  state?: Maybe<string>
  /** Whether the draft differs from the published content */
  has_changes?: Maybe<boolean>
  /** Number of departures to come that are not cancelled */
  departures_to_come?: Maybe<number>
  /** Places left on these departures */
  places_left?: Maybe<number>
  /** ID of the guide */
  guide_id?: Maybe<string>
  /** Name of the guide */
  guide_name?: Maybe<string>
  cover?: Maybe<ApiPhoto>
  /** Rank in the default order */
  rank?: Maybe<number>
  /** First name of the author of the last change */
  changed_by?: Maybe<string>
  /** Time of the last change */
  changed_at?: Maybe<string>
  draft?: Maybe<ApiAgencyExpeditionContent>
  published?: Maybe<ApiAgencyExpeditionContent>
  /** Rules that the draft does not fulfil yet, and advice */
  checks?: Maybe<Array<ApiAgencyExpeditionCheck>>
  /** Slugs that lead to the present one */
  former_slugs?: Maybe<Array<string>>
}

export type ApiStoredAgencyGuide = {
  /** ID */
  id?: Maybe<string>
  /** Version of the profile, to send with a change */
  version?: Maybe<number>
  /** Slug in URLs */
  slug?: Maybe<string>
  /** Name */
  full_name?: Maybe<string>
  /** Diploma */
  diploma?: Maybe<string>
  /** Home region of the guide */
  based_in?: Maybe<string>
  /** Spoken languages */
  languages?: Maybe<Array<string>>
  /** Biography of the guide */
  bio?: Maybe<string>
  /** One sentence in the guide’s own voice */
  quote?: Maybe<string>
  photo?: Maybe<ApiPhoto>
  /** Whether the guide is absent from all public pages */
  is_hidden?: Maybe<boolean>
  /** Whether an account signs in as this guide */
  has_account?: Maybe<boolean>
  /** Email address of that account; null to staff without the permission departures */
  account_email?: Maybe<string>
  /** Absences that are not over, soonest first */
  absences?: Maybe<Array<ApiGuideAbsence>>
  /** Number of departures that the guide leads and that are not over */
  departures_to_come?: Maybe<number>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredAgencyPhoto = {
  /** File name, unique */
  name?: Maybe<string>
  /** Path on the site, or URL on the image CDN */
  url?: Maybe<string>
  /** Width in pixels */
  width?: Maybe<number>
  /** Height in pixels */
  height?: Maybe<number>
  /** Text alternative, in French */
  alt?: Maybe<string>
  /** Average colour, as a placeholder while the photo loads */
  color?: Maybe<string>
  focus?: Maybe<{
    /** Horizontal focal point, in percent from the left */
    x?: Maybe<number>
    /** Vertical focal point, in percent from the top */
    y?: Maybe<number>
  }>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Photographer; empty when unknown */
  author?: Maybe<string>
  /** Name of the licence; empty when unknown */
  license?: Maybe<string>
  /** Place of the photo; null when unknown */
  place?: Maybe<string>
  /** Whether the agency has sent it; the others are files of the product */
  is_uploaded?: Maybe<boolean>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredAgencyReservation = {
  /** Stored version */
  version?: Maybe<number>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredAgencyReview = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a decision */
  version?: Maybe<number>
  /** State */
  state?: Maybe<string>
  /** Rating, 1 to 5 */
  rating?: Maybe<number>
  /** Text, as the author wrote it */
  text?: Maybe<string>
  /** First name of the author */
  author_name?: Maybe<string>
  /** ID of the expedition */
  expedition_id?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Month of the trip, YYYY-MM */
  experience_month?: Maybe<string>
  /** Whether the author travelled on the expedition */
  is_verified?: Maybe<boolean>
  /** Time at which it was written on the site */
  submitted_at?: Maybe<string>
  /** Time by which a pending one gets a decision */
  due_at?: Maybe<string>
  /** Time of the first decision */
  decided_at?: Maybe<string>
  /** Day of publication */
  published_on?: Maybe<string>
  /** Reason of a refusal */
  refusal_reason?: Maybe<string>
  /** Sentence mailed to the author */
  refusal_text?: Maybe<string>
  /** Reason for hiding it */
  hidden_reason?: Maybe<string>
  /** Reports that wait for a decision */
  reports_count?: Maybe<number>
  /** Reasons that those reports give */
  report_reasons?: Maybe<Array<string>>
  reply?: Maybe<ApiAgencyReviewReply>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredAgencyWebhook = {
  /** ID */
  id?: Maybe<string>
  /** Version, to send with a change */
  version?: Maybe<number>
  /** Address of the receiver */
  url?: Maybe<string>
  /** Events that are sent */
  events?: Maybe<Array<string>>
  /** Reseller whose reservations alone are sent; null for all */
  reseller_id?: Maybe<string>
  /** Name of the reseller */
  reseller_name?: Maybe<string>
  /** Whether events are sent */
  is_enabled?: Maybe<boolean>
  /** Cause, unless it is enabled */
  disabled_reason?: Maybe<string>
  /** Time of the disabling */
  disabled_at?: Maybe<string>
  /** Start of an unbroken series of failures */
  failing_since?: Maybe<string>
  /** Time of the creation */
  created_at?: Maybe<string>
  /** Deliveries that wait */
  waiting_count?: Maybe<number>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiStoredStaffMember = {
  /** ID of the account */
  id?: Maybe<string>
  /** Version of the rights, to send with a change */
  version?: Maybe<number>
  /** Email address */
  email?: Maybe<string>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Role: owners may do everything */
  role?: Maybe<string>
  /** Permissions of a member of staff; an owner has all */
  permissions?: Maybe<Array<string>>
  /** Whether the person has access */
  state?: Maybe<string>
  /** Time of the acceptance */
  created_at?: Maybe<string>
  /** Last use of a session, to the minute */
  last_seen_at?: Maybe<string>
  /** End of the lock-out of the second factor; null without one */
  locked_until?: Maybe<string>
  /** Second factors */
  factors?: Maybe<Array<ApiAgencyFactor>>
  /** Number of recovery codes that have not been used */
  recovery_codes_left?: Maybe<number>
  /** First name of the author of the stored version */
  changed_by?: Maybe<string>
  /** Time of the stored version */
  changed_at?: Maybe<string>
}

export type ApiSuggestion = {
  /** Type of suggestion */
  kind?: Maybe<string>
  /** Label to display */
  label?: Maybe<string>
  /** Slug or code that the filter or the page accepts */
  value?: Maybe<string>
}

export type ApiThemeFilters = {
  activities?: Maybe<Array<string>>
  countries?: Maybe<Array<string>>
  /** Region slug */
  region?: Maybe<string>
  /** Slug of the expedition type */
  expedition_type?: Maybe<string>
  /** School holidays */
  vacation?: Maybe<string>
  /** Whether to return only expeditions that welcome families */
  family_friendly?: Maybe<boolean>
}

export type ApiThemeGroup = {
  /** ID */
  id?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Themes of the group; may be empty */
  themes?: Maybe<Array<ApiThemeLink>>
}

export type ApiThemeLink = {
  /** Name */
  name?: Maybe<string>
  /** Path under /aventures/themes/ */
  path?: Maybe<string>
  /** URL of the banner photo */
  banner_photo_url?: Maybe<string>
  banner_photo?: Maybe<ApiPhoto>
  /** Introduction */
  intro?: Maybe<string>
  /** Number of expeditions that match the filters */
  expeditions_count?: Maybe<number>
  /** First day of the next departure; null without one */
  next_departure_start?: Maybe<string>
  filters?: Maybe<ApiThemeFilters>
}

export type ApiThemePage = {
  theme?: Maybe<{
    /** Name */
    name?: Maybe<string>
    /** Path under /aventures/themes/ */
    path?: Maybe<string>
    /** URL of the banner photo */
    banner_photo_url?: Maybe<string>
    banner_photo?: Maybe<ApiPhoto>
    /** Introduction */
    intro?: Maybe<string>
    /** Number of expeditions that match the filters */
    expeditions_count?: Maybe<number>
    /** First day of the next departure; null without one */
    next_departure_start?: Maybe<string>
  }>
  filters?: Maybe<ApiThemeFilters>
}

export type ApiTotpCode = {
  /** Code of the authenticator app */
  code?: Maybe<string>
  /** Whether this also confirms the second factor for actions that require it */
  step_up?: Maybe<boolean>
}

export type ApiTrainAccess = {
  /** City of departure */
  city?: Maybe<string>
  /** Travel time from the station to the meeting point, one way, in hours */
  hours?: Maybe<number>
  /** Emissions in kilograms of CO2 equivalent, one way, per person */
  kg_co2e?: Maybe<number>
  /** Journey in words, in French */
  label?: Maybe<string>
  /** Means of transport in the order of the journey */
  modes?: Maybe<Array<string>>
  /** Slug of the city, as the parameter `from` accepts it */
  city_slug?: Maybe<string>
  /** Whether the service derived the journey; the agency published the others */
  is_estimated?: Maybe<boolean>
  /** City whose published journey an estimate follows; null without one */
  via?: Maybe<string>
  /** Number of nights on the way */
  overnight?: Maybe<number>
  /** Remark on the journey, in French */
  note?: Maybe<string>
  /** Distance in kilometres */
  km?: Maybe<number>
  legs?: Maybe<Array<ApiAccessLeg>>
  compare?: Maybe<{
    /** Emissions by plane, in kilograms of CO2 equivalent; null without a flight */
    plane_kg_co2e?: Maybe<number>
    /** Emissions by car with two people on board, in kilograms of CO2 equivalent; null across the sea */
    car_kg_co2e?: Maybe<number>
  }>
}

export type ApiTravellerMarkChange = {
  /** Whether the traveller has arrived; null before */
  mark?: Maybe<string>
}

export type ApiUser = {
  /** ID */
  id?: Maybe<string>
  /** Bearer token of the request */
  token?: Maybe<string>
  /** Email address */
  email?: Maybe<string>
  /** Sign-up method of the account */
  provider?: Maybe<string>
  /** Number of sign-ins, including the sign-up */
  sign_in_count?: Maybe<number>
  /** Whether the account is subscribed to the newsletter */
  newsletter?: Maybe<boolean>
  /** Phone number in E.164; null when unknown */
  phone?: Maybe<string>
  /** Slug of the city of departure; null when unknown (extension) */
  home_city?: Maybe<string>
  /** First name; defaults to the local part of the email address */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** URL of the portrait, or of a local image with the initials */
  avatar_url?: Maybe<string>
  effort?: Maybe<ApiOuting>
  /** Favourites, oldest first */
  interests?: Maybe<Array<string>>
  cart?: Maybe<ApiCart>
  /** Next step of the session to open the agency (extension); `none` for customers */
  agency_access?: Maybe<string>
  /** Kinds of second factors that open the agency (extension); none for customers */
  agency_factors?: Maybe<Array<string>>
}

export type ApiUserChange = {
  /** Phone number in any format, French unless it begins with +; null removes it */
  phone?: Maybe<string>
  /** First name (extension) */
  first_name?: Maybe<string>
  /** Last name (extension) */
  last_name?: Maybe<string>
  /** Whether the account is subscribed to the newsletter (extension) */
  newsletter?: Maybe<boolean>
  effort?: Maybe<ApiOuting>
  /** City of departure; null removes it (extension) */
  home_city?: Maybe<string>
}

export type ApiWaitingAnswer = {
  /** Whether the entry is on the list; otherwise the emailed link has to be followed */
  is_confirmed?: Maybe<boolean>
  /** Token of the entry: the last segment of its links */
  token?: Maybe<string>
}

export type ApiWaitingEntry = {
  /** Departure ID */
  departure_id?: Maybe<string>
  /** First day */
  departure_start?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** Slug of the expedition */
  expedition_slug?: Maybe<string>
  /** Name of the expedition */
  expedition_name?: Maybe<string>
  /** Number of places to wait for */
  places?: Maybe<number>
  /** State of the entry */
  state?: Maybe<string>
  /** Position on the list, from 1; null unless waiting */
  position?: Maybe<number>
  /** End of the offer; null without a current offer */
  offer_expires_at?: Maybe<string>
}

export type ApiWebhookAnswer = {
  /** Whether the event is stored, now or before */
  received?: Maybe<boolean>
}
