import type { Rule } from '#tests/gateway/authorization/ruleKinds.ts'

/** Rules of the agency's types, like those of `rules.ts`. */
export const agencyTable: Record<string, Partial<Record<Rule, string>>> = {
  Agency: {
    agency:
      'imports import export me openUntil steppedUpUntil search departures departure expeditions expedition guides photos today',
    agencyOwner: 'staff invitations audit settings',
    agencyMessages: 'questions cannedAnswers reviews',
    agencyBookings: 'customers customer',
    agencyDepartures: 'job',
    agencyMoney: 'giftCards figures invoices',
    agencySales: 'reservations reservation failures',
  },
  AgencyFigures: { agencyMoney: 'weeks departures departureCount sources' },
  AgencyFigureWeek: {
    agencyMoney:
      'startDate endDate bookedCount canceledCount soldCents returnedCents receivedCents paidBackCents cartsCreated cartsHeld cartsBooked cartsAbandoned',
  },
  AgencyFigureDeparture: { agencyMoney: 'departureId expeditionName startDate bookedCount capacity' },
  AgencyFigureSource: { agencyMoney: 'source bookedCount' },
  AgencyToday: { agency: 'at cards' },
  AgencyTodayCard: { agency: 'kind count urgency rows failures' },
  AgencyTodayRow: {
    agency: 'id title detail at on deadline amountCents bookedCount heldCount groupMin urgency',
  },
  AgencyFailureConnection: { agencySales: 'nodes pageInfo' },
  AgencyFailure: {
    agencySales: 'id kind state at title reservationId departureId amountCents deadline urgency',
    agencyBookings: 'detail',
  },
  AgencyFailedMailPayload: { public: 'errors', agencyBookings: 'mailId' },
  AgencyPhotoConnection: { agency: 'nodes pageInfo' },
  AgencyPhoto: { agency: 'name version image alt focusX focusY author license place isUploaded' },
  AgencySavePhotoPayload: { public: 'errors', agencyCatalogue: 'photo conflict' },
  AgencyGuide: {
    agency:
      'id version slug fullName diploma basedIn languages bio quote photo photoName isHidden hasAccount absences departuresToCome',
    agencyDepartures: 'accountEmail',
  },
  Manifest: {
    agencyBookings: 'departureId expeditionName startDate endDate guideName completeness travellers',
  },
  ManifestLine: {
    agencyBookings:
      'id reservationId reference position firstName lastName birthDate phone emergencyContact diet shoeSize completeness missing mark',
  },
  CannedAnswer: { agencyMessages: 'id version title body isArchived' },
  AgencySaveCannedAnswerPayload: { public: 'errors', agencyMessages: 'cannedAnswer conflict' },
  AgencyQuestionConnection: { agencyMessages: 'nodes pageInfo totalCount' },
  AgencyQuestion: {
    agencyMessages:
      'id expeditionId expeditionName expeditionSlug body authorName createdAt state hiddenReason reportCount reportReasons assignedTo assignedName replies',
  },
  AgencyReply: {
    agencyMessages: 'id body authorName authorRole createdAt hiddenReason reportCount reportReasons',
  },
  AgencyQuestionPayload: { public: 'errors', agencyMessages: 'question review' },
  AgencyReviewConnection: { agencyMessages: 'nodes pageInfo totalCount' },
  AgencyReview: {
    agencyMessages:
      'id version state rating text authorName expeditionId expeditionName expeditionSlug experienceMonth isVerified submittedAt dueAt decidedAt publishedOn refusalReason refusalText hiddenReason reportCount reportReasons reply',
  },
  AgencyDecideReviewPayload: { public: 'errors', agencyMessages: 'review conflict' },
  AgencyReplyToReviewPayload: { public: 'errors', agencyMessages: 'review' },
  AgencyAssignPayload: { public: 'errors', agencyMessages: 'questions' },
  AgencyReservationConnection: { agencySales: 'nodes pageInfo' },
  AgencyReservation: {
    agencySales:
      'id version reference state payment source nextAction bookedAt canceledAt departureId departure expeditionId expeditionName startDate endDate customerId travellerCount completeness lines entries invoices totalCents paidCents dueCents dueOn holdUntil firstPaymentCents refundDueCents moveQuote',
    agencyBookings:
      'customerName customer contactPhone travellers timeline mails mailPreview cancellationQuote',
  },
  AgencyGiftCardConnection: { agencyMoney: 'nodes pageInfo' },
  AgencyGiftCard: {
    agencyMoney: 'id codeEnd state amountCents balanceCents createdAt validUntil sendOn sentAt',
    agencyBookings: 'buyerName recipientName recipientEmail',
  },
  AgencyGiftCardPayload: { public: 'errors', agencyMoney: 'giftCard' },
  AgencyInvoiceConnection: { agencyMoney: 'nodes pageInfo' },
  AgencyListedInvoice: {
    agencyMoney: 'id number kind issuedAt totalCents reservationId reference',
    agencyBookings: 'customerName',
  },
  PriceLine: { agencySales: 'label quantity unitCents amountCents' },
  LedgerEntry: { agencySales: 'id kind method amountCents state on by reason refundableCents' },
  AgencyInvoice: { agencySales: 'id number isCreditNote issuedAt totalCents' },
  TimelineConnection: { agencyBookings: 'nodes pageInfo' },
  TimelineEvent: { agencyBookings: 'id at kind by sentence detail' },
  AgencyCustomerConnection: { agencyBookings: 'nodes pageInfo' },
  CustomerErasure: { agencyOwner: 'obstacle reservationCount travellerCount' },
  AgencyErasePayload: { public: 'ok errors' },
  AgencyMailPreview: { agencyBookings: 'subject text' },
  AgencySendMailPayload: { public: 'errors', agencyBookings: 'mailId withdrawableUntil' },
  AgencyAddNotePayload: { public: 'errors', agencyBookings: 'noteId' },
  AgencySaveCustomerPayload: { public: 'errors', agencyBookings: 'customer conflict' },
  AgencyCustomer: {
    agencyBookings:
      'id version email firstName lastName phone source provider isEmailConfirmed newsletter createdAt reservationCount',
    agencyOwner: 'erasure',
  },
  AgencyWaitingEntry: { agencyBookings: 'id email name places state position createdAt offerExpiresAt' },
  AgencyAddWaitingEntryPayload: { public: 'errors', agencyBookings: 'entryId' },
  AgencySkipWaitingEntryPayload: { public: 'errors', agencyBookings: 'entryId' },
  AgencyMarkTravellerPayload: { public: 'errors', agencyBookings: 'line' },
  GuideAbsence: { agency: 'startDate endDate note' },
  AgencySaveGuidePayload: { public: 'errors', agencyDepartures: 'guide conflict' },
  AgencyStaff: {
    agency:
      'id version email firstName lastName role permissions state createdAt lastSeenAt lockedUntil factors recoveryCodesLeft',
  },
  AgencyFactor: { agency: 'id kind name createdAt lastUsedAt' },
  AgencyHit: {
    agency: 'kind id title expeditionName departureId startDate endDate reference isCanceled',
  },
  AgencyInvitation: { agencyOwner: 'id email role permissions invitedBy createdAt expiresAt' },
  AgencyOpenInvitation: { personal: 'email role expiresAt acceptance' },
  AuditConnection: { agencyOwner: 'nodes pageInfo' },
  AuditEntry: {
    agencyOwner:
      'id at actorKind actorId actorName action sentence entity entityId label reason changes sessionId requestId',
  },
  AuditChange: { agencyOwner: 'field before after' },
  AgencyConflict: { agency: 'by at version fields' },
  ConflictField: { agency: 'field mine theirs' },
  AgencyDepartureConnection: { agency: 'nodes pageInfo' },
  AgencyDeparture: {
    agency:
      'id version expeditionId expeditionName expeditionSlug startDate endDate capacity bookedCount heldCount optionCount groupMin priceCents state salesClosedAt confirmedAt guideName guide reservationCount balanceCents prices',
    agencyBookings: 'waitingEntries manifest phoneQuote',
    agencyDepartures: 'cancellationPlan',
  },
  AgencyExpedition: {
    agency:
      'id uniqueId version state hasChanges draft published checks revisions preview formerSlugs departuresToCome placesLeft guideId guideName rank coverImage changedBy changedAt',
  },
  AgencyExpeditionConnection: { agency: 'nodes pageInfo' },
  AgencyExpeditionRow: {
    agency:
      'id uniqueId name slug type state hasChanges missingCount departuresToCome placesLeft guideName coverImage rank changedBy changedAt',
  },
  RevisionConnection: { agency: 'nodes pageInfo' },
  Revision: { agency: 'number author at note content' },
  AgencyChangeExpeditionsPayload: { public: 'errors', agencyCatalogue: 'ids' },
  AgencyCheck: { agency: 'field message isBlocking' },
  ExpeditionContent: {
    agency:
      'name slug type level durationDays ageMinChild summary description searchTitle searchDescription countries region activities accommodations vacations isFamilyFriendly meetingPoint priceCents groupMin groupMax programme included notIncluded arrivalStation accessNote trainAccess route distanceKm elevationGainM photos',
  },
  ContentDay: {
    agency: 'title text from to mode km ascent descent highPoint hours night meals transfer option note',
  },
  ContentPlace: { agency: 'name latitude longitude' },
  ContentTrain: { agency: 'city hours legs nights note' },
  ContentLeg: { agency: 'mode km' },
  ContentRoute: { agency: 'points tracks' },
  ContentPoint: { agency: 'label kind latitude longitude elevation' },
  AgencySaveExpeditionPayload: { public: 'errors', agencyCatalogue: 'expedition conflict' },
  DeparturePrice: { agency: 'priceCents at' },
  AgencySaveDeparturePayload: { public: 'errors', agencyDepartures: 'departure conflict' },
  AgencySeriesRow: { agencyDepartures: 'startDate endDate capacity groupMin priceCents guideClash' },
  AgencyPlanSeriesPayload: { public: 'errors', agencyDepartures: 'rows existing' },
  AgencyCreateDeparturesPayload: { public: 'errors', agencyDepartures: 'departures existing' },
  AgencyChangeDeparturesPayload: { public: 'errors', agencyDepartures: 'departures' },
  AgencySetSalesPayload: { public: 'errors', agencyDepartures: 'departures' },
  AgencyAccessPayload: { public: 'errors', agencyEntry: 'me access' },
  AgencyBeginTotpPayload: { public: 'errors', agencyEntry: 'secret uri qrSvg' },
  AgencyPasskeyOptionsPayload: { public: 'errors', agencyEntry: 'creation request' },
  AgencyEnrolPayload: { public: 'errors', agencyEntry: 'me access recoveryCodes' },
  AgencyRecoveryCodesPayload: { public: 'errors', agency: 'recoveryCodes' },
  AgencyAcceptInvitationPayload: { public: 'ok errors', personal: 'user' },
  AgencySettings: { agencyOwner: 'agency sales mails connections keys webhooks webhookDeliveries' },
  AgencyWebhooks: { agencyOwner: 'nodes resellers' },
  AgencyWebhookReseller: { agencyOwner: 'id name' },
  AgencyWebhook: {
    agencyOwner:
      'id version url events reseller isEnabled disabledReason disabledAt failingSince createdAt waitingCount',
  },
  AgencyWebhookDeliveryConnection: { agencyOwner: 'nodes pageInfo' },
  AgencyWebhookDelivery: {
    agencyOwner:
      'id eventId type at status attempts attemptedAt nextAttemptAt failure responseStatus responseExcerpt durationMs',
  },
  AgencySaveWebhookPayload: { public: 'errors', agencyOwner: 'webhook secret conflict' },
  AgencyRemoveWebhookPayload: { public: 'errors', agencyOwner: 'webhookId' },
  AgencyWebhookDeliveryPayload: { public: 'errors', agencyOwner: 'delivery' },
  AgencyMailSample: { agencyOwner: 'id name subject text html' },
  AgencyConnection: { agencyOwner: 'kind service lastSuccessAt lastErrorAt' },
  AgencyKey: {
    agencyOwner: 'id name prefix scopes isTest netPercent createdAt createdBy lastUsedAt revokedAt',
  },
  AgencyCreateKeyPayload: { public: 'errors', agencyOwner: 'key secret' },
  AgencyRevokeKeyPayload: { public: 'errors', agencyOwner: 'key' },
  AgencyTryMailPayload: { public: 'errors', agencyOwner: 'recipient' },
  AgencyFactsSection: {
    agencyOwner:
      'version changedBy changedAt name legalName email phone street postalCode city registration guarantor insurer instagram facebook linkedin youtube opensAt closesAt weekdays closedDays siren vatNumber',
  },
  AgencySalesSection: {
    agencyOwner:
      'version changedBy changedAt depositPercent balanceDays freeHours freeDays tiers optionHours reminderDays',
  },
  AgencySaveSettingsPayload: { public: 'errors', agencyOwner: 'agency sales conflict' },
  AgencyInvitePayload: { public: 'errors', agencyOwner: 'invitation' },
  AgencyRevokeInvitationPayload: { public: 'ok errors' },
  AgencySaveStaffPayload: { public: 'errors', agencyOwner: 'staff conflict' },
  AgencyChangeReservationPayload: { public: 'errors', agencyBookings: 'reservation conflict' },
  AgencyCreateReservationPayload: { public: 'errors', agencyBookings: 'reservation alternatives' },
  AgencyPhoneQuote: {
    agencyBookings: 'lines totalCents dueNowCents balanceDueOn availableCount discountCode giftCard options',
  },
  AgencyQuotedGiftCard: { agencyBookings: 'state paidCents' },
  AgencySoldOption: { agencyBookings: 'code label priceCents' },
  AgencyCancellationQuote: {
    agencyBookings: 'hash rule keptPercent lines keptCents refundCents balanceCents mail',
  },
  AgencyCancellationLine: { agencyBookings: 'position name priceCents keptCents' },
  // For others a refusal.
  AgencyMoveQuotePayload: { agencySales: 'errors', agencyBookings: 'quote' },
  AgencyMoveQuote: {
    agencyBookings:
      'hash startDate endDate feeCents differenceCents totalCents refundCents balanceCents mails',
  },
  DepartureCancellationPlan: {
    agencyDepartures:
      'reservationCount travellerCount paidCents cardCents manualCents heldCount optionCount unpricedCount alternatives mails resellerCount',
  },
  AgencyLeavingMail: { agency: 'kind count', agencyBookings: 'mail' },
  AgencyAlternative: { agency: 'departureId startDate endDate availableCount' },
  AgencyJob: { agencyDepartures: 'id state totalCount doneCount failures' },
  AgencyJobFailure: { agencyDepartures: 'reservationId reference message' },
  AgencyJobPayload: { public: 'errors', agencyMoney: 'job conflict' },
  AgencyImport: {
    agency:
      'id kind state createdAt isOutdated rowCount createdCount changedCount unchangedCount errorCount ignoredColumns rows errors',
  },
  AgencyImportRow: { agency: 'row label result changes' },
  AgencyImportChange: { agency: 'column before after' },
  AgencyImportError: { agency: 'row column value message' },
  AgencyImportPayload: { public: 'errors', agency: 'import' },
  AgencyExport: { agency: 'id state totalCount doneCount path expiresAt' },
  AgencyExportPayload: { public: 'errors', agency: 'export' },
  AgencyEntryPayload: { public: 'errors', agencyMoney: 'entryId' },
}
