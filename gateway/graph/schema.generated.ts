export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`, in the time zone of Paris. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601: `2027-03-10T09:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A GeoJSON `FeatureCollection` (RFC 7946), with elevations as third coordinates. */
  GeoJSON: { input: unknown; output: unknown; }
};

/** A part of a journey by one means of transport. */
export type AccessLeg = {
  /** Emissions for one person, in kilograms of CO2 equivalent. */
  kgCo2e: Scalars['Float']['output'];
  /** Emission factor, in kilograms of CO2 equivalent for one person and one kilometre. */
  kgPerKm: Scalars['Float']['output'];
  /** Distance, in kilometres. */
  km: Scalars['Float']['output'];
  /** Means of transport in words, in French. */
  label: Scalars['String']['output'];
  /** Means of transport. */
  mode: Scalars['String']['output'];
  /** Source of the factor, in French. */
  source: Scalars['String']['output'];
};

/** An activity of an expedition. */
export type Activity = {
  /** Name, in French. */
  name: Scalars['String']['output'];
  /** Slug, as in `ExpeditionFilter.activities`. */
  slug: Scalars['String']['output'];
};

/** A category of activities. */
export type ActivityCategory = {
  /** Activities of the category. */
  activities: Array<Choice>;
  /** Name of the icon. */
  icon: Scalars['String']['output'];
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Value to pass in the filter. */
  value: Scalars['String']['output'];
};

/** The back office of the agency. */
export type Agency = {
  /** Audit log, newest first, for owners. */
  audit: Maybe<AuditConnection>;
  /** Canned answers that are offered, by title. */
  cannedAnswers: Maybe<Array<CannedAnswer>>;
  /** A customer; null for an unknown id. Requires `BOOKINGS`. */
  customer: Maybe<AgencyCustomer>;
  /** Customers that match, the newest account first. Requires `BOOKINGS`. */
  customers: Maybe<AgencyCustomerConnection>;
  /** A departure; null for an unknown id. */
  departure: Maybe<AgencyDeparture>;
  /** Departures that match, soonest first. */
  departures: Maybe<AgencyDepartureConnection>;
  /** An expedition; null for an unknown id. */
  expedition: Maybe<AgencyExpedition>;
  /** Expeditions that match, drafts included. */
  expeditions: Maybe<AgencyExpeditionConnection>;
  /** An export of the person; null for an unknown id, and after the end of its link. */
  export: Maybe<AgencyExport>;
  /** Mails, payments, refunds, jobs and webhooks that failed or wait for the agency, the one that waits longest first. Requires `BOOKINGS` or `MONEY`; mails require `BOOKINGS`, webhooks an owner. */
  failures: Maybe<AgencyFailureConnection>;
  /** Figures of whole weeks. Requires `MONEY`. */
  figures: Maybe<AgencyFigures>;
  /** Paid gift cards that match, the newest first. Requires `MONEY`. */
  giftCards: Maybe<AgencyGiftCardConnection>;
  /** Guides, hidden ones included, by name. */
  guides: Maybe<Array<AgencyGuide>>;
  /** An import of the person; null for an unknown id, and after a day. */
  import: Maybe<AgencyImport>;
  /** Imports of the person of the last day, newest first. */
  imports: Maybe<Array<AgencyImport>>;
  /** Open invitations, newest first, for owners. */
  invitations: Maybe<Array<AgencyInvitation>>;
  /** Invoices and credit notes that match, the newest first. Requires `MONEY`. */
  invoices: Maybe<AgencyInvoiceConnection>;
  /** A job of staff; null for an unknown id. Requires `DEPARTURES`. */
  job: Maybe<AgencyJob>;
  /** The person of this session. */
  me: Maybe<AgencyStaff>;
  /** End of the access of this session without further use. */
  openUntil: Scalars['DateTime']['output'];
  /** Photographs that the agency has sent, newest first, then those of the product, by name. */
  photos: Maybe<AgencyPhotoConnection>;
  /** Questions of visitors: those without an answer oldest first, others newest first. */
  questions: Maybe<AgencyQuestionConnection>;
  /** A reservation; null for an unknown id. Requires `BOOKINGS`, or `MONEY`: then without names. */
  reservation: Maybe<AgencyReservation>;
  /** Reservations that match. Requires `BOOKINGS`, or `MONEY`: then without names, and searched by reference. */
  reservations: Maybe<AgencyReservationConnection>;
  /** Reviews of travellers: those that wait for a decision oldest first, others newest first. */
  reviews: Maybe<AgencyReviewConnection>;
  /** Rows that a query finds: expeditions and departures, and reservations for those who may read customers. */
  search: Maybe<Array<AgencyHit>>;
  /** Settings, for owners. */
  settings: Maybe<AgencySettings>;
  /** People with access, by name, for owners. */
  staff: Maybe<Array<AgencyStaff>>;
  /** End of the last step-up of this session; null without one that still counts. */
  steppedUpUntil: Maybe<Scalars['DateTime']['output']>;
  /** Work of today. */
  today: Maybe<AgencyToday>;
};


/** The back office of the agency. */
export type AgencyAuditArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyAuditFilter>;
  first?: Scalars['Int']['input'];
};


/** The back office of the agency. */
export type AgencyCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** The back office of the agency. */
export type AgencyCustomersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  query: InputMaybe<Scalars['String']['input']>;
};


/** The back office of the agency. */
export type AgencyDepartureArgs = {
  id: Scalars['ID']['input'];
};


/** The back office of the agency. */
export type AgencyDeparturesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyDepartureFilter>;
  first?: Scalars['Int']['input'];
};


/** The back office of the agency. */
export type AgencyExpeditionArgs = {
  id: Scalars['ID']['input'];
};


/** The back office of the agency. */
export type AgencyExpeditionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyExpeditionFilter>;
  first?: Scalars['Int']['input'];
  sort?: AgencyExpeditionSort;
};


/** The back office of the agency. */
export type AgencyExportArgs = {
  id: Scalars['ID']['input'];
};


/** The back office of the agency. */
export type AgencyFailuresArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind: InputMaybe<AgencyFailureKind>;
};


/** The back office of the agency. */
export type AgencyFiguresArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** The back office of the agency. */
export type AgencyGiftCardsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyGiftCardFilter>;
  first?: Scalars['Int']['input'];
};


/** The back office of the agency. */
export type AgencyImportArgs = {
  id: Scalars['ID']['input'];
};


/** The back office of the agency. */
export type AgencyInvoicesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyInvoiceFilter>;
  first?: Scalars['Int']['input'];
};


/** The back office of the agency. */
export type AgencyJobArgs = {
  id: Scalars['ID']['input'];
};


/** The back office of the agency. */
export type AgencyPhotosArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  names: InputMaybe<Array<Scalars['ID']['input']>>;
  query: InputMaybe<Scalars['String']['input']>;
};


/** The back office of the agency. */
export type AgencyQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyQuestionFilter>;
  first?: Scalars['Int']['input'];
};


/** The back office of the agency. */
export type AgencyReservationArgs = {
  id: Scalars['ID']['input'];
};


/** The back office of the agency. */
export type AgencyReservationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyReservationFilter>;
  first?: Scalars['Int']['input'];
  sort?: AgencyReservationSort;
};


/** The back office of the agency. */
export type AgencyReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AgencyReviewFilter>;
  first?: Scalars['Int']['input'];
};


/** The back office of the agency. */
export type AgencySearchArgs = {
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};

/** Password and names of an acceptance. */
export type AgencyAcceptInvitationInput = {
  /** First name of a new account. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name of a new account. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** New password, at least 12 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `agencyAcceptInvitation`. */
export type AgencyAcceptInvitationPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the invitation was accepted. */
  ok: Scalars['Boolean']['output'];
  /** The account of the session. */
  user: Maybe<User>;
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

/** Payload of the mutations of the own access. */
export type AgencyAccessPayload = {
  /** Next step of the session; null after a refusal. */
  access: Maybe<AgencyAccess>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The person; null after a refusal. */
  me: Maybe<AgencyStaff>;
};

/** Payload of `agencyAddNote`. */
export type AgencyAddNotePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Id of the note; null after a refusal. */
  noteId: Maybe<Scalars['ID']['output']>;
};

/** Payload of `agencyAddWaitingEntry`. */
export type AgencyAddWaitingEntryPayload = {
  /** Id of the entry; null after a refusal. */
  entryId: Maybe<Scalars['ID']['output']>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** Another departure of the expedition. */
export type AgencyAlternative = {
  /** Places left. */
  availableCount: Scalars['Int']['output'];
  /** Id of the departure. */
  departureId: Scalars['ID']['output'];
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
};

/** Payload of `agencyAssign`. */
export type AgencyAssignPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The questions; empty after a refusal. */
  questions: Array<AgencyQuestion>;
};

/** Conditions on the entries of the audit log. */
export type AgencyAuditFilter = {
  /** Action. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Id of the author. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of the changed row. */
  entity?: InputMaybe<Scalars['String']['input']>;
  /** Id of the changed row. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** First day, in Paris. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Words of the label or of the reason. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Last day, in Paris. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Payload of `agencyBeginTotp`. */
export type AgencyBeginTotpPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** QR code as an SVG image. */
  qrSvg: Maybe<Scalars['String']['output']>;
  /** Secret in base32, to type into an app. */
  secret: Maybe<Scalars['String']['output']>;
  /** Address of the QR code. */
  uri: Maybe<Scalars['String']['output']>;
};

/** A cancellation by the agency. */
export type AgencyCancellationInput = {
  /** Amount that the agency keeps, below its policy, in cents; requires `money` and a reason. */
  keptCents?: InputMaybe<Scalars['Int']['input']>;
  /** Positions of the travellers, from 1; all without them. */
  positions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Hash of the price that was shown. */
  quoteHash: Scalars['String']['input'];
  /** Reason, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Price of the cancellation of one traveller. */
export type AgencyCancellationLine = {
  /** Part that the agency keeps, in cents. */
  keptCents: Scalars['Int']['output'];
  /** Full name of the traveller. */
  name: Maybe<Scalars['String']['output']>;
  /** Position of the traveller, from 1. */
  position: Scalars['Int']['output'];
  /** Price, in cents. */
  priceCents: Scalars['Int']['output'];
};

/** Price of a cancellation for the agency. */
export type AgencyCancellationQuote = {
  /** Amount due afterwards, in cents. */
  balanceCents: Scalars['Int']['output'];
  /** Changes with any amount; the cancellation refers to it. */
  hash: Scalars['String']['output'];
  /** Amount that the agency keeps, in cents. */
  keptCents: Scalars['Int']['output'];
  /** Percentage of the price that the rule keeps. */
  keptPercent: Scalars['Int']['output'];
  /** Travellers who cancel. */
  lines: Array<AgencyCancellationLine>;
  /** Mail that is then sent; null where none is. */
  mail: Maybe<AgencyMailPreview>;
  /** Amount to give back, in cents. */
  refundCents: Scalars['Int']['output'];
  /** Rule that applies now. */
  rule: CancellationRule;
};

/** A canned answer to add, without an id, or the changed fields of one; fields that are absent remain. */
export type AgencyCannedAnswerInput = {
  /** Text, 2000 characters at most; other words in braces are refused. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Id; absent to add one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is no longer offered. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Title, 80 characters at most. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Version that the change is based on. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `agencyChangeDepartures`. */
export type AgencyChangeDeparturesPayload = {
  /** The departures, soonest first; empty after a refusal. */
  departures: Array<AgencyDeparture>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** Payload of `agencyChangeExpeditions`. */
export type AgencyChangeExpeditionsPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The changed expeditions, without deleted ones; empty after a refusal. */
  ids: Array<Scalars['ID']['output']>;
};

/** Payload of the mutations that change a reservation. */
export type AgencyChangeReservationPayload = {
  /** The stored version, where the change is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The reservation; null after a refusal. */
  reservation: Maybe<AgencyReservation>;
};

/** A rule that a draft does not fulfil yet, or advice. */
export type AgencyCheck = {
  /** Field of the content, with the position in a list: `photos.2.alt`. */
  field: Scalars['String']['output'];
  /** Whether it prevents the publication. */
  isBlocking: Scalars['Boolean']['output'];
  /** Missing part, in French. */
  message: Scalars['String']['output'];
};

/** A stored version that a stale change would overwrite. */
export type AgencyConflict = {
  /** Time of the stored version. */
  at: Scalars['DateTime']['output'];
  /** First name of the author of the stored version. */
  by: Maybe<Scalars['String']['output']>;
  /** Fields that differ. */
  fields: Array<ConflictField>;
  /** The stored version. */
  version: Scalars['Int']['output'];
};

/** A use of a service, its last success and its last error. */
export type AgencyConnection = {
  /** Use of the service. */
  kind: AgencyConnectionKind;
  /** Last error; null if none is known. */
  lastErrorAt: Maybe<Scalars['DateTime']['output']>;
  /** Last success; null if none is known. */
  lastSuccessAt: Maybe<Scalars['DateTime']['output']>;
  /** The service; null where none is configured. */
  service: Maybe<ConnectedService>;
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

/** Payload of `agencyCreateDepartures`. */
export type AgencyCreateDeparturesPayload = {
  /** The created departures, soonest first; empty after a refusal. */
  departures: Array<AgencyDeparture>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Wanted days on which the expedition leaves already. */
  existing: Array<Scalars['Date']['output']>;
};

/** Payload of `agencyCreateKey`. */
export type AgencyCreateKeyPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The key; null after a refusal. */
  key: Maybe<AgencyKey>;
  /** The whole key, which no other answer shows; null after a refusal. */
  secret: Maybe<Scalars['String']['output']>;
};

/** Payload of `agencyCreateReservation`. */
export type AgencyCreateReservationPayload = {
  /** Where places are missing: the nearest departures of the expedition that have enough. */
  alternatives: Array<AgencyAlternative>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The reservation; null after a refusal. */
  reservation: Maybe<AgencyReservation>;
};

/** A customer as the agency reads the account. */
export type AgencyCustomer = {
  /** Time of the account. */
  createdAt: Scalars['DateTime']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** Effects of an erasure, for owners. */
  erasure: Maybe<CustomerErasure>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the address is confirmed. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Whether the account agreed to the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** Phone number, in E.164. */
  phone: Maybe<Scalars['String']['output']>;
  /** How the account signs in. */
  provider: Provider;
  /** Reservations, cancelled ones included. */
  reservationCount: Scalars['Int']['output'];
  /** Where the account came from. */
  source: Scalars['String']['output'];
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
};

/** A page of customers. */
export type AgencyCustomerConnection = {
  /** Customers of the page. */
  nodes: Array<AgencyCustomer>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Format of the document of a customer. */
export type AgencyCustomerFormat =
  /** A page to read. */
  | 'HTML'
  /** JSON. */
  | 'JSON';

/** Changed fields of a customer; fields that are absent remain. */
export type AgencyCustomerInput = {
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `agencyDecideReview`. */
export type AgencyDecideReviewPayload = {
  /** The stored version, where the decision is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The review; null after a refusal. */
  review: Maybe<AgencyReview>;
};

/** A departure as the agency manages it. */
export type AgencyDeparture = {
  /** Sum that these reservations still owe, in cents. */
  balanceCents: Scalars['Int']['output'];
  /** Booked places. */
  bookedCount: Scalars['Int']['output'];
  /** Effects of a cancellation, counted before it is decided. Requires `DEPARTURES`. */
  cancellationPlan: Maybe<DepartureCancellationPlan>;
  /** Total number of places. */
  capacity: Scalars['Int']['output'];
  /** Time of the confirmation, which is permanent. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Id of the expedition. */
  expeditionId: Scalars['ID']['output'];
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** Slug of the expedition. */
  expeditionSlug: Scalars['String']['output'];
  /** Number of travellers that confirms the departure. */
  groupMin: Scalars['Int']['output'];
  /** Guide. */
  guide: Maybe<AgencyGuide>;
  /** Name of the guide. */
  guideName: Maybe<Scalars['String']['output']>;
  /** Places that carts, offers and options hold. */
  heldCount: Scalars['Int']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Travellers with contacts and needs. Each read is in the audit log. Requires the permission `BOOKINGS`. */
  manifest: Maybe<Manifest>;
  /** Places among them that options by phone hold. */
  optionCount: Scalars['Int']['output'];
  /** Price of a booking by phone, by the rules of the site. Requires `bookings`. */
  phoneQuote: Maybe<AgencyPhoneQuote>;
  /** Price per traveller of new bookings, in cents. */
  priceCents: Scalars['Int']['output'];
  /** Prices, newest first. */
  prices: Maybe<Array<DeparturePrice>>;
  /** Reservations that are not cancelled. */
  reservationCount: Scalars['Int']['output'];
  /** Time at which sales were closed; null while they are open. */
  salesClosedAt: Maybe<Scalars['DateTime']['output']>;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** State. */
  state: AgencyDepartureState;
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
  /** Waiting list, the first entry first. Requires the permission `BOOKINGS`. */
  waitingEntries: Maybe<Array<AgencyWaitingEntry>>;
};


/** A departure as the agency manages it. */
export type AgencyDepartureCancellationPlanArgs = {
  giftCards?: Scalars['Boolean']['input'];
  text: InputMaybe<Scalars['String']['input']>;
};


/** A departure as the agency manages it. */
export type AgencyDeparturePhoneQuoteArgs = {
  birthDates: Array<InputMaybe<Scalars['Date']['input']>>;
  discountCode: InputMaybe<Scalars['String']['input']>;
  giftCardCode: InputMaybe<Scalars['String']['input']>;
  options: InputMaybe<Array<CartOptionInput>>;
};

/** Decision to cancel a departure. */
export type AgencyDepartureCancellationInput = {
  /** Whether gift cards give the money back. */
  giftCards: Scalars['Boolean']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
  /** First day of the departure, typed again. */
  startDate: Scalars['Date']['input'];
  /** Text for the customers; empty for none. */
  text: Scalars['String']['input'];
};

/** A page of departures. */
export type AgencyDepartureConnection = {
  /** Departures of the page. */
  nodes: Array<AgencyDeparture>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Conditions on departures. */
export type AgencyDepartureFilter = {
  /** Id of the expedition. */
  expeditionId?: InputMaybe<Scalars['ID']['input']>;
  /** First day of the period, which departures under way are in; today without one, unless `states` has `PAST`. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the guide. */
  guideId?: InputMaybe<Scalars['ID']['input']>;
  /** States. */
  states?: InputMaybe<Array<AgencyDepartureState>>;
  /** Last day on which a departure may begin. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only those that wait for the agency. */
  toDo?: InputMaybe<AgencyDepartureToDo>;
};

/** Changed fields of a departure; fields that are absent remain. */
export type AgencyDepartureInput = {
  /** Total number of places. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Number of travellers that confirms the departure. */
  groupMin?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the guide; null for none. */
  guideId?: InputMaybe<Scalars['ID']['input']>;
  /** Price per traveller, in cents: whole euros. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** First day. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
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
  groupMin?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the guide; null for none. */
  guideId?: InputMaybe<Scalars['ID']['input']>;
  /** Price per traveller, in cents: whole euros. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of the mutations that add a second factor. */
export type AgencyEnrolPayload = {
  /** Next step of the session; null after a refusal. */
  access: Maybe<AgencyAccess>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The person; null after a refusal. */
  me: Maybe<AgencyStaff>;
  /** New recovery codes, shown once; empty where former ones remain valid. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** Payload of the mutations that move money. */
export type AgencyEntryPayload = {
  /** Id of the payment or refund; null after a refusal, and where gift cards alone gave the money back. */
  entryId: Maybe<Scalars['ID']['output']>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** Payload of `agencyErase`. */
export type AgencyErasePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the customer is emptied. */
  ok: Scalars['Boolean']['output'];
};

/** An expedition, as its authors edit it. */
export type AgencyExpedition = {
  /** Time of the last change. */
  changedAt: Scalars['DateTime']['output'];
  /** First name of the author of the last change. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Rules that the draft does not fulfil yet, and advice. */
  checks: Array<AgencyCheck>;
  /** First photo of the draft. */
  coverImage: Maybe<Image>;
  /** Number of departures to come that are not cancelled. */
  departuresToCome: Scalars['Int']['output'];
  /** Content that authors edit. */
  draft: ExpeditionContent;
  /** Slugs that lead to the present one. */
  formerSlugs: Array<Scalars['String']['output']>;
  /** Id of the guide. */
  guideId: Maybe<Scalars['ID']['output']>;
  /** Name of the guide. */
  guideName: Maybe<Scalars['String']['output']>;
  /** Whether the draft differs from the published content. */
  hasChanges: Scalars['Boolean']['output'];
  /** Id of the expedition. */
  id: Scalars['ID']['output'];
  /** Places left on these departures. */
  placesLeft: Scalars['Int']['output'];
  /** The draft as its public page would show it; its relations are those of the published expedition, but for the route. */
  preview: Maybe<Expedition>;
  /** Content of the last publication; null before the first. */
  published: Maybe<ExpeditionContent>;
  /** Rank in the default order. */
  rank: Scalars['Int']['output'];
  /** Published revisions, newest first. */
  revisions: Maybe<RevisionConnection>;
  /** State. */
  state: ExpeditionState;
  /** Permanent reference. */
  uniqueId: Scalars['String']['output'];
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
};


/** An expedition, as its authors edit it. */
export type AgencyExpeditionRevisionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of expeditions. */
export type AgencyExpeditionConnection = {
  /** Expeditions of the page. */
  nodes: Array<AgencyExpeditionRow>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Conditions on expeditions. */
export type AgencyExpeditionFilter = {
  /** Slug of an activity. */
  activity?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 code of a country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Id of the guide. */
  guideId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those whose draft lacks fields. */
  incomplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** Level, from 1 to 5. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** Words of name, slug, reference or region. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<ExpeditionState>;
  /** Type. */
  type?: InputMaybe<ExpeditionType>;
  /** Only those without departures to come. */
  withoutDeparture?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Fields of a draft; those that are absent remain, and null empties those that may be empty. */
export type AgencyExpeditionInput = {
  /** Journey from the station to the meeting point. */
  accessNote?: InputMaybe<Scalars['String']['input']>;
  /** Names of the accommodations, of the closed list. */
  accommodations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of the activities. */
  activities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minimum age; null for adults only. */
  ageMinChild?: InputMaybe<Scalars['Int']['input']>;
  /** Arrival station. */
  arrivalStation?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 codes, the main country first. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Description. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Distance, in kilometres. */
  distanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** Duration in days. */
  durationDays?: InputMaybe<Scalars['Int']['input']>;
  /** Elevation gain, in metres. */
  elevationGainM?: InputMaybe<Scalars['Int']['input']>;
  /** Number of places on a new departure. */
  groupMax?: InputMaybe<Scalars['Int']['input']>;
  /** Number of bookings that confirm a new departure. */
  groupMin?: InputMaybe<Scalars['Int']['input']>;
  /** Items included in the price. */
  included?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it welcomes families. */
  isFamilyFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Level, from 1 to 5. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** Meeting point of the group. */
  meetingPoint?: InputMaybe<ContentPlaceInput>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Items not included in the price. */
  notIncluded?: InputMaybe<Array<Scalars['String']['input']>>;
  /** File names of the photos, the cover first. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Catalogue price per adult, in cents: whole euros. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Programme, one entry a day. */
  programme?: InputMaybe<Array<ContentDayInput>>;
  /** Slug of the region of the first country. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Route on the map. */
  route?: InputMaybe<ContentRouteInput>;
  /** Description for search engines; null: the summary. */
  searchDescription?: InputMaybe<Scalars['String']['input']>;
  /** Title for search engines; null: the name. */
  searchTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last segment of its URL. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Summary. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Train journeys to the meeting point. */
  trainAccess?: InputMaybe<Array<ContentTrainInput>>;
  /** Type of expedition. */
  type?: InputMaybe<ExpeditionType>;
  /** School holidays that suit the expedition. */
  vacations?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An expedition in the list. */
export type AgencyExpeditionRow = {
  /** Time of the last change. */
  changedAt: Scalars['DateTime']['output'];
  /** First name of the author of the last change. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** First photo. */
  coverImage: Maybe<Image>;
  /** Number of departures to come that are not cancelled. */
  departuresToCome: Scalars['Int']['output'];
  /** Name of the guide. */
  guideName: Maybe<Scalars['String']['output']>;
  /** Whether the draft differs from the published content. */
  hasChanges: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Number of fields that the draft lacks for its publication. */
  missingCount: Scalars['Int']['output'];
  /** Name; of a draft until the first publication, then as published. */
  name: Scalars['String']['output'];
  /** Places left on these departures. */
  placesLeft: Scalars['Int']['output'];
  /** Rank in the default order. */
  rank: Scalars['Int']['output'];
  /** Last segment of its URL. */
  slug: Scalars['String']['output'];
  /** State. */
  state: ExpeditionState;
  /** Type of expedition. */
  type: ExpeditionType;
  /** Permanent reference. */
  uniqueId: Scalars['String']['output'];
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
  guideId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of the change. */
  kind: ExpeditionsChange;
  /** Rank in the default order, for `RANK`. */
  rank?: InputMaybe<Scalars['Int']['input']>;
};

/** Export of rows or of a customer. */
export type AgencyExport = {
  /** Rows that are written. */
  doneCount: Scalars['Int']['output'];
  /** End of the path. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Path of the file on this site, for its author; null until it is whole. */
  path: Maybe<Scalars['String']['output']>;
  /** State. */
  state: AgencyExportState;
  /** Rows to write. */
  totalCount: Scalars['Int']['output'];
};

/** Conditions of an export: those of the list of its kind. */
export type AgencyExportFilter = {
  /** Id of the departure, for its travellers. */
  departureId?: InputMaybe<Scalars['ID']['input']>;
  /** For departures. */
  departures?: InputMaybe<AgencyDepartureFilter>;
  /** For expeditions. */
  expeditions?: InputMaybe<AgencyExpeditionFilter>;
  /** For reservations and payments. */
  reservations?: InputMaybe<AgencyReservationFilter>;
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

/** Payload of `agencyExport` and `agencyExportCustomer`. */
export type AgencyExportPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The export; null after a refusal. */
  export: Maybe<AgencyExport>;
};

/** State of an export. */
export type AgencyExportState =
  /** Its file is whole. */
  | 'DONE'
  /** It stopped by a failure of the service. */
  | 'FAILED'
  /** Its file is being written. */
  | 'RUNNING';

/** A second factor. */
export type AgencyFactor = {
  /** Time of the enrolment. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the factor. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: FactorKind;
  /** Time of the last use. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of a passkey; null for an authenticator app. */
  name: Maybe<Scalars['String']['output']>;
};

/** Facts of the agency. */
export type AgencyFactsInput = {
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Other closed days. */
  closedDays?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** Hour at which the telephone closes, in Paris. */
  closesAt?: InputMaybe<Scalars['Int']['input']>;
  /** Address for visitors. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Page on Facebook; may be empty. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Financial guarantor, with address; may be empty. */
  guarantor?: InputMaybe<Scalars['String']['input']>;
  /** Page on Instagram; may be empty. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Insurer of the liability, with address; may be empty. */
  insurer?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** Page on LinkedIn; may be empty. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Hour at which the telephone opens, in Paris. */
  opensAt?: InputMaybe<Scalars['Int']['input']>;
  /** Telephone number, in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Number in the register of travel agencies. */
  registration?: InputMaybe<Scalars['String']['input']>;
  /** SIREN. */
  siren?: InputMaybe<Scalars['String']['input']>;
  /** Street. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** VAT number. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
  /** Days on which the telephone is open, from 1, Monday; public holidays are closed. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Page on YouTube; may be empty. */
  youtube?: InputMaybe<Scalars['String']['input']>;
};

/** Facts of the agency, with their version. */
export type AgencyFactsSection = {
  /** Time of the stored version; null before any. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** First name of the author of the stored version; null before any. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** Other closed days. */
  closedDays: Array<Scalars['Date']['output']>;
  /** Hour at which the telephone closes, in Paris. */
  closesAt: Scalars['Int']['output'];
  /** Address for visitors. */
  email: Scalars['String']['output'];
  /** Page on Facebook; may be empty. */
  facebook: Scalars['String']['output'];
  /** Financial guarantor, with address; may be empty. */
  guarantor: Scalars['String']['output'];
  /** Page on Instagram; may be empty. */
  instagram: Scalars['String']['output'];
  /** Insurer of the liability, with address; may be empty. */
  insurer: Scalars['String']['output'];
  /** Name of the company. */
  legalName: Scalars['String']['output'];
  /** Page on LinkedIn; may be empty. */
  linkedin: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Hour at which the telephone opens, in Paris. */
  opensAt: Scalars['Int']['output'];
  /** Telephone number, in international format. */
  phone: Scalars['String']['output'];
  /** Postal code. */
  postalCode: Scalars['String']['output'];
  /** Number in the register of travel agencies. */
  registration: Scalars['String']['output'];
  /** SIREN. */
  siren: Scalars['String']['output'];
  /** Street. */
  street: Scalars['String']['output'];
  /** VAT number. */
  vatNumber: Scalars['String']['output'];
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
  /** Days on which the telephone is open, from 1, Monday; public holidays are closed. */
  weekdays: Array<Scalars['Int']['output']>;
  /** Page on YouTube; may be empty. */
  youtube: Scalars['String']['output'];
};

/** Payload of `agencyRetryMail` and `agencyDropMail`. */
export type AgencyFailedMailPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Id of the mail; null after a refusal. */
  mailId: Maybe<Scalars['ID']['output']>;
};

/** Something that failed, or waits for the agency. */
export type AgencyFailure = {
  /** Amount, in cents. */
  amountCents: Maybe<Scalars['Int']['output']>;
  /** Time since which it waits. */
  at: Scalars['DateTime']['output'];
  /** Last day to pay back, by law. */
  deadline: Maybe<Scalars['Date']['output']>;
  /** Id of the departure of a job. */
  departureId: Maybe<Scalars['ID']['output']>;
  /** Recipient, or name of the customer, or of the reseller. Requires `BOOKINGS`. */
  detail: Maybe<Scalars['String']['output']>;
  /** Id of the mail, refund, job, webhook or reservation; of a refused payment, with its position. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: AgencyFailureKind;
  /** Id of the reservation. */
  reservationId: Maybe<Scalars['ID']['output']>;
  /** State. */
  state: AgencyFailureState;
  /** Subject of the mail, reference, name of the expedition, or host of the webhook. */
  title: Scalars['String']['output'];
  /** Urgency. */
  urgency: AgencyUrgency;
};

/** A page of failures. */
export type AgencyFailureConnection = {
  /** Failures of the page. */
  nodes: Array<AgencyFailure>;
  /** Position in the list. */
  pageInfo: PageInfo;
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

/** Occupancy of a departure. */
export type AgencyFigureDeparture = {
  /** Booked places. */
  bookedCount: Scalars['Int']['output'];
  /** Places. */
  capacity: Scalars['Int']['output'];
  /** Id of the departure. */
  departureId: Scalars['ID']['output'];
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
};

/** Reservations by the source of the account. */
export type AgencyFigureSource = {
  /** Reservations of the period. */
  bookedCount: Scalars['Int']['output'];
  /** Source. */
  source: Scalars['String']['output'];
};

/** A week. */
export type AgencyFigureWeek = {
  /** Reservations and options made in it. */
  bookedCount: Scalars['Int']['output'];
  /** Reservations cancelled in it, whenever they were made. */
  canceledCount: Scalars['Int']['output'];
  /** Carts abandoned. */
  cartsAbandoned: Scalars['Int']['output'];
  /** Carts booked. */
  cartsBooked: Scalars['Int']['output'];
  /** Carts created. */
  cartsCreated: Scalars['Int']['output'];
  /** Times that carts have taken places. */
  cartsHeld: Scalars['Int']['output'];
  /** Sunday. */
  endDate: Scalars['Date']['output'];
  /** Money paid back, in cents. */
  paidBackCents: Scalars['Int']['output'];
  /** Money received, in cents. */
  receivedCents: Scalars['Int']['output'];
  /** Sales undone by cancellations and changes, in cents. */
  returnedCents: Scalars['Int']['output'];
  /** Sales, in cents. */
  soldCents: Scalars['Int']['output'];
  /** Monday. */
  startDate: Scalars['Date']['output'];
};

/** Figures of the agency. */
export type AgencyFigures = {
  /** Number of these departures. */
  departureCount: Scalars['Int']['output'];
  /** Departures within 90 days, soonest first; 200 at most. */
  departures: Array<AgencyFigureDeparture>;
  /** Sources of the accounts of customers, the most frequent first; 12 at most. */
  sources: Array<AgencyFigureSource>;
  /** Weeks of the period, in Paris. */
  weeks: Array<AgencyFigureWeek>;
};

/** A paid gift card as the agency reads it, without its code. */
export type AgencyGiftCard = {
  /** Amount as it was sold, in cents. */
  amountCents: Scalars['Int']['output'];
  /** Balance, in cents. */
  balanceCents: Scalars['Int']['output'];
  /** Name of the buyer; null without the permission `BOOKINGS`. */
  buyerName: Maybe<Scalars['String']['output']>;
  /** Last four characters of its code. */
  codeEnd: Scalars['String']['output'];
  /** Time of its order. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Address of the recipient; null without the permission `BOOKINGS`. */
  recipientEmail: Maybe<Scalars['String']['output']>;
  /** Name of the recipient; null without the permission `BOOKINGS`. */
  recipientName: Maybe<Scalars['String']['output']>;
  /** Day for which its mail was ordered; null at once. */
  sendOn: Maybe<Scalars['Date']['output']>;
  /** Time of its last mail; null before the first. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: AgencyGiftCardState;
  /** Its last day; null without one. */
  validUntil: Maybe<Scalars['Date']['output']>;
};

/** A page of gift cards. */
export type AgencyGiftCardConnection = {
  /** Gift cards of the page. */
  nodes: Array<AgencyGiftCard>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Conditions on gift cards. */
export type AgencyGiftCardFilter = {
  /** Only those with a balance. */
  hasBalance?: InputMaybe<Scalars['Boolean']['input']>;
  /** The end of a code or the whole, or words of the buyer and the recipient; two characters at least. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<AgencyGiftCardState>;
};

/** Payload of the mutations of a gift card. */
export type AgencyGiftCardPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The gift card; null after a refusal. */
  giftCard: Maybe<AgencyGiftCard>;
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

/** A guide, as the agency edits the profile. */
export type AgencyGuide = {
  /** Absences that are not over, soonest first. */
  absences: Array<GuideAbsence>;
  /** E-mail address of that account; null without the permission `DEPARTURES`. */
  accountEmail: Maybe<Scalars['String']['output']>;
  /** Place of residence. */
  basedIn: Scalars['String']['output'];
  /** Short biography, in French. */
  bio: Scalars['String']['output'];
  /** Number of departures that the guide leads and that are not over. */
  departuresToCome: Scalars['Int']['output'];
  /** Professional diploma. */
  diploma: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Whether an account signs in as this guide. */
  hasAccount: Scalars['Boolean']['output'];
  /** Id of the guide. */
  id: Scalars['ID']['output'];
  /** Whether the guide is absent from all public pages. */
  isHidden: Scalars['Boolean']['output'];
  /** Spoken languages, as ISO 639 codes. */
  languages: Array<Scalars['String']['output']>;
  /** Photograph; null for a drawing. */
  photo: Maybe<Image>;
  /** File name of the photograph. */
  photoName: Maybe<Scalars['String']['output']>;
  /** One sentence in the guide's own voice, in French. */
  quote: Maybe<Scalars['String']['output']>;
  /** Last segment of the URL of the guide's page. */
  slug: Scalars['String']['output'];
  /** Version of the profile, to send with a change. */
  version: Scalars['Int']['output'];
};

/** Fields of a guide; those that are absent remain. A new guide needs name, diploma, residence, languages and biography. */
export type AgencyGuideInput = {
  /** Absences, in place of those that are not over. */
  absences?: InputMaybe<Array<GuideAbsenceInput>>;
  /** Address of the account that signs in as this guide; null for none. */
  accountEmail?: InputMaybe<Scalars['String']['input']>;
  /** Place of residence. */
  basedIn?: InputMaybe<Scalars['String']['input']>;
  /** Short biography, in French. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Professional diploma. */
  diploma?: InputMaybe<Scalars['String']['input']>;
  /** First and last name. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Whether to hide the guide from all public pages. */
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Spoken languages, as ISO 639 codes. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** File name of a photograph of the product; null for a drawing. */
  photoName?: InputMaybe<Scalars['String']['input']>;
  /** One sentence in the guide's own voice; null for none. */
  quote?: InputMaybe<Scalars['String']['input']>;
  /** Last segment of the URL; made of the name by default. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of rows that staff hide. */
export type AgencyHiddenKind =
  /** A question or a reply. */
  | 'MESSAGE'
  /** A review. */
  | 'REVIEW';

/** A row that the search of the agency finds. */
export type AgencyHit = {
  /** Id of the departure; null for an expedition and a customer. */
  departureId: Maybe<Scalars['ID']['output']>;
  /** Last day of the departure. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Name of the expedition; empty for a customer. */
  expeditionName: Scalars['String']['output'];
  /** Id of the row, among its kind. */
  id: Scalars['ID']['output'];
  /** Whether the departure or the reservation is cancelled. */
  isCanceled: Scalars['Boolean']['output'];
  /** Kind of the row. */
  kind: AgencyHitKind;
  /** Reference of a reservation that was booked online. */
  reference: Maybe<Scalars['String']['output']>;
  /** First day of the departure. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Name of the expedition, or of the customer. */
  title: Scalars['String']['output'];
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

/** Import of a file. */
export type AgencyImport = {
  /** Rows that change. */
  changedCount: Scalars['Int']['output'];
  /** Time of the dry run. */
  createdAt: Scalars['DateTime']['output'];
  /** Rows that create. */
  createdCount: Scalars['Int']['output'];
  /** Errors. */
  errorCount: Scalars['Int']['output'];
  /** Errors; 200 at most, the report has all of them. */
  errors: Array<AgencyImportError>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Columns of an export that an import does not read. */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** Whether the rows have changed between the dry run and its application, which wrote nothing. */
  isOutdated: Scalars['Boolean']['output'];
  /** Kind of the rows. */
  kind: AgencyImportKind;
  /** Rows of the file. */
  rowCount: Scalars['Int']['output'];
  /** Rows that create or change; 200 at most, the report has all of them. */
  rows: Array<AgencyImportRow>;
  /** State. */
  state: AgencyImportState;
  /** Rows that change nothing. */
  unchangedCount: Scalars['Int']['output'];
};

/** A changed value of a row. */
export type AgencyImportChange = {
  /** Value after, shortened. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before, shortened. */
  before: Maybe<Scalars['String']['output']>;
  /** Column. */
  column: Scalars['String']['output'];
};

/** An error of a row or of the file. */
export type AgencyImportError = {
  /** Column; null for the row. */
  column: Maybe<Scalars['String']['output']>;
  /** Correction to make, in French. */
  message: Scalars['String']['output'];
  /** Number of the row; null for the file. */
  row: Maybe<Scalars['Int']['output']>;
  /** Value, shortened. */
  value: Maybe<Scalars['String']['output']>;
};

/** Kind of the rows of an import. */
export type AgencyImportKind =
  /** Departures. */
  | 'DEPARTURES'
  /** Drafts of expeditions. */
  | 'EXPEDITIONS'
  /** Guides. */
  | 'GUIDES';

/** Payload of `agencyDryRunImport` and `agencyApplyImport`. */
export type AgencyImportPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The import; null after a refusal. */
  import: Maybe<AgencyImport>;
};

/** Effect of a row of an import. */
export type AgencyImportResult =
  /** Changes. */
  | 'CHANGED'
  /** Creates. */
  | 'CREATED';

/** A row that creates or changes. */
export type AgencyImportRow = {
  /** Changed values. */
  changes: Array<AgencyImportChange>;
  /** Name of what it changes. */
  label: Scalars['String']['output'];
  /** Effect. */
  result: AgencyImportResult;
  /** Number of the row. */
  row: Scalars['Int']['output'];
};

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

/** An open invitation to the staff. */
export type AgencyInvitation = {
  /** Time of the invitation. */
  createdAt: Scalars['DateTime']['output'];
  /** Address of the person. */
  email: Scalars['String']['output'];
  /** End of its link. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the invitation. */
  id: Scalars['ID']['output'];
  /** First name of the author; null for the command line. */
  invitedBy: Maybe<Scalars['String']['output']>;
  /** Permissions. */
  permissions: Array<StaffPermission>;
  /** Role. */
  role: StaffRole;
};

/** A person to invite. */
export type AgencyInviteInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Permissions of a member of the staff. */
  permissions?: InputMaybe<Array<StaffPermission>>;
  /** Role. */
  role: StaffRole;
};

/** Payload of `agencyInvite`. */
export type AgencyInvitePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The invitation. */
  invitation: Maybe<AgencyInvitation>;
};

/** An invoice or a credit note. */
export type AgencyInvoice = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is a credit note. */
  isCreditNote: Scalars['Boolean']['output'];
  /** Time of the document. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number. */
  number: Scalars['String']['output'];
  /** Total, in cents; negative for a credit note. */
  totalCents: Scalars['Int']['output'];
};

/** A page of documents. */
export type AgencyInvoiceConnection = {
  /** Documents of the page. */
  nodes: Array<AgencyListedInvoice>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Conditions on invoices and credit notes. */
export type AgencyInvoiceFilter = {
  /** First day, in Paris. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Kind. */
  kind?: InputMaybe<AgencyInvoiceKind>;
  /** The end of a number, a reference, or words of the billing name; two characters at least. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Last day, in Paris. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Kind of a document. */
export type AgencyInvoiceKind =
  /** A credit note. */
  | 'CREDIT_NOTE'
  /** An invoice. */
  | 'INVOICE';

/** Long work of the agency, reservation by reservation. */
export type AgencyJob = {
  /** Reservations that are done. */
  doneCount: Scalars['Int']['output'];
  /** Reservations that failed. */
  failures: Array<AgencyJobFailure>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** State. */
  state: AgencyJobState;
  /** Reservations of the job. */
  totalCount: Scalars['Int']['output'];
};

/** A reservation that a job could not change. */
export type AgencyJobFailure = {
  /** Cause, in French. */
  message: Scalars['String']['output'];
  /** Reference. */
  reference: Maybe<Scalars['String']['output']>;
  /** Id of the reservation. */
  reservationId: Scalars['ID']['output'];
};

/** Payload of `agencyCancelDeparture` and `agencyRetryJob`. */
export type AgencyJobPayload = {
  /** The stored version, where the decision is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The job; null after a refusal. */
  job: Maybe<AgencyJob>;
};

/** State of a job. */
export type AgencyJobState =
  /** Done. */
  | 'DONE'
  /** Some of its reservations failed. */
  | 'FAILED'
  /** Under way. */
  | 'RUNNING';

/** A key of a reseller or a program. Only its author has seen it whole. */
export type AgencyKey = {
  /** Time of its creation. */
  createdAt: Scalars['DateTime']['output'];
  /** First name of its author; null for the command line. */
  createdBy: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it books on the sandbox, whose places are not real. */
  isTest: Scalars['Boolean']['output'];
  /** Last use, to the minute; null if never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the reseller or the program. */
  name: Scalars['String']['output'];
  /** Share of the retail price that the reseller owes, in percent; null if not agreed. */
  netPercent: Maybe<Scalars['Int']['output']>;
  /** Beginning of the key. */
  prefix: Scalars['String']['output'];
  /** Time of its revocation; null while it is valid. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Services that the key opens. */
  scopes: Array<KeyScope>;
};

/** A key to create. */
export type AgencyKeyInput = {
  /** Whether it books on the sandbox, whose places are not real. */
  isTest: Scalars['Boolean']['input'];
  /** Name of the reseller or the program. */
  name: Scalars['String']['input'];
  /** Share of the retail price that the reseller owes, in percent. */
  netPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Services that the key opens; one at least. */
  scopes: Array<KeyScope>;
};

/** Mails that leave together. */
export type AgencyLeavingMail = {
  /** Mails of the kind. */
  count: Scalars['Int']['output'];
  /** Kind of the mails. */
  kind: AgencyLeavingMailKind;
  /** One of them, as it would be sent. Requires `BOOKINGS`. */
  mail: Maybe<AgencyMailPreview>;
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

/** An invoice or a credit note of the list. */
export type AgencyListedInvoice = {
  /** Billing name; null without the permission `BOOKINGS`, and for others than owners after an erasure. */
  customerName: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Time of the document. */
  issuedAt: Scalars['DateTime']['output'];
  /** Kind. */
  kind: AgencyInvoiceKind;
  /** Number. */
  number: Scalars['String']['output'];
  /** Reference of the reservation; null for a gift card. */
  reference: Maybe<Scalars['String']['output']>;
  /** Id of the reservation; null for a gift card. */
  reservationId: Maybe<Scalars['ID']['output']>;
  /** Total, in cents; negative for a credit note. */
  totalCents: Scalars['Int']['output'];
};

/** A mail to send. */
export type AgencyMailInput = {
  /** Text of a message. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the mail. */
  kind: AgencyMailKind;
  /** Id of the reservation. */
  reservationId: Scalars['ID']['input'];
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

/** A mail before it is sent. */
export type AgencyMailPreview = {
  /** Subject. */
  subject: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
};

/** A letter with sample data. */
export type AgencyMailSample = {
  /** HTML document. */
  html: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name, in French. */
  name: Scalars['String']['output'];
  /** Subject. */
  subject: Scalars['String']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** Payload of `agencyMarkTraveller`. */
export type AgencyMarkTravellerPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The traveller; null after a refusal. */
  line: Maybe<ManifestLine>;
};

/** A move by the agency. */
export type AgencyMoveInput = {
  /** Id of the departure. */
  departureId: Scalars['ID']['input'];
  /** Hash of the price that was shown. */
  quoteHash: Scalars['String']['input'];
  /** Reason, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whether a higher price is waived; requires a reason. */
  waivesDifference: Scalars['Boolean']['input'];
  /** Whether the fee is waived; requires a reason. */
  waivesFee: Scalars['Boolean']['input'];
};

/** Price of a move to another departure. */
export type AgencyMoveQuote = {
  /** Amount due afterwards, in cents. */
  balanceCents: Scalars['Int']['output'];
  /** Difference of price without the fee, in cents; negative where it falls. */
  differenceCents: Scalars['Int']['output'];
  /** Last day of the new departure. */
  endDate: Scalars['Date']['output'];
  /** Fee of the change, in cents. */
  feeCents: Scalars['Int']['output'];
  /** Changes with any amount; the move refers to it. */
  hash: Scalars['String']['output'];
  /** Mails that customers then get, by their kind. */
  mails: Array<AgencyLeavingMail>;
  /** Amount to give back, in cents. */
  refundCents: Scalars['Int']['output'];
  /** First day of the new departure. */
  startDate: Scalars['Date']['output'];
  /** Price afterwards, in cents. */
  totalCents: Scalars['Int']['output'];
};

/** A priced move, or why it is not possible. */
export type AgencyMoveQuotePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The price; null after a refusal. */
  quote: Maybe<AgencyMoveQuote>;
};

/** A caller who becomes a customer. */
export type AgencyNewCustomerInput = {
  /** Address; an account that has it is used, and until its mailed link is followed an unconfirmed one is closed. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Phone number. */
  phone: Scalars['String']['input'];
};

/** A booking by phone. */
export type AgencyNewReservationInput = {
  /** A caller: gets an account without a password, and a mail with a link to choose one. */
  customer?: InputMaybe<AgencyNewCustomerInput>;
  /** Id of a known customer; without one, `customer` is required. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the departure. */
  departureId: Scalars['ID']['input'];
  /** Discount code, as people write it: the option takes one of its uses, and gives it back where it ends unpaid. */
  discountCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of a gift card, as people write it. It pays when the option is booked: at once where it pays all. */
  giftCardCode?: InputMaybe<Scalars['String']['input']>;
  /** End of the option: 1 hour to 7 days from now, and before the day of the departure; the usual length without it. */
  holdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Options of the trip that are chosen, by the positions of the travellers from 1. */
  options?: InputMaybe<Array<CartOptionInput>>;
  /** Travellers, in any order. */
  travellers: Array<CartTravellerInput>;
};

/** A note to add. */
export type AgencyNoteInput = {
  /** Text of the note. */
  body: Scalars['String']['input'];
  /** Whether the guide of the departure reads it. */
  isForGuide: Scalars['Boolean']['input'];
  /** Id of the reservation. */
  reservationId: Scalars['ID']['input'];
};

/** An invitation as its link shows it. */
export type AgencyOpenInvitation = {
  /** Needs of the acceptance. */
  acceptance: InvitationAcceptance;
  /** Address of the person, masked. */
  email: Scalars['String']['output'];
  /** End of the link. */
  expiresAt: Scalars['DateTime']['output'];
  /** Role. */
  role: StaffRole;
};

/** Payload of `agencyPasskeyOptions`. */
export type AgencyPasskeyOptionsPayload = {
  /** Options for a new passkey, as JSON; null where a step-up comes first. */
  creation: Maybe<Scalars['String']['output']>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Options to use a passkey of the account, as JSON; null without one. */
  request: Maybe<Scalars['String']['output']>;
};

/** Money that the agency has received. */
export type AgencyPaymentInput = {
  /** Amount, in cents. */
  amountCents: Scalars['Int']['input'];
  /** Whether an amount above what is due is meant. */
  confirmed: Scalars['Boolean']['input'];
  /** Means of payment. */
  method: ManualPaymentMethod;
  /** Day on which it was received. */
  on: Scalars['Date']['input'];
  /** Number of the transfer, cheque or vouchers; not required for cash. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Id of the reservation. */
  reservationId: Scalars['ID']['input'];
};

/** Price of a booking by phone, before it is made. */
export type AgencyPhoneQuote = {
  /** Places left. */
  availableCount: Scalars['Int']['output'];
  /** Day on which the rest is due; null where all is due at once. */
  balanceDueOn: Maybe<Scalars['Date']['output']>;
  /** Discount code that is priced; null without one that applies. */
  discountCode: Maybe<Scalars['String']['output']>;
  /** First payment on the site, in cents. */
  dueNowCents: Scalars['Int']['output'];
  /** Gift card of the code; null without a code. */
  giftCard: Maybe<AgencyQuotedGiftCard>;
  /** Lines of the price. */
  lines: Array<PriceLine>;
  /** Options that the trip sells, and the insurance. */
  options: Array<AgencySoldOption>;
  /** Price before the gift card, in cents. */
  totalCents: Scalars['Int']['output'];
};

/** A photograph, as the agency edits it. */
export type AgencyPhoto = {
  /** Alternative text, in French; empty until it is written. */
  alt: Scalars['String']['output'];
  /** Photographer; empty if unknown. */
  author: Scalars['String']['output'];
  /** Focal point from the left, in percent. */
  focusX: Scalars['Int']['output'];
  /** Focal point from the top, in percent. */
  focusY: Scalars['Int']['output'];
  /** The photograph in all served widths. */
  image: Image;
  /** Whether the agency has sent it; the others are files of the product. */
  isUploaded: Scalars['Boolean']['output'];
  /** Name of the licence; empty if unknown. */
  license: Scalars['String']['output'];
  /** File name, as in `/images/{name}`. */
  name: Scalars['ID']['output'];
  /** Place; null if unknown. */
  place: Maybe<Scalars['String']['output']>;
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
};

/** A page of photographs. */
export type AgencyPhotoConnection = {
  /** Photographs of the page. */
  nodes: Array<AgencyPhoto>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Fields of a photograph; those that are absent remain. */
export type AgencyPhotoInput = {
  /** Alternative text, in French. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Photographer; empty if unknown. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** Focal point from the left, in percent. */
  focusX?: InputMaybe<Scalars['Int']['input']>;
  /** Focal point from the top, in percent. */
  focusY?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the licence; empty if unknown. */
  license?: InputMaybe<Scalars['String']['input']>;
  /** Place; null if unknown. */
  place?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `agencyPlanSeries`. */
export type AgencyPlanSeriesPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Days of the series on which the expedition leaves already. */
  existing: Array<Scalars['Date']['output']>;
  /** Departures to create, soonest first; empty after a refusal. */
  rows: Array<AgencySeriesRow>;
};

/** A question of a visitor, as the agency answers it. */
export type AgencyQuestion = {
  /** First name of that member. */
  assignedName: Maybe<Scalars['String']['output']>;
  /** Id of the member of the staff who takes care of it. */
  assignedTo: Maybe<Scalars['ID']['output']>;
  /** First name of the author. */
  authorName: Scalars['String']['output'];
  /** Plain text. */
  body: Scalars['String']['output'];
  /** Time at which it was posted. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the expedition. */
  expeditionId: Scalars['ID']['output'];
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** Slug of the expedition. */
  expeditionSlug: Scalars['String']['output'];
  /** Reason for hiding it; null while it is visible. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Replies, hidden ones included, oldest first. */
  replies: Array<AgencyReply>;
  /** Reports that wait for a decision. */
  reportCount: Scalars['Int']['output'];
  /** Reasons that those reports give. */
  reportReasons: Array<Scalars['String']['output']>;
  /** State. */
  state: AgencyQuestionState;
};

/** A page of questions. */
export type AgencyQuestionConnection = {
  /** Questions of the page. */
  nodes: Array<AgencyQuestion>;
  /** Position in the list. */
  pageInfo: PageInfo;
  /** Number of questions, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Conditions on questions. */
export type AgencyQuestionFilter = {
  /** Id of the member of the staff who takes care of them. */
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the expedition. */
  expeditionId?: InputMaybe<Scalars['ID']['input']>;
  /** List; questions without an answer by default. */
  list?: InputMaybe<AgencyQuestionList>;
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

/** Payload of `agencyAnswer` and `agencySetHidden`. */
export type AgencyQuestionPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The question; null after a refusal, and for a review. */
  question: Maybe<AgencyQuestion>;
  /** The hidden or shown review; null for a question. */
  review: Maybe<AgencyReview>;
};

/** State of a question. */
export type AgencyQuestionState =
  /** With such a reply. */
  | 'ANSWERED'
  /** Hidden by the agency. */
  | 'HIDDEN'
  /** Without a reply by a guide or the agency. */
  | 'OPEN';

/** A gift card, as it pays a booking by phone. */
export type AgencyQuotedGiftCard = {
  /** Amount of the price that it pays, in cents: 0 unless it is active. */
  paidCents: Scalars['Int']['output'];
  /** State; null where no paid card has the code. */
  state: Maybe<AgencyGiftCardState>;
};

/** Payload of `agencyRenewRecoveryCodes`. */
export type AgencyRecoveryCodesPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** New recovery codes, shown once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** Money to give back. */
export type AgencyRefundInput = {
  /** Amount, in cents. */
  amountCents: Scalars['Int']['input'];
  /** Whether an amount that the reservation would owe again is meant. */
  confirmed: Scalars['Boolean']['input'];
  /** Whether a gift card gives it back; by default for holiday vouchers only. */
  giftCard?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the payment; without one, all that the reservation has too much, by the means that paid. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason; required to give back holiday vouchers as money. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the reservation. */
  reservationId: Scalars['ID']['input'];
};

/** Payload of `agencyRemoveWebhook`. */
export type AgencyRemoveWebhookPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Id of the removed webhook; null after a refusal. */
  webhookId: Maybe<Scalars['ID']['output']>;
};

/** A reply to a question. */
export type AgencyReply = {
  /** First name of the author. */
  authorName: Scalars['String']['output'];
  /** Role of the author. */
  authorRole: AuthorRole;
  /** Plain text. */
  body: Scalars['String']['output'];
  /** Time at which it was posted. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason for hiding it; null while it is visible. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Reports that wait for a decision. */
  reportCount: Scalars['Int']['output'];
  /** Reasons that those reports give. */
  reportReasons: Array<Scalars['String']['output']>;
};

/** Payload of `agencyReplyToReview`. */
export type AgencyReplyToReviewPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The review with its reply; null after a refusal. */
  review: Maybe<AgencyReview>;
};

/** A reservation as the agency manages it. */
export type AgencyReservation = {
  /** Time of the booking. */
  bookedAt: Scalars['DateTime']['output'];
  /** Time of the cancellation. */
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** Price of a cancellation of all travellers, or of some; null for a past or cancelled reservation. */
  cancellationQuote: Maybe<AgencyCancellationQuote>;
  /** Completeness of the details of the travellers, from 0 to 100. */
  completeness: Scalars['Int']['output'];
  /** Phone number given with the booking. */
  contactPhone: Maybe<Scalars['String']['output']>;
  /** Customer. */
  customer: Maybe<AgencyCustomer>;
  /** Id of the customer; null where a reseller sold it, whose customers have no account. */
  customerId: Maybe<Scalars['ID']['output']>;
  /** Name of the customer or reseller; empty where the account has none, and without `BOOKINGS`. */
  customerName: Scalars['String']['output'];
  /** Departure. */
  departure: Maybe<AgencyDeparture>;
  /** Id of the departure. */
  departureId: Scalars['ID']['output'];
  /** Amount still due, in cents. */
  dueCents: Scalars['Int']['output'];
  /** Day on which it is due; null where nothing is. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Payments and refunds, the first one first. */
  entries: Array<LedgerEntry>;
  /** Id of the expedition. */
  expeditionId: Scalars['ID']['output'];
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** Usual first payment of an option, in cents; null for other states. */
  firstPaymentCents: Maybe<Scalars['Int']['output']>;
  /** End of the option; null for other states. */
  holdUntil: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Invoices and credit notes, the first one first. */
  invoices: Array<AgencyInvoice>;
  /** Lines of the price as it was sold, and what cancellations and changes have made of it. */
  lines: Array<PriceLine>;
  /** A mail as it would be sent now; null where it makes no sense. */
  mailPreview: Maybe<AgencyMailPreview>;
  /** Mails that can be sent again now. */
  mails: Array<AgencyMailKind>;
  /** Price of a move to another departure of the expedition. */
  moveQuote: Maybe<AgencyMoveQuotePayload>;
  /** Next thing that the agency does; null where nothing waits. */
  nextAction: Maybe<ReservationAction>;
  /** Amount paid, in cents. */
  paidCents: Scalars['Int']['output'];
  /** State of the payment. */
  payment: PaymentState;
  /** Reference; empty for a reservation from before online booking. */
  reference: Scalars['String']['output'];
  /** Amount that the agency owes, in cents. */
  refundDueCents: Scalars['Int']['output'];
  /** Way in which it came. */
  source: BookingSource;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** State. */
  state: BookingState;
  /** Events, newest first. */
  timeline: Maybe<TimelineConnection>;
  /** Price, in cents. */
  totalCents: Scalars['Int']['output'];
  /** Number of travellers. */
  travellerCount: Scalars['Int']['output'];
  /** Travellers who leave. */
  travellers: Array<ManifestLine>;
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
};


/** A reservation as the agency manages it. */
export type AgencyReservationCancellationQuoteArgs = {
  positions: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** A reservation as the agency manages it. */
export type AgencyReservationMailPreviewArgs = {
  kind: AgencyMailKind;
};


/** A reservation as the agency manages it. */
export type AgencyReservationMoveQuoteArgs = {
  departureId: Scalars['ID']['input'];
  waivesDifference?: Scalars['Boolean']['input'];
  waivesFee?: Scalars['Boolean']['input'];
};


/** A reservation as the agency manages it. */
export type AgencyReservationTimelineArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of reservations. */
export type AgencyReservationConnection = {
  /** Reservations of the page. Their travellers, lines, entries and invoices cost a call for each. */
  nodes: Array<AgencyReservation>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Conditions on reservations. */
export type AgencyReservationFilter = {
  /** Earliest day of the booking, in Paris. */
  bookedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Latest day of the booking, in Paris. */
  bookedTo?: InputMaybe<Scalars['Date']['input']>;
  /** Earliest day of the cancellation, in Paris. */
  canceledFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Latest day of the cancellation, in Paris. */
  canceledTo?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the departure. */
  departureId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the expedition. */
  expeditionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that need an action of the agency. */
  followUp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those to come whose travellers lack details. */
  incomplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** Earliest first day of the departure. */
  leavingFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Latest first day of the departure. */
  leavingTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only those that still owe money. */
  owing?: InputMaybe<Scalars['Boolean']['input']>;
  /** States of the payment. */
  payments?: InputMaybe<Array<PaymentState>>;
  /** Words of the reference, names, addresses and phones; two characters at least. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Sources. */
  sources?: InputMaybe<Array<BookingSource>>;
  /** States. */
  states?: InputMaybe<Array<BookingState>>;
  /** Only those that wait for the agency or its customer. */
  toDo?: InputMaybe<AgencyReservationToDo>;
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

/** A review of a traveller, as the agency decides about it. */
export type AgencyReview = {
  /** First name of the author. */
  authorName: Scalars['String']['output'];
  /** Time of the first decision. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time by which a pending one gets a decision. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the expedition. */
  expeditionId: Scalars['ID']['output'];
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** Slug of the expedition. */
  expeditionSlug: Scalars['String']['output'];
  /** Month of the trip: `2026-07`. */
  experienceMonth: Maybe<Scalars['String']['output']>;
  /** Reason for hiding it. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the author travelled on the expedition. */
  isVerified: Scalars['Boolean']['output'];
  /** Day of publication. */
  publishedOn: Maybe<Scalars['Date']['output']>;
  /** Rating out of 5. */
  rating: Scalars['Int']['output'];
  /** Reason of a refusal. */
  refusalReason: Maybe<ReviewRefusalReason>;
  /** Sentence mailed to the author. */
  refusalText: Maybe<Scalars['String']['output']>;
  /** Public reply. */
  reply: Maybe<ReviewReply>;
  /** Reports that wait for a decision. */
  reportCount: Scalars['Int']['output'];
  /** Reasons that those reports give. */
  reportReasons: Array<Scalars['String']['output']>;
  /** State. */
  state: ReviewState;
  /** Time at which it was written on the site; null for others. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** Text, as the author wrote it. */
  text: Scalars['String']['output'];
  /** Version, to send with a decision. */
  version: Scalars['Int']['output'];
};

/** A page of reviews. */
export type AgencyReviewConnection = {
  /** Reviews of the page. */
  nodes: Array<AgencyReview>;
  /** Position in the list. */
  pageInfo: PageInfo;
  /** Number of reviews, over all pages. */
  totalCount: Scalars['Int']['output'];
};

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
  reason?: InputMaybe<ReviewRefusalReason>;
  /** Sentence for the author, to refuse it, 600 characters at most. */
  sentence?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on reviews. */
export type AgencyReviewFilter = {
  /** Id of the author. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the expedition. */
  expeditionId?: InputMaybe<Scalars['ID']['input']>;
  /** List; those that wait by default. */
  list?: InputMaybe<AgencyReviewList>;
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

/** Payload of `agencyRevokeInvitation`. */
export type AgencyRevokeInvitationPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the invitation was revoked. */
  ok: Scalars['Boolean']['output'];
};

/** Payload of `agencyRevokeKey`. */
export type AgencyRevokeKeyPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The revoked key; null after a refusal. */
  key: Maybe<AgencyKey>;
};

/** Terms of sale. */
export type AgencySalesInput = {
  /** Days before the first day on which the balance is due. */
  balanceDays?: InputMaybe<Scalars['Int']['input']>;
  /** Percentage of the price that is due at the booking. */
  depositPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Least days left for the free hours. */
  freeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Hours after the booking in which a cancellation is free. */
  freeHours?: InputMaybe<Scalars['Int']['input']>;
  /** Hours for which an option keeps its places by default. */
  optionHours?: InputMaybe<Scalars['Int']['input']>;
  /** Days before the first day on which an unpaid balance is recalled. */
  reminderDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Price of a cancellation: the first tier whose days are left. */
  tiers?: InputMaybe<Array<CancellationTierInput>>;
};

/** Terms of sale, with their version. */
export type AgencySalesSection = {
  /** Days before the first day on which the balance is due. */
  balanceDays: Scalars['Int']['output'];
  /** Time of the stored version; null before any. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** First name of the author of the stored version; null before any. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Percentage of the price that is due at the booking. */
  depositPercent: Scalars['Int']['output'];
  /** Least days left for the free hours. */
  freeDays: Scalars['Int']['output'];
  /** Hours after the booking in which a cancellation is free. */
  freeHours: Scalars['Int']['output'];
  /** Hours for which an option keeps its places by default. */
  optionHours: Scalars['Int']['output'];
  /** Days before the first day on which an unpaid balance is recalled. */
  reminderDays: Array<Scalars['Int']['output']>;
  /** Price of a cancellation: the first tier whose days are left. */
  tiers: Array<CancellationTier>;
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
};

/** Payload of `agencySaveCannedAnswer`. */
export type AgencySaveCannedAnswerPayload = {
  /** The canned answer; null after a refusal. */
  cannedAnswer: Maybe<CannedAnswer>;
  /** The stored version, where the change is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** Payload of `agencySaveCustomer`. */
export type AgencySaveCustomerPayload = {
  /** The stored version, where the change is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** The customer; null after a refusal. */
  customer: Maybe<AgencyCustomer>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** Payload of `agencySaveDeparture` and `agencyConfirmDeparture`. */
export type AgencySaveDeparturePayload = {
  /** The stored version, where the change is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** The departure; null after a refusal. */
  departure: Maybe<AgencyDeparture>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** Payload of the mutations that write one expedition. */
export type AgencySaveExpeditionPayload = {
  /** The stored version, where a sent field was changed since. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The expedition; null after a refusal. */
  expedition: Maybe<AgencyExpedition>;
};

/** Payload of `agencySaveGuide`. */
export type AgencySaveGuidePayload = {
  /** The stored version, where the sent one is stale. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The guide; null after a refusal. */
  guide: Maybe<AgencyGuide>;
};

/** Payload of `agencySavePhoto`. */
export type AgencySavePhotoPayload = {
  /** The stored version, where the sent one is stale. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The photograph; null after a refusal. */
  photo: Maybe<AgencyPhoto>;
};

/** Payload of `agencySaveSettings`. */
export type AgencySaveSettingsPayload = {
  /** The saved section, if it is this one; null after a refusal. */
  agency: Maybe<AgencyFactsSection>;
  /** The stored version, where the change is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The saved section, if it is this one; null after a refusal. */
  sales: Maybe<AgencySalesSection>;
};

/** Changed rights; fields that are absent remain. */
export type AgencySaveStaffInput = {
  /** Permissions. */
  permissions?: InputMaybe<Array<StaffPermission>>;
  /** Reason for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Role. */
  role?: InputMaybe<StaffRole>;
  /** State. */
  state?: InputMaybe<StaffState>;
  /** Whether to end a lock-out of the second factor. */
  unlock?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Payload of the mutations of a person's rights. */
export type AgencySaveStaffPayload = {
  /** The stored version, where the sent one is stale. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The person; null after a refusal. */
  staff: Maybe<AgencyStaff>;
};

/** Payload of `agencySaveWebhook`. */
export type AgencySaveWebhookPayload = {
  /** The stored version, where the change is based on an older one. */
  conflict: Maybe<AgencyConflict>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The secret, shown once; null unless it is new. */
  secret: Maybe<Scalars['String']['output']>;
  /** The webhook; null after a refusal. */
  webhook: Maybe<AgencyWebhook>;
};

/** Payload of `agencySendMail` and `agencyWithdrawMail`. */
export type AgencySendMailPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Id of the mail; null after a refusal. */
  mailId: Maybe<Scalars['ID']['output']>;
  /** Time until which a message can be withdrawn. */
  withdrawableUntil: Maybe<Scalars['DateTime']['output']>;
};

/** Period and days of a series. */
export type AgencySeriesInput = {
  /** Number of weeks between two departures of a weekday. */
  everyWeeks: Scalars['Int']['input'];
  /** Days that the series leaves out. */
  excluded?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** First day of the period. */
  from: Scalars['Date']['input'];
  /** Last day of the period, at most 24 months ahead. */
  to: Scalars['Date']['input'];
  /** Weekdays on which departures begin: 1 is Monday. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** A departure that a series plans. */
export type AgencySeriesRow = {
  /** Total number of places. */
  capacity: Scalars['Int']['output'];
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Number of travellers that confirms the departure. */
  groupMin: Scalars['Int']['output'];
  /** Absences and other departures of the guide on these days, in French; null for none. */
  guideClash: Maybe<Scalars['String']['output']>;
  /** Price per traveller, in cents. */
  priceCents: Scalars['Int']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
};

/** A departure to create. */
export type AgencySeriesRowInput = {
  /** Total number of places. */
  capacity: Scalars['Int']['input'];
  /** Number of travellers that confirms the departure. */
  groupMin: Scalars['Int']['input'];
  /** Price per traveller, in cents: whole euros. */
  priceCents: Scalars['Int']['input'];
  /** First day. */
  startDate: Scalars['Date']['input'];
};

/** Payload of `agencySetSales`. */
export type AgencySetSalesPayload = {
  /** The departures, soonest first; empty after a refusal. */
  departures: Array<AgencyDeparture>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** Settings of the agency. */
export type AgencySettings = {
  /** Facts of the agency. */
  agency: Maybe<AgencyFactsSection>;
  /** Services that the environment configures, without secrets. */
  connections: Maybe<Array<AgencyConnection>>;
  /** Keys of resellers and programs: valid ones, then revoked ones, newest first. */
  keys: Maybe<Array<AgencyKey>>;
  /** Letters with sample data, as they are sent. */
  mails: Maybe<Array<AgencyMailSample>>;
  /** Terms of later reservations. */
  sales: Maybe<AgencySalesSection>;
  /** Deliveries of a webhook, the newest first. */
  webhookDeliveries: Maybe<AgencyWebhookDeliveryConnection>;
  /** Programs that receive events, and the resellers that they may serve. */
  webhooks: Maybe<AgencyWebhooks>;
};


/** Settings of the agency. */
export type AgencySettingsWebhookDeliveriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  webhookId: Scalars['ID']['input'];
};

/** The changed fields of one section; fields that are absent remain. */
export type AgencySettingsInput = {
  /** Facts of the agency. */
  agency?: InputMaybe<AgencyFactsInput>;
  /** Terms of sale. */
  sales?: InputMaybe<AgencySalesInput>;
};

/** Sections that an owner edits. */
export type AgencySettingsSection =
  /** Facts of the agency. */
  | 'AGENCY'
  /** Terms of sale. */
  | 'SALES';

/** Payload of `agencySkipWaitingEntry`. */
export type AgencySkipWaitingEntryPayload = {
  /** Id of the entry; null after a refusal. */
  entryId: Maybe<Scalars['ID']['output']>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** An option that a trip sells. */
export type AgencySoldOption = {
  /** Code, for `CartOptionInput`. */
  code: Scalars['String']['output'];
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Price for one traveller, in cents; the most that it adds for the insurance. */
  priceCents: Scalars['Int']['output'];
};

/** A person with access to the agency. */
export type AgencyStaff = {
  /** Time of the acceptance. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Second factors. */
  factors: Array<AgencyFactor>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Last use of a session, to the minute. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** End of the lock-out of the second factor; null without one. */
  lockedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Permissions; an owner has all, whatever the list. */
  permissions: Array<StaffPermission>;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Role. */
  role: StaffRole;
  /** Whether the person has access. */
  state: StaffState;
  /** Version of the rights, to send with a change. */
  version: Scalars['Int']['output'];
};

/** Work of today, by card. */
export type AgencyToday = {
  /** Time of the reading. */
  at: Scalars['DateTime']['output'];
  /** Cards that the caller has the permission for, in their order. */
  cards: Array<AgencyTodayCard>;
};

/** A card, with the number of rows of the list to which it leads. */
export type AgencyTodayCard = {
  /** Number of rows of its list; null where reading it has failed. */
  count: Maybe<Scalars['Int']['output']>;
  /** The five failures that wait longest; none of other cards. */
  failures: Array<AgencyFailure>;
  /** Kind. */
  kind: AgencyTodayKind;
  /** The five rows that come first; none of failures. */
  rows: Array<AgencyTodayRow>;
  /** Urgency of its most urgent row. */
  urgency: AgencyUrgency;
};

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

/** A row of a card. */
export type AgencyTodayRow = {
  /** Amount due, in cents. */
  amountCents: Maybe<Scalars['Int']['output']>;
  /** Time since which a question or review waits, or at which an option ends. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Booked places of a departure. */
  bookedCount: Maybe<Scalars['Int']['output']>;
  /** Last day on which the law allows to cancel for too few travellers. */
  deadline: Maybe<Scalars['Date']['output']>;
  /** Text of a question or review, or expedition of a reservation. */
  detail: Maybe<Scalars['String']['output']>;
  /** Number of travellers that confirms a departure. */
  groupMin: Maybe<Scalars['Int']['output']>;
  /** Places of a departure that unpaid carts hold now. */
  heldCount: Maybe<Scalars['Int']['output']>;
  /** Id of the departure, reservation, question or review. */
  id: Scalars['ID']['output'];
  /** First day of a departure, or day on which a balance is due. */
  on: Maybe<Scalars['Date']['output']>;
  /** Name of the expedition, or of the customer; for `MONEY` alone, the reference of the reservation. */
  title: Scalars['String']['output'];
  /** Urgency. */
  urgency: AgencyUrgency;
};

/** A traveller as on the identity document. */
export type AgencyTravellerInput = {
  /** Birth date. */
  birthDate: Scalars['Date']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Position, from 1. */
  position: Scalars['Int']['input'];
};

/** Payload of `agencyTryMail`. */
export type AgencyTryMailPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Address of the owner; null after a refusal. */
  recipient: Maybe<Scalars['String']['output']>;
};

/** Urgency of work. */
export type AgencyUrgency =
  /** Soon. */
  | 'AMBER'
  /** Not at all. */
  | 'CALM'
  /** Now. */
  | 'RED';

/** A wish for places on a full departure, as the agency reads it. */
export type AgencyWaitingEntry = {
  /** Time of the entry. */
  createdAt: Scalars['DateTime']['output'];
  /** Address that waits. */
  email: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of its account; null without one. */
  name: Maybe<Scalars['String']['output']>;
  /** End of the offer; null for other states. */
  offerExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of places. */
  places: Scalars['Int']['output'];
  /** Position on the list, from 1; null for an entry that does not wait. */
  position: Maybe<Scalars['Int']['output']>;
  /** State. */
  state: WaitingState;
};

/** A program that receives events. */
export type AgencyWebhook = {
  /** Time of its creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the disabling. */
  disabledAt: Maybe<Scalars['DateTime']['output']>;
  /** Cause, unless it is enabled. */
  disabledReason: Maybe<WebhookDisabledReason>;
  /** Events that are sent. */
  events: Array<WebhookEvent>;
  /** Start of an unbroken series of failures. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether events are sent. */
  isEnabled: Scalars['Boolean']['output'];
  /** Reseller whose reservations alone are sent; null for all. */
  reseller: Maybe<AgencyWebhookReseller>;
  /** Address of the receiver. */
  url: Scalars['String']['output'];
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
  /** Deliveries that wait. */
  waitingCount: Scalars['Int']['output'];
};

/** An event on its way to a webhook. */
export type AgencyWebhookDelivery = {
  /** Time of the change. */
  at: Scalars['DateTime']['output'];
  /** Time of the last attempt. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Attempts so far. */
  attempts: Scalars['Int']['output'];
  /** Duration of the last attempt, in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** Id that the receiver gets, the same for each attempt. */
  eventId: Scalars['ID']['output'];
  /** Cause of the last failure. */
  failure: Maybe<WebhookFailure>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Time of the next attempt; null for at once, or never. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Beginning of the last response. */
  responseExcerpt: Maybe<Scalars['String']['output']>;
  /** Status of the last response. */
  responseStatus: Maybe<Scalars['Int']['output']>;
  /** State. */
  status: WebhookDeliveryStatus;
  /** Type. */
  type: WebhookDeliveryType;
};

/** A page of deliveries. */
export type AgencyWebhookDeliveryConnection = {
  /** Deliveries of the page. */
  nodes: Array<AgencyWebhookDelivery>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Payload of `agencySendWebhookTest` and `agencyRedeliver`. */
export type AgencyWebhookDeliveryPayload = {
  /** The delivery; null after a refusal. */
  delivery: Maybe<AgencyWebhookDelivery>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
};

/** A webhook to add, without an id, or the changed fields of one; fields that are absent remain. */
export type AgencyWebhookInput = {
  /** Events to send. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** Id; absent to add one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether to send events. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to replace the secret: the former one signs for a day more. */
  renewSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reseller whose reservations alone are sent; only of one to add. */
  resellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Address of the receiver, by HTTPS. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Version that the change is based on. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A reseller that a webhook may serve. */
export type AgencyWebhookReseller = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** All webhooks. */
export type AgencyWebhooks = {
  /** Webhooks, the oldest first. */
  nodes: Array<AgencyWebhook>;
  /** Resellers that a webhook may serve, by name. */
  resellers: Array<AgencyWebhookReseller>;
};

/** Understood words of a sentence. */
export type AskChip = {
  /** Their meaning, in French. */
  label: Scalars['String']['output'];
  /** Path of the catalogue with the search of the sentence without these words. */
  pathWithout: Scalars['String']['output'];
  /** Name of the rule that understood them. */
  rule: Scalars['String']['output'];
  /** The words. */
  words: Scalars['String']['output'];
};

/** The search that a sentence means. */
export type AskResult = {
  /** Understood words, in the order of the sentence. */
  chips: Array<AskChip>;
  /** Words that are neither understood nor searched, and words that later ones overrule. */
  ignored: Array<Scalars['String']['output']>;
  /** Path of the catalogue with this search. */
  path: Scalars['String']['output'];
  /** Words that are searched as text; empty without any. */
  rest: Scalars['String']['output'];
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

/** A changed field, with personal values masked. */
export type AuditChange = {
  /** Value after, as JSON; null without one. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before, as JSON; null without one. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the field. */
  field: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditConnection = {
  /** Entries of the page. */
  nodes: Array<AuditEntry>;
  /** Position in the log. */
  pageInfo: PageInfo;
};

/** A change, as the audit log records it. */
export type AuditEntry = {
  /** Action, as `staff.changed`. */
  action: Scalars['String']['output'];
  /** Id of the author; null for the system and the command line. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Kind of author. */
  actorKind: AuditActorKind;
  /** First name of the author. */
  actorName: Maybe<Scalars['String']['output']>;
  /** Time of the change. */
  at: Scalars['DateTime']['output'];
  /** Changed fields. */
  changes: Array<AuditChange>;
  /** Kind of the changed row, as `departure`. */
  entity: Scalars['String']['output'];
  /** Id of the changed row. */
  entityId: Scalars['ID']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Name of the changed row, masked if personal. */
  label: Scalars['String']['output'];
  /** Reason given by the author. */
  reason: Maybe<Scalars['String']['output']>;
  /** Id of the request in the logs. */
  requestId: Maybe<Scalars['ID']['output']>;
  /** The action in French, to follow the author's name. */
  sentence: Scalars['String']['output'];
  /** Session of the author. */
  sessionId: Maybe<Scalars['ID']['output']>;
};

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

/** Caches that may store a response. */
export type CacheControlScope =
  /** Specific to one account: shared caches must not store it. */
  | 'PRIVATE'
  /** The same for every caller: shared caches may store it. */
  | 'PUBLIC';

/** The departures of an expedition that start in one week. */
export type CalendarCell = {
  /** Places left in all of them. */
  availableCount: Scalars['Int']['output'];
  /** Number of departures. */
  departureCount: Scalars['Int']['output'];
  /** Best of their statuses: confirmed, almost, open, full, cancelled. */
  status: DepartureStatus;
  /** First day of the week. */
  week: Scalars['Date']['output'];
};

/** A calendar to subscribe to. Anybody with its address can read it. */
export type CalendarFeed = {
  /** Time at which its address was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the calendar; grants no access. */
  id: Scalars['ID']['output'];
  /** Content of the calendar. */
  kind: FeedKind;
  /** Time of the last read, to the minute; null before the first. */
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
};

/** Payload of the mutations of calendars. */
export type CalendarFeedPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The calendar; null once it is deleted. */
  feed: Maybe<CalendarFeed>;
  /** Address of the calendar (RFC 5545). Shown once. */
  url: Maybe<Scalars['String']['output']>;
};

/** An expedition with its departures by week. */
export type CalendarRow = {
  /** Weeks with a departure, in their order. */
  cells: Array<CalendarCell>;
  /** The expedition. */
  expedition: Expedition;
};

/** Contact details and requested time of the call. */
export type CallbackInput = {
  /** Name, 80 characters at most. */
  name: Scalars['String']['input'];
  /** Phone number in any form, French unless it begins with `+`. */
  phone: Scalars['String']['input'];
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

/** Price of one traveller's cancellation. */
export type CancellationLine = {
  /** Part of it that is retained, in euros. */
  kept: Scalars['Float']['output'];
  /** Position of the traveller, from 1. */
  position: Scalars['Int']['output'];
  /** Price of the traveller, in euros. */
  price: Scalars['Float']['output'];
};

/** Price of a cancellation, to show before it is confirmed. */
export type CancellationQuote = {
  /** Amount due afterwards, in euros. */
  balance: Scalars['Float']['output'];
  /** Changes with any amount: `cancelReservation` refers to it. */
  hash: Scalars['String']['output'];
  /** Travellers to cancel. */
  lines: Array<CancellationLine>;
  /** Amount given back, in euros. */
  refund: Scalars['Float']['output'];
};

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
export type CancellationTier = {
  /** Least days left before the first day. */
  daysLeft: Scalars['Int']['output'];
  /** Percentage of the price that the agency keeps. */
  keptPercent: Scalars['Int']['output'];
};

/** Part of the price that a cancellation keeps. */
export type CancellationTierInput = {
  /** Least days left before the first day; they decrease, to 0. */
  daysLeft: Scalars['Int']['input'];
  /** Percentage of the price that the agency keeps; they increase. */
  keptPercent: Scalars['Int']['input'];
};

/** An answer that staff insert and edit before they send it. */
export type CannedAnswer = {
  /** Text, with `{prénom}`, `{aventure}` and `{départs}`. */
  body: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is no longer offered. */
  isArchived: Scalars['Boolean']['output'];
  /** Title, for the staff. */
  title: Scalars['String']['output'];
  /** Version, to send with a change. */
  version: Scalars['Int']['output'];
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

/** Emissions of a trip per traveller, there and back, in kilograms of CO2 equivalent. Sums add the rounded lines. */
export type CarbonLabel = {
  /** Days of an average life in France with the same emissions. */
  averageDays: Scalars['Float']['output'];
  /** Slug of the city of departure; null without a journey. */
  citySlug: Maybe<Scalars['String']['output']>;
  /** Sum of their highest values. */
  highKg: Scalars['Float']['output'];
  /** The total by day of the trip. */
  kgPerDay: Scalars['Float']['output'];
  /** Lines in the order of the label. */
  lines: Array<CarbonLine>;
  /** Sum of their lowest values. */
  lowKg: Scalars['Float']['output'];
  /** Parts that the sums leave out, for want of data. */
  notCounted: Array<CarbonKind>;
  /** Sum of the lines. */
  totalKg: Scalars['Float']['output'];
};

/** A line of a label. */
export type CarbonLine = {
  /** Computation in numbers, in French writing. */
  formula: Scalars['String']['output'];
  /** Highest value. */
  highKg: Scalars['Float']['output'];
  /** Emissions, to a tenth of a kilogram. */
  kg: Scalars['Float']['output'];
  /** Part of the trip. */
  kind: CarbonKind;
  /** Lowest value. */
  lowKg: Scalars['Float']['output'];
  /** Origin of the factors: the weakest one. */
  quality: FactorQuality;
  /** Sources of the factors, in French. */
  sources: Array<Scalars['String']['output']>;
};

/** An unfinished reservation. It expires after 14 days; its places are held for 30 minutes where `Features.booking` is true. */
export type Cart = {
  /** Number of adults; null if the service does not say. */
  adults: Maybe<Scalars['Int']['output']>;
  /** Places free for this cart: those left on the departure and those it holds; null if the service does not say. */
  availableCount: Maybe<Scalars['Int']['output']>;
  /** Number of children; null if the service does not say. */
  children: Maybe<Scalars['Int']['output']>;
  /** Discount code and gift cards entered; null if the service does not say. */
  codes: Maybe<Array<CartCode>>;
  /** How to reach the person who books; null until entered. */
  contact: Maybe<Contact>;
  /** Last day of the departure. */
  departureEnd: Maybe<Scalars['Date']['output']>;
  /** Id of the departure. */
  departureId: Maybe<Scalars['ID']['output']>;
  /** First day of the departure. */
  departureStart: Maybe<Scalars['Date']['output']>;
  /** The expedition in its current state; null if the service does not identify it. */
  expedition: Maybe<Expedition>;
  /** Photograph of the expedition. */
  expeditionImage: Maybe<Image>;
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** Slug of the expedition. */
  expeditionSlug: Maybe<Scalars['String']['output']>;
  /** Places set aside for this cart; null without a live hold. */
  hold: Maybe<Hold>;
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Options that the trip sells and the cancellation insurance, with the travellers who have chosen them; null if the service does not say. */
  options: Maybe<Array<CartOption>>;
  /** Changes since the cart was made, to see before the next step. */
  problems: Array<CartProblem>;
  /** Priced lines and amounts due; null where places are not sold online. */
  quote: Maybe<Quote>;
  /** Furthest step whose predecessors are valid, from 1. */
  step: Scalars['Int']['output'];
  /** Price for all travellers, in euros. */
  total: Scalars['Float']['output'];
  /** Number of travellers. */
  travellerCount: Scalars['Int']['output'];
  /** Travellers entered so far, the adults first. */
  travellers: Array<CartTraveller>;
  /** Price for one adult, in euros. */
  unitPrice: Maybe<Scalars['Float']['output']>;
};

/** A code entered in a cart. */
export type CartCode = {
  /** Code, as it is stored. */
  code: Scalars['String']['output'];
  /** Kind of the code. */
  kind: CartCodeKind;
};

/** Kind of a code. */
export type CartCodeKind =
  /** Lowers the price. */
  | 'DISCOUNT'
  /** Pays a part of the price. */
  | 'GIFT_CARD';

/** An option sold per traveller beside the place. */
export type CartOption = {
  /** Code; `insurance` for the cancellation insurance. */
  code: Scalars['String']['output'];
  /** Description, in French. */
  description: Maybe<Scalars['String']['output']>;
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Price for one traveller, in euros. For the insurance, the most that one traveller adds: 4 % of his price with options, rounded up to the euro; the quote rounds the sum once. */
  price: Scalars['Float']['output'];
  /** Travellers who have chosen it, by position from 1: the adults first. Empty until chosen. */
  travellers: Array<Scalars['Int']['output']>;
};

/** An option chosen for travellers. */
export type CartOptionInput = {
  /** Code of the option. */
  code: Scalars['String']['input'];
  /** Travellers by position, from 1. */
  travellers: Array<Scalars['Int']['input']>;
};

/** Payload of the cart mutations. */
export type CartPayload = {
  /** The current cart; null if there is none. */
  cart: Maybe<Cart>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The account, with its cart. */
  me: Maybe<User>;
};

/** A change since the cart was made. */
export type CartProblem = CodeNoLongerValid | DepartureCanceled | HoldExpired | InsufficientPlaces | PriceChanged;

/** A traveller of a cart, as on the identity document. */
export type CartTraveller = {
  /** Date of birth. */
  birthDate: Scalars['Date']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
};

/** A traveller of a cart, as on the identity document. */
export type CartTravellerInput = {
  /** Date of birth. */
  birthDate: Scalars['Date']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
};

/** Payload of `changePassword`. */
export type ChangePasswordPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the password was changed. */
  ok: Scalars['Boolean']['output'];
};

/** Price of a change of date, to show before it is confirmed. */
export type ChangeQuote = {
  /** Amount due afterwards, in euros. */
  balance: Scalars['Float']['output'];
  /** Difference of price without the fee, in euros; negative where it falls. */
  difference: Scalars['Float']['output'];
  /** Fee of the change, in euros. */
  fee: Scalars['Float']['output'];
  /** Changes with any amount: `changeDeparture` refers to it. */
  hash: Scalars['String']['output'];
  /** Amount given back, in euros. */
  refund: Scalars['Float']['output'];
};

/** Payload of `checkEmail`. */
export type CheckEmailPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Sign-in method; null if the address is refused. */
  status: Maybe<EmailStatus>;
};

/** Payload of `checkResetLink`. */
export type CheckResetLinkPayload = {
  /** Reasons for a refusal; empty if the link is valid. */
  errors: Array<UserError>;
  /** Whether the link is valid. */
  ok: Scalars['Boolean']['output'];
};

/** A value with its label. */
export type Choice = {
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Value to pass in the filter. */
  value: Scalars['String']['output'];
};

/** The journey from a city to an expedition. */
export type CityAccess = {
  /** The journey; null without one. */
  access: Maybe<TrainAccess>;
  /** Id of the expedition. */
  expeditionId: Scalars['ID']['output'];
};

/** A code of the cart is not valid any more, and not priced. */
export type CodeNoLongerValid = {
  /** Code. */
  code: Scalars['String']['output'];
};

/** A curated collection of expeditions. */
export type Collection = {
  /** Photograph. */
  bannerImage: Maybe<Image>;
  /** Expeditions of the collection. */
  expeditions: Array<Expedition>;
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Title, in French. */
  name: Scalars['String']['output'];
  /** Last segment of its URL. */
  slug: Scalars['String']['output'];
  /** Subtitle, in French. */
  subtitle: Maybe<Scalars['String']['output']>;
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

/** Number of reviews of a company. */
export type CompanyCount = {
  /** Company of the traveller. */
  company: Company;
  /** Number of reviews. */
  count: Scalars['Int']['output'];
};

/** A field whose stored and sent values differ. */
export type ConflictField = {
  /** Name of the field of the input. */
  field: Scalars['String']['output'];
  /** The sent value, as JSON. */
  mine: Maybe<Scalars['String']['output']>;
  /** The stored value, as JSON. */
  theirs: Maybe<Scalars['String']['output']>;
};

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
export type Contact = {
  /** Street and number. */
  address: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Country. */
  country: Maybe<Scalars['String']['output']>;
  /** Phone number, E.164. */
  phone: Maybe<Scalars['String']['output']>;
  /** Postcode. */
  postcode: Maybe<Scalars['String']['output']>;
};

/** How to reach the person who books. */
export type ContactInput = {
  /** Street and number. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postcode. */
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** A day of the programme. */
export type ContentDay = {
  /** Ascent, in metres. */
  ascent: Maybe<Scalars['Int']['output']>;
  /** Descent, in metres. */
  descent: Maybe<Scalars['Int']['output']>;
  /** Place of departure. */
  from: Maybe<Scalars['String']['output']>;
  /** Highest point, in metres. */
  highPoint: Maybe<Scalars['Int']['output']>;
  /** Hours on the way, without breaks. */
  hours: Maybe<Scalars['Float']['output']>;
  /** Distance, in kilometres. */
  km: Maybe<Scalars['Float']['output']>;
  /** Meals included in the price. */
  meals: Array<Scalars['String']['output']>;
  /** Means of travel. */
  mode: Maybe<Scalars['String']['output']>;
  /** Place of the night. */
  night: Maybe<Scalars['String']['output']>;
  /** Remark. */
  note: Maybe<Scalars['String']['output']>;
  /** Longer or shorter alternative. */
  option: Maybe<Scalars['String']['output']>;
  /** Description of the day. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Maybe<Scalars['String']['output']>;
  /** Place of arrival. */
  to: Maybe<Scalars['String']['output']>;
  /** Transfers of the day. */
  transfer: Maybe<Scalars['String']['output']>;
};

/** A day of the programme. */
export type ContentDayInput = {
  /** Ascent, in metres. */
  ascent?: InputMaybe<Scalars['Int']['input']>;
  /** Descent, in metres. */
  descent?: InputMaybe<Scalars['Int']['input']>;
  /** Place of departure. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Highest point, in metres. */
  highPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Hours on the way, without breaks. */
  hours?: InputMaybe<Scalars['Float']['input']>;
  /** Distance, in kilometres. */
  km?: InputMaybe<Scalars['Float']['input']>;
  /** Meals included in the price. */
  meals: Array<Scalars['String']['input']>;
  /** Means of travel. */
  mode?: InputMaybe<Scalars['String']['input']>;
  /** Place of the night. */
  night?: InputMaybe<Scalars['String']['input']>;
  /** Remark. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Longer or shorter alternative. */
  option?: InputMaybe<Scalars['String']['input']>;
  /** Description of the day. */
  text: Scalars['String']['input'];
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Place of arrival. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Transfers of the day. */
  transfer?: InputMaybe<Scalars['String']['input']>;
};

/** A leg of a train journey. */
export type ContentLeg = {
  /** Distance, in kilometres. */
  km: Scalars['Float']['output'];
  /** Means of transport, of the closed list. */
  mode: Scalars['String']['output'];
};

/** A leg of a train journey. */
export type ContentLegInput = {
  /** Distance, in kilometres. */
  km: Scalars['Float']['input'];
  /** Means of transport, of the closed list. */
  mode: Scalars['String']['input'];
};

/** A place, with its name. */
export type ContentPlace = {
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A place, with its name. */
export type ContentPlaceInput = {
  /** Degrees north. */
  latitude: Scalars['Float']['input'];
  /** Degrees east. */
  longitude: Scalars['Float']['input'];
  /** Name. */
  name: Scalars['String']['input'];
};

/** A named place of a route. */
export type ContentPoint = {
  /** Elevation, in metres. */
  elevation: Scalars['Int']['output'];
  /** Kind of the place, in French. */
  kind: Maybe<Scalars['String']['output']>;
  /** Name. */
  label: Scalars['String']['output'];
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** A named place of a route. */
export type ContentPointInput = {
  /** Elevation, in metres. */
  elevation: Scalars['Int']['input'];
  /** Kind of the place, in French. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  label: Scalars['String']['input'];
  /** Degrees north. */
  latitude: Scalars['Float']['input'];
  /** Degrees east. */
  longitude: Scalars['Float']['input'];
};

/** The route on the map. */
export type ContentRoute = {
  /** Named places, in the order of the route. */
  points: Array<ContentPoint>;
  /** Positions of each day as longitude, latitude and elevation; empty for a day without a track. */
  tracks: Array<Array<Array<Scalars['Float']['output']>>>;
};

/** The route on the map. */
export type ContentRouteInput = {
  /** Named places, in the order of the route. */
  points: Array<ContentPointInput>;
  /** Positions of each day as longitude, latitude and elevation; empty for a day without a track. Absent: those of the draft remain. */
  tracks?: InputMaybe<Array<Array<Array<Scalars['Float']['input']>>>>;
};

/** A train journey to the meeting point. */
export type ContentTrain = {
  /** City of departure, of the closed list. */
  city: Scalars['String']['output'];
  /** Hours to the meeting point, door to door. */
  hours: Scalars['Float']['output'];
  /** Legs of the journey. */
  legs: Array<ContentLeg>;
  /** Number of nights on the way. */
  nights: Scalars['Int']['output'];
  /** Remark, in French. */
  note: Maybe<Scalars['String']['output']>;
};

/** A train journey to the meeting point. */
export type ContentTrainInput = {
  /** City of departure, of the closed list. */
  city: Scalars['String']['input'];
  /** Hours to the meeting point, door to door. */
  hours: Scalars['Float']['input'];
  /** Legs of the journey. */
  legs: Array<ContentLegInput>;
  /** Number of nights on the way. */
  nights: Scalars['Int']['input'];
  /** Remark, in French. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A country. */
export type Country = {
  /** ISO 3166 two-letter code. */
  code: Scalars['String']['output'];
  /** URL of the flag; relative to this host when it begins with `/`. */
  flagUrl: Scalars['String']['output'];
  /** Name, in French. */
  name: Scalars['String']['output'];
};

/** A country of the catalogue. */
export type CountryChoice = {
  /** ISO 3166 two-letter code. */
  code: Scalars['String']['output'];
  /** URL of the flag; relative to this host when it begins with `/`. */
  flagUrl: Scalars['String']['output'];
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Regions with expeditions. */
  regions: Array<Choice>;
};

/** Payload of `createToken`. */
export type CreateTokenPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Bearer token for the `Authorization` header. */
  token: Maybe<Scalars['String']['output']>;
  /** The signed-in account. */
  user: Maybe<User>;
};

/** Effects of an erasure, before it. */
export type CustomerErasure = {
  /** Reason for which it would be refused, in French; null where it would not. */
  obstacle: Maybe<Scalars['String']['output']>;
  /** Reservations that stay, without names. */
  reservationCount: Scalars['Int']['output'];
  /** Travellers whose details are emptied. */
  travellerCount: Scalars['Int']['output'];
};

/** A day of the route in words. Distances and ascents add up to the published totals. */
export type DayRoute = {
  /** Ascent, in metres. */
  ascentM: Scalars['Int']['output'];
  /** Number of the day, from 1. */
  day: Scalars['Int']['output'];
  /** Descent, in metres. */
  descentM: Scalars['Int']['output'];
  /** Distance, in kilometres. */
  distanceKm: Scalars['Float']['output'];
  /** Distance, places with their altitudes, ascent, descent and direction, in French. */
  text: Scalars['String']['output'];
};

/** Payload of `deleteMessage`. */
export type DeleteMessagePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the message was deleted. */
  ok: Scalars['Boolean']['output'];
};

/** An expedition on given dates. */
export type Departure = {
  /** Number of places left. */
  availableCount: Scalars['Int']['output'];
  /** Total number of places; null if the service does not say. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** The guide who leads it, if known. */
  guide: Maybe<Guide>;
  /** Places that bookings under way hold, not among those left; 0 on cards and if `Features.holds` is false. */
  heldCount: Scalars['Int']['output'];
  /** Earliest end of these holds; null without any. */
  heldUntil: Maybe<Scalars['DateTime']['output']>;
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Whether the departure is confirmed: enough travellers have booked. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Number of bookings missing for confirmation. */
  missingToConfirm: Scalars['Int']['output'];
  /** Promises of travellers; null for a departure that is confirmed or cancelled, and if the service takes none. */
  pledges: Maybe<PledgeCount>;
  /** Price for one adult, in euros. */
  price: Maybe<Scalars['Float']['output']>;
  /** Light and moon on these dates at the meeting point; null without its coordinates, which events and cards of some services lack. */
  sky: Maybe<Sky>;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Status for travellers. */
  status: DepartureStatus;
};

/** A page of the calendar of departures. A week lasts from Saturday to Friday, and is named by its Saturday. */
export type DepartureCalendar = {
  /** Weeks with at least five days of school holidays. */
  holidays: Array<HolidayWeek>;
  /** Expeditions of this page. */
  rows: Array<CalendarRow>;
  /** Number of expeditions, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Consecutive weeks. */
  weeks: Array<Scalars['Date']['output']>;
};

/** The departure is cancelled or has begun. */
export type DepartureCanceled = {
  /** Id of the departure. */
  departureId: Maybe<Scalars['ID']['output']>;
};

/** Effects of the cancellation of a departure. */
export type DepartureCancellationPlan = {
  /** Departures of the expedition within 60 days that have places; 3 at most. */
  alternatives: Array<AgencyAlternative>;
  /** Part that is given back by card, in cents. */
  cardCents: Scalars['Int']['output'];
  /** Places that carts, offers and options hold, which are released. */
  heldCount: Scalars['Int']['output'];
  /** Mails that customers get, by their kind. */
  mails: Array<AgencyLeavingMail>;
  /** Part that the agency sends itself, in cents. */
  manualCents: Scalars['Int']['output'];
  /** Options among them, whose customers get a mail. */
  optionCount: Scalars['Int']['output'];
  /** Amount paid, in cents: all of it is given back. */
  paidCents: Scalars['Int']['output'];
  /** Reservations of resellers, who tell their travellers: no mail leaves. */
  resellerCount: Scalars['Int']['output'];
  /** Reservations to cancel. */
  reservationCount: Scalars['Int']['output'];
  /** Their travellers. */
  travellerCount: Scalars['Int']['output'];
  /** Reservations from before online booking, to reimburse by hand. */
  unpricedCount: Scalars['Int']['output'];
};

/** A departure that has changed. */
export type DepartureChange = {
  /** Its new state. */
  departure: Departure;
  /** Id of its expedition. */
  expeditionId: Scalars['ID']['output'];
};

/** A price of a departure. */
export type DeparturePrice = {
  /** Time since which new bookings pay it. */
  at: Scalars['DateTime']['output'];
  /** Price per traveller, in cents. */
  priceCents: Scalars['Int']['output'];
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

/** A day on foot, and the level that it shows. */
export type Effort = {
  /** Ascent in metres. */
  ascentM: Scalars['Int']['output'];
  /** The same at the pace of a group, corrected by the feeling. */
  capacity: Scalars['Float']['output'];
  /** Feeling at the end. */
  feeling: Feeling;
  /** Duration in hours. */
  hours: Scalars['Float']['output'];
  /** Distance in km. */
  km: Scalars['Float']['output'];
  /** Distance in km plus a hundredth of the ascent in metres. */
  kmEffort: Scalars['Float']['output'];
  /** Level of trips, 1 to 5, whose typical day is within the capacity. */
  level: Scalars['Int']['output'];
};

/** A day on foot. */
export type EffortInput = {
  /** Ascent in metres, 0 to 5000. */
  ascentM: Scalars['Int']['input'];
  /** Feeling at the end. */
  feeling: Feeling;
  /** Duration in hours, 0.5 to 24. */
  hours: Scalars['Float']['input'];
  /** Distance in km, 1 to 80. */
  km: Scalars['Float']['input'];
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

/** Payload of the mutations that end sessions. */
export type EndSessionPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The account with its remaining sessions; null if the current one has ended. */
  me: Maybe<User>;
};

/** Values of `extensions.code` in the errors of a response: failures that the user cannot correct. */
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
  | 'UPSTREAM_UNAVAILABLE';

/** A guided trip of 2 to 15 days. */
export type Expedition = {
  /** Journey from the station to the meeting point and back, in French. */
  accessNote: Maybe<Scalars['String']['output']>;
  /** Accommodations, in French. */
  accommodations: Array<Scalars['String']['output']>;
  /** Activities. */
  activities: Array<Activity>;
  /** Minimum age; null if children are not admitted. */
  ageMinChild: Maybe<Scalars['Int']['output']>;
  /** Arrival station. */
  arrivalStation: Maybe<Scalars['String']['output']>;
  /** Average rating out of 5; 5 without reviews, so check `reviewCount` first. */
  averageRating: Scalars['Float']['output'];
  /** Quickest train journey. */
  bestTrainAccess: Maybe<TrainAccess>;
  /** Emissions of the trip from a city, by part; null where the service lists none. */
  carbon: Maybe<CarbonLabel>;
  /** Countries of the route, the main one first. */
  countries: Array<Country>;
  /** Cover photograph. */
  coverImage: Maybe<Image>;
  /** Currency of all prices: always EUR. */
  currency: Scalars['String']['output'];
  /** Days with titles and figures; null if the service has none. */
  days: Maybe<Array<ExpeditionDay>>;
  /** Number of upcoming departures, including full ones. */
  departureCount: Scalars['Int']['output'];
  /** Months in which upcoming departures start, from 1 to 12, without cancelled ones; none if the service does not say. */
  departureMonths: Array<Scalars['Int']['output']>;
  /** All upcoming departures. */
  departures: Maybe<Array<Departure>>;
  /** Full description, in French. */
  description: Scalars['String']['output'];
  /** Total distance, in kilometres. */
  distanceKm: Maybe<Scalars['Int']['output']>;
  /** Duration in days, from 2 to 15. */
  durationDays: Scalars['Int']['output'];
  /** Ecological rating, from 1 to 5, by published criteria. */
  ecoRating: Maybe<Scalars['Int']['output']>;
  /** Total elevation gain, in metres. */
  elevationGainM: Maybe<Scalars['Int']['output']>;
  /** Number of accounts that have it as a favourite. */
  favouriteCount: Scalars['Int']['output'];
  /** Maximum group size. */
  groupMax: Maybe<Scalars['Int']['output']>;
  /** Minimum group size. */
  groupMin: Maybe<Scalars['Int']['output']>;
  /** The guide who leads it. */
  guide: Maybe<Guide>;
  /** Whether departures were added recently. */
  hasNewDepartures: Scalars['Boolean']['output'];
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Photographs, the cover first. */
  images: Array<Image>;
  /** Items included in the price, in French. */
  included: Array<Scalars['String']['output']>;
  /** Whether it is suitable for families. */
  isFamilyFriendly: Scalars['Boolean']['output'];
  /** Whether it is a favourite of the account; false for a visitor. */
  isFavourite: Scalars['Boolean']['output'];
  /** Whether it was published recently. */
  isNew: Scalars['Boolean']['output'];
  /** Level, from 1 (easy) to 5 (committed). */
  level: Scalars['Int']['output'];
  /** Meaning of the level, in hours and metres a day. */
  levelExplained: Maybe<Level>;
  /** Meeting point of the group. */
  meetingPoint: Maybe<MeetingPoint>;
  /** Newest 50 questions, with their replies; `questions` has all of them. */
  messages: Maybe<Array<Message>>;
  /** Lowest price of the bookable departures, in euros. */
  minPrice: Maybe<Scalars['Float']['output']>;
  /** Name, in French. */
  name: Scalars['String']['output'];
  /** Next departures, including full ones. */
  nextDepartures: Array<Departure>;
  /** Items not included in the price, in French. */
  notIncluded: Array<Scalars['String']['output']>;
  /** Catalogue price for one adult, in euros; 0 if unknown. */
  price: Scalars['Float']['output'];
  /** Where the price goes, in order; null if not known. */
  priceShares: Maybe<Array<PriceShare>>;
  /** Programme, day by day. */
  programme: Array<ProgrammeDay>;
  /** Questions with their replies, newest first, in pages. */
  questions: Maybe<MessageConnection>;
  /** Region, in French. */
  region: Maybe<Scalars['String']['output']>;
  /** Slug of the region, as in `ExpeditionFilter.region`. */
  regionSlug: Maybe<Scalars['String']['output']>;
  /** Number of reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Statistics of the reviews. */
  reviewStats: Maybe<ReviewStats>;
  /** Reviews by travellers, newest first. */
  reviews: Maybe<ReviewConnection>;
  /**
   * Route as a GeoJSON feature collection: one line, whose `days` name the part of each day, a point for each named place with its `kind`, and
   * the land around the line where there is water.
   */
  route: Maybe<Scalars['GeoJSON']['output']>;
  /** The days of the route in words; null if the service has too little of it. */
  routeText: Maybe<Array<DayRoute>>;
  /** Description for search engines and shared links; null: the summary. */
  searchDescription: Maybe<Scalars['String']['output']>;
  /** Title for search engines and shared links; null: the name. */
  searchTitle: Maybe<Scalars['String']['output']>;
  /** Day on which the shares were verified; null for those of a demonstration. */
  sharesVerifiedOn: Maybe<Scalars['Date']['output']>;
  /** Similar expeditions, 8 at most. */
  similarExpeditions: Maybe<Array<Expedition>>;
  /** Last segment of its URL: `/expeditions/{slug}`. */
  slug: Scalars['String']['output'];
  /** Summary of one or two sentences, in French. */
  summary: Scalars['String']['output'];
  /** Train journeys to the meeting point, from several cities, the quickest first. */
  trainAccess: Array<TrainAccess>;
  /** Type of expedition. */
  type: ExpeditionType;
};


/** A guided trip of 2 to 15 days. */
export type ExpeditionCarbonArgs = {
  from: InputMaybe<Scalars['String']['input']>;
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
  page: InputMaybe<Scalars['Int']['input']>;
  rating: InputMaybe<Scalars['Int']['input']>;
  travelledWith: InputMaybe<Company>;
};

/** A page of the catalogue. */
export type ExpeditionConnection = {
  /** The corrected text, if the requested one was misspelt. */
  correctedQuery: Maybe<Scalars['String']['output']>;
  /** Number of expeditions that each further choice would leave. The counts of a facet ignore its own choice. */
  facets: Array<Facet>;
  /** Highest price of the result, in euros. */
  highestPrice: Maybe<Scalars['Float']['output']>;
  /** Whether results lack some of the words, because no expedition has all of them. */
  isRelaxed: Scalars['Boolean']['output'];
  /** Lowest price of the result, in euros. */
  lowestPrice: Maybe<Scalars['Float']['output']>;
  /** Matching part of each expedition of this page, in the order of `nodes`. */
  matches: Array<ExpeditionMatch>;
  /** Expeditions of this page. */
  nodes: Array<Expedition>;
  /** Position of this page in the result. */
  pageInfo: PageInfo;
  /** Suggestions of other searches. */
  suggestions: Array<Suggestion>;
  /** Number of matching expeditions, over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of the catalogue. */
export type ExpeditionConnectionFacetsArgs = {
  names: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Content of an expedition. Null, an empty text and an empty list are fields that are not filled yet. */
export type ExpeditionContent = {
  /** Journey from the station to the meeting point. */
  accessNote: Maybe<Scalars['String']['output']>;
  /** Names of the accommodations, of the closed list. */
  accommodations: Array<Scalars['String']['output']>;
  /** Slugs of the activities. */
  activities: Array<Scalars['String']['output']>;
  /** Minimum age; null for adults only. */
  ageMinChild: Maybe<Scalars['Int']['output']>;
  /** Arrival station. */
  arrivalStation: Maybe<Scalars['String']['output']>;
  /** ISO 3166 codes, the main country first. */
  countries: Array<Scalars['String']['output']>;
  /** Description. */
  description: Scalars['String']['output'];
  /** Distance, in kilometres. */
  distanceKm: Maybe<Scalars['Int']['output']>;
  /** Duration in days. */
  durationDays: Maybe<Scalars['Int']['output']>;
  /** Elevation gain, in metres. */
  elevationGainM: Maybe<Scalars['Int']['output']>;
  /** Number of places on a new departure. */
  groupMax: Maybe<Scalars['Int']['output']>;
  /** Number of bookings that confirm a new departure. */
  groupMin: Maybe<Scalars['Int']['output']>;
  /** Items included in the price. */
  included: Array<Scalars['String']['output']>;
  /** Whether it welcomes families. */
  isFamilyFriendly: Scalars['Boolean']['output'];
  /** Level, from 1 to 5. */
  level: Maybe<Scalars['Int']['output']>;
  /** Meeting point of the group. */
  meetingPoint: Maybe<ContentPlace>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Items not included in the price. */
  notIncluded: Array<Scalars['String']['output']>;
  /** File names of the photos, the cover first. */
  photos: Array<Scalars['String']['output']>;
  /** Catalogue price per adult, in cents: whole euros. */
  priceCents: Maybe<Scalars['Int']['output']>;
  /** Programme, one entry a day. */
  programme: Array<ContentDay>;
  /** Slug of the region of the first country. */
  region: Maybe<Scalars['String']['output']>;
  /** Route on the map. */
  route: Maybe<ContentRoute>;
  /** Description for search engines; null: the summary. */
  searchDescription: Maybe<Scalars['String']['output']>;
  /** Title for search engines; null: the name. */
  searchTitle: Maybe<Scalars['String']['output']>;
  /** Last segment of its URL. */
  slug: Scalars['String']['output'];
  /** Summary. */
  summary: Scalars['String']['output'];
  /** Train journeys to the meeting point. */
  trainAccess: Array<ContentTrain>;
  /** Type of expedition. */
  type: ExpeditionType;
  /** School holidays that suit the expedition. */
  vacations: Array<Scalars['String']['output']>;
};

/** A day of an expedition. Figures are the author's; a missing one is null, never an estimate. */
export type ExpeditionDay = {
  /** Ascent, in metres. */
  ascent: Maybe<Scalars['Int']['output']>;
  /** Number of the day, from 1. */
  day: Scalars['Int']['output'];
  /** Descent, in metres. */
  descent: Maybe<Scalars['Int']['output']>;
  /** Place of departure. */
  from: Maybe<Scalars['String']['output']>;
  /** Highest point, in metres above sea level. */
  highPoint: Maybe<Scalars['Int']['output']>;
  /** Time on the way, in hours, without breaks. */
  hours: Maybe<Scalars['Float']['output']>;
  /** Distance, in kilometres. */
  km: Maybe<Scalars['Float']['output']>;
  /** Meals included in the price, in French. */
  meals: Array<Scalars['String']['output']>;
  /** Means of travel, in French, such as « à pied ». */
  mode: Maybe<Scalars['String']['output']>;
  /** Place of the night; null on the last day. */
  night: Maybe<Scalars['String']['output']>;
  /** Remark, in French. */
  note: Maybe<Scalars['String']['output']>;
  /** Longer or shorter alternative, in French. */
  option: Maybe<Scalars['String']['output']>;
  /** Description of the day, in French. */
  text: Maybe<Scalars['String']['output']>;
  /** Title, in French. */
  title: Scalars['String']['output'];
  /** Place of arrival. */
  to: Maybe<Scalars['String']['output']>;
  /** Transfers of the day, in French. */
  transfer: Maybe<Scalars['String']['output']>;
};

/** Filters of the catalogue. An expedition matches all filters, and any value of each. */
export type ExpeditionFilter = {
  /** Slugs of activities, 10 at most. */
  activities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of activity categories, 10 at most. */
  activityTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Bounding box of the meeting point: west, south, east, north, in degrees. */
  bounds?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Age of the youngest child, from 0 to 17: only expeditions that accept it. */
  childAge?: InputMaybe<Scalars['Int']['input']>;
  /** Only expeditions with a confirmed departure. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 3166 two-letter codes, 3 at most: `["FR", "NO"]`. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Duration: `weekend` (2 or 3 days that include a Saturday and its Sunday) or a number of days: `5`. */
  days?: InputMaybe<Scalars['String']['input']>;
  /** Group of countries: `all`, `france`, `outside-france` or `lapland`. */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Latest last day. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only expeditions suitable for families. */
  familyFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slug of the city of origin, for `maxTrainHours` and `FEWEST_CO2`; the nearest city without it. */
  fromCity?: InputMaybe<Scalars['String']['input']>;
  /** Latest first day. */
  leaveBy?: InputMaybe<Scalars['Date']['input']>;
  /** Levels, from 1 to 5. */
  levels?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Maximum number of days. */
  maxDays?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum price, in euros. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Maximum hours by train from `fromCity`, or from the nearest city. */
  maxTrainHours?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum number of days. */
  minDays?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum ecological rating, from 1 to 5. */
  minEcoRating?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum price, in euros. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum average rating by travellers, from 1 to 5, to a tenth. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Months of the first day: `["2027-06"]`. */
  months?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Text searched in names, regions, countries, activities and guides; tolerates misspellings. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a region. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Earliest first day. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /**
   * Number of travellers.
   * @deprecated Use `travellers`.
   */
  travellerCount?: InputMaybe<Scalars['Int']['input']>;
  /** Number of travellers: only expeditions with one departure that has as many free places. */
  travellers?: InputMaybe<Scalars['Int']['input']>;
  /** Types of expedition. */
  types?: InputMaybe<Array<ExpeditionType>>;
  /** School holiday: `toussaint`, `noel`, `hiver`, `printemps`, `ete`, `pont-de-mai`. */
  vacation?: InputMaybe<Scalars['String']['input']>;
  /** Zone of the school holiday: `A`, `B` or `C`. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** The part of an expedition that matches a search: the same expedition matches other searches by other departures. */
export type ExpeditionMatch = {
  /** First three matching departures; null if the filter does not restrict departures. */
  departures: Maybe<Array<Departure>>;
  /** Id of the expedition. */
  expeditionId: Scalars['ID']['output'];
  /** Train journey from `filter.fromCity`, or with `maxTrainHours` alone from the nearest city; null without a journey. */
  trainAccess: Maybe<TrainAccess>;
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

/** A filter with its counts. */
export type Facet = {
  /** Name: types, destinations, countries, regions, activity_types, activities, levels, durations, vacations, months, days, ratings, eco_ratings, family_friendly or confirmed; with `departureDaysIn`, departure_days, where the REST service counts them. */
  name: Scalars['String']['output'];
  /** Values that leave at least one expedition. */
  values: Array<FacetValue>;
};

/** A value of a filter. */
export type FacetValue = {
  /** Number of expeditions that this choice would leave. */
  count: Scalars['Int']['output'];
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Value to pass in the filter. */
  value: Scalars['String']['output'];
};

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

/** Offers of the service; all false for a service that does not list them. */
export type Features = {
  /** Whether journeys from each city are listed, with estimates. */
  access: Scalars['Boolean']['output'];
  /** Whether the agency manages its trips here. */
  agency: Scalars['Boolean']['output'];
  /** Whether sentences are read as searches. */
  ask: Scalars['Boolean']['output'];
  /** Whether places are held and sold online; otherwise the agency completes a cart by phone. */
  booking: Scalars['Boolean']['output'];
  /** Whether departures are listed by week. */
  calendar: Scalars['Boolean']['output'];
  /** Whether an account signs in by Facebook; true for a service that does not say. */
  facebook: Scalars['Boolean']['output'];
  /** Whether favourites and reservations are calendars to subscribe to. */
  feeds: Scalars['Boolean']['output'];
  /** Whether gift cards are sold online. */
  giftCards: Scalars['Boolean']['output'];
  /** Whether an account signs in by Google; true for a service that does not say. */
  google: Scalars['Boolean']['output'];
  /** Whether departures say how many of their places are held, and until when. */
  holds: Scalars['Boolean']['output'];
  /** Whether departures that lack travellers take promises. */
  pledges: Scalars['Boolean']['output'];
  /** Whether reservations have a road book. */
  roadBook: Scalars['Boolean']['output'];
  /** Whether friends share lists of expeditions. */
  shortlists: Scalars['Boolean']['output'];
  /** Whether full departures have a waiting list. */
  waitingList: Scalars['Boolean']['output'];
};

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

/** Values of all filters. */
export type Filters = {
  /** Categories, with their activities. */
  activityCategories: Array<ActivityCategory>;
  /** Countries, with their regions. */
  countries: Array<CountryChoice>;
  /** Cities of origin of the train journeys. */
  departureCities: Array<Choice>;
  /** Ranges of duration, in days. */
  durations: Array<Choice>;
  /** The five levels. */
  levels: Array<Level>;
  /** Maximum number of activities in a filter. */
  maxActivities: Scalars['Int']['output'];
  /** Maximum number of countries in a filter. */
  maxCountries: Scalars['Int']['output'];
  /** Types of expedition. */
  types: Array<Choice>;
  /** School holidays, with their dates. */
  vacations: Array<VacationChoice>;
};

/** A prepaid amount behind a code. */
export type GiftCard = {
  /** Balance, in euros. */
  balance: Scalars['Float']['output'];
  /** Code, without spaces and dashes. */
  code: Scalars['String']['output'];
  /** Currency of the balance, ISO 4217. */
  currency: Scalars['String']['output'];
};

/** Person to whom a gift card is given. */
export type GiftCardRecipientInput = {
  /** Address to which the card is sent. */
  email: Scalars['String']['input'];
  /** Message of the buyer. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Name, as it stands on the card. */
  name: Scalars['String']['input'];
  /** Day of the mail in Paris, within a year; at once without it. */
  sendOn?: InputMaybe<Scalars['Date']['input']>;
};

/** A guide, who leads expeditions. */
export type Guide = {
  /** Place of residence. */
  basedIn: Maybe<Scalars['String']['output']>;
  /** Short biography, in French. */
  bio: Maybe<Scalars['String']['output']>;
  /** Number of departures that left with this guide and are over; null if the REST service does not count them. */
  departuresLed: Maybe<Scalars['Int']['output']>;
  /** Professional diploma. */
  diploma: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Spoken languages, in French. */
  languages: Array<Scalars['String']['output']>;
  /** Photograph; null for a drawing. */
  photo: Maybe<Image>;
  /** One sentence in the guide's own voice, in French; null without one. */
  quote: Maybe<Scalars['String']['output']>;
  /** Last segment of the URL of the guide's page. */
  slug: Scalars['String']['output'];
};

/** Days on which a guide leads nothing. */
export type GuideAbsence = {
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Note for the agency. */
  note: Maybe<Scalars['String']['output']>;
  /** First day. */
  startDate: Scalars['Date']['output'];
};

/** Days on which a guide leads nothing. */
export type GuideAbsenceInput = {
  /** Last day. */
  endDate: Scalars['Date']['input'];
  /** Note for the agency. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  startDate: Scalars['Date']['input'];
};

/** A note of the agency for the guide of a departure. */
export type GuideNote = {
  /** Text. */
  body: Scalars['String']['output'];
  /** Time of the note. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the reservation that it is about. */
  reservationId: Scalars['ID']['output'];
};

/** A departure with its travellers, for its guide. */
export type GuidedDeparture = {
  /** Number of booked places. */
  bookedCount: Scalars['Int']['output'];
  /** Total number of places. */
  capacity: Scalars['Int']['output'];
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Slug of the expedition. */
  expeditionSlug: Maybe<Scalars['String']['output']>;
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Number of bookings missing for confirmation. */
  missingToConfirm: Scalars['Int']['output'];
  /** Name of the expedition. */
  name: Scalars['String']['output'];
  /** Notes of the agency for the guide. */
  notes: Array<GuideNote>;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Travellers, with the details given so far. */
  travellers: Array<GuidedTraveller>;
};

/** A traveller, as visible to the guide. */
export type GuidedTraveller = {
  /** Completeness of the details, from 0 to 100. */
  completeness: Scalars['Int']['output'];
  /** Email of the account that booked. */
  email: Maybe<Scalars['String']['output']>;
  /** Emergency contact: name and phone number. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Missing details. */
  missing: Array<ParticipantAnswer>;
  /** Phone number, in E.164; contacts are null from a month after the departure. */
  phone: Maybe<Scalars['String']['output']>;
  /** Position in the reservation, from 1. */
  position: Scalars['Int']['output'];
  /** Id of the reservation; its travellers travel together. */
  reservationId: Scalars['ID']['output'];
};

/** Places set aside for a cart until an instant. */
export type Hold = {
  /** End of the hold. */
  expiresAt: Scalars['DateTime']['output'];
  /** Number of places. */
  places: Scalars['Int']['output'];
  /** Seconds until then when the service answered: clocks of devices differ. */
  secondsLeft: Scalars['Int']['output'];
};

/** The hold has expired; places are still free. */
export type HoldExpired = {
  /** Places free for this cart. */
  available: Scalars['Int']['output'];
};

/** A week of school holidays. */
export type HolidayWeek = {
  /** Name of the holidays, in French. */
  label: Scalars['String']['output'];
  /** First day of the week. */
  week: Scalars['Date']['output'];
  /** Zones that have these holidays: A, B or C. */
  zones: Array<Scalars['String']['output']>;
};

/** A photograph, served in several widths. */
export type Image = {
  /** Alternative text, in French. */
  alt: Scalars['String']['output'];
  /** Focal point of a crop, for `object-position`: `50% 40%`. */
  focalPoint: Scalars['String']['output'];
  /** Height in pixels of the largest version. */
  height: Scalars['Int']['output'];
  /** Placeholder colour while the image loads: `#7a8b5c`. */
  placeholder: Maybe<Scalars['String']['output']>;
  /** Value of the `srcset` attribute, with every served width; empty when there is only one. */
  srcSet: Scalars['String']['output'];
  /** URL at the largest width; relative to this host when it begins with `/`. */
  url: Scalars['String']['output'];
  /** Width in pixels of the largest version. */
  width: Scalars['Int']['output'];
};

/** A part of a balance, paid by a saved card on its day. */
export type Instalment = {
  /** Amount, in euros. */
  amount: Scalars['Float']['output'];
  /** Day on which the card is charged. */
  dueOn: Scalars['Date']['output'];
  /** Day of the second charge of a `LATE` one; null where none is planned. */
  retryOn: Maybe<Scalars['Date']['output']>;
  /** State of the charge; `TO_COME` in a quote. */
  state: InstalmentState;
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

/** Fewer places are free than the cart has travellers. */
export type InsufficientPlaces = {
  /** Places free for this cart. */
  available: Scalars['Int']['output'];
};

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

/** An invoice or a credit note. */
export type Invoice = {
  /** Id of the document. */
  id: Scalars['ID']['output'];
  /** Whether it corrects an invoice. */
  isCreditNote: Scalars['Boolean']['output'];
  /** Time of the document. */
  issuedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number, such as 2026-000123. */
  number: Scalars['String']['output'];
  /** Total in euros; negative for a credit note. */
  total: Scalars['Float']['output'];
  /** Address of the PDF on this site. */
  url: Scalars['String']['output'];
};

/** A service that a key opens. */
export type KeyScope =
  /** Sale of our departures, by the OCTO standard. */
  | 'OCTO';

/** A payment or a refund. */
export type LedgerEntry = {
  /** Amount, in cents. */
  amountCents: Scalars['Int']['output'];
  /** Author: first name of a member of the staff, or who else. */
  by: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Direction. */
  kind: LedgerKind;
  /** Means. */
  method: PaymentMethod;
  /** Day, in Paris. */
  on: Scalars['Date']['output'];
  /** Reason of a refund or reversal. */
  reason: Maybe<Scalars['String']['output']>;
  /** Part that can still be given back, in cents. */
  refundableCents: Scalars['Int']['output'];
  /** State. */
  state: LedgerState;
};

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

/** Meaning of a level. */
export type Level = {
  /** Elevation gain a day, in metres. */
  elevationGainPerDayM: Scalars['String']['output'];
  /** Hours of activity a day. */
  hoursPerDay: Scalars['String']['output'];
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Level, from 1 to 5. */
  level: Scalars['Int']['output'];
};

/** Payload of `login`. */
export type LoginPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The signed-in account. */
  user: Maybe<User>;
};

/** Payload of `logout`. */
export type LogoutPayload = {
  /** Reasons for a failure; empty on success. */
  errors: Array<UserError>;
  /** Whether the session has ended. */
  ok: Scalars['Boolean']['output'];
};

/** Travellers of a departure. */
export type Manifest = {
  /** Completeness of the details of all travellers, from 0 to 100. */
  completeness: Scalars['Int']['output'];
  /** Id of the departure. */
  departureId: Scalars['ID']['output'];
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** Name of the guide. */
  guideName: Maybe<Scalars['String']['output']>;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Travellers, grouped by reservation. */
  travellers: Array<ManifestLine>;
};

/** A traveller, as the agency reads the details. */
export type ManifestLine = {
  /** Birth date; null from a month after the departure. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** Completeness of the details, from 0 to 100. */
  completeness: Scalars['Int']['output'];
  /** Diet. */
  diet: Maybe<Scalars['String']['output']>;
  /** Emergency contact: name and phone number. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Id of the reservation and position of the traveller in it. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Mark of the agency; null before. */
  mark: Maybe<TravellerMark>;
  /** Missing details. */
  missing: Array<ParticipantAnswer>;
  /** Phone number, in E.164; contacts and needs are null from a month after the departure. */
  phone: Maybe<Scalars['String']['output']>;
  /** Position in the reservation, from 1. */
  position: Scalars['Int']['output'];
  /** Reference of the reservation. */
  reference: Maybe<Scalars['String']['output']>;
  /** Id of the reservation; its travellers travel together. */
  reservationId: Scalars['ID']['output'];
  /** Shoe size. */
  shoeSize: Maybe<Scalars['Int']['output']>;
};

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

/** Meeting point of a group. */
export type MeetingPoint = {
  /** Latitude, in degrees north. */
  latitude: Scalars['Float']['output'];
  /** Longitude, in degrees east. */
  longitude: Scalars['Float']['output'];
  /** Name of the place. */
  name: Maybe<Scalars['String']['output']>;
};

/** A question about an expedition, or a reply to one. */
export type Message = {
  /** URL of the author's avatar. */
  authorAvatarUrl: Maybe<Scalars['String']['output']>;
  /** First name of the author. */
  authorName: Scalars['String']['output'];
  /** Role of the author. */
  authorRole: AuthorRole;
  /** Plain text. */
  body: Scalars['String']['output'];
  /** Time of publication. */
  createdAt: Scalars['DateTime']['output'];
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Id of the question; null for a question itself. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Replies, oldest first. */
  replies: Array<Message>;
};

/** A page of questions. */
export type MessageConnection = {
  /** Questions of this page. */
  nodes: Array<Message>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of questions, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Entry points for changes. */
export type Mutation = {
  /** Moves the offered places into the cart of the account, with a full hold. Requires a session. */
  acceptOffer: CartPayload;
  /** Accepts an invitation to the staff, once; a new account is signed in. */
  agencyAcceptInvitation: AgencyAcceptInvitationPayload;
  /** Adds a note to a reservation, for the staff. Requires `BOOKINGS`. */
  agencyAddNote: AgencyAddNotePayload;
  /** Adds a passkey and opens the agency to the session. Requires a step-up, except for the first factor. */
  agencyAddPasskey: AgencyEnrolPayload;
  /**
   * Puts an address on the waiting list of a departure that lacks the places, and mails its link. The agency
   * confirms it: no link has to be followed. Requires `bookings`.
   */
  agencyAddWaitingEntry: AgencyAddWaitingEntryPayload;
  /** Answers a question in public as the agency, and mails its author; a repeated request answers once. Requires `messages`. */
  agencyAnswer: AgencyQuestionPayload;
  /** Applies a file whose dry run found no error, all rows or none. Requires the permission of its kind and a step-up. */
  agencyApplyImport: AgencyImportPayload;
  /** Assigns questions to a member of the staff, all or none of them. Requires `messages`. */
  agencyAssign: AgencyAssignPayload;
  /** Prepares an authenticator app, to be confirmed by its first code. */
  agencyBeginTotp: AgencyBeginTotpPayload;
  /** Blocks a gift card, or lets its code pay again; repeated, it changes nothing. Requires `money`. */
  agencyBlockGiftCard: AgencyGiftCardPayload;
  /** Cancels a departure, which ends its sales at once; a job cancels and reimburses its reservations. Requires `departures`, `money` and a step-up. */
  agencyCancelDeparture: AgencyJobPayload;
  /** Cancels travellers at the price that was shown. What is to give back stays a credit of the reservation until `agencyRefund`. Requires `bookings`. */
  agencyCancelReservation: AgencyChangeReservationPayload;
  /** Gives departures to come one price, minimum or guide, all or none of them. Requires `departures`. */
  agencyChangeDepartures: AgencyChangeDeparturesPayload;
  /** Changes expeditions, all or none. Requires `CATALOGUE`. */
  agencyChangeExpeditions: AgencyChangeExpeditionsPayload;
  /** Confirms a departure below its minimum, for good, and mails its travellers. Requires `departures`. */
  agencyConfirmDeparture: AgencySaveDeparturePayload;
  /** Confirms the prepared app and opens the agency to the session. */
  agencyConfirmTotp: AgencyEnrolPayload;
  /** Copies texts and photos of a draft as an expedition of its own. Requires `CATALOGUE`. */
  agencyCopyExpedition: AgencySaveExpeditionPayload;
  /** Creates departures of an expedition in one transaction, without those of days on which it leaves already. Requires `departures`. */
  agencyCreateDepartures: AgencyCreateDeparturesPayload;
  /** Creates an expedition as a draft, which no visitor sees. Requires the permission `CATALOGUE`. */
  agencyCreateExpedition: AgencySaveExpeditionPayload;
  /** Creates a key of a reseller or a program. Requires an owner and a step-up. */
  agencyCreateKey: AgencyCreateKeyPayload;
  /** Books by phone: an option that holds its places until its first payment. Requires `bookings`. */
  agencyCreateReservation: AgencyCreateReservationPayload;
  /** Publishes a review, or refuses it with a reason, which is mailed to its author. Requires `messages`. */
  agencyDecideReview: AgencyDecideReviewPayload;
  /** Gives up the changes of a draft. Requires `CATALOGUE`. */
  agencyDiscardDraft: AgencySaveExpeditionPayload;
  /** Drops a mail that has not left: its recipient was reached otherwise. Requires `bookings`. */
  agencyDropMail: AgencyFailedMailPayload;
  /** Begins the dry run of an uploaded file: a job runs the real code and rolls it back. Requires `CATALOGUE` for expeditions, `DEPARTURES` for departures and guides. */
  agencyDryRunImport: AgencyImportPayload;
  /** Empties a customer for good; reservations, ledger and billing names stay. Requires an owner and a step-up; refused with a departure to come or an open balance. */
  agencyErase: AgencyErasePayload;
  /** Exports rows as CSV with the filter of their list. Requires `BOOKINGS` for reservations and the manifest, `MONEY` too for payments, and a step-up for these. */
  agencyExport: AgencyExportPayload;
  /** Exports all that is held of a customer. Requires `BOOKINGS` and a step-up. */
  agencyExportCustomer: AgencyExportPayload;
  /** Moves the last day of a gift card to a later one. Requires `money`. */
  agencyExtendGiftCard: AgencyGiftCardPayload;
  /** Gives an option another end, and tells its customer. Requires `bookings`. */
  agencyExtendHold: AgencyChangeReservationPayload;
  /** Invites a person to the staff by mail, for 72 hours. Requires an owner and a step-up. */
  agencyInvite: AgencyInvitePayload;
  /** Marks a traveller as arrived or absent; null takes the mark back. Requires the permission `BOOKINGS`. */
  agencyMarkTraveller: AgencyMarkTravellerPayload;
  /** Moves a reservation to another departure of its expedition at the price that was shown. Requires `bookings`. */
  agencyMoveReservation: AgencyChangeReservationPayload;
  /** Prepares the browser for a passkey of the account or a new one, by one challenge of five minutes. */
  agencyPasskeyOptions: AgencyPasskeyOptionsPayload;
  /** Plans departures of an expedition on weekdays of a period, with its defaults; creates nothing. Requires `departures`. */
  agencyPlanSeries: AgencyPlanSeriesPayload;
  /** Publishes the draft of a version: visitors see it at once. Requires `CATALOGUE`. */
  agencyPublishExpedition: AgencySaveExpeditionPayload;
  /** Records money that the agency has received for a reservation, with its receipt by mail. Requires `money`. */
  agencyRecordPayment: AgencyEntryPayload;
  /** Delivers an event again, with the same id. Requires an owner. */
  agencyRedeliver: AgencyWebhookDeliveryPayload;
  /** Gives back a part of a payment by its own means or a gift card, or all that a reservation has too much. Requires `money` and a step-up. */
  agencyRefund: AgencyEntryPayload;
  /** Removes a second factor of the account. Requires a step-up; refused for the last one. */
  agencyRemoveFactor: AgencyAccessPayload;
  /** Removes a webhook with its deliveries. Requires an owner and a step-up. */
  agencyRemoveWebhook: AgencyRemoveWebhookPayload;
  /** Replaces the recovery codes of the account. Requires a step-up. */
  agencyRenewRecoveryCodes: AgencyRecoveryCodesPayload;
  /** Publishes or replaces the only public reply to a review as the agency; refused where a guide has replied. Requires `messages`. */
  agencyReplyToReview: AgencyReplyToReviewPayload;
  /** Mails a gift card to its recipient again, at once. Requires `money`. */
  agencyResendGiftCard: AgencyGiftCardPayload;
  /** Deletes the second factors of a person, who enrols another at the next sign-in. Requires an owner and a step-up. */
  agencyResetFactors: AgencySaveStaffPayload;
  /** Copies a revision into the draft; nothing public changes. Requires `CATALOGUE`. */
  agencyRestoreRevision: AgencySaveExpeditionPayload;
  /** Tries a failed refund again. Requires `money` and a step-up. */
  agencyRetry: AgencyEntryPayload;
  /** Tries the failed reservations of a job again. Requires `money` and a step-up. */
  agencyRetryJob: AgencyJobPayload;
  /** Sends a mail that has not left again. Requires `bookings`. */
  agencyRetryMail: AgencyFailedMailPayload;
  /** Reverses a payment that was a mistake or was not paid; repeated, it changes nothing. Requires `money` and a step-up. */
  agencyReverseEntry: AgencyEntryPayload;
  /** Revokes an open invitation. Requires an owner and a step-up. */
  agencyRevokeInvitation: AgencyRevokeInvitationPayload;
  /** Revokes a key at once, on every node. Requires an owner and a step-up. */
  agencyRevokeKey: AgencyRevokeKeyPayload;
  /** Adds, changes or archives a canned answer. Requires `messages`. */
  agencySaveCannedAnswer: AgencySaveCannedAnswerPayload;
  /** Corrects the names and the phone of a customer, never the address. Requires `BOOKINGS`. */
  agencySaveCustomer: AgencySaveCustomerPayload;
  /** Changes a departure to come; its date only while no place is booked or held. Requires `departures`. */
  agencySaveDeparture: AgencySaveDeparturePayload;
  /** Saves fields of a draft; nothing public changes. A field with a later change than the version is a conflict. Requires `CATALOGUE`. */
  agencySaveExpedition: AgencySaveExpeditionPayload;
  /** Adds a guide, without an id, or saves one. Requires the permission `DEPARTURES`. */
  agencySaveGuide: AgencySaveGuidePayload;
  /** Saves the words and the focal point of a photograph, wherever it is shown. Requires the permission `CATALOGUE`. */
  agencySavePhoto: AgencySavePhotoPayload;
  /**
   * Saves fields of a section. Facts of the agency are on every page within a second; terms of sale apply to later
   * reservations. Requires an owner, and a step-up for sales.
   */
  agencySaveSettings: AgencySaveSettingsPayload;
  /** Saves the rights of a person, from the person's next request on. Requires an owner and a step-up. */
  agencySaveStaff: AgencySaveStaffPayload;
  /** Adds a webhook, or changes, enables or disables one. Requires an owner and a step-up. */
  agencySaveWebhook: AgencySaveWebhookPayload;
  /** Sends a mail of a reservation, or a message that can be withdrawn for ten seconds. Five mails an hour for each reservation. Requires `BOOKINGS`. */
  agencySendMail: AgencySendMailPayload;
  /** Sends a test to a webhook, delivered like an event. Requires an owner. */
  agencySendWebhookTest: AgencyWebhookDeliveryPayload;
  /** Hides a question, reply or review with a reason, or shows it again; both decide about its reports. Requires `messages`. */
  agencySetHidden: AgencyQuestionPayload;
  /** Closes or reopens the sales of departures to come, of all or of none. Held places stay bookable by their carts. Requires `departures`. */
  agencySetSales: AgencySetSalesPayload;
  /** Changes names and birth dates of travellers until the first day. Requires `bookings`. */
  agencySetTravellers: AgencyChangeReservationPayload;
  /** Records that the agency has sent the money of a refund. Requires `money` and a step-up. */
  agencySettleRefund: AgencyEntryPayload;
  /** Takes an entry off a waiting list: places that it was offered go to the next one. Requires `bookings`. */
  agencySkipWaitingEntry: AgencySkipWaitingEntryPayload;
  /** Sends a letter with sample data to the caller. Requires an owner. */
  agencyTryMail: AgencyTryMailPayload;
  /** Takes the line, the distance and the ascent of an uploaded GPX file into a draft. Requires `CATALOGUE`. */
  agencyUseGpx: AgencySaveExpeditionPayload;
  /** Opens the agency to the session by a recovery code, which is used up. */
  agencyUseRecoveryCode: AgencyAccessPayload;
  /** Opens the agency to the session by a passkey. Each challenge serves once. */
  agencyVerifyPasskey: AgencyAccessPayload;
  /** Opens the agency to the session by a code of the authenticator app. Each code serves once. */
  agencyVerifyTotp: AgencyAccessPayload;
  /** Withdraws an own message that has not left. Requires `BOOKINGS`. */
  agencyWithdrawMail: AgencySendMailPayload;
  /** Starts the payment of a gift card, or returns the one that an earlier request with the key has started. */
  buyGiftCard: PaymentPayload;
  /** Cancels travellers at the price that was shown. */
  cancelReservation: ReservationPayload;
  /** Moves the reservation to another departure of its expedition, at the price that was shown. */
  changeDeparture: ReservationPayload;
  /** Changes the password and ends all other sessions. */
  changePassword: ChangePasswordPayload;
  /** Replaces a traveller of a reservation sold online, up to 7 days before the departure: an adult by an adult, a child by a child. */
  changeTraveller: ReservationPayload;
  /** Sign-in methods of an e-mail address. */
  checkEmail: CheckEmailPayload;
  /** Checks a mailed password-reset link without consuming it. */
  checkResetLink: CheckResetLinkPayload;
  /** Closes the list of an owner: it stays readable. Deletes it on request, with its persons. */
  closeShortlist: ShortlistPayload;
  /** Confirms the address of the signed-in account by its mailed link. Idempotent. Requires a session. */
  confirmEmail: OkPayload;
  /** Confirms a subscription by its mailed link. */
  confirmNewsletter: NewsletterLinkPayload;
  /** Moves the places of a called promise into the cart of the account, with a full hold. Requires a session. */
  confirmPledge: PledgePayload;
  /** Confirms the address of an entry by its mailed link. */
  confirmWaitingList: OkPayload;
  /** Creates a calendar to subscribe to, or gives it a new address: the former one ends. Requires a session. */
  createCalendarFeed: CalendarFeedPayload;
  /** Creates the cart of the account, which has one at most. Requires a session. */
  createCart: CartPayload;
  /** Creates a list and returns its token and the owner's key. No account is needed. */
  createShortlist: ShortlistPayload;
  /**
   * Returns a bearer token, for clients other than browsers; sets no cookie. The token expires after ten minutes: its requests are
   * then those of a visitor. A program that stores cookies can use `login`, whose session lasts longer.
   */
  createToken: CreateTokenPayload;
  /** Deletes a calendar of the account. Has no effect on a deleted one. */
  deleteCalendarFeed: CalendarFeedPayload;
  /** Deletes the cart. */
  deleteCart: CartPayload;
  /** Deletes a message of the account, within 15 minutes and without replies. `NOT_FOUND` for other accounts. */
  deleteMessage: DeleteMessagePayload;
  /** Ends all sessions of the account, including the current one. */
  endAllSessions: EndSessionPayload;
  /** Ends a session of the account. Has no effect on an ended session. */
  endSession: EndSessionPayload;
  /** Adds a person to a list and returns the person's key. */
  joinShortlist: ShortlistPayload;
  /** Joins the waiting list of a departure that lacks the places. An account joins with its own address; another address is confirmed by a mailed link. */
  joinWaitingList: WaitingListPayload;
  /** Removes the person from the list, with votes and weeks; also from a closed one. */
  leaveShortlist: ShortlistPayload;
  /** Leaves a waiting list, or declines its offer, by the mailed link. */
  leaveWaitingList: OkPayload;
  /** Signs in and sets the session cookie, valid for 30 days and for 7 days without use. */
  login: LoginPayload;
  /** Ends the session immediately on every node. Has no effect for a visitor. */
  logout: LogoutPayload;
  /** Starts the payment of the refused instalments, else of the whole balance, or returns the one that an earlier request has started. */
  payBalance: PaymentPayload;
  /** Promises places on a departure that lacks travellers: with enough promises a call begins, in which each is confirmed by booking. Requires a session with a confirmed e-mail address. */
  pledge: PledgePayload;
  /** Posts a question about an expedition, or a reply to a question. Requires a session. */
  postMessage: PostMessagePayload;
  /** Writes the review of a past reservation, once per departure. Requires the session of its owner; staff then publish it. */
  postReview: PostReviewPayload;
  /** Renews the hold of the cart, once, or takes a new one after it has expired. */
  renewHold: CartPayload;
  /** Replies to a review of an expedition that the account guides; replaces an existing one, unless the agency wrote it. `NOT_FOUND` for other accounts. */
  replyToReview: ReplyToReviewPayload;
  /** Reports a message or a review to the agency, with or without an account; an account reports each once. */
  report: ReportPayload;
  /** Reports a message to the agency, once per account. Requires a session. */
  reportMessage: ReportMessagePayload;
  /** Requests a call from the agency. Requires no session. */
  requestCallback: RequestCallbackPayload;
  /** Sends a password-reset link by e-mail. The response does not reveal whether the account exists. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password by the mailed link and ends all other sessions. */
  resetPassword: ResetPasswordPayload;
  /** Mails a link that confirms the address of the account; nothing for a confirmed one. Requires a session. */
  sendEmailConfirmation: OkPayload;
  /** Replaces the discount code and the gift cards of the cart, all or none; renews the hold once. A code of the cart that has become invalid is dropped. */
  setCartCodes: CartPayload;
  /** Replaces the options of the cart, all or none; renews the hold once. An option that is left out is not chosen. */
  setCartOptions: CartPayload;
  /** Replaces the travellers of the cart, the adults first, and the contact if given; renews the hold once. */
  setCartTravellers: CartPayload;
  /** Stores the last outing of the account; null removes it. Requires a session. */
  setEffort: UpdateProfilePayload;
  /** Sets whether an expedition is a favourite. Idempotent. Requires a session. */
  setFavourite: SetFavouritePayload;
  /** Stores the city of departure of the account; null removes it. Requires a session. */
  setHomeCity: UpdateProfilePayload;
  /** Adds an expedition to the list or removes it; its votes come back with it. */
  setShortlistItem: ShortlistPayload;
  /** Replaces the weeks that suit the person. */
  setShortlistWeeks: ShortlistPayload;
  /** Creates an account, signs in and sets the session cookie. */
  signUp: SignUpPayload;
  /**
   * Starts the payment of the cart, or returns the one that an earlier request has started: a repeated key, or
   * the same quote and plan in another tab. A quote that has changed is refused, and `cart` has the new one.
   */
  startPayment: PaymentPayload;
  /** Subscribes an e-mail address. The response is the same for an existing subscription. */
  subscribeToNewsletter: SubscribeToNewsletterPayload;
  /** Ends a subscription by the link of any newsletter. */
  unsubscribeFromNewsletter: NewsletterLinkPayload;
  /** Updates the cart. */
  updateCart: CartPayload;
  /** Updates the details of one traveller of a reservation. Requires the session of its owner. */
  updateParticipant: UpdateParticipantPayload;
  /** Stores a phone number and optionally subscribes to the newsletter. Requires a session. */
  updatePhone: UpdatePhonePayload;
  /** Updates the names or the newsletter subscription of the account. */
  updateProfile: UpdateProfilePayload;
  /** Votes for an expedition of the list. */
  voteOnShortlist: ShortlistPayload;
  /** Withdraws a promise, also during a call, without a penalty. Idempotent. Requires a session. */
  withdrawPledge: PledgePayload;
};


/** Entry points for changes. */
export type MutationAcceptOfferArgs = {
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencyAcceptInvitationArgs = {
  input: AgencyAcceptInvitationInput;
  token: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyAddNoteArgs = {
  input: AgencyNoteInput;
};


/** Entry points for changes. */
export type MutationAgencyAddPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencyAddWaitingEntryArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  places: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyAnswerArgs = {
  body: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyApplyImportArgs = {
  jobId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyAssignArgs = {
  ids: Array<Scalars['ID']['input']>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
};


/** Entry points for changes. */
export type MutationAgencyBlockGiftCardArgs = {
  blocked: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencyCancelDepartureArgs = {
  id: Scalars['ID']['input'];
  input: AgencyDepartureCancellationInput;
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyCancelReservationArgs = {
  id: Scalars['ID']['input'];
  input: AgencyCancellationInput;
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyChangeDeparturesArgs = {
  confirmed?: Scalars['Boolean']['input'];
  ids: Array<Scalars['ID']['input']>;
  input: AgencyDeparturesInput;
};


/** Entry points for changes. */
export type MutationAgencyChangeExpeditionsArgs = {
  change: AgencyExpeditionsChangeInput;
  confirmed?: Scalars['Boolean']['input'];
  ids: Array<Scalars['ID']['input']>;
};


/** Entry points for changes. */
export type MutationAgencyConfirmDepartureArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyConfirmTotpArgs = {
  code: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencyCopyExpeditionArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyCreateDeparturesArgs = {
  expeditionId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  rows: Array<AgencySeriesRowInput>;
};


/** Entry points for changes. */
export type MutationAgencyCreateExpeditionArgs = {
  input: AgencyExpeditionInput;
  key: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyCreateKeyArgs = {
  input: AgencyKeyInput;
};


/** Entry points for changes. */
export type MutationAgencyCreateReservationArgs = {
  input: AgencyNewReservationInput;
  key: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyDecideReviewArgs = {
  id: Scalars['ID']['input'];
  input: AgencyReviewDecisionInput;
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyDiscardDraftArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyDropMailArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyDryRunImportArgs = {
  fileId: Scalars['ID']['input'];
  kind: AgencyImportKind;
};


/** Entry points for changes. */
export type MutationAgencyEraseArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencyExportArgs = {
  filter: InputMaybe<AgencyExportFilter>;
  kind: AgencyExportKind;
};


/** Entry points for changes. */
export type MutationAgencyExportCustomerArgs = {
  format: AgencyCustomerFormat;
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyExtendGiftCardArgs = {
  id: Scalars['ID']['input'];
  validUntil: Scalars['Date']['input'];
};


/** Entry points for changes. */
export type MutationAgencyExtendHoldArgs = {
  id: Scalars['ID']['input'];
  until: Scalars['DateTime']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyInviteArgs = {
  input: AgencyInviteInput;
};


/** Entry points for changes. */
export type MutationAgencyMarkTravellerArgs = {
  id: Scalars['ID']['input'];
  mark?: InputMaybe<TravellerMark>;
  position: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyMoveReservationArgs = {
  id: Scalars['ID']['input'];
  input: AgencyMoveInput;
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyPlanSeriesArgs = {
  expeditionId: Scalars['ID']['input'];
  input: AgencySeriesInput;
};


/** Entry points for changes. */
export type MutationAgencyPublishExpeditionArgs = {
  id: Scalars['ID']['input'];
  note: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRecordPaymentArgs = {
  input: AgencyPaymentInput;
  key: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRedeliverArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRefundArgs = {
  input: AgencyRefundInput;
  key: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRemoveFactorArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRemoveWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyReplyToReviewArgs = {
  body: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyResendGiftCardArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyResetFactorsArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRestoreRevisionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRetryArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRetryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRetryMailArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyReverseEntryArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyRevokeKeyArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencySaveCannedAnswerArgs = {
  input: AgencyCannedAnswerInput;
};


/** Entry points for changes. */
export type MutationAgencySaveCustomerArgs = {
  id: Scalars['ID']['input'];
  input: AgencyCustomerInput;
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencySaveDepartureArgs = {
  confirmed?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  input: AgencyDepartureInput;
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencySaveExpeditionArgs = {
  id: Scalars['ID']['input'];
  input: AgencyExpeditionInput;
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencySaveGuideArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: AgencyGuideInput;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Entry points for changes. */
export type MutationAgencySavePhotoArgs = {
  input: AgencyPhotoInput;
  name: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencySaveSettingsArgs = {
  section: AgencySettingsSection;
  value: AgencySettingsInput;
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencySaveStaffArgs = {
  id: Scalars['ID']['input'];
  input: AgencySaveStaffInput;
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencySaveWebhookArgs = {
  input: AgencyWebhookInput;
};


/** Entry points for changes. */
export type MutationAgencySendMailArgs = {
  input: AgencyMailInput;
  key: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencySendWebhookTestArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencySetHiddenArgs = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  kind: AgencyHiddenKind;
  reason: InputMaybe<Scalars['String']['input']>;
};


/** Entry points for changes. */
export type MutationAgencySetSalesArgs = {
  ids: Array<Scalars['ID']['input']>;
  open: Scalars['Boolean']['input'];
};


/** Entry points for changes. */
export type MutationAgencySetTravellersArgs = {
  id: Scalars['ID']['input'];
  input: Array<AgencyTravellerInput>;
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencySettleRefundArgs = {
  id: Scalars['ID']['input'];
  on: Scalars['Date']['input'];
  reference: InputMaybe<Scalars['String']['input']>;
};


/** Entry points for changes. */
export type MutationAgencySkipWaitingEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyTryMailArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationAgencyUseGpxArgs = {
  fileId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationAgencyUseRecoveryCodeArgs = {
  code: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationAgencyVerifyPasskeyArgs = {
  response: Scalars['String']['input'];
  stepUp?: Scalars['Boolean']['input'];
};


/** Entry points for changes. */
export type MutationAgencyVerifyTotpArgs = {
  code: Scalars['String']['input'];
  stepUp?: Scalars['Boolean']['input'];
};


/** Entry points for changes. */
export type MutationAgencyWithdrawMailArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationBuyGiftCardArgs = {
  amount: Scalars['Float']['input'];
  idempotencyKey: Scalars['String']['input'];
  recipient: GiftCardRecipientInput;
};


/** Entry points for changes. */
export type MutationCancelReservationArgs = {
  quoteHash: Scalars['String']['input'];
  reservationId: Scalars['ID']['input'];
  travellers: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** Entry points for changes. */
export type MutationChangeDepartureArgs = {
  departureId: Scalars['ID']['input'];
  quoteHash: Scalars['String']['input'];
  reservationId: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationChangeTravellerArgs = {
  position: Scalars['Int']['input'];
  reservationId: Scalars['ID']['input'];
  traveller: CartTravellerInput;
};


/** Entry points for changes. */
export type MutationCheckEmailArgs = {
  email: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationCheckResetLinkArgs = {
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationCloseShortlistArgs = {
  delete?: Scalars['Boolean']['input'];
  ownerKey: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationConfirmPledgeArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationConfirmWaitingListArgs = {
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationCreateCalendarFeedArgs = {
  kind: FeedKind;
};


/** Entry points for changes. */
export type MutationCreateCartArgs = {
  children: InputMaybe<Scalars['Int']['input']>;
  departureId: Scalars['ID']['input'];
  replace?: Scalars['Boolean']['input'];
  travellerCount: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationCreateShortlistArgs = {
  expeditionIds: Array<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationCreateTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationDeleteCalendarFeedArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationDeleteCartArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationDeleteMessageArgs = {
  expeditionId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationJoinShortlistArgs = {
  name: Scalars['String']['input'];
  party?: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationJoinWaitingListArgs = {
  departureId: Scalars['ID']['input'];
  email: InputMaybe<Scalars['String']['input']>;
  places: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationLeaveShortlistArgs = {
  personKey: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationLeaveWaitingListArgs = {
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationPayBalanceArgs = {
  idempotencyKey: Scalars['String']['input'];
  reservationId: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationPledgeArgs = {
  departureId: Scalars['ID']['input'];
  places: Scalars['Int']['input'];
};


/** Entry points for changes. */
export type MutationPostMessageArgs = {
  body: Scalars['String']['input'];
  expeditionId: Scalars['ID']['input'];
  parentId: InputMaybe<Scalars['ID']['input']>;
};


/** Entry points for changes. */
export type MutationPostReviewArgs = {
  experienceMonth: Scalars['String']['input'];
  rating: Scalars['Int']['input'];
  reservationId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationRenewHoldArgs = {
  cartId: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationReplyToReviewArgs = {
  body: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationReportArgs = {
  id: Scalars['ID']['input'];
  kind: ReportKind;
  reason: InputMaybe<Scalars['String']['input']>;
};


/** Entry points for changes. */
export type MutationReportMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationRequestCallbackArgs = {
  input: CallbackInput;
};


/** Entry points for changes. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationSetCartCodesArgs = {
  cartId: Scalars['ID']['input'];
  codes: Array<Scalars['String']['input']>;
};


/** Entry points for changes. */
export type MutationSetCartOptionsArgs = {
  cartId: Scalars['ID']['input'];
  options: Array<CartOptionInput>;
};


/** Entry points for changes. */
export type MutationSetCartTravellersArgs = {
  cartId: Scalars['ID']['input'];
  contact: InputMaybe<ContactInput>;
  travellers: Array<CartTravellerInput>;
};


/** Entry points for changes. */
export type MutationSetEffortArgs = {
  input: InputMaybe<EffortInput>;
};


/** Entry points for changes. */
export type MutationSetFavouriteArgs = {
  expeditionId: Scalars['ID']['input'];
  favourite: Scalars['Boolean']['input'];
};


/** Entry points for changes. */
export type MutationSetHomeCityArgs = {
  city: InputMaybe<Scalars['String']['input']>;
};


/** Entry points for changes. */
export type MutationSetShortlistItemArgs = {
  expeditionId: Scalars['ID']['input'];
  isListed: Scalars['Boolean']['input'];
  personKey: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationSetShortlistWeeksArgs = {
  personKey: Scalars['String']['input'];
  token: Scalars['String']['input'];
  weeks: Array<ShortlistWeekInput>;
};


/** Entry points for changes. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Entry points for changes. */
export type MutationStartPaymentArgs = {
  acceptsForm: Scalars['Boolean']['input'];
  acceptsTerms: Scalars['Boolean']['input'];
  cartId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  plan: PaymentPlan;
  quoteHash: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationUnsubscribeFromNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationUpdateCartArgs = {
  children: InputMaybe<Scalars['Int']['input']>;
  departureId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  travellerCount: InputMaybe<Scalars['Int']['input']>;
};


/** Entry points for changes. */
export type MutationUpdateParticipantArgs = {
  input: ParticipantInput;
  position: Scalars['Int']['input'];
  reservationId: Scalars['ID']['input'];
};


/** Entry points for changes. */
export type MutationUpdatePhoneArgs = {
  newsletter: InputMaybe<Scalars['Boolean']['input']>;
  phone: Scalars['String']['input'];
};


/** Entry points for changes. */
export type MutationUpdateProfileArgs = {
  firstName: InputMaybe<Scalars['String']['input']>;
  lastName: InputMaybe<Scalars['String']['input']>;
  newsletter: InputMaybe<Scalars['Boolean']['input']>;
};


/** Entry points for changes. */
export type MutationVoteOnShortlistArgs = {
  expeditionId: Scalars['ID']['input'];
  personKey: Scalars['String']['input'];
  token: Scalars['String']['input'];
  vote: InputMaybe<Scalars['Int']['input']>;
};


/** Entry points for changes. */
export type MutationWithdrawPledgeArgs = {
  id: Scalars['ID']['input'];
};

/** Payload of the newsletter's mailed links. */
export type NewsletterLinkPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the change was made. */
  ok: Scalars['Boolean']['output'];
};

/** Payload of a change without a result. */
export type OkPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the change was made. */
  ok: Scalars['Boolean']['output'];
};

/** A review as its author sees it. */
export type OwnReview = {
  /** Month of the trip: `2026-07`. */
  experienceMonth: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Rating out of 5. */
  rating: Scalars['Int']['output'];
  /** Why it is not public, in French; null while it waits and once it is public. */
  reason: Maybe<Scalars['String']['output']>;
  /** State. */
  state: ReviewState;
  /** Time at which it was written. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** A file of a road book. */
export type PackFile = {
  /** Size, in bytes. */
  bytes: Scalars['Int']['output'];
  /** Path on the site; a photograph is in WebP. */
  path: Scalars['String']['output'];
  /** SHA-256 of its content, in hexadecimal. */
  sha256: Scalars['String']['output'];
};

/** Position in a paginated list. */
export type PageInfo = {
  /** Cursor to pass as `after` for the next page; null when the list is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items precede. */
  hasPreviousPage: Scalars['Boolean']['output'];
};

/** A paid gift card, for its buyer. */
export type PaidGiftCard = {
  /** Code, without dashes. */
  code: Scalars['String']['output'];
  /** Message of the buyer. */
  message: Maybe<Scalars['String']['output']>;
  /** Name of the recipient. */
  recipientName: Scalars['String']['output'];
  /** Day of the mail; null for at once. */
  sendOn: Maybe<Scalars['Date']['output']>;
};

/** A traveller, with the details given so far. */
export type Participant = {
  /** Date of birth. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** Diet and allergies. */
  diet: Maybe<Scalars['String']['output']>;
  /** Name and phone number of an emergency contact. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Id of the reservation and position. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Missing details. */
  missing: Array<ParticipantAnswer>;
  /** Phone number in E.164 format. */
  phone: Maybe<Scalars['String']['output']>;
  /** Position in the reservation, from 1. */
  position: Scalars['Int']['output'];
  /** European shoe size. */
  shoeSize: Maybe<Scalars['Int']['output']>;
};

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
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** Diet and allergies. */
  diet?: InputMaybe<Scalars['String']['input']>;
  /** Name and phone number of an emergency contact. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in French or international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** European shoe size, 20 to 52. */
  shoeSize?: InputMaybe<Scalars['Int']['input']>;
};

/** One attempt to take money through a provider. */
export type Payment = {
  /** Amount in euros. */
  amount: Scalars['Float']['output'];
  /** The cart that it books, whose id is that of its later reservation. */
  cartId: Maybe<Scalars['ID']['output']>;
  /** Opens the form of the provider in the page. */
  clientSecret: Maybe<Scalars['String']['output']>;
  /** The last refusal, in French; with `PENDING`, another card may be tried. */
  failure: Maybe<Scalars['String']['output']>;
  /** The gift card that it has bought; null until it is paid, and in the payloads of mutations. */
  giftCard: Maybe<PaidGiftCard>;
  /** Id of the payment. */
  id: Scalars['ID']['output'];
  /** Time at which the money was taken. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Provider: `demo`, `stripe`, or `none` where gift cards pay all. */
  provider: Scalars['String']['output'];
  /** Subject of the payment; null if the service does not say. */
  purpose: Maybe<PaymentPurpose>;
  /** Page on which it is paid: that of the provider, or of this site where the provider has a form. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  /** The reservation, once it is paid. */
  reservationId: Maybe<Scalars['ID']['output']>;
  /** Status of the payment. */
  status: PaymentStatus;
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

/** Payload of the mutations that take money. */
export type PaymentPayload = {
  /** The cart of the account, with its current quote. */
  cart: Maybe<Cart>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The payment; null where it is refused. */
  payment: Maybe<Payment>;
};

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

/** Credit of a photograph. */
export type PhotoCredit = {
  /** Alternative text, in French. */
  alt: Scalars['String']['output'];
  /** Photographer. */
  author: Scalars['String']['output'];
  /** Name of the licence. */
  license: Scalars['String']['output'];
  /** URL of the licence text; empty if there is none. */
  licenseUrl: Scalars['String']['output'];
  /** File name, as in `/images/{name}`. */
  name: Scalars['ID']['output'];
  /** Place; null if unknown. */
  place: Maybe<Scalars['String']['output']>;
  /** URL of the source; empty if there is none. */
  sourceUrl: Scalars['String']['output'];
  /** URL of the photograph. */
  url: Scalars['String']['output'];
};

/** A promise to join a departure once enough travellers have promised. */
export type Pledge = {
  /** Until when a call holds the places; null before a call. */
  calledUntil: Maybe<Scalars['DateTime']['output']>;
  /** The cart that holds the places, in the payload of `confirmPledge`. */
  cart: Maybe<Cart>;
  /** The departure. */
  departure: Departure;
  /** Name of its expedition. */
  expeditionName: Scalars['String']['output'];
  /** Slug of its expedition. */
  expeditionSlug: Scalars['String']['output'];
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Number of places. */
  places: Scalars['Int']['output'];
  /** State of the promise. */
  state: PledgeState;
};

/** Promises of a departure, without names. */
export type PledgeCount = {
  /** Booked places. */
  booked: Scalars['Int']['output'];
  /** End of the call under way; null without one. */
  callEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Booked places with which the departure leaves. */
  needed: Scalars['Int']['output'];
  /** Promised places. */
  places: Scalars['Int']['output'];
};

/** Payload of a change of a promise. */
export type PledgePayload = {
  /** Its departure; null after a refusal. */
  departure: Maybe<Departure>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The promise; null after a refusal. */
  pledge: Maybe<Pledge>;
};

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

/** Payload of `postMessage`. */
export type PostMessagePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The expedition, with the new message. */
  expedition: Maybe<Expedition>;
  /** The posted message; null on a refusal. */
  message: Maybe<Message>;
};

/** Payload of `postReview`. */
export type PostReviewPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The reservation with its review; null after a refusal. */
  reservation: Maybe<Reservation>;
};

/** A price per traveller has changed: that of an adult, or of a child where only it has. */
export type PriceChanged = {
  /** Current price, in euros. */
  new: Scalars['Float']['output'];
  /** Price in the cart, in euros. */
  old: Scalars['Float']['output'];
};

/** A line of a price. */
export type PriceLine = {
  /** Amount, in cents. */
  amountCents: Scalars['Int']['output'];
  /** Label. */
  label: Scalars['String']['output'];
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Price of one, in cents. */
  unitCents: Scalars['Int']['output'];
};

/** A share of the price. */
export type PriceShare = {
  /** Whether it stays where the trip goes. */
  isLocal: Scalars['Boolean']['output'];
  /** Key. */
  key: Scalars['String']['output'];
  /** Name, in French. */
  label: Scalars['String']['output'];
  /** Percent of the price; the shares of an expedition add up to 100. */
  percent: Scalars['Int']['output'];
};

/** A day of the programme. */
export type ProgrammeDay = {
  /** Number of the day, from 1. */
  day: Scalars['Int']['output'];
  /** Description of the day, in French. */
  text: Scalars['String']['output'];
};

/** Sign-in methods of an account. */
export type Provider =
  /** E-mail and password. */
  | 'EMAIL'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** Entry points for reading. */
export type Query = {
  /** Journeys from a city to expeditions, in the order of the ids, 50 at most; null where the service lists none. */
  accessFrom: Maybe<Array<CityAccess>>;
  /** The agency's back office; null unless the access of the account is open. */
  agency: Maybe<Agency>;
  /** An open invitation to the staff; null for a link that was used, revoked or has expired. */
  agencyInvitation: Maybe<AgencyOpenInvitation>;
  /** Reads a French sentence as a search of the catalogue. */
  ask: Maybe<AskResult>;
  /** Curated collections of expeditions. */
  collections: Maybe<Array<Collection>>;
  /** Departures of the year by week, for the expeditions of a search that have a departure to come. */
  departureCalendar: Maybe<DepartureCalendar>;
  /** Looks up an expedition; null if it does not exist. */
  expedition: Maybe<Expedition>;
  /** Searches the catalogue, with filters, pages, and facet counts over the whole result. */
  expeditions: Maybe<ExpeditionConnection>;
  /** Expeditions in the order of the ids, 24 at most; null for an unknown one. */
  expeditionsByIds: Maybe<Array<Maybe<Expedition>>>;
  /** Expeditions featured on the home page. */
  featuredExpeditions: Maybe<Array<Expedition>>;
  /** Offers of the service beyond the catalogue. */
  features: Maybe<Features>;
  /** Values of all filters, with their labels. */
  filters: Maybe<Filters>;
  /** A gift card by its code; null for a code that is not valid. Rate-limited by address. */
  giftCard: Maybe<GiftCard>;
  /** A departure with its travellers, for its guide; null for other accounts. */
  guidedDeparture: Maybe<GuidedDeparture>;
  /** Latest reviews, over all expeditions. */
  latestReviews: Maybe<Array<Review>>;
  /** The signed-in account; null for a visitor. */
  me: Maybe<User>;
  /** A payment of the account; null for a payment of another account. */
  payment: Maybe<Payment>;
  /** Credits of the photographs of the site. */
  photoCredits: Maybe<Array<PhotoCredit>>;
  /** Statistics of the replies to questions on all expeditions; null if the REST service does not count them. */
  replyStats: Maybe<ReplyStats>;
  /** A reservation of the account; null for a visitor, and for reservations of other accounts. */
  reservation: Maybe<Reservation>;
  /** Statistics of all reviews. */
  reviewStats: Maybe<ReviewStats>;
  /** All reviews, newest first; the latest alone if the REST service does not list the others. */
  reviews: Maybe<ReviewConnection>;
  /** Search suggestions while a visitor types. */
  searchSuggestions: Maybe<Array<Suggestion>>;
  /** A list that friends share, with votes and the dates that suit; null for an unknown or deleted one. */
  shortlist: Maybe<Shortlist>;
  /** The agency as every page shows it. */
  site: Maybe<Site>;
  /** Looks up a theme by its path; null if it does not exist. */
  theme: Maybe<Theme>;
  /** Themes, in groups. Groups may be empty, and themes may lack a photograph. */
  themeGroups: Maybe<Array<ThemeGroup>>;
  /** Entry of a waiting list, by the token of its mailed link; null for an unknown link. */
  waitingEntry: Maybe<WaitingEntry>;
};


/** Entry points for reading. */
export type QueryAccessFromArgs = {
  city: Scalars['String']['input'];
  expeditionIds: Array<Scalars['ID']['input']>;
};


/** Entry points for reading. */
export type QueryAgencyInvitationArgs = {
  token: Scalars['ID']['input'];
};


/** Entry points for reading. */
export type QueryAskArgs = {
  fromCity: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Entry points for reading. */
export type QueryDepartureCalendarArgs = {
  filter: InputMaybe<ExpeditionFilter>;
  page?: Scalars['Int']['input'];
  sort?: ExpeditionSort;
  week: InputMaybe<Scalars['Date']['input']>;
  weeks?: Scalars['Int']['input'];
};


/** Entry points for reading. */
export type QueryExpeditionArgs = {
  slug: Scalars['String']['input'];
};


/** Entry points for reading. */
export type QueryExpeditionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  departureDaysIn: InputMaybe<Array<Scalars['String']['input']>>;
  filter: InputMaybe<ExpeditionFilter>;
  first?: Scalars['Int']['input'];
  page: InputMaybe<Scalars['Int']['input']>;
  sort?: ExpeditionSort;
};


/** Entry points for reading. */
export type QueryExpeditionsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Entry points for reading. */
export type QueryFeaturedExpeditionsArgs = {
  first?: Scalars['Int']['input'];
};


/** Entry points for reading. */
export type QueryGiftCardArgs = {
  code: Scalars['String']['input'];
};


/** Entry points for reading. */
export type QueryGuidedDepartureArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for reading. */
export type QueryLatestReviewsArgs = {
  first?: Scalars['Int']['input'];
};


/** Entry points for reading. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for reading. */
export type QueryReservationArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for reading. */
export type QueryReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page: InputMaybe<Scalars['Int']['input']>;
  rating: InputMaybe<Scalars['Int']['input']>;
};


/** Entry points for reading. */
export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** Entry points for reading. */
export type QueryShortlistArgs = {
  personKey: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** Entry points for reading. */
export type QueryThemeArgs = {
  path: Scalars['String']['input'];
};


/** Entry points for reading. */
export type QueryWaitingEntryArgs = {
  token: Scalars['String']['input'];
};

/** The priced lines of a cart, and the amounts due, in euros. */
export type Quote = {
  /** Balance; null where all is due at once. */
  balance: Maybe<Scalars['Float']['output']>;
  /** Day on which the balance is due. */
  balanceDueOn: Maybe<Scalars['Date']['output']>;
  /** Deposit; null where all is due at once. */
  deposit: Maybe<Scalars['Float']['output']>;
  /** Amount due at the booking. */
  dueNow: Scalars['Float']['output'];
  /** Changes with any amount or day: a payment refers to it. */
  hash: Scalars['String']['output'];
  /** Parts of the balance that a saved card pays with `INSTALMENTS`; empty where that plan is not offered. */
  instalments: Array<Instalment>;
  /** Lines, in the order of an invoice. */
  lines: Array<QuoteLine>;
  /** Plans to choose from. */
  plans: Array<PaymentPlan>;
  /** Price of what is sold, before gift cards. */
  total: Scalars['Float']['output'];
};

/** A line of a quote. */
export type QuoteLine = {
  /** Amount, in euros; negative for what lowers the price. */
  amount: Scalars['Float']['output'];
  /** Kind of the line. */
  kind: QuoteLineKind;
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Price of one, in euros. */
  unitPrice: Scalars['Float']['output'];
};

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

/** Number of reviews of a rating. */
export type RatingCount = {
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Rating, from 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** States of a refund. */
export type RefundState =
  /** Refunded. */
  | 'DONE'
  /** In progress. */
  | 'PENDING';

/** Statistics of the replies to questions. */
export type ReplyStats = {
  /** Median time to the first such reply, in hours; null without replies. */
  medianHours: Maybe<Scalars['Float']['output']>;
  /** Number of questions. */
  questionCount: Scalars['Int']['output'];
  /** Number of questions with a reply of a guide or the agency. */
  repliedCount: Scalars['Int']['output'];
};

/** Payload of `replyToReview`. */
export type ReplyToReviewPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The review with its reply; null on a refusal. */
  review: Maybe<Review>;
};

/** Kinds of rows that visitors report. */
export type ReportKind =
  /** A question or a reply; replies by the agency are not found. */
  | 'MESSAGE'
  /** A review. */
  | 'REVIEW';

/** Payload of `reportMessage`. */
export type ReportMessagePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the message was reported. */
  ok: Scalars['Boolean']['output'];
};

/** Payload of `report`. */
export type ReportPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether it was reported. */
  ok: Scalars['Boolean']['output'];
};

/** Payload of `requestCallback`. */
export type RequestCallbackPayload = {
  /** Earliest time of the call; null if the request is refused. */
  callFrom: Maybe<Scalars['DateTime']['output']>;
  /** Latest time of the call; null if the request is refused. */
  callUntil: Maybe<Scalars['DateTime']['output']>;
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the request is accepted. */
  ok: Scalars['Boolean']['output'];
};

/** Payload of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the request was accepted. */
  ok: Scalars['Boolean']['output'];
};

/** A booked departure, or one that the account guides. */
export type Reservation = {
  /** Amount still due, in euros. */
  balance: Maybe<Scalars['Float']['output']>;
  /** Day on which the balance is due; null without a balance. */
  balanceDueOn: Maybe<Scalars['Date']['output']>;
  /** Price of a cancellation now; null where it cannot be canceled online. */
  cancellation: Maybe<CancellationQuote>;
  /** Price of a move to that departure now; null where it is not possible online. */
  change: Maybe<ChangeQuote>;
  /** Cover photograph of the expedition. */
  coverImage: Maybe<Image>;
  /** Completeness of the travellers' details, from 0 to 100. */
  dashboardCompleteness: Scalars['Int']['output'];
  /** First day. */
  departureDate: Scalars['Date']['output'];
  /** Last day. */
  departureEnd: Maybe<Scalars['Date']['output']>;
  /** Id of the departure, for `guidedDeparture`. */
  departureId: Scalars['ID']['output'];
  /** Duration, in days. */
  durationDays: Scalars['Int']['output'];
  /** The expedition. */
  expedition: Maybe<Expedition>;
  /** Slug of the expedition. */
  expeditionSlug: Maybe<Scalars['String']['output']>;
  /** Guide of the departure; null until one is assigned, and where the service has none. */
  guide: Maybe<Guide>;
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Parts of the balance that the saved card pays, the second of the price first; empty for another plan, null where the service has none. */
  instalments: Maybe<Array<Instalment>>;
  /** Invoices and credit notes, the first one first; null where the service has none. */
  invoices: Maybe<Array<Invoice>>;
  /** Whether the departure is confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the account guides the departure. */
  isGuide: Scalars['Boolean']['output'];
  /** Whether it is taking place today. */
  isUnderWay: Scalars['Boolean']['output'];
  /** Level, from 1 to 5. */
  level: Scalars['Int']['output'];
  /** Details that at least one traveller has not given. */
  missing: Array<ParticipantAnswer>;
  /** Number of bookings missing for confirmation. */
  missingToConfirm: Scalars['Int']['output'];
  /** Name of the expedition. */
  name: Scalars['String']['output'];
  /** Places held by phone until a first payment; null for a booked reservation, and where the service has none. */
  option: Maybe<ReservationOption>;
  /** Amount paid, gift cards included, in euros. */
  paid: Maybe<Scalars['Float']['output']>;
  /** Travellers, one for each booked place; empty for the guide. */
  participants: Maybe<Array<Participant>>;
  /** Payments that took money, the first one first; null where the service has none. */
  payments: Maybe<Array<Payment>>;
  /** Reference such as EX-7K3Q9M; null for a reservation made by phone, and where the service has none. */
  reference: Maybe<Scalars['String']['output']>;
  /** Refund of a cancellation; null without a refund. */
  refund: Maybe<ReservationRefund>;
  /** Review of the departure by the account; null without one. */
  review: Maybe<OwnReview>;
  /** Months of the trip to choose from for a review, `2026-07`; empty where none can be written. */
  reviewMonths: Array<Scalars['String']['output']>;
  /** Road book to take along; null for the guide, a cancelled trip, 30 days after it, and where the service has none. */
  roadBook: Maybe<RoadBook>;
  /** Status of the reservation. */
  status: ReservationStatus;
  /** Price, in euros; null where the service does not return it. */
  total: Maybe<Scalars['Float']['output']>;
  /** Number of travellers. */
  travellerCount: Scalars['Int']['output'];
};


/** A booked departure, or one that the account guides. */
export type ReservationCancellationArgs = {
  travellers: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** A booked departure, or one that the account guides. */
export type ReservationChangeArgs = {
  departureId: Scalars['ID']['input'];
};

/** Next thing that the agency does for a reservation. */
export type ReservationAction =
  /** The balance is overdue. */
  | 'BALANCE'
  /** Money is due to the customer. */
  | 'REFUND'
  /** Details of travellers are missing, within 30 days of the departure. */
  | 'TRAVELLERS';

/** Places held by phone until a first payment. */
export type ReservationOption = {
  /** First payment, which books them, in euros. */
  amount: Scalars['Float']['output'];
  /** Hour at which they are released. */
  until: Scalars['DateTime']['output'];
};

/** Payload of the mutations of a reservation. */
export type ReservationPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The reservation afterwards; null where it is refused. */
  reservation: Maybe<Reservation>;
};

/** Refund of a cancelled reservation. */
export type ReservationRefund = {
  /** Amount, in euros. */
  amount: Scalars['Float']['output'];
  /** Day of the refund; null while pending. */
  refundedOn: Maybe<Scalars['Date']['output']>;
  /** State of the refund. */
  state: RefundState;
};

/** Status of a reservation, by the current day in Paris. */
export type ReservationStatus =
  /** Cancelled. */
  | 'CANCELED'
  /** Over. */
  | 'PASSED'
  /** Upcoming or in progress. */
  | 'TO_COME';

/** Payload of `resetPassword`. */
export type ResetPasswordPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the password was changed. */
  ok: Scalars['Boolean']['output'];
};

/** A review by a traveller. */
export type Review = {
  /** Context given by the author, in French. */
  context: Maybe<Scalars['String']['output']>;
  /** Date of publication. */
  date: Maybe<Scalars['Date']['output']>;
  /** The reviewed expedition. */
  expedition: Maybe<Expedition>;
  /** Month of the departure: `2026-07`. */
  experienceMonth: Maybe<Scalars['String']['output']>;
  /** First name of the traveller. */
  firstName: Scalars['String']['output'];
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Whether the traveller took part in a departure. */
  isVerified: Scalars['Boolean']['output'];
  /** Rating out of 5. */
  rating: Scalars['Float']['output'];
  /** Reply of the guide or the agency; null without one. */
  reply: Maybe<ReviewReply>;
  /** Plain text. */
  text: Scalars['String']['output'];
  /** Company of the traveller; null if not given. */
  travelledWith: Maybe<Company>;
};

/** A page of reviews. */
export type ReviewConnection = {
  /** Reviews of this page. */
  nodes: Array<Review>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of reviews, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Moderation of the reviews that travellers wrote on the site in the last twelve months. */
export type ReviewModeration = {
  /** Those without a decision within five days. */
  lateCount: Scalars['Int']['output'];
  /** Number of reviews. */
  receivedCount: Scalars['Int']['output'];
};

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

/** A reply to a review. */
export type ReviewReply = {
  /** First name of its author. */
  authorName: Scalars['String']['output'];
  /** Role of its author: guide or agency. */
  authorRole: AuthorRole;
  /** Plain text. */
  body: Scalars['String']['output'];
  /** Date of publication. */
  date: Maybe<Scalars['Date']['output']>;
};

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

/** Statistics of reviews. */
export type ReviewStats = {
  /** Average rating out of 5; null without reviews. */
  average: Maybe<Scalars['Float']['output']>;
  /** Number of reviews for each company, of one expedition; empty if the REST service does not count them. */
  companies: Array<CompanyCount>;
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Number of reviews for each rating, from 5 to 1. */
  distribution: Array<RatingCount>;
  /** How reviews were moderated, over all expeditions; null for one, and where the service does not count it. */
  moderation: Maybe<ReviewModeration>;
};

/** A published content. */
export type Revision = {
  /** Time of the publication. */
  at: Scalars['DateTime']['output'];
  /** First name of the author; null for content older than the agency. */
  author: Maybe<Scalars['String']['output']>;
  /** The content. */
  content: ExpeditionContent;
  /** Note of the author. */
  note: Maybe<Scalars['String']['output']>;
  /** Number, from 1. */
  number: Scalars['Int']['output'];
};

/** A page of revisions. */
export type RevisionConnection = {
  /** Revisions of the page. */
  nodes: Array<Revision>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** A road book, as files that a device stores. */
export type RoadBook = {
  /** The private document, the photographs and the files of the application that shows them. */
  files: Array<PackFile>;
  /** Size of all files, in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** Last day, on which a device deletes it: 30 days after the trip. */
  validUntil: Scalars['Date']['output'];
  /** Changes with any of its files. */
  version: Scalars['String']['output'];
};

/** Terms of a booking. */
export type SaleTerms = {
  /** Days before the first day on which the balance is due. */
  balanceDays: Scalars['Int']['output'];
  /** Percentage of the price that is due at the booking. */
  depositPercent: Scalars['Int']['output'];
  /** Least days left for the free hours. */
  freeDays: Scalars['Int']['output'];
  /** Hours after the booking in which a cancellation is free. */
  freeHours: Scalars['Int']['output'];
  /** Price of a cancellation: the first tier whose days are left. */
  tiers: Array<CancellationTier>;
};

/** A session of an account on one device. */
export type Session = {
  /** Time of the sign-in. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the session; grants no access. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last use, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** Payload of `setFavourite`. */
export type SetFavouritePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The expedition with its updated count. */
  expedition: Maybe<Expedition>;
  /** The account with its updated favourites. */
  me: Maybe<User>;
};

/** A list of expeditions that friends share by its address. */
export type Shortlist = {
  /** Departures that suit most travellers, five at most. */
  bestDates: Array<ShortlistDate>;
  /** Day on which the list is deleted unless it is used before. */
  expiresOn: Scalars['Date']['output'];
  /** Id of the list; it opens nothing. */
  id: Scalars['ID']['output'];
  /** Whether the list accepts no more changes. */
  isClosed: Scalars['Boolean']['output'];
  /** Expeditions, in order; 20 at most. */
  items: Array<ShortlistItem>;
  /** The person of the given key. */
  me: Maybe<ShortlistPerson>;
  /** Persons, in the order of their arrival; 12 at most. */
  people: Array<ShortlistPerson>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** A departure that suits. */
export type ShortlistDate = {
  /** The departure. */
  departure: Departure;
  /** The expedition. */
  expedition: Expedition;
  /** Persons who cannot. */
  missing: Array<ShortlistPerson>;
  /** Travellers who can leave. */
  travellers: Scalars['Int']['output'];
};

/** An expedition of a list. */
export type ShortlistItem = {
  /** The expedition. */
  expedition: Expedition;
  /** Sum of the votes. */
  score: Scalars['Int']['output'];
  /** Votes, one a person at most. */
  votes: Array<ShortlistVote>;
};

/** Payload of the mutations of lists. */
export type ShortlistPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Key of the owner of a new list, shown once. */
  ownerKey: Maybe<Scalars['String']['output']>;
  /** Key of a new person, shown once. */
  personKey: Maybe<Scalars['String']['output']>;
  /** The list after the change; null when it is deleted or the change refused. */
  shortlist: Maybe<Shortlist>;
  /** Token of a new list, shown once. */
  token: Maybe<Scalars['String']['output']>;
};

/** A person of a list. */
export type ShortlistPerson = {
  /** Id of the person; it opens nothing. */
  id: Scalars['ID']['output'];
  /** First name. */
  name: Scalars['String']['output'];
  /** Travellers with this person. */
  party: Scalars['Int']['output'];
  /** Weeks that suit, in order. */
  weeks: Array<ShortlistWeek>;
};

/** A vote of a person. */
export type ShortlistVote = {
  /** Id of the person. */
  personId: Scalars['ID']['output'];
  /** 2 for yes, 1 for why not, 0 for no. */
  vote: Scalars['Int']['output'];
};

/** A week that suits a person, from Saturday to Friday. */
export type ShortlistWeek = {
  /** 1 for the week-end with its Monday, 2 for the whole week. */
  part: Scalars['Int']['output'];
  /** First day of the week, a Saturday. */
  week: Scalars['Date']['output'];
};

/** A week that suits. */
export type ShortlistWeekInput = {
  /** 1 for the week-end with its Monday, 2 for the whole week. */
  part: Scalars['Int']['input'];
  /** First day of the week, a Saturday. */
  week: Scalars['Date']['input'];
};

/** Details of the new account. */
export type SignUpInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Whether to subscribe to the newsletter. */
  newsletter: Scalars['Boolean']['input'];
  /** Password, at least 6 characters. */
  password: Scalars['String']['input'];
  /** Acquisition source; 'Organic' by default. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `signUp`. */
export type SignUpPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The new account. */
  user: Maybe<User>;
};

/** Facts of the agency, and its terms of sale. */
export type Site = {
  /** City; may be empty. */
  city: Scalars['String']['output'];
  /** Other closed days. */
  closedDays: Array<Scalars['Date']['output']>;
  /** Hour at which the telephone closes, in Paris. */
  closesAt: Scalars['Int']['output'];
  /** Address for visitors; may be empty. */
  email: Scalars['String']['output'];
  /** Page on Facebook; may be empty. */
  facebook: Scalars['String']['output'];
  /** Financial guarantor, with address; may be empty. */
  guarantor: Scalars['String']['output'];
  /** Page on Instagram; may be empty. */
  instagram: Scalars['String']['output'];
  /** Insurer of the liability, with address; may be empty. */
  insurer: Scalars['String']['output'];
  /** Name of the company; may be empty. */
  legalName: Scalars['String']['output'];
  /** Page on LinkedIn; may be empty. */
  linkedin: Scalars['String']['output'];
  /** Name; the host of the site until an owner has saved one. */
  name: Scalars['String']['output'];
  /** Hour at which the telephone opens, in Paris. */
  opensAt: Scalars['Int']['output'];
  /** Telephone number, in international format; may be empty. */
  phone: Scalars['String']['output'];
  /** Postal code; may be empty. */
  postalCode: Scalars['String']['output'];
  /** Number in the register of travel agencies; may be empty. */
  registration: Scalars['String']['output'];
  /** Terms of a booking of now. */
  sales: SaleTerms;
  /** Street; may be empty. */
  street: Scalars['String']['output'];
  /** Days on which the telephone is open, from 1, Monday; public holidays are closed. */
  weekdays: Array<Scalars['Int']['output']>;
  /** Page on YouTube; may be empty. */
  youtube: Scalars['String']['output'];
};

/** Sun of the first day, and moon of the middle night of a departure. Computed: no forecast of the weather. */
export type Sky = {
  /** Hours of the night with the sun more than 12° below the horizon. */
  darkHours: Scalars['Float']['output'];
  /** Minutes from sunrise to sunset: 0 in a polar night, 1,440 in a polar day. */
  daylightMinutes: Scalars['Int']['output'];
  /** Illuminated part of the moon, in percent. */
  moonPercent: Scalars['Int']['output'];
  /** Those of them with the moon below the horizon. */
  moonlessHours: Scalars['Float']['output'];
  /** The sky in a few French words. */
  sentence: Scalars['String']['output'];
  /** Sunrise; null in a polar day or night. */
  sunrise: Maybe<Scalars['DateTime']['output']>;
  /** Sunset; null in a polar day or night. */
  sunset: Maybe<Scalars['DateTime']['output']>;
  /** Time zone of the first country, such as Europe/Stockholm; that of Paris where it is unknown. */
  timeZone: Scalars['String']['output'];
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

/** Payload of `subscribeToNewsletter`. */
export type SubscribeToNewsletterPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The signed-in account; null for a visitor. */
  me: Maybe<User>;
  /** Whether the address is accepted. */
  ok: Scalars['Boolean']['output'];
};

/** Entry points for live events. */
export type Subscription = {
  /** Emits each departure of an expedition when its places, price or status change. */
  departureAvailability: Departure;
  /** Emits each departure of these expeditions when its places, price or status change. */
  departuresChanged: DepartureChange;
  /** Emits each question and reply posted about an expedition. */
  messageAdded: Message;
  /**
   * Emits a payment of the account as it is, then each time that it changes; ends with the session. Over event
   * streams only: a socket carries no session.
   */
  paymentChanged: Payment;
};


/** Entry points for live events. */
export type SubscriptionDepartureAvailabilityArgs = {
  expeditionId: Scalars['ID']['input'];
};


/** Entry points for live events. */
export type SubscriptionDeparturesChangedArgs = {
  expeditionIds: Array<Scalars['ID']['input']>;
};


/** Entry points for live events. */
export type SubscriptionMessageAddedArgs = {
  expeditionId: Scalars['ID']['input'];
};


/** Entry points for live events. */
export type SubscriptionPaymentChangedArgs = {
  id: Scalars['ID']['input'];
};

/** A suggested search. */
export type Suggestion = {
  /** Kind of result. */
  kind: SuggestionKind;
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Slug or code, by kind. */
  value: Scalars['String']['output'];
};

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

/** A curated filter of the catalogue with its own page. */
export type Theme = {
  /** Photograph. */
  bannerImage: Maybe<Image>;
  /** Number of matching expeditions; null if the service does not count them. */
  expeditionCount: Maybe<Scalars['Int']['output']>;
  /** Filter of the catalogue. */
  filter: Maybe<ThemeFilter>;
  /** Path of the theme. */
  id: Scalars['ID']['output'];
  /** Introduction, in French. */
  intro: Maybe<Scalars['String']['output']>;
  /** Title, in French. */
  name: Scalars['String']['output'];
  /** First day of their next departure; null without one, or if the service does not send it. */
  nextDeparture: Maybe<Scalars['Date']['output']>;
  /** Last part of its URL: `/aventures/themes/{path}`. */
  path: Scalars['String']['output'];
};

/** Filter of the catalogue that a theme represents. */
export type ThemeFilter = {
  /** Slugs of activities. */
  activities: Array<Scalars['String']['output']>;
  /** ISO 3166 two-letter codes. */
  countries: Array<Scalars['String']['output']>;
  /** Only expeditions suitable for families. */
  familyFriendly: Maybe<Scalars['Boolean']['output']>;
  /** Slug of a region. */
  region: Maybe<Scalars['String']['output']>;
  /** Type of expedition. */
  type: Maybe<ExpeditionType>;
  /** School holiday. */
  vacation: Maybe<Scalars['String']['output']>;
};

/** A group of themes. */
export type ThemeGroup = {
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Title, in French. */
  name: Scalars['String']['output'];
  /** Themes of the group. */
  themes: Array<Theme>;
};

/** A page of events of a reservation. */
export type TimelineConnection = {
  /** Events of the page, newest first. */
  nodes: Array<TimelineEvent>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** An event of a reservation. */
export type TimelineEvent = {
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** First name of the author; null for the service. */
  by: Maybe<Scalars['String']['output']>;
  /** Text of a note, a message or a reason. */
  detail: Maybe<Scalars['String']['output']>;
  /** Id, among the events of the reservation. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: TimelineKind;
  /** The event in French. */
  sentence: Scalars['String']['output'];
};

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

/** A train journey to the meeting point. */
export type TrainAccess = {
  /** CO2 emissions of the same journey by car with two people, in kilograms; null if it needs a ferry. */
  carKgCo2e: Maybe<Scalars['Float']['output']>;
  /** City of origin. */
  city: Scalars['String']['output'];
  /** Slug of the city, as `ExpeditionFilter.fromCity` accepts it. */
  citySlug: Scalars['String']['output'];
  /** Duration in hours to the meeting point, including connections. */
  hours: Scalars['Float']['output'];
  /** Whether the journey is derived from a published one of another city, or from the distance. */
  isEstimated: Scalars['Boolean']['output'];
  /** CO2 emissions for one person one way, in kilograms. */
  kgCo2e: Scalars['Float']['output'];
  /** Journey in words, in French, such as « Train de nuit direct, 9 h 30 »; null if the service has none. */
  label: Maybe<Scalars['String']['output']>;
  /** Legs with their emissions; empty where a list of expeditions has the journey without them. */
  legs: Array<AccessLeg>;
  /** Means of transport in the order of the journey, in French. */
  modes: Array<Scalars['String']['output']>;
  /** Number of nights on the way; null if unknown. */
  nights: Maybe<Scalars['Int']['output']>;
  /** Remark on the journey, in French. */
  note: Maybe<Scalars['String']['output']>;
  /** CO2 emissions of the same journey by plane, in kilograms; null without a flight. */
  planeKgCo2e: Maybe<Scalars['Float']['output']>;
  /** City whose published journey an estimate follows; null without one. */
  via: Maybe<Scalars['String']['output']>;
};

/** Mark of a traveller on the day of the departure. */
export type TravellerMark =
  /** Has not come. */
  | 'ABSENT'
  /** Has arrived. */
  | 'ARRIVED';

/** Payload of `updateParticipant`. */
export type UpdateParticipantPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The reservation with its updated details. */
  reservation: Maybe<Reservation>;
};

/** Payload of `updatePhone`. */
export type UpdatePhonePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The account with its phone number. */
  me: Maybe<User>;
};

/** Payload of `updateProfile`. */
export type UpdateProfilePayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** The updated account. */
  me: Maybe<User>;
};

/** An account, visible to its owner alone. */
export type User = {
  /** Next step of this session to open the agency; `NONE` for customers. */
  agencyAccess: AgencyAccess;
  /** Kinds of second factors that open the agency; none for customers. */
  agencyFactors: Array<FactorKind>;
  /** URL of the avatar, or of the initials; relative to this host when it begins with `/`. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Calendars that programs of the account subscribe to, one of each kind at most. */
  calendarFeeds: Maybe<Array<CalendarFeed>>;
  /** The cart; null without one. */
  cart: Maybe<Cart>;
  /** Ids of the messages that the account can still delete; null if the REST service does not list them. */
  deletableMessageIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Effort of the last outing that the account stores; null without one. */
  effort: Maybe<Effort>;
  /** E-mail address of the account. */
  email: Scalars['String']['output'];
  /** Number of favourites. */
  favouriteCount: Scalars['Int']['output'];
  /** Ids of the favourite expeditions. */
  favouriteIds: Array<Scalars['ID']['output']>;
  /** Favourite expeditions, most recent first. */
  favourites: Maybe<Array<Expedition>>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Slug of the city of departure; null when unknown. */
  homeCity: Maybe<Scalars['String']['output']>;
  /** Id in the REST service. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Whether it is subscribed to the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** Phone number in E.164 format: `+33612345678`. */
  phone: Maybe<Scalars['String']['output']>;
  /** Whether to prompt for the phone number. */
  phonePromptVisible: Scalars['Boolean']['output'];
  /** Promises that are not over, and those that ended within thirty days, newest first; null if the service takes none. */
  pledges: Maybe<Array<Pledge>>;
  /** Sign-in method. */
  provider: Provider;
  /** Reservations, booked or guided, latest departure first. */
  reservations: Maybe<Array<Reservation>>;
  /** Sessions of the account, most recently used first. */
  sessions: Maybe<Array<Session>>;
  /** Number of sign-ins. */
  signInCount: Scalars['Int']['output'];
};

/** An error that the user can correct. */
export type UserError = {
  /** Error code, for programs. */
  code: UserErrorCode;
  /** Argument or input field at fault, if there is one. */
  field: Maybe<Scalars['String']['output']>;
  /** Message for the user, in French, with the way to correct the error. */
  message: Scalars['String']['output'];
};

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

/** A school holiday. */
export type VacationChoice = {
  /** Label, in French. */
  label: Scalars['String']['output'];
  /** Periods, by zone. */
  periods: Array<VacationPeriod>;
  /** Value to pass in the filter. */
  value: Scalars['String']['output'];
};

/** The dates of a school holiday in a zone. */
export type VacationPeriod = {
  /** Last day. */
  end: Scalars['Date']['output'];
  /** First day. */
  start: Scalars['Date']['output'];
  /** Zone: A, B or C. */
  zone: Scalars['String']['output'];
};

/** A wish for places on a full departure. */
export type WaitingEntry = {
  /** Last day of the departure. */
  departureEnd: Scalars['Date']['output'];
  /** Id of the departure. */
  departureId: Scalars['ID']['output'];
  /** First day of the departure. */
  departureStart: Scalars['Date']['output'];
  /** Name of the expedition. */
  expeditionName: Scalars['String']['output'];
  /** Slug of the expedition. */
  expeditionSlug: Scalars['String']['output'];
  /** End of the current offer; null without one. */
  offerExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of places. */
  places: Scalars['Int']['output'];
  /** Position on the list, from 1; null unless the entry waits. */
  position: Maybe<Scalars['Int']['output']>;
  /** State of the entry. */
  state: WaitingState;
};

/** Payload of `joinWaitingList`. */
export type WaitingListPayload = {
  /** Reasons for a refusal; empty on success. */
  errors: Array<UserError>;
  /** Whether the entry is on the list; otherwise the mailed link has to be followed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the request is accepted. */
  ok: Scalars['Boolean']['output'];
  /** Token of the entry's page; null until the mailed link is followed. */
  token: Maybe<Scalars['String']['output']>;
};

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
