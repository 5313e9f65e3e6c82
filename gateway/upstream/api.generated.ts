// Written by tools/restTypes.ts from schema/rest/openapi.json.

/** Another service behind the same paths may leave out what it does not know. */
type Maybe<T> = T | null | undefined

export type ApiCallback = {
  /** The agency calls from here on */
  call_from?: Maybe<string>
  /** The agency calls before */
  call_until?: Maybe<string>
}

export type ApiCallbackRequest = {
  /** Name of the person to call */
  name?: Maybe<string>
  /** A number in any form, French unless it begins with + */
  phone?: Maybe<string>
  /** Part of the support hours in Paris: 9 to 12, 12 to 14, 14 to 18 */
  slot?: Maybe<string>
}

export type ApiCart = {
  /** Id; it changes when another departure replaces the first */
  id?: Maybe<string>
  /** Trip */
  expedition_id?: Maybe<string>
  /** Trip, as addresses name it */
  expedition_slug?: Maybe<string>
  /** Name of the trip */
  expedition_name?: Maybe<string>
  /** Cover photograph */
  expedition_main_photo?: Maybe<string>
  /** Departure */
  departure_id?: Maybe<string>
  /** First day */
  departure_start?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** Travellers */
  reservation_travelers_count?: Maybe<number>
  /** Euros a traveller, as it was when the cart was made */
  unit_price?: Maybe<number>
  /** Euros, all travellers */
  total?: Maybe<number>
  /** Places left on that departure now */
  available_count?: Maybe<number>
}

export type ApiCartAnswer = {
  cart?: Maybe<ApiCart>
  /** The total again, 0 without a cart */
  total?: Maybe<number>
}

export type ApiChoice = {
  /** As the filter takes it */
  value?: Maybe<string>
  /** As one reads it */
  label?: Maybe<string>
}

export type ApiCollection = {
  /** Id */
  id?: Maybe<string>
  /** Name in an address */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** What its trips have in common */
  subtitle?: Maybe<string>
  /** Banner photograph */
  banner_photo_url?: Maybe<string>
  /** Its trips, in the order chosen */
  expeditions?: Maybe<Array<ApiExpeditionCard>>
}

export type ApiCredentials = {
  /** Address */
  email?: Maybe<string>
  /** Password */
  password?: Maybe<string>
}

/** A bearer for the session of the cookie; null without session */
export type ApiCurrentSession = {
  /** Bearer token, ten minutes */
  jwt?: Maybe<string>
}

export type ApiDeletableMessages = {
  ids?: Maybe<Array<string>>
}

export type ApiDeparture = {
  /** Id */
  id?: Maybe<string>
  /** First day */
  start?: Maybe<string>
  /** Last day */
  end?: Maybe<string>
  /** Places */
  capacity?: Maybe<number>
  /** Places left; 0 when cancelled */
  available_count?: Maybe<number>
  /** Euros a traveller */
  price?: Maybe<number>
  /** What one may expect of it */
  status?: Maybe<string>
  /** It leaves for sure */
  is_confirmed?: Maybe<boolean>
  /** Sign-ups missing before it is confirmed */
  missing_to_confirm?: Maybe<number>
  guide?: Maybe<ApiGuide>
}

export type ApiDone = {
  /** Done */
  ok?: Maybe<boolean>
}

export type ApiEmailExists = {
  /** How the account signs in; null without account */
  exists?: Maybe<string>
}

export type ApiEmailOnly = {
  /** Address */
  email?: Maybe<string>
}

export type ApiError = {
  error?: Maybe<{
    /** What went wrong, for programs */
    code?: Maybe<string>
    /** What went wrong and what to do, in French, ready to show */
    message?: Maybe<string>
    /** A sentence a field */
    fields?: Maybe<Record<string, string>>
    /** Quote it when you report the problem */
    request_id?: Maybe<string>
  }>
}

export type ApiExpeditionCard = {
  /** Id */
  id?: Maybe<string>
  /** The id again, under the name search clients expect */
  objectID?: Maybe<string>
  /** Reference that never changes */
  unique_id?: Maybe<string>
  /** Id, `unique_id` or slug */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Kind of trip */
  expedition_type?: Maybe<string>
  /** One sentence */
  short_description?: Maybe<string>
  /** Cover photograph, 640 px wide */
  main_photo_small?: Maybe<string>
  /** Cover photograph, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure, else the catalogue price */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Days */
  duration_days?: Maybe<number>
  /** Difficulty, 1 to 5 */
  level_number?: Maybe<number>
  /** Youngest age accepted; null for adults */
  age_min_child?: Maybe<number>
  /** Families are welcome */
  family_friendly?: Maybe<boolean>
  /** Published less than 60 days ago, or flagged */
  is_new?: Maybe<boolean>
  /** A future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** Flag of the first country */
  country_flag_url?: Maybe<string>
  /** Region, in French */
  region?: Maybe<string>
  /** Region, as the filter takes it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average of the reviews; null without review */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Default order */
  carousel_rank?: Maybe<number>
  /** How many accounts have it among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Future departures that are not cancelled, full ones included */
  next_departures_count?: Maybe<number>
  /** The next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** The minimum is reached, or the guide decided to leave anyway */
    is_confirmed?: Maybe<boolean>
    /** Sign-ups missing before it is confirmed */
    missing_to_confirm?: Maybe<number>
    /** What one may expect of it */
    status?: Maybe<string>
    /** Euros a traveller */
    price?: Maybe<number>
  }>>
  /** The next three departures with a place left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** The minimum is reached, or the guide decided to leave anyway */
    is_confirmed?: Maybe<boolean>
    /** Sign-ups missing before it is confirmed */
    missing_to_confirm?: Maybe<number>
    /** What one may expect of it */
    status?: Maybe<string>
    /** Euros a traveller */
    price?: Maybe<number>
  }>>
  /** One of the next three departures still has a place */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Where the trip begins */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest journey */
    city?: Maybe<string>
    /** Hours, door to meeting point */
    hours?: Maybe<number>
    /** Kilograms of CO2 equivalent, one way, one person */
    kg_co2e?: Maybe<number>
  }>
}

export type ApiExpeditionDetail = {
  /** Id */
  id?: Maybe<string>
  /** The id again, under the name search clients expect */
  objectID?: Maybe<string>
  /** Reference that never changes */
  unique_id?: Maybe<string>
  /** Id, `unique_id` or slug */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Kind of trip */
  expedition_type?: Maybe<string>
  /** One sentence */
  short_description?: Maybe<string>
  /** Cover photograph, 640 px wide */
  main_photo_small?: Maybe<string>
  /** Cover photograph, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure, else the catalogue price */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Days */
  duration_days?: Maybe<number>
  /** Difficulty, 1 to 5 */
  level_number?: Maybe<number>
  /** Youngest age accepted; null for adults */
  age_min_child?: Maybe<number>
  /** Families are welcome */
  family_friendly?: Maybe<boolean>
  /** Published less than 60 days ago, or flagged */
  is_new?: Maybe<boolean>
  /** A future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** Flag of the first country */
  country_flag_url?: Maybe<string>
  /** Region, in French */
  region?: Maybe<string>
  /** Region, as the filter takes it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average of the reviews; null without review */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Default order */
  carousel_rank?: Maybe<number>
  /** How many accounts have it among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Future departures that are not cancelled, full ones included */
  next_departures_count?: Maybe<number>
  /** The next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** The minimum is reached, or the guide decided to leave anyway */
    is_confirmed?: Maybe<boolean>
    /** Sign-ups missing before it is confirmed */
    missing_to_confirm?: Maybe<number>
    /** What one may expect of it */
    status?: Maybe<string>
    /** Euros a traveller */
    price?: Maybe<number>
  }>>
  /** The next three departures with a place left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** The minimum is reached, or the guide decided to leave anyway */
    is_confirmed?: Maybe<boolean>
    /** Sign-ups missing before it is confirmed */
    missing_to_confirm?: Maybe<number>
    /** What one may expect of it */
    status?: Maybe<string>
    /** Euros a traveller */
    price?: Maybe<number>
  }>>
  /** One of the next three departures still has a place */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Where the trip begins */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest journey */
    city?: Maybe<string>
    /** Hours, door to meeting point */
    hours?: Maybe<number>
    /** Kilograms of CO2 equivalent, one way, one person */
    kg_co2e?: Maybe<number>
  }>
  /** The whole story */
  description?: Maybe<string>
  images?: Maybe<Array<ApiPhoto>>
  /** The level again, under the name the trip page reads */
  difficultyLevel?: Maybe<number>
  level?: Maybe<ApiLevel>
  /** Average of the reviews; 5 without review */
  averageRating?: Maybe<number>
  vacation?: Maybe<Array<string>>
  /** Kilometres on foot, by bike or afloat */
  distance_km?: Maybe<number>
  /** Ascent, metres */
  elevation_gain_m?: Maybe<number>
  /** Sign-ups that confirm a departure */
  group_min?: Maybe<number>
  /** Places of a departure */
  group_max?: Maybe<number>
  programme?: Maybe<Array<{
    /** Day of the trip, from 1 */
    day?: Maybe<number>
    /** What happens that day */
    text?: Maybe<string>
  }>>
  included?: Maybe<Array<string>>
  not_included?: Maybe<Array<string>>
  /** Railway station */
  arrival_station?: Maybe<string>
  train_access?: Maybe<Array<{
    /** City one leaves from */
    city?: Maybe<string>
    /** Hours, door to meeting point */
    hours?: Maybe<number>
    /** Kilograms of CO2 equivalent, one way, one person */
    kg_co2e?: Maybe<number>
    /** Kilometres */
    km?: Maybe<number>
    legs?: Maybe<Array<{
      /** Means of transport */
      mode?: Maybe<string>
      /** Kilometres */
      km?: Maybe<number>
    }>>
    compare?: Maybe<{
      /** The same by plane; null where no plane goes */
      plane_kg_co2e?: Maybe<number>
      /** The same by car with two aboard; null across the sea */
      car_kg_co2e?: Maybe<number>
    }>
  }>>
  /** When it was published */
  published_at?: Maybe<string>
}

/** Each facet counts as if nothing were chosen in its own filter */
export type ApiFacets = {
  /** Kinds of trips */
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
  /** Lengths, as ranges of days */
  durations?: Maybe<Array<ApiFacetValue>>
  /** School holidays in which a departure fits */
  vacations?: Maybe<Array<ApiFacetValue>>
  /** Lengths of departures: week-ends, and each number of days */
  days?: Maybe<Array<ApiFacetValue>>
  /** Averages of reviews, at least */
  ratings?: Maybe<Array<ApiFacetValue>>
  /** Ecological ratings, at least */
  eco_ratings?: Maybe<Array<ApiFacetValue>>
  /** Months in which a departure begins */
  months?: Maybe<Array<ApiFacetValue>>
  /** Trips that welcome families */
  family_friendly?: Maybe<Array<ApiFacetValue>>
  /** Trips with a confirmed departure */
  confirmed?: Maybe<Array<ApiFacetValue>>
}

export type ApiFacetValue = {
  /** As the filter takes it */
  value?: Maybe<string>
  /** In French */
  label?: Maybe<string>
  /** Trips one would see with this choice alone in this filter */
  count?: Maybe<number>
}

export type ApiFilters = {
  expedition_types?: Maybe<Array<ApiChoice>>
  countries?: Maybe<Array<{
    /** As the filter takes it */
    code?: Maybe<string>
    /** French name */
    label?: Maybe<string>
    /** Flag */
    flag_url?: Maybe<string>
    /** Regions of that country */
    regions?: Maybe<Array<ApiChoice>>
  }>>
  activity_categories?: Maybe<Array<{
    /** As `activity_types` takes it */
    value?: Maybe<string>
    /** French name */
    label?: Maybe<string>
    /** Name of its icon */
    icon?: Maybe<string>
    /** As `activities` takes them */
    activities?: Maybe<Array<ApiChoice>>
  }>>
  vacations?: Maybe<Array<{
    /** As the filter takes it */
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
  /** As `from` takes them */
  departure_cities?: Maybe<Array<ApiChoice>>
  sorts?: Maybe<Array<ApiChoice>>
  limits?: Maybe<{
    /** At most so many countries */
    countries?: Maybe<number>
    /** At most so many activities and categories */
    activities?: Maybe<number>
  }>
}

export type ApiGuide = {
  /** Id */
  id?: Maybe<string>
  /** Name in an address */
  slug?: Maybe<string>
  /** Name */
  full_name?: Maybe<string>
  /** Diploma */
  diploma?: Maybe<string>
  /** Where the guide lives */
  based_in?: Maybe<string>
  languages?: Maybe<Array<string>>
  /** Who the guide is */
  bio?: Maybe<string>
}

export type ApiInterest = {
  /** Trip */
  expedition_id?: Maybe<string>
  /** Since when */
  created_at?: Maybe<string>
}

export type ApiInterestAnswer = {
  /** The state is as said here */
  ok?: Maybe<boolean>
  /** The trip is a favourite now */
  interested?: Maybe<boolean>
  /** Trip */
  expedition_id?: Maybe<string>
  /** How many accounts have it among their favourites */
  all_time_interests_count?: Maybe<number>
}

export type ApiLevel = {
  /** 1 to 5 */
  level?: Maybe<number>
  /** One word */
  label?: Maybe<string>
  /** Hours of effort a day */
  hours_per_day?: Maybe<string>
  /** Ascent a day, metres */
  elevation_gain_per_day_m?: Maybe<string>
}

export type ApiLiveAccounts = {
  /** First characters of the SHA-256 of the account ids, in hexadecimal; empty for all */
  prefix?: Maybe<string>
}

export type ApiLiveDeparture = {
  /** The trip */
  expedition_id?: Maybe<string>
  departure?: Maybe<ApiDeparture>
}

export type ApiLiveMessage = {
  /** The trip */
  expedition_id?: Maybe<string>
  message?: Maybe<ApiMessage>
}

export type ApiLoginFailure = {
  /** Sentence ready to show */
  error?: Maybe<string>
  /** What went wrong, for programs */
  code?: Maybe<string>
  /** No token */
  token?: Maybe<null>
  /** A sentence a field */
  fields?: Maybe<Record<string, string>>
}

export type ApiLoginSuccess = {
  /** Bearer token, ten minutes */
  token?: Maybe<string>
  /** Account */
  user_id?: Maybe<string>
}

export type ApiMailedToken = {
  /** What the mailed link ends with */
  token?: Maybe<string>
}

export type ApiMessage = {
  /** Id */
  id?: Maybe<string>
  /** Plain text */
  body?: Maybe<string>
  /** When it was posted */
  created_at?: Maybe<string>
  /** The question it replies to */
  parent_id?: Maybe<string>
  author?: Maybe<{
    /** First name */
    first_name?: Maybe<string>
    /** Avatar */
    avatar_url?: Maybe<string>
    /** In what quality */
    role?: Maybe<string>
  }>
  /** Oldest first; replies have none of their own */
  replies?: Maybe<Array<ApiReply>>
}

export type ApiNewPassword = {
  /** What the mailed link ends with */
  token?: Maybe<string>
  /** Password */
  password?: Maybe<string>
}

export type ApiParticipant = {
  /** Which traveller of the reservation, from 1 */
  position?: Maybe<number>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Day of birth */
  birth_date?: Maybe<string>
  /** Phone, kept in E.164 */
  phone?: Maybe<string>
  /** Whom to call, and how */
  emergency_contact?: Maybe<string>
  /** What they eat, and what they cannot */
  diet?: Maybe<string>
  /** Shoe size, European */
  shoe_size?: Maybe<number>
  /** What is still to fill in */
  missing?: Maybe<Array<string>>
}

export type ApiParticipantChange = {
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Day of birth */
  birth_date?: Maybe<string>
  /** Phone, kept in E.164 */
  phone?: Maybe<string>
  /** Whom to call, and how */
  emergency_contact?: Maybe<string>
  /** What they eat, and what they cannot */
  diet?: Maybe<string>
  /** Shoe size, European */
  shoe_size?: Maybe<number>
}

export type ApiParticipantList = {
  /** One a traveller */
  participants?: Maybe<Array<ApiParticipant>>
  /** Percent of the required answers that are given */
  dashboard_completness?: Maybe<number>
}

export type ApiPasswordChange = {
  /** Password */
  current_password?: Maybe<string>
  /** Password */
  password?: Maybe<string>
}

export type ApiPhoto = {
  /** File name, unique */
  name?: Maybe<string>
  /** Path on the site, or on the image CDN */
  url?: Maybe<string>
  /** Pixels */
  width?: Maybe<number>
  /** Pixels */
  height?: Maybe<number>
  /** Text alternative, in French */
  alt?: Maybe<string>
  /** Average colour, to show until the picture is there */
  color?: Maybe<string>
  focus?: Maybe<{
    /** Percent from the left */
    x?: Maybe<number>
    /** Percent from the top */
    y?: Maybe<number>
  }>
}

export type ApiPhotoCredit = {
  /** File name */
  name?: Maybe<string>
  /** Path on the site, or on the image CDN */
  url?: Maybe<string>
  /** What it shows, in French */
  alt?: Maybe<string>
  /** Where it was taken, when that is known */
  place?: Maybe<string>
  /** Who took it */
  author?: Maybe<string>
  /** Licence */
  license?: Maybe<string>
  /** Text of the licence */
  license_url?: Maybe<string>
  /** Page of the original */
  source_url?: Maybe<string>
}

export type ApiRefund = {
  /** Euros */
  amount?: Maybe<number>
  /** Whether it has been given back */
  state?: Maybe<string>
  /** The day on which it was given back */
  refunded_on?: Maybe<string>
}

export type ApiReply = {
  /** Id */
  id?: Maybe<string>
  /** Plain text */
  body?: Maybe<string>
  /** When it was posted */
  created_at?: Maybe<string>
  /** The question it replies to */
  parent_id?: Maybe<string>
  author?: Maybe<{
    /** First name */
    first_name?: Maybe<string>
    /** Avatar */
    avatar_url?: Maybe<string>
    /** In what quality */
    role?: Maybe<string>
  }>
  replies?: Maybe<Array<unknown>>
}

export type ApiReplyStat = {
  /** Number of questions about all trips */
  question_count?: Maybe<number>
  /** Number of questions that a guide or the agency replied to */
  replied_count?: Maybe<number>
  /** Median time until the first such reply, in hours; null without any */
  median_reply_hours?: Maybe<number>
}

export type ApiReservation = {
  /** Id */
  reservation_id?: Maybe<string>
  /** Departure */
  departure_id?: Maybe<string>
  /** Trip */
  expedition_id?: Maybe<string>
  /** Trip, as addresses name it */
  expedition_slug?: Maybe<string>
  /** Name of the trip */
  name?: Maybe<string>
  /** First day */
  departure_date?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** Days */
  duration_days?: Maybe<number>
  /** Difficulty, 1 to 5 */
  level_number?: Maybe<number>
  /** Travellers; none for the guide */
  travelers_count?: Maybe<number>
  /** The departure is confirmed */
  is_confirmed?: Maybe<boolean>
  /** Sign-ups the departure still misses */
  missing_to_confirm?: Maybe<number>
  /** The account guides that departure */
  is_guide?: Maybe<boolean>
  /** Begun and not yet over */
  is_under_way?: Maybe<boolean>
  /** Percent of the required answers about the participants that are given */
  dashboard_completness?: Maybe<number>
  /** What is still to fill in */
  missing?: Maybe<Array<string>>
  refund?: Maybe<ApiRefund>
  /** Cover photograph, 1280 px wide */
  main_photo_large?: Maybe<string>
  /** Cover photograph, 640 px wide */
  main_photo_small?: Maybe<string>
  /** By the day in Paris */
  reservation_status_front_end?: Maybe<string>
}

export type ApiResetFailure = {
  /** No mail was sent */
  ok?: Maybe<boolean>
  /** What went wrong, for programs */
  code?: Maybe<string>
  /** A sentence a field */
  fields?: Maybe<Record<string, string>>
}

export type ApiResetLink = {
  /** What the mailed link ends with */
  token?: Maybe<string>
}

export type ApiResetSuccess = {
  /** A mail is on its way if the address has an account */
  ok?: Maybe<boolean>
}

export type ApiReview = {
  /** Id */
  id?: Maybe<string>
  /** Stars, 1 to 5 */
  rateOnFive?: Maybe<number>
  /** Who wrote it */
  firstName?: Maybe<string>
  /** What was written */
  reviewText?: Maybe<string>
  /** When it was published */
  date?: Maybe<string>
  /** When the trip took place, YYYY-MM */
  experience_month?: Maybe<string>
  /** Who travelled, in the words of the author */
  context?: Maybe<string>
  /** The author was on that trip */
  verified?: Maybe<boolean>
  /** Who travelled */
  travelled_with?: Maybe<string>
  reply?: Maybe<ApiReviewReply>
}

/** Of a guide who leads the trip */
export type ApiReviewReply = {
  /** Plain text */
  body?: Maybe<string>
  /** First name of the guide */
  author?: Maybe<string>
  /** When it was written */
  date?: Maybe<string>
}

export type ApiReviewStat = {
  /** Average of the reviews; null without any */
  average?: Maybe<number>
  /** Number of reviews */
  count?: Maybe<number>
  distribution?: Maybe<{
    /** Reviews with 1 of 5 */
    1?: Maybe<number>
    /** Reviews with 2 of 5 */
    2?: Maybe<number>
    /** Reviews with 3 of 5 */
    3?: Maybe<number>
    /** Reviews with 4 of 5 */
    4?: Maybe<number>
    /** Reviews with 5 of 5 */
    5?: Maybe<number>
  }>
  /** Of one trip, how many reviews by who travelled, whatever the filter */
  companies?: Maybe<{
    /** Reviews of family travellers */
    family?: Maybe<number>
    /** Reviews of couple travellers */
    couple?: Maybe<number>
    /** Reviews of friends travellers */
    friends?: Maybe<number>
    /** Reviews of solo travellers */
    solo?: Maybe<number>
  }>
}

export type ApiReviewWithExpedition = {
  /** Id */
  id?: Maybe<string>
  /** Stars, 1 to 5 */
  rateOnFive?: Maybe<number>
  /** Who wrote it */
  firstName?: Maybe<string>
  /** What was written */
  reviewText?: Maybe<string>
  /** When it was published */
  date?: Maybe<string>
  /** When the trip took place, YYYY-MM */
  experience_month?: Maybe<string>
  /** Who travelled, in the words of the author */
  context?: Maybe<string>
  /** The author was on that trip */
  verified?: Maybe<boolean>
  /** Who travelled */
  travelled_with?: Maybe<string>
  reply?: Maybe<ApiReviewReply>
  expedition?: Maybe<{
    /** Id */
    id?: Maybe<string>
    /** Slug */
    slug?: Maybe<string>
    /** Name */
    name?: Maybe<string>
  }>
}

export type ApiRoster = {
  /** Departure */
  departure_id?: Maybe<string>
  /** Trip */
  expedition_id?: Maybe<string>
  /** Trip, as addresses name it */
  expedition_slug?: Maybe<string>
  /** Name of the trip */
  name?: Maybe<string>
  /** First day */
  departure_date?: Maybe<string>
  /** Last day */
  departure_end?: Maybe<string>
  /** Places in all */
  capacity?: Maybe<number>
  /** Places taken */
  booked_count?: Maybe<number>
  /** Sign-ups the departure still misses */
  missing_to_confirm?: Maybe<number>
  /** Euros a traveller */
  price?: Maybe<number>
  /** One a traveller, by reservation */
  travellers?: Maybe<Array<ApiRosterTraveller>>
}

export type ApiRosterTraveller = {
  /** Reservation */
  reservation_id?: Maybe<string>
  /** Which traveller of the reservation, from 1 */
  position?: Maybe<number>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Percent of the required answers that are given */
  completness?: Maybe<number>
  /** What is still to fill in */
  missing?: Maybe<Array<string>>
}

export type ApiRouteGeojson = {
  /** GeoJSON */
  type?: Maybe<string>
  features?: Maybe<Array<{
    /** GeoJSON */
    type?: Maybe<string>
    geometry?: Maybe<{
      /** The route, or a place on it */
      type?: Maybe<string>
      coordinates?: Maybe<Array<number> | Array<Array<number>>>
    }>
    properties?: Maybe<{
      /** Name of the place or of the route */
      label?: Maybe<string>
      /** Day of the trip on which one is there */
      day?: Maybe<number>
    }>
  }>>
}

export type ApiSearchAnswer = {
  hits?: Maybe<Array<ApiSearchHit>>
  /** Trips found */
  nbHits?: Maybe<number>
  /** This page, from 1 */
  page?: Maybe<number>
  /** Pages */
  nbPages?: Maybe<number>
  /** Trips a page */
  hitsPerPage?: Maybe<number>
  facets?: Maybe<ApiFacets>
  facets_stats?: Maybe<{
    /** Euros, whatever price was asked for; null where no trip is left */
    price?: Maybe<{
      /** Euros, whatever price was asked for: the least */
      min?: Maybe<number>
      /** Euros, whatever price was asked for: the most */
      max?: Maybe<number>
    }>
    /** Days, whatever length was asked for; null where no trip is left */
    duration?: Maybe<{
      /** Days, whatever length was asked for: the least */
      min?: Maybe<number>
      /** Days, whatever length was asked for: the most */
      max?: Maybe<number>
    }>
  }>
  /** The words as they were understood to be typed */
  query?: Maybe<string>
  /** The words searched instead of misspelt ones; null when none was */
  corrected_query?: Maybe<string>
  /** Whether each trip has every word; where none has, the trips with some of them are shown */
  matching?: Maybe<string>
  /** 8 at most */
  suggestions?: Maybe<Array<ApiSuggestion>>
  /** Milliseconds it took */
  processingTimeMS?: Maybe<number>
}

export type ApiSearchHit = {
  /** Id */
  id?: Maybe<string>
  /** The id again, under the name search clients expect */
  objectID?: Maybe<string>
  /** Reference that never changes */
  unique_id?: Maybe<string>
  /** Id, `unique_id` or slug */
  slug?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Kind of trip */
  expedition_type?: Maybe<string>
  /** One sentence */
  short_description?: Maybe<string>
  /** Cover photograph, 640 px wide */
  main_photo_small?: Maybe<string>
  /** Cover photograph, 1280 px wide */
  main_photo_large?: Maybe<string>
  main_photo?: Maybe<ApiPhoto>
  /** Catalogue price per adult, euros */
  price?: Maybe<number>
  /** Lowest price of a bookable departure, else the catalogue price */
  min_price?: Maybe<number>
  /** Always EUR */
  currency?: Maybe<string>
  /** Days */
  duration_days?: Maybe<number>
  /** Difficulty, 1 to 5 */
  level_number?: Maybe<number>
  /** Youngest age accepted; null for adults */
  age_min_child?: Maybe<number>
  /** Families are welcome */
  family_friendly?: Maybe<boolean>
  /** Published less than 60 days ago, or flagged */
  is_new?: Maybe<boolean>
  /** A future departure was added less than 14 days ago */
  has_new_departures?: Maybe<boolean>
  /** French name of the first country */
  country_1?: Maybe<string>
  countries?: Maybe<Array<{
    /** ISO 3166 code */
    code?: Maybe<string>
    /** French name */
    name?: Maybe<string>
  }>>
  /** Flag of the first country */
  country_flag_url?: Maybe<string>
  /** Region, in French */
  region?: Maybe<string>
  /** Region, as the filter takes it */
  region_slug?: Maybe<string>
  guide?: Maybe<ApiGuide>
  /** Name of the guide */
  guide_full_name?: Maybe<string>
  /** Ecological rating, 1 to 5 */
  eco_rating?: Maybe<number>
  /** Average of the reviews; null without review */
  rating?: Maybe<number>
  /** Number of reviews */
  reviewCount?: Maybe<number>
  activities_name?: Maybe<Array<string>>
  activity_types?: Maybe<Array<string>>
  accommodations_name?: Maybe<Array<string>>
  accommodation_types?: Maybe<Array<string>>
  /** Default order */
  carousel_rank?: Maybe<number>
  /** How many accounts have it among their favourites */
  all_time_interests_count?: Maybe<number>
  /** Future departures that are not cancelled, full ones included */
  next_departures_count?: Maybe<number>
  /** The next three departures */
  next_departure_starts?: Maybe<Array<{
    /** Departure */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** The minimum is reached, or the guide decided to leave anyway */
    is_confirmed?: Maybe<boolean>
    /** Sign-ups missing before it is confirmed */
    missing_to_confirm?: Maybe<number>
    /** What one may expect of it */
    status?: Maybe<string>
    /** Euros a traveller */
    price?: Maybe<number>
  }>>
  /** The next three departures with a place left */
  next_available_departure_starts?: Maybe<Array<{
    /** Departure */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** The minimum is reached, or the guide decided to leave anyway */
    is_confirmed?: Maybe<boolean>
    /** Sign-ups missing before it is confirmed */
    missing_to_confirm?: Maybe<number>
    /** What one may expect of it */
    status?: Maybe<string>
    /** Euros a traveller */
    price?: Maybe<number>
  }>>
  /** One of the next three departures still has a place */
  has_next_3_departures_not_full?: Maybe<boolean>
  meeting_point?: Maybe<{
    /** Where the trip begins */
    name?: Maybe<string>
    /** Longitude */
    lon?: Maybe<number>
    /** Latitude */
    lat?: Maybe<number>
  }>
  best_train_access?: Maybe<{
    /** City with the shortest journey */
    city?: Maybe<string>
    /** Hours, door to meeting point */
    hours?: Maybe<number>
    /** Kilograms of CO2 equivalent, one way, one person */
    kg_co2e?: Maybe<number>
  }>
  /** The first three departures that match; absent where the search filters no departures */
  matching_departure_starts?: Maybe<Array<{
    /** Departure */
    departure_id?: Maybe<string>
    /** First day */
    next_departure_start?: Maybe<string>
    /** Last day */
    next_departure_end?: Maybe<string>
    /** Places left */
    available_count?: Maybe<number>
    /** The minimum is reached, or the guide decided to leave anyway */
    is_confirmed?: Maybe<boolean>
    /** Sign-ups missing before it is confirmed */
    missing_to_confirm?: Maybe<number>
    /** What one may expect of it */
    status?: Maybe<string>
    /** Euros a traveller */
    price?: Maybe<number>
  }>>
  /** The journey from the city of `from`, null without one; absent where no city is given */
  train_access_from?: Maybe<{
    /** City of the parameter `from` */
    city?: Maybe<string>
    /** Hours, door to meeting point */
    hours?: Maybe<number>
    /** Kilograms of CO2 equivalent, one way, one person */
    kg_co2e?: Maybe<number>
  }>
}

export type ApiSession = {
  /** Id; opens nothing by itself */
  id?: Maybe<string>
  /** When it was signed in */
  created_at?: Maybe<string>
  /** When it was last used, to the minute */
  last_seen_at?: Maybe<string>
  /** The one that asks */
  is_current?: Maybe<boolean>
}

export type ApiSessionList = {
  /** The last used first */
  sessions?: Maybe<Array<ApiSession>>
}

export type ApiSignUp = {
  /** Address */
  email?: Maybe<string>
  /** Password */
  password?: Maybe<string>
  /** First name */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Wants the newsletter */
  newsletter?: Maybe<boolean>
  /** Where the visitor came from; cut to 64 characters */
  referral?: Maybe<string>
}

export type ApiSignUpFailure = {
  /** No token */
  token?: Maybe<null>
  /** No account */
  user_id?: Maybe<null>
  /** One or several */
  errors?: Maybe<Array<string>>
  /** What went wrong, for programs */
  code?: Maybe<string>
  /** A sentence a field */
  fields?: Maybe<Record<string, string>>
}

export type ApiSignUpSuccess = {
  /** Bearer token, ten minutes */
  token?: Maybe<string>
  /** Account */
  user_id?: Maybe<string>
  errors?: Maybe<Array<string>>
}

export type ApiSuggestion = {
  /** What it is */
  kind?: Maybe<string>
  /** To show */
  label?: Maybe<string>
  /** Slug or code, as the filter or the page takes it */
  value?: Maybe<string>
}

export type ApiThemeFilters = {
  activities?: Maybe<Array<string>>
  countries?: Maybe<Array<string>>
  /** Region slug */
  region?: Maybe<string>
  /** Kind of trip, as a slug */
  expedition_type?: Maybe<string>
  /** School holidays */
  vacation?: Maybe<string>
  /** Families only */
  family_friendly?: Maybe<boolean>
}

export type ApiThemeGroup = {
  /** Id */
  id?: Maybe<string>
  /** Name */
  name?: Maybe<string>
  /** Empty for a group that has none yet */
  themes?: Maybe<Array<ApiThemeLink>>
}

export type ApiThemeLink = {
  /** Name */
  name?: Maybe<string>
  /** Path under /aventures/themes/ */
  path?: Maybe<string>
  /** Banner photograph */
  banner_photo_url?: Maybe<string>
  /** Introduction */
  intro?: Maybe<string>
  /** Trips that the catalogue finds with its filters */
  expeditions_count?: Maybe<number>
  /** First day of their next departure */
  next_departure_start?: Maybe<string>
  filters?: Maybe<ApiThemeFilters>
}

export type ApiThemePage = {
  theme?: Maybe<{
    /** Name */
    name?: Maybe<string>
    /** Path under /aventures/themes/ */
    path?: Maybe<string>
    /** Banner photograph */
    banner_photo_url?: Maybe<string>
    /** Introduction */
    intro?: Maybe<string>
    /** Trips that the catalogue finds with its filters */
    expeditions_count?: Maybe<number>
    /** First day of their next departure */
    next_departure_start?: Maybe<string>
  }>
  filters?: Maybe<ApiThemeFilters>
}

export type ApiUser = {
  /** Id */
  id?: Maybe<string>
  /** The bearer that was presented */
  token?: Maybe<string>
  /** Address */
  email?: Maybe<string>
  /** How the account was made */
  provider?: Maybe<string>
  /** Sign-ins so far, the sign-up included */
  sign_in_count?: Maybe<number>
  /** Subscribed to the newsletter */
  newsletter?: Maybe<boolean>
  /** E.164 */
  phone?: Maybe<string>
  /** First name; the part of the address before @ when none was given */
  first_name?: Maybe<string>
  /** Last name */
  last_name?: Maybe<string>
  /** Portrait, or a local picture with the initials */
  avatar_url?: Maybe<string>
  /** Favourites, oldest first */
  interests?: Maybe<Array<string>>
  cart?: Maybe<ApiCart>
}

export type ApiUserChange = {
  /** A number in any form, French unless it begins with +; null removes it */
  phone?: Maybe<string>
  /** First name (extension) */
  first_name?: Maybe<string>
  /** Last name (extension) */
  last_name?: Maybe<string>
  /** Subscribes or unsubscribes (extension) */
  newsletter?: Maybe<boolean>
}
