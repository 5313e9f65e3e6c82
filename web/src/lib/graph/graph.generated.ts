/** Password and names of an acceptance. */
export type AgencyAcceptInvitationInput = {
  /** First name of a new account. */
  firstName?: string | null | undefined;
  /** Last name of a new account. */
  lastName?: string | null | undefined;
  /** New password, at least 12 characters. */
  password?: string | null | undefined;
};

/** Next step of a session to open the agency. */
export type AgencyAccess =
  /** The account has no access to the agency. */
  | 'NONE'
  /** The agency is open to the session. */
  | 'OPEN'
  /** The session confirms the second factor. */
  | 'SECOND_FACTOR'
  /** The account enrols a second factor. */
  | 'TO_ENROL';

/** Conditions on the entries of the audit log. */
export type AgencyAuditFilter = {
  /** Action. */
  action?: string | null | undefined;
  /** Id of the author. */
  actorId?: string | null | undefined;
  /** Kind of the changed row. */
  entity?: string | null | undefined;
  /** Id of the changed row. */
  entityId?: string | null | undefined;
  /** First day, in Paris. */
  from?: string | null | undefined;
  /** Words of the label or of the reason. */
  text?: string | null | undefined;
  /** Last day, in Paris. */
  to?: string | null | undefined;
};

/** A cancellation by the agency. */
export type AgencyCancellationInput = {
  /** Amount that the agency keeps, below its policy, in cents; requires `money` and a reason. */
  keptCents?: number | null | undefined;
  /** Positions of the travellers, from 1; all without them. */
  positions?: Array<number> | null | undefined;
  /** Hash of the price that was shown. */
  quoteHash: string;
  /** Reason, for the audit log. */
  reason?: string | null | undefined;
};

/** A canned answer to add, without an id, or the changed fields of one; fields that are absent remain. */
export type AgencyCannedAnswerInput = {
  /** Text, 2000 characters at most; other words in braces are refused. */
  body?: string | null | undefined;
  /** Id; absent to add one. */
  id?: string | null | undefined;
  /** Whether it is no longer offered. */
  isArchived?: boolean | null | undefined;
  /** Title, 80 characters at most. */
  title?: string | null | undefined;
  /** Version that the change is based on. */
  version?: number | null | undefined;
};

/** Use of a service. */
export type AgencyConnectionKind =
  /** The cache that gateways share. */
  | 'CACHE'
  /** The database. */
  | 'DATABASE'
  /** Sign-in by Facebook. */
  | 'FACEBOOK'
  /** Sign-in by Google. */
  | 'GOOGLE'
  /** Mails that leave. */
  | 'MAIL'
  /** Payments by card. */
  | 'PAYMENT'
  /** Messages of the payment provider. */
  | 'PAYMENT_EVENTS';

/** Format of the document of a customer. */
export type AgencyCustomerFormat =
  /** A page to read. */
  | 'HTML'
  /** JSON. */
  | 'JSON';

/** Changed fields of a customer; fields that are absent remain. */
export type AgencyCustomerInput = {
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone number; null for none. */
  phone?: string | null | undefined;
};

/** Decision to cancel a departure. */
export type AgencyDepartureCancellationInput = {
  /** Whether gift cards give the money back. */
  giftCards?: boolean;
  /** Reason, for the audit log. */
  reason: string;
  /** First day of the departure, typed again. */
  startDate: string;
  /** Text for the customers; empty for none. */
  text: string;
};

/** Conditions on departures. */
export type AgencyDepartureFilter = {
  /** Id of the expedition. */
  expeditionId?: string | null | undefined;
  /** First day of the period, which departures under way are in; today without one, unless `states` has `PAST`. */
  from?: string | null | undefined;
  /** Id of the guide. */
  guideId?: string | null | undefined;
  /** States. */
  states?: Array<AgencyDepartureState> | null | undefined;
  /** Last day on which a departure may begin. */
  to?: string | null | undefined;
  /** Only those that wait for the agency. */
  toDo?: AgencyDepartureToDo | null | undefined;
};

/** Changed fields of a departure; fields that are absent remain. */
export type AgencyDepartureInput = {
  /** Total number of places. */
  capacity?: number | null | undefined;
  /** Number of travellers that confirms the departure. */
  groupMin?: number | null | undefined;
  /** Id of the guide; null for none. */
  guideId?: string | null | undefined;
  /** Price per traveller, in cents: whole euros. */
  priceCents?: number | null | undefined;
  /** First day. */
  startDate?: string | null | undefined;
};

/** State of a departure for the agency. */
export type AgencyDepartureState =
  /** Cancelled. */
  | 'CANCELED'
  /** Sales are closed by the agency. */
  | 'CLOSED'
  /** On sale, and sure to leave. */
  | 'CONFIRMED'
  /** No places are left. */
  | 'FULL'
  /** On sale, below its minimum. */
  | 'OPEN'
  /** Over. */
  | 'PAST'
  /** Travellers are on their way. */
  | 'UNDERWAY';

/** Departures that wait for the agency. */
export type AgencyDepartureToDo =
  /** Held by unpaid carts now, and for two hours in a day. */
  | 'HELD_UNPAID'
  /** Without a guide, within 30 days. */
  | 'NO_GUIDE'
  /** Below their minimum, within 35 days. */
  | 'UNCONFIRMED';

/** Changed fields of several departures; fields that are absent remain. */
export type AgencyDeparturesInput = {
  /** Number of travellers that confirms the departures. */
  groupMin?: number | null | undefined;
  /** Id of the guide; null for none. */
  guideId?: string | null | undefined;
  /** Price per traveller, in cents: whole euros. */
  priceCents?: number | null | undefined;
};

/** Conditions on expeditions. */
export type AgencyExpeditionFilter = {
  /** Slug of an activity. */
  activity?: string | null | undefined;
  /** ISO 3166 code of a country. */
  country?: string | null | undefined;
  /** Id of the guide. */
  guideId?: string | null | undefined;
  /** Only those whose draft lacks fields. */
  incomplete?: boolean | null | undefined;
  /** Level, from 1 to 5. */
  level?: number | null | undefined;
  /** Words of name, slug, reference or region. */
  query?: string | null | undefined;
  /** State. */
  state?: ExpeditionState | null | undefined;
  /** Type. */
  type?: ExpeditionType | null | undefined;
  /** Only those without departures to come. */
  withoutDeparture?: boolean | null | undefined;
};

/** Fields of a draft; those that are absent remain, and null empties those that may be empty. */
export type AgencyExpeditionInput = {
  /** Journey from the station to the meeting point. */
  accessNote?: string | null | undefined;
  /** Names of the accommodations, of the closed list. */
  accommodations?: Array<string> | null | undefined;
  /** Slugs of the activities. */
  activities?: Array<string> | null | undefined;
  /** Minimum age; null for adults only. */
  ageMinChild?: number | null | undefined;
  /** Arrival station. */
  arrivalStation?: string | null | undefined;
  /** ISO 3166 codes, the main country first. */
  countries?: Array<string> | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Distance, in kilometres. */
  distanceKm?: number | null | undefined;
  /** Duration in days. */
  durationDays?: number | null | undefined;
  /** Elevation gain, in metres. */
  elevationGainM?: number | null | undefined;
  /** Number of places on a new departure. */
  groupMax?: number | null | undefined;
  /** Number of bookings that confirm a new departure. */
  groupMin?: number | null | undefined;
  /** Items included in the price. */
  included?: Array<string> | null | undefined;
  /** Whether it welcomes families. */
  isFamilyFriendly?: boolean | null | undefined;
  /** Level, from 1 to 5. */
  level?: number | null | undefined;
  /** Meeting point of the group. */
  meetingPoint?: ContentPlaceInput | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Items not included in the price. */
  notIncluded?: Array<string> | null | undefined;
  /** File names of the photos, the cover first. */
  photos?: Array<string> | null | undefined;
  /** Catalogue price per adult, in cents: whole euros. */
  priceCents?: number | null | undefined;
  /** Programme, one entry a day. */
  programme?: Array<ContentDayInput> | null | undefined;
  /** Slug of the region of the first country. */
  region?: string | null | undefined;
  /** Route on the map. */
  route?: ContentRouteInput | null | undefined;
  /** Description for search engines; null: the summary. */
  searchDescription?: string | null | undefined;
  /** Title for search engines; null: the name. */
  searchTitle?: string | null | undefined;
  /** Last segment of its URL. */
  slug?: string | null | undefined;
  /** Summary. */
  summary?: string | null | undefined;
  /** Train journeys to the meeting point. */
  trainAccess?: Array<ContentTrainInput> | null | undefined;
  /** Type of expedition. */
  type?: ExpeditionType | null | undefined;
  /** School holidays that suit the expedition. */
  vacations?: Array<string> | null | undefined;
};

/** Order of the expeditions. */
export type AgencyExpeditionSort =
  /** Last change first. */
  | 'CHANGED'
  /** By name. */
  | 'NAME'
  /** By rank in the default order of the site. */
  | 'RANK';

/** A change of several expeditions. */
export type AgencyExpeditionsChangeInput = {
  /** Id of the guide, for `GUIDE`; null for none. */
  guideId?: string | null | undefined;
  /** Kind of the change. */
  kind: ExpeditionsChange;
  /** Rank in the default order, for `RANK`. */
  rank?: number | null | undefined;
};

/** Conditions of an export: those of the list of its kind. */
export type AgencyExportFilter = {
  /** Id of the departure, for its travellers. */
  departureId?: string | null | undefined;
  /** For departures. */
  departures?: AgencyDepartureFilter | null | undefined;
  /** For expeditions. */
  expeditions?: AgencyExpeditionFilter | null | undefined;
  /** For reservations and payments. */
  reservations?: AgencyReservationFilter | null | undefined;
};

/** Kind of the rows of an export. */
export type AgencyExportKind =
  /** Departures. */
  | 'DEPARTURES'
  /** Drafts of expeditions. */
  | 'EXPEDITIONS'
  /** Guides. */
  | 'GUIDES'
  /** Travellers of a departure. */
  | 'MANIFEST'
  /** Payments and refunds of reservations. */
  | 'PAYMENTS'
  /** Reservations. */
  | 'RESERVATIONS';

/** State of an export. */
export type AgencyExportState =
  /** Its file is whole. */
  | 'DONE'
  /** It stopped by a failure of the service. */
  | 'FAILED'
  /** Its file is being written. */
  | 'RUNNING';

/** Facts of the agency. */
export type AgencyFactsInput = {
  /** City. */
  city?: string | null | undefined;
  /** Other closed days. */
  closedDays?: Array<string> | null | undefined;
  /** Hour at which the telephone closes, in Paris. */
  closesAt?: number | null | undefined;
  /** Address for visitors. */
  email?: string | null | undefined;
  /** Page on Facebook; may be empty. */
  facebook?: string | null | undefined;
  /** Financial guarantor, with address; may be empty. */
  guarantor?: string | null | undefined;
  /** Page on Instagram; may be empty. */
  instagram?: string | null | undefined;
  /** Insurer of the liability, with address; may be empty. */
  insurer?: string | null | undefined;
  /** Name of the company. */
  legalName?: string | null | undefined;
  /** Page on LinkedIn; may be empty. */
  linkedin?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Hour at which the telephone opens, in Paris. */
  opensAt?: number | null | undefined;
  /** Telephone number, in international format. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** Number in the register of travel agencies. */
  registration?: string | null | undefined;
  /** SIREN. */
  siren?: string | null | undefined;
  /** Street. */
  street?: string | null | undefined;
  /** VAT number. */
  vatNumber?: string | null | undefined;
  /** Days on which the telephone is open, from 1, Monday; public holidays are closed. */
  weekdays?: Array<number> | null | undefined;
  /** Page on YouTube; may be empty. */
  youtube?: string | null | undefined;
};

/** Kinds of failures. */
export type AgencyFailureKind =
  /** A job with reservations that failed. */
  | 'JOB'
  /** A mail that has not left. */
  | 'MAIL'
  /** A part of a balance that the saved card was refused for. */
  | 'PAYMENT'
  /** Money to give back. */
  | 'REFUND'
  /** A webhook that fails or was disabled for its failures. */
  | 'WEBHOOK';

/** States of failures. */
export type AgencyFailureState =
  /** A webhook that was disabled for its failures. */
  | 'DISABLED'
  /** Failed at the provider, or in a job. */
  | 'FAILED'
  /** A webhook whose deliveries fail. */
  | 'FAILING'
  /** Not tried any more. */
  | 'GIVEN_UP'
  /** A credit of a customer, to give back. */
  | 'OWED'
  /** Without a word of the provider for a day. */
  | 'PENDING'
  /** Refused for good by the bank. */
  | 'REFUSED'
  /** Tried three times and more, and still tried. */
  | 'RETRYING'
  /** The agency sends the money itself. */
  | 'TO_SEND';

/** Conditions on gift cards. */
export type AgencyGiftCardFilter = {
  /** Only those with a balance. */
  hasBalance?: boolean | null | undefined;
  /** The end of a code or the whole, or words of the buyer and the recipient; two characters at least. */
  query?: string | null | undefined;
  /** State. */
  state?: AgencyGiftCardState | null | undefined;
};

/** State of a gift card. */
export type AgencyGiftCardState =
  /** Its code pays. */
  | 'ACTIVE'
  /** The agency has blocked it. */
  | 'BLOCKED'
  /** Its last day is over. */
  | 'EXPIRED'
  /** Nothing is left of it. */
  | 'SPENT';

/** Fields of a guide; those that are absent remain. A new guide needs name, diploma, residence, languages and biography. */
export type AgencyGuideInput = {
  /** Absences, in place of those that are not over. */
  absences?: Array<GuideAbsenceInput> | null | undefined;
  /** Address of the account that signs in as this guide; null for none. */
  accountEmail?: string | null | undefined;
  /** Place of residence. */
  basedIn?: string | null | undefined;
  /** Short biography, in French. */
  bio?: string | null | undefined;
  /** Professional diploma. */
  diploma?: string | null | undefined;
  /** First and last name. */
  fullName?: string | null | undefined;
  /** Whether to hide the guide from all public pages. */
  isHidden?: boolean | null | undefined;
  /** Spoken languages, as ISO 639 codes. */
  languages?: Array<string> | null | undefined;
  /** File name of a photograph of the product; null for a drawing. */
  photoName?: string | null | undefined;
  /** One sentence in the guide's own voice; null for none. */
  quote?: string | null | undefined;
  /** Last segment of the URL; made of the name by default. */
  slug?: string | null | undefined;
};

/** Kind of a row that the search of the agency finds. */
export type AgencyHitKind =
  /** Customer without a reservation. */
  | 'CUSTOMER'
  /** Departure. */
  | 'DEPARTURE'
  /** Expedition. */
  | 'EXPEDITION'
  /** Reservation of a customer. */
  | 'RESERVATION';

/** Kind of the rows of an import. */
export type AgencyImportKind =
  /** Departures. */
  | 'DEPARTURES'
  /** Drafts of expeditions. */
  | 'EXPEDITIONS'
  /** Guides. */
  | 'GUIDES';

/** Effect of a row of an import. */
export type AgencyImportResult =
  /** Changes. */
  | 'CHANGED'
  /** Creates. */
  | 'CREATED';

/** State of an import. */
export type AgencyImportState =
  /** Its rows are written. */
  | 'APPLIED'
  /** Its rows are being written. */
  | 'APPLYING'
  /** Its dry run is under way. */
  | 'CHECKING'
  /** It stopped by a failure of the service; nothing is written. */
  | 'FAILED'
  /** Without errors, to be applied. */
  | 'READY'
  /** With errors. */
  | 'REFUSED';

/** A person to invite. */
export type AgencyInviteInput = {
  /** E-mail address. */
  email: string;
  /** Permissions of a member of the staff. */
  permissions?: Array<StaffPermission> | null | undefined;
  /** Role. */
  role: StaffRole;
};

/** Conditions on invoices and credit notes. */
export type AgencyInvoiceFilter = {
  /** First day, in Paris. */
  from?: string | null | undefined;
  /** Kind. */
  kind?: AgencyInvoiceKind | null | undefined;
  /** The end of a number, a reference, or words of the billing name; two characters at least. */
  query?: string | null | undefined;
  /** Last day, in Paris. */
  to?: string | null | undefined;
};

/** Kind of a document. */
export type AgencyInvoiceKind =
  /** A credit note. */
  | 'CREDIT_NOTE'
  /** An invoice. */
  | 'INVOICE';

/** State of a job. */
export type AgencyJobState =
  /** Done. */
  | 'DONE'
  /** Some of its reservations failed. */
  | 'FAILED'
  /** Under way. */
  | 'RUNNING';

/** A key to create. */
export type AgencyKeyInput = {
  /** Whether it books on the sandbox, whose places are not real. */
  isTest?: boolean;
  /** Name of the reseller or the program. */
  name: string;
  /** Share of the retail price that the reseller owes, in percent. */
  netPercent?: number | null | undefined;
  /** Services that the key opens; one at least. */
  scopes: Array<KeyScope>;
};

/** Kind of mails that a decision of the staff sends. */
export type AgencyLeavingMailKind =
  /** Cancellation that gives money back. */
  | 'CANCELLATION'
  /** Change of date. */
  | 'CHANGE'
  /** Confirmation of a booking. */
  | 'CONFIRMATION'
  /** Confirmation that the departure leaves. */
  | 'DEPARTURE_CONFIRMED'
  /** Places of an option, and until when they are held. */
  | 'OPTION'
  /** End of an option. */
  | 'OPTION_ENDED'
  /** End of a promise to come. */
  | 'PLEDGE_ENDED'
  /** Cancellation of a reservation that nothing was paid for. */
  | 'UNPAID_CANCELLATION';

/** A mail to send. */
export type AgencyMailInput = {
  /** Text of a message. */
  body?: string | null | undefined;
  /** Kind of the mail. */
  kind: AgencyMailKind;
  /** Id of the reservation. */
  reservationId: string;
};

/** Kind of a mail about a reservation. */
export type AgencyMailKind =
  /** Reminder of the balance. */
  | 'BALANCE'
  /** Cancellation, with what is retained and given back. */
  | 'CANCELLATION'
  /** Confirmation of the booking, with the calendar. */
  | 'CONFIRMATION'
  /** Message in own words. */
  | 'MESSAGE'
  /** Link to pay what is due. */
  | 'PAYMENT_LINK'
  /** Receipt of the last payment. */
  | 'RECEIPT';

/** A move by the agency. */
export type AgencyMoveInput = {
  /** Id of the departure. */
  departureId: string;
  /** Hash of the price that was shown. */
  quoteHash: string;
  /** Reason, for the audit log. */
  reason?: string | null | undefined;
  /** Whether a higher price is waived; requires a reason. */
  waivesDifference?: boolean;
  /** Whether the fee is waived; requires a reason. */
  waivesFee?: boolean;
};

/** A caller who becomes a customer. */
export type AgencyNewCustomerInput = {
  /** Address; an account that has it is used, and until its mailed link is followed an unconfirmed one is closed. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Phone number. */
  phone: string;
};

/** A booking by phone. */
export type AgencyNewReservationInput = {
  /** A caller: gets an account without a password, and a mail with a link to choose one. */
  customer?: AgencyNewCustomerInput | null | undefined;
  /** Id of a known customer; without one, `customer` is required. */
  customerId?: string | null | undefined;
  /** Id of the departure. */
  departureId: string;
  /** Discount code, as people write it: the option takes one of its uses, and gives it back where it ends unpaid. */
  discountCode?: string | null | undefined;
  /** Code of a gift card, as people write it. It pays when the option is booked: at once where it pays all. */
  giftCardCode?: string | null | undefined;
  /** End of the option: 1 hour to 7 days from now, and before the day of the departure; the usual length without it. */
  holdUntil?: string | null | undefined;
  /** Options of the trip that are chosen, by the positions of the travellers from 1. */
  options?: Array<CartOptionInput> | null | undefined;
  /** Travellers, in any order. */
  travellers: Array<CartTravellerInput>;
};

/** A note to add. */
export type AgencyNoteInput = {
  /** Text of the note. */
  body: string;
  /** Whether the guide of the departure reads it. */
  isForGuide?: boolean;
  /** Id of the reservation. */
  reservationId: string;
};

/** Money that the agency has received. */
export type AgencyPaymentInput = {
  /** Amount, in cents. */
  amountCents: number;
  /** Whether an amount above what is due is meant. */
  confirmed?: boolean;
  /** Means of payment. */
  method: ManualPaymentMethod;
  /** Day on which it was received. */
  on: string;
  /** Number of the transfer, cheque or vouchers; not required for cash. */
  reference?: string | null | undefined;
  /** Id of the reservation. */
  reservationId: string;
};

/** Fields of a photograph; those that are absent remain. */
export type AgencyPhotoInput = {
  /** Alternative text, in French. */
  alt?: string | null | undefined;
  /** Photographer; empty if unknown. */
  author?: string | null | undefined;
  /** Focal point from the left, in percent. */
  focusX?: number | null | undefined;
  /** Focal point from the top, in percent. */
  focusY?: number | null | undefined;
  /** Name of the licence; empty if unknown. */
  license?: string | null | undefined;
  /** Place; null if unknown. */
  place?: string | null | undefined;
};

/** Conditions on questions. */
export type AgencyQuestionFilter = {
  /** Id of the member of the staff who takes care of them. */
  assignedTo?: string | null | undefined;
  /** Id of the expedition. */
  expeditionId?: string | null | undefined;
  /** List; questions without an answer by default. */
  list?: AgencyQuestionList | null | undefined;
};

/** Lists of questions. */
export type AgencyQuestionList =
  /** With such a reply. */
  | 'ANSWERED'
  /** Hidden by the agency. */
  | 'HIDDEN'
  /** Without a reply by a guide or the agency. */
  | 'OPEN'
  /** With a report that waits for a decision, on the question or a reply. */
  | 'REPORTED';

/** State of a question. */
export type AgencyQuestionState =
  /** With such a reply. */
  | 'ANSWERED'
  /** Hidden by the agency. */
  | 'HIDDEN'
  /** Without a reply by a guide or the agency. */
  | 'OPEN';

/** Money to give back. */
export type AgencyRefundInput = {
  /** Amount, in cents. */
  amountCents: number;
  /** Whether an amount that the reservation would owe again is meant. */
  confirmed?: boolean;
  /** Whether a gift card gives it back; by default for holiday vouchers only. */
  giftCard?: boolean | null | undefined;
  /** Id of the payment; without one, all that the reservation has too much, by the means that paid. */
  paymentId?: string | null | undefined;
  /** Reason; required to give back holiday vouchers as money. */
  reason?: string | null | undefined;
  /** Id of the reservation. */
  reservationId: string;
};

/** Conditions on reservations. */
export type AgencyReservationFilter = {
  /** Earliest day of the booking, in Paris. */
  bookedFrom?: string | null | undefined;
  /** Latest day of the booking, in Paris. */
  bookedTo?: string | null | undefined;
  /** Earliest day of the cancellation, in Paris. */
  canceledFrom?: string | null | undefined;
  /** Latest day of the cancellation, in Paris. */
  canceledTo?: string | null | undefined;
  /** Id of the customer. */
  customerId?: string | null | undefined;
  /** Id of the departure. */
  departureId?: string | null | undefined;
  /** Id of the expedition. */
  expeditionId?: string | null | undefined;
  /** Only those that need an action of the agency. */
  followUp?: boolean | null | undefined;
  /** Only those to come whose travellers lack details. */
  incomplete?: boolean | null | undefined;
  /** Earliest first day of the departure. */
  leavingFrom?: string | null | undefined;
  /** Latest first day of the departure. */
  leavingTo?: string | null | undefined;
  /** Only those that still owe money. */
  owing?: boolean | null | undefined;
  /** States of the payment. */
  payments?: Array<PaymentState> | null | undefined;
  /** Words of the reference, names, addresses and phones; two characters at least. */
  query?: string | null | undefined;
  /** Sources. */
  sources?: Array<BookingSource> | null | undefined;
  /** States. */
  states?: Array<BookingState> | null | undefined;
  /** Only those that wait for the agency or its customer. */
  toDo?: AgencyReservationToDo | null | undefined;
};

/** Order of the list of reservations. */
export type AgencyReservationSort =
  /** The next departure first. */
  | 'LEAVING'
  /** The newest booking first. */
  | 'NEWEST';

/** Reservations that wait. */
export type AgencyReservationToDo =
  /** Balances due within 7 days. */
  | 'DUE_SOON'
  /** Options that end within 24 hours. */
  | 'OPTIONS_ENDING'
  /** Late balances. */
  | 'OVERDUE';

/** Decisions about a review. */
export type AgencyReviewDecision =
  /** Publish it, also after a refusal. */
  | 'PUBLISH'
  /** Refuse it, with a reason and a sentence. */
  | 'REFUSE';

/** A decision about a review. */
export type AgencyReviewDecisionInput = {
  /** The decision. */
  decision: AgencyReviewDecision;
  /** Reason, to refuse it. */
  reason?: ReviewRefusalReason | null | undefined;
  /** Sentence for the author, to refuse it, 600 characters at most. */
  sentence?: string | null | undefined;
};

/** Conditions on reviews. */
export type AgencyReviewFilter = {
  /** Id of the author. */
  customerId?: string | null | undefined;
  /** Id of the expedition. */
  expeditionId?: string | null | undefined;
  /** List; those that wait by default. */
  list?: AgencyReviewList | null | undefined;
};

/** Lists of reviews. */
export type AgencyReviewList =
  /** Hidden ones. */
  | 'HIDDEN'
  /** Those that wait for a decision. */
  | 'PENDING'
  /** Public ones. */
  | 'PUBLISHED'
  /** Refused ones. */
  | 'REFUSED'
  /** Public ones with a report that waits for a decision. */
  | 'REPORTED'
  /** Those written on the site, in any state. */
  | 'WRITTEN';

/** Terms of sale. */
export type AgencySalesInput = {
  /** Days before the first day on which the balance is due. */
  balanceDays?: number | null | undefined;
  /** Percentage of the price that is due at the booking. */
  depositPercent?: number | null | undefined;
  /** Least days left for the free hours. */
  freeDays?: number | null | undefined;
  /** Hours after the booking in which a cancellation is free. */
  freeHours?: number | null | undefined;
  /** Hours for which an option keeps its places by default. */
  optionHours?: number | null | undefined;
  /** Days before the first day on which an unpaid balance is recalled. */
  reminderDays?: Array<number> | null | undefined;
  /** Price of a cancellation: the first tier whose days are left. */
  tiers?: Array<CancellationTierInput> | null | undefined;
};

/** Changed rights; fields that are absent remain. */
export type AgencySaveStaffInput = {
  /** Permissions. */
  permissions?: Array<StaffPermission> | null | undefined;
  /** Reason for the audit log. */
  reason?: string | null | undefined;
  /** Role. */
  role?: StaffRole | null | undefined;
  /** State. */
  state?: StaffState | null | undefined;
  /** Whether to end a lock-out of the second factor. */
  unlock?: boolean | null | undefined;
};

/** Period and days of a series. */
export type AgencySeriesInput = {
  /** Number of weeks between two departures of a weekday. */
  everyWeeks?: number;
  /** Days that the series leaves out. */
  excluded?: Array<string> | null | undefined;
  /** First day of the period. */
  from: string;
  /** Last day of the period, at most 24 months ahead. */
  to: string;
  /** Weekdays on which departures begin: 1 is Monday. */
  weekdays: Array<number>;
};

/** A departure to create. */
export type AgencySeriesRowInput = {
  /** Total number of places. */
  capacity: number;
  /** Number of travellers that confirms the departure. */
  groupMin: number;
  /** Price per traveller, in cents: whole euros. */
  priceCents: number;
  /** First day. */
  startDate: string;
};

/** The changed fields of one section; fields that are absent remain. */
export type AgencySettingsInput = {
  /** Facts of the agency. */
  agency?: AgencyFactsInput | null | undefined;
  /** Terms of sale. */
  sales?: AgencySalesInput | null | undefined;
};

/** Sections that an owner edits. */
export type AgencySettingsSection =
  /** Facts of the agency. */
  | 'AGENCY'
  /** Terms of sale. */
  | 'SALES';

/** Kinds of cards. */
export type AgencyTodayKind =
  /** Balances due within 7 days; list `DUE_SOON`. Requires `BOOKINGS` or `MONEY`. */
  | 'DUE_SOON'
  /** Failures; list `failures`. Requires `BOOKINGS` or `MONEY`. */
  | 'FAILURES'
  /** Departures whose places unpaid carts hold now, and have held for two hours in a day; list `HELD_UNPAID`. Requires `DEPARTURES`. */
  | 'HELD_UNPAID'
  /** Departures without a guide within 30 days; list `NO_GUIDE`. Requires `DEPARTURES`. */
  | 'NO_GUIDE'
  /** Options that end within 24 hours; list `OPTIONS_ENDING`. Requires `BOOKINGS`. */
  | 'OPTIONS_ENDING'
  /** Late balances; list `OVERDUE`. Requires `BOOKINGS` or `MONEY`. */
  | 'OVERDUE'
  /** Questions without an answer; list `OPEN`. Requires `MESSAGES`. */
  | 'QUESTIONS'
  /** Reviews that wait for a decision; list `PENDING`. Requires `MESSAGES`. */
  | 'REVIEWS'
  /** Departures below their minimum within 35 days; list `UNCONFIRMED`. Requires `DEPARTURES`. */
  | 'UNCONFIRMED';

/** A traveller as on the identity document. */
export type AgencyTravellerInput = {
  /** Birth date. */
  birthDate: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Position, from 1. */
  position: number;
};

/** Urgency of work. */
export type AgencyUrgency =
  /** Soon. */
  | 'AMBER'
  /** Not at all. */
  | 'CALM'
  /** Now. */
  | 'RED';

/** A webhook to add, without an id, or the changed fields of one; fields that are absent remain. */
export type AgencyWebhookInput = {
  /** Events to send. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Id; absent to add one. */
  id?: string | null | undefined;
  /** Whether to send events. */
  isEnabled?: boolean | null | undefined;
  /** Whether to replace the secret: the former one signs for a day more. */
  renewSecret?: boolean | null | undefined;
  /** Reseller whose reservations alone are sent; only of one to add. */
  resellerId?: string | null | undefined;
  /** Address of the receiver, by HTTPS. */
  url?: string | null | undefined;
  /** Version that the change is based on. */
  version?: number | null | undefined;
};

/** Kind of author of a change. */
export type AuditActorKind =
  /** Command line of the operator. */
  | 'COMMAND_LINE'
  /** Customer. */
  | 'CUSTOMER'
  /** Member of the staff. */
  | 'STAFF'
  /** The service itself. */
  | 'SYSTEM';

/** Roles of authors. */
export type AuthorRole =
  /** The agency. */
  | 'AGENCY'
  /** The guide of the expedition. */
  | 'GUIDE'
  /** An account without a role on the expedition. */
  | 'VISITOR';

/** Way in which a reservation came. */
export type BookingSource =
  /** By an import. */
  | 'IMPORT'
  /** By phone. */
  | 'PHONE'
  /** From a reseller. */
  | 'RESELLER'
  /** Online. */
  | 'SITE';

/** State of a reservation for the agency. */
export type BookingState =
  /** Booked. */
  | 'BOOKED'
  /** Cancelled, or its departure is. */
  | 'CANCELED'
  /** An option that has ended. */
  | 'EXPIRED'
  /** Places are held until an hour. */
  | 'OPTION';

/** Contact details and requested time of the call. */
export type CallbackInput = {
  /** Name, 80 characters at most. */
  name: string;
  /** Phone number in any form, French unless it begins with `+`. */
  phone: string;
  /** Requested part of the support hours. */
  slot: CallbackSlot;
};

/** Parts of the support hours, on working days in Paris. */
export type CallbackSlot =
  /** From 14:00 to 18:00. */
  | 'AFTERNOON'
  /** From 9:00 to 12:00. */
  | 'MORNING'
  /** From 12:00 to 14:00. */
  | 'NOON';

/** Rule that prices a cancellation. */
export type CancellationRule =
  /** The agency has cancelled the departure: all is given back. */
  | 'AGENCY'
  /** The first hours after the booking: all is given back. */
  | 'FIRST_HOURS'
  /** An option that nothing was paid for: its places are released. */
  | 'OPTION'
  /** Booked in a call of pledges: free until seven days after it, and until the departure is confirmed. */
  | 'PLEDGE'
  /** The terms on which the reservation was sold. */
  | 'POLICY';

/** Part of the price that a cancellation keeps. */
export type CancellationTierInput = {
  /** Least days left before the first day; they decrease, to 0. */
  daysLeft: number;
  /** Percentage of the price that the agency keeps; they increase. */
  keptPercent: number;
};

/** Part of a trip. */
export type CarbonKind =
  /** Journey to the meeting point and back. */
  | 'ACCESS'
  /** Work of the agency. */
  | 'AGENCY'
  /** The guide's own journey, nights and meals, shared by the group. */
  | 'GUIDE'
  /** Meals. */
  | 'MEALS'
  /** Nights. */
  | 'NIGHTS'
  /** Journeys by motor during the trip. */
  | 'ONSITE';

/** Kind of a code. */
export type CartCodeKind =
  /** Lowers the price. */
  | 'DISCOUNT'
  /** Pays a part of the price. */
  | 'GIFT_CARD';

/** An option chosen for travellers. */
export type CartOptionInput = {
  /** Code of the option. */
  code: string;
  /** Travellers by position, from 1. */
  travellers: Array<number>;
};

/** A traveller of a cart, as on the identity document. */
export type CartTravellerInput = {
  /** Date of birth. */
  birthDate: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
};

/** Company of a traveller. */
export type Company =
  /** A couple. */
  | 'COUPLE'
  /** Family: parents, children, grandparents. */
  | 'FAMILY'
  /** Friends. */
  | 'FRIENDS'
  /** A person who travels alone. */
  | 'SOLO';

/** A service that the environment configures. */
export type ConnectedService =
  /** A stand-in of the demonstration. */
  | 'DEMO'
  /** The embedded database. */
  | 'EMBEDDED'
  /** Facebook. */
  | 'FACEBOOK'
  /** Files of the outbox: nothing is sent. */
  | 'FILES'
  /** Google. */
  | 'GOOGLE'
  /** PostgreSQL. */
  | 'POSTGRESQL'
  /** Redis. */
  | 'REDIS'
  /** A mail server. */
  | 'SMTP'
  /** Stripe. */
  | 'STRIPE';

/** How to reach the person who books. */
export type ContactInput = {
  /** Street and number. */
  address?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Country. */
  country?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Postcode. */
  postcode?: string | null | undefined;
};

/** A day of the programme. */
export type ContentDayInput = {
  /** Ascent, in metres. */
  ascent?: number | null | undefined;
  /** Descent, in metres. */
  descent?: number | null | undefined;
  /** Place of departure. */
  from?: string | null | undefined;
  /** Highest point, in metres. */
  highPoint?: number | null | undefined;
  /** Hours on the way, without breaks. */
  hours?: number | null | undefined;
  /** Distance, in kilometres. */
  km?: number | null | undefined;
  /** Meals included in the price. */
  meals?: Array<string>;
  /** Means of travel. */
  mode?: string | null | undefined;
  /** Place of the night. */
  night?: string | null | undefined;
  /** Remark. */
  note?: string | null | undefined;
  /** Longer or shorter alternative. */
  option?: string | null | undefined;
  /** Description of the day. */
  text: string;
  /** Title. */
  title?: string | null | undefined;
  /** Place of arrival. */
  to?: string | null | undefined;
  /** Transfers of the day. */
  transfer?: string | null | undefined;
};

/** A leg of a train journey. */
export type ContentLegInput = {
  /** Distance, in kilometres. */
  km: number;
  /** Means of transport, of the closed list. */
  mode: string;
};

/** A place, with its name. */
export type ContentPlaceInput = {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Name. */
  name: string;
};

/** A named place of a route. */
export type ContentPointInput = {
  /** Elevation, in metres. */
  elevation: number;
  /** Kind of the place, in French. */
  kind?: string | null | undefined;
  /** Name. */
  label: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
};

/** The route on the map. */
export type ContentRouteInput = {
  /** Named places, in the order of the route. */
  points: Array<ContentPointInput>;
  /** Positions of each day as longitude, latitude and elevation; empty for a day without a track. Absent: those of the draft remain. */
  tracks?: Array<Array<Array<number>>> | null | undefined;
};

/** A train journey to the meeting point. */
export type ContentTrainInput = {
  /** City of departure, of the closed list. */
  city: string;
  /** Hours to the meeting point, door to door. */
  hours: number;
  /** Legs of the journey. */
  legs: Array<ContentLegInput>;
  /** Number of nights on the way. */
  nights?: number;
  /** Remark, in French. */
  note?: string | null | undefined;
};

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

/** A day on foot. */
export type EffortInput = {
  /** Ascent in metres, 0 to 5000. */
  ascentM: number;
  /** Feeling at the end. */
  feeling: Feeling;
  /** Duration in hours, 0.5 to 24. */
  hours: number;
  /** Distance in km, 1 to 80. */
  km: number;
};

/** Sign-in methods of an e-mail address. */
export type EmailStatus =
  /** An account that signs in through Facebook. */
  | 'FACEBOOK'
  /** An account that signs in through Google. */
  | 'GOOGLE'
  /** An account with a password. */
  | 'KNOWN_USER'
  /** No account yet. */
  | 'UNKNOWN_USER';

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

/** State of an expedition. */
export type ExpeditionState =
  /** Put away, without departures to come. */
  | 'ARCHIVED'
  /** Never published. */
  | 'DRAFT'
  /** Visitors see it. */
  | 'PUBLISHED'
  /** Visitors no longer see it. */
  | 'UNPUBLISHED';

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

/** Kind of a change of several expeditions. */
export type ExpeditionsChange =
  /** Puts expeditions without departures to come away. */
  | 'ARCHIVE'
  /** Deletes expeditions that were never published. */
  | 'DELETE'
  /** Assigns a guide. */
  | 'GUIDE'
  /** Publishes the drafts. */
  | 'PUBLISH'
  /** Sets the rank in the default order. */
  | 'RANK'
  /** Withdraws published expeditions from the site, or brings archived ones back; reservations remain. */
  | 'UNPUBLISH';

/** Kind of a second factor. */
export type FactorKind =
  /** Passkey. */
  | 'PASSKEY'
  /** Authenticator app. */
  | 'TOTP';

/** Origin of an emission factor. */
export type FactorQuality =
  /** Assumed. */
  | 'ASSUMED'
  /** Measured on the trip. */
  | 'MEASURED'
  /** Published by a public body. */
  | 'OFFICIAL';

/** Contents of calendars. */
export type FeedKind =
  /** Departures to come of the favourites. */
  | 'FAVOURITES'
  /** Reservations, and the departures that the account guides. */
  | 'RESERVATIONS';

/** Feeling at the end of an outing. */
export type Feeling =
  /** Exhausted. */
  | 'EXHAUSTED'
  /** Could have gone on. */
  | 'FRESH'
  /** Tired. */
  | 'TIRED';

/** Person to whom a gift card is given. */
export type GiftCardRecipientInput = {
  /** Address to which the card is sent. */
  email: string;
  /** Message of the buyer. */
  message?: string | null | undefined;
  /** Name, as it stands on the card. */
  name: string;
  /** Day of the mail in Paris, within a year; at once without it. */
  sendOn?: string | null | undefined;
};

/** Days on which a guide leads nothing. */
export type GuideAbsenceInput = {
  /** Last day. */
  endDate: string;
  /** Note for the agency. */
  note?: string | null | undefined;
  /** First day. */
  startDate: string;
};

/** State of a part of a balance. */
export type InstalmentState =
  /** The provider has not decided. */
  | 'CHARGING'
  /** The bank has refused it: `payBalance` pays it by another card. */
  | 'LATE'
  /** Paid, by the saved card or by hand. */
  | 'PAID'
  /** The card is charged on its day. */
  | 'TO_COME';

/** Needs of an invitation to be accepted. */
export type InvitationAcceptance =
  /** Only a confirmation. */
  | 'CONFIRM'
  /** Names and a password for a new account. */
  | 'NEW_ACCOUNT'
  /** A new password, fit for the staff. */
  | 'NEW_PASSWORD'
  /** Another address: accounts of Facebook have no access. */
  | 'NO_FACEBOOK'
  /** Another account than the signed-in one. */
  | 'OTHER_ACCOUNT'
  /** Signing in with the address of the invitation. */
  | 'SIGN_IN';

/** A service that a key opens. */
export type KeyScope =
  /** Sale of our departures, by the OCTO standard. */
  | 'OCTO';

/** Direction of money between customer and agency. */
export type LedgerKind =
  /** From the customer. */
  | 'PAYMENT'
  /** To the customer. */
  | 'REFUND';

/** State of a payment or refund. */
export type LedgerState =
  /** Done. */
  | 'DONE'
  /** Failed: the money is still due. */
  | 'FAILED'
  /** Under way, or to be done by hand. */
  | 'PENDING'
  /** Reversed. */
  | 'REVERSED';

/** Means of money that the agency receives itself. */
export type ManualPaymentMethod =
  /** Cash. */
  | 'CASH'
  /** Cheque. */
  | 'CHEQUE'
  /** Holiday vouchers, which give no change: their excess becomes a gift card. */
  | 'HOLIDAY_VOUCHERS'
  /** Bank transfer. */
  | 'TRANSFER';

/** Details required of each traveller before the departure. */
export type ParticipantAnswer =
  /** Date of birth. */
  | 'BIRTH_DATE'
  /** Diet. */
  | 'DIET'
  /** Emergency contact. */
  | 'EMERGENCY_CONTACT'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Phone number. */
  | 'PHONE'
  /** Shoe size. */
  | 'SHOE_SIZE';

/** Details to change: null clears one, an absent one is unchanged. */
export type ParticipantInput = {
  /** Date of birth. */
  birthDate?: string | null | undefined;
  /** Diet and allergies. */
  diet?: string | null | undefined;
  /** Name and phone number of an emergency contact. */
  emergencyContact?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone number in French or international format. */
  phone?: string | null | undefined;
  /** European shoe size, 20 to 52. */
  shoeSize?: number | null | undefined;
};

/** Means of payment. */
export type PaymentMethod =
  /** Card, online. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Cheque. */
  | 'CHEQUE'
  /** Gift card. */
  | 'GIFT_CARD'
  /** Holiday vouchers. */
  | 'HOLIDAY_VOUCHERS'
  /** Bank transfer. */
  | 'TRANSFER';

/** A way to pay. */
export type PaymentPlan =
  /** The deposit now, the balance before the departure. */
  | 'DEPOSIT'
  /** All at once. */
  | 'FULL'
  /** The deposit now, the balance in two parts by a saved card. */
  | 'INSTALMENTS';

/** Subject of a payment. */
export type PaymentPurpose =
  /** Amount that a reservation still owes. */
  | 'BALANCE'
  /** A cart. */
  | 'BOOKING'
  /** Difference for another date. */
  | 'CHANGE'
  /** A gift card. */
  | 'GIFT_CARD';

/** Whether a reservation is paid. */
export type PaymentState =
  /** Paid in part; the balance is not due yet. */
  | 'DEPOSIT'
  /** Nothing is paid yet. */
  | 'NONE'
  /** The balance should have arrived. */
  | 'OVERDUE'
  /** Nothing is owed. */
  | 'PAID'
  /** The agency owes money. */
  | 'REFUND_DUE';

/** Status of a payment. */
export type PaymentStatus =
  /** The bank asks the traveller for a confirmation. */
  | 'ACTION_REQUIRED'
  /** The payment is closed without money taken. */
  | 'CANCELED'
  /** The payment is refused for good. */
  | 'FAILED'
  /** The provider has not decided. */
  | 'PENDING'
  /** The money was taken and is given back. */
  | 'REFUNDED'
  /** The money is taken. */
  | 'SUCCEEDED';

/** State of a promise. */
export type PledgeState =
  /** Confirmed by booking. */
  | 'BOOKED'
  /** Enough have promised: its places are held, to be confirmed by booking. */
  | 'CALLED'
  /** The call has passed without an answer. */
  | 'LAPSED'
  /** Waits for more promises. */
  | 'PLEDGED'
  /** The departure was confirmed by others: nothing is held. */
  | 'RELEASED'
  /** The departure is cancelled, full or too near. */
  | 'VOID'
  /** Withdrawn by the traveller. */
  | 'WITHDRAWN';

/** Sign-in methods of an account. */
export type Provider =
  /** E-mail and password. */
  | 'EMAIL'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** Kind of a line. */
export type QuoteLineKind =
  /** Adults. */
  | 'ADULT'
  /** Children. */
  | 'CHILD'
  /** A discount code. */
  | 'DISCOUNT'
  /** A gift card, which pays a part. */
  | 'GIFT_CARD'
  /** Cancellation insurance. */
  | 'INSURANCE'
  /** An option. */
  | 'OPTION';

/** States of a refund. */
export type RefundState =
  /** Refunded. */
  | 'DONE'
  /** In progress. */
  | 'PENDING';

/** Next thing that the agency does for a reservation. */
export type ReservationAction =
  /** The balance is overdue. */
  | 'BALANCE'
  /** Money is due to the customer. */
  | 'REFUND'
  /** Details of travellers are missing, within 30 days of the departure. */
  | 'TRAVELLERS';

/** Status of a reservation, by the current day in Paris. */
export type ReservationStatus =
  /** Cancelled. */
  | 'CANCELED'
  /** Over. */
  | 'PASSED'
  /** Upcoming or in progress. */
  | 'TO_COME';

/** Reasons for which a review is refused; a low rating is none. */
export type ReviewRefusalReason =
  /** Publicité. */
  | 'ADVERTISING'
  /** N’a pas voyagé. */
  | 'DID_NOT_TRAVEL'
  /** Contenu illégal. */
  | 'ILLEGAL'
  /** Insulte. */
  | 'INSULT'
  /** Hors sujet. */
  | 'OFF_TOPIC'
  /** Données personnelles. */
  | 'PERSONAL_DATA';

/** State of a review. */
export type ReviewState =
  /** It was public, and is hidden with a reason. */
  | 'HIDDEN'
  /** It waits for a decision. */
  | 'PENDING'
  /** It is public. */
  | 'PUBLISHED'
  /** It was not published, with a reason. */
  | 'REFUSED';

/** A week that suits. */
export type ShortlistWeekInput = {
  /** 1 for the week-end with its Monday, 2 for the whole week. */
  part: number;
  /** First day of the week, a Saturday. */
  week: string;
};

/** Details of the new account. */
export type SignUpInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Whether to subscribe to the newsletter. */
  newsletter: boolean;
  /** Password, at least 6 characters. */
  password: string;
  /** Acquisition source; 'Organic' by default. */
  source?: string | null | undefined;
};

/** Permission of a member of the staff. */
export type StaffPermission =
  /** Reservations and customers. */
  | 'BOOKINGS'
  /** Expeditions and photographs. */
  | 'CATALOGUE'
  /** Content of the site. */
  | 'CONTENT'
  /** Departures, prices and guides. */
  | 'DEPARTURES'
  /** Questions and reviews. */
  | 'MESSAGES'
  /** Payments and refunds. */
  | 'MONEY';

/** Role of a person at the agency. */
export type StaffRole =
  /** Everything, including staff, settings and the audit log. */
  | 'OWNER'
  /** By permissions. */
  | 'STAFF';

/** State of a person's access. */
export type StaffState =
  /** Access by role and permissions. */
  | 'ACTIVE'
  /** No access. */
  | 'SUSPENDED';

/** Kinds of suggestion. */
export type SuggestionKind =
  /** An activity, by slug. */
  | 'ACTIVITY'
  /** A country, by code. */
  | 'COUNTRY'
  /** An expedition, by slug. */
  | 'EXPEDITION'
  /** A guide, by slug. */
  | 'GUIDE'
  /** A region, by slug. */
  | 'REGION';

/** Kind of an event of a reservation. */
export type TimelineKind =
  /** The booking. */
  | 'BOOKING'
  /** A change by the staff. */
  | 'CHANGE'
  /** An invoice or a credit note. */
  | 'DOCUMENT'
  /** A mail to the customer. */
  | 'MAIL'
  /** A question of the customer. */
  | 'MESSAGE'
  /** A note of the staff. */
  | 'NOTE'
  /** A payment. */
  | 'PAYMENT'
  /** A refund. */
  | 'REFUND';

/** Mark of a traveller on the day of the departure. */
export type TravellerMark =
  /** Has not come. */
  | 'ABSENT'
  /** Has arrived. */
  | 'ARRIVED';

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

/** State of an entry of a waiting list. */
export type WaitingState =
  /** The offer was accepted. */
  | 'ACCEPTED'
  /** The departure is cancelled or has begun. */
  | 'CLOSED'
  /** The offer was not accepted in time. */
  | 'EXPIRED'
  /** The entry has left the list. */
  | 'LEFT'
  /** Places are held for this entry. */
  | 'OFFERED'
  /** The address is not confirmed. */
  | 'UNCONFIRMED'
  /** Waits for places. */
  | 'WAITING';

/** States of a delivery. */
export type WebhookDeliveryStatus =
  /** It has arrived. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It waits for its first or next attempt. */
  | 'PENDING';

/** Types of deliveries. */
export type WebhookDeliveryType =
  /** A departure was added or has changed. */
  | 'DEPARTURE_UPDATED'
  /** A trip was published. */
  | 'EXPEDITION_PUBLISHED'
  /** A question or a reply was posted. */
  | 'MESSAGE_POSTED'
  /** A reservation was cancelled. */
  | 'RESERVATION_CANCELLED'
  /** A reservation is certain. */
  | 'RESERVATION_CONFIRMED'
  /** A test that an owner has sent. */
  | 'WEBHOOK_TEST';

/** Causes of a disabled webhook. */
export type WebhookDisabledReason =
  /** It has only failed for five days. */
  | 'FAILING'
  /** Its server has answered 410. */
  | 'GONE'
  /** An owner has disabled it. */
  | 'OWNER';

/** Changes that a webhook may subscribe to. */
export type WebhookEvent =
  /** A departure was added, or its dates, places, price, guide or state have changed. */
  | 'DEPARTURE_UPDATED'
  /** A trip was published, for the first time or again. */
  | 'EXPEDITION_PUBLISHED'
  /** A question or a reply was posted. */
  | 'MESSAGE_POSTED'
  /** A reservation was cancelled. */
  | 'RESERVATION_CANCELLED'
  /** A reservation is certain. */
  | 'RESERVATION_CONFIRMED';

/** Causes of a failed attempt. */
export type WebhookFailure =
  /** The address leads to a closed network. */
  | 'ADDRESS'
  /** The connection failed. */
  | 'CONNECTION'
  /** The response was a redirect. */
  | 'REDIRECT'
  /** The stored secret cannot be read: renew it. */
  | 'SECRET'
  /** The body was larger than 64 kB. */
  | 'SIZE'
  /** The status of the response was no success. */
  | 'STATUS'
  /** The response took more than 15 seconds. */
  | 'TIMEOUT';
