/** In which quality somebody writes. */
export type AuthorRole =
  /** The agency. */
  | 'AGENCY'
  /** The guide of the trip. */
  | 'GUIDE'
  /** A traveller or a visitor with an account. */
  | 'VISITOR';

/** The person to call, and when. */
export type CallbackInput = {
  /** Name, 80 characters at most. */
  name: string;
  /** Phone number in any form, French unless it begins with `+`. */
  phone: string;
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

/** What to keep of the catalogue. Filters add up; the values of one filter are alternatives. */
export type ExpeditionFilter = {
  /** Activities by slug, 10 at most. */
  activities?: Array<string> | null | undefined;
  /** Categories of activities by slug, 10 at most. */
  activityTypes?: Array<string> | null | undefined;
  /** Meeting points inside a box: west, south, east, north. */
  bounds?: Array<number> | null | undefined;
  /** The age of the youngest child, from 0 to 17: trips that accept it. */
  childAge?: number | null | undefined;
  /** Only trips with a departure that is confirmed. */
  confirmed?: boolean | null | undefined;
  /** Codes of two letters, 3 at most: `["FR", "NO"]`. */
  countries?: Array<string> | null | undefined;
  /** How long: `weekend`, 2 or 3 days with a Saturday and its Sunday, or a number of days: `5`. */
  days?: string | null | undefined;
  /** A group of countries: `all`, `france`, `outside-france` or `lapland`. */
  destination?: string | null | undefined;
  /** Back on this day or earlier. */
  endDate?: string | null | undefined;
  /** Only trips that suit a family. */
  familyFriendly?: boolean | null | undefined;
  /** The city one leaves from, by its slug, for `maxTrainHours` and `FEWEST_CO2`. */
  fromCity?: string | null | undefined;
  /** Levels from 1 to 5. */
  levels?: Array<number> | null | undefined;
  /** At most so many days. */
  maxDays?: number | null | undefined;
  /** In euros. */
  maxPrice?: number | null | undefined;
  /** At most so many hours by train from that city. */
  maxTrainHours?: number | null | undefined;
  /** At least so many days. */
  minDays?: number | null | undefined;
  /** With at least this ecological rating, from 1 to 5. */
  minEcoRating?: number | null | undefined;
  /** In euros. */
  minPrice?: number | null | undefined;
  /** Rated at least so well by travellers, from 1 to 5, to a tenth. */
  minRating?: number | null | undefined;
  /** Leaving in one of these months: `["2027-06"]`. */
  months?: Array<string> | null | undefined;
  /** Words: names, regions, countries, activities, guides; misspellings are forgiven. */
  query?: string | null | undefined;
  /** A region, by its slug. */
  region?: string | null | undefined;
  /** Leaving on this day or later. */
  startDate?: string | null | undefined;
  /** Kinds of trip. */
  types?: Array<ExpeditionType> | null | undefined;
  /** A school holiday: `toussaint`, `noel`, `hiver`, `printemps`, `ete`, `pont-de-mai`. */
  vacation?: string | null | undefined;
  /** The zone of that holiday: `A`, `B` or `C`. */
  zone?: string | null | undefined;
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
  birthDate?: string | null | undefined;
  /** What they eat, and what they cannot. */
  diet?: string | null | undefined;
  /** Whom to call, and how. */
  emergencyContact?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** As it is written in France, or with its country code. */
  phone?: string | null | undefined;
  /** European size, 20 to 52. */
  shoeSize?: number | null | undefined;
};

/** How an account signs in. */
export type Provider =
  /** By e-mail and password. */
  | 'EMAIL'
  /** Through Facebook. */
  | 'FACEBOOK'
  /** Through Google. */
  | 'GOOGLE';

/** How far a refund is. */
export type RefundState =
  /** Given back. */
  | 'DONE'
  /** Under way. */
  | 'PENDING';

/** Where a reservation stands, by the day in Paris. */
export type ReservationStatus =
  /** Cancelled. */
  | 'CANCELED'
  /** Over. */
  | 'PASSED'
  /** To come, or under way. */
  | 'TO_COME';

/** Who signs up. */
export type SignUpInput = {
  /** The address. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Whether to subscribe to the newsletter. */
  newsletter: boolean;
  /** 6 characters at least. */
  password: string;
  /** What brought this person here; 'Organic' when absent. */
  source?: string | null | undefined;
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
