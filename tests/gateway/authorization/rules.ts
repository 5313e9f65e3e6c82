import { agencyTable } from '#tests/gateway/authorization/agencyRules.ts'
import { kinds, type Rule } from '#tests/gateway/authorization/ruleKinds.ts'

/** By type, then by rule. A field of the schema without a rule fails the test. */
const table: Record<string, Partial<Record<Rule, string>>> = {
  Query: {
    public:
      'departureCalendar expeditions expedition expeditionsByIds accessFrom featuredExpeditions collections filters searchSuggestions latestReviews reviews reviewStats replyStats themeGroups theme photoCredits features ask site giftCard waitingEntry shortlist',
    personal: 'me reservation guidedDeparture payment agencyInvitation',
    agency: 'agency',
  },
  Mutation: {
    public:
      'checkEmail login signUp createToken logout requestPasswordReset checkResetLink resetPassword subscribeToNewsletter confirmNewsletter unsubscribeFromNewsletter requestCallback joinWaitingList confirmWaitingList leaveWaitingList createShortlist joinShortlist voteOnShortlist setShortlistWeeks setShortlistItem closeShortlist leaveShortlist report agencyAcceptInvitation',
    personal:
      'replyToReview setFavourite postMessage deleteMessage reportMessage updatePhone createCart updateProfile setEffort setHomeCity createCalendarFeed deleteCalendarFeed changePassword sendEmailConfirmation confirmEmail endSession endAllSessions acceptOffer buyGiftCard pledge withdrawPledge confirmPledge',
    owner:
      'updateCart deleteCart renewHold setCartTravellers setCartOptions setCartCodes startPayment payBalance cancelReservation changeDeparture changeTraveller updateParticipant postReview',
    agencyEntry:
      'agencyVerifyTotp agencyPasskeyOptions agencyVerifyPasskey agencyUseRecoveryCode agencyBeginTotp agencyConfirmTotp agencyAddPasskey',
    // An import is its author's own, and requires the permission of its kind.
    agency: 'agencyRemoveFactor agencyRenewRecoveryCodes agencyApplyImport',
    agencyMessages:
      'agencyAnswer agencyAssign agencySetHidden agencySaveCannedAnswer agencyDecideReview agencyReplyToReview',
    agencyOwner:
      'agencyErase agencyInvite agencyRevokeInvitation agencySaveStaff agencyResetFactors agencySaveSettings agencyTryMail agencyCreateKey agencyRevokeKey agencySaveWebhook agencyRemoveWebhook agencySendWebhookTest agencyRedeliver',
    agencyCatalogue:
      'agencyCreateExpedition agencySaveExpedition agencySavePhoto agencyUseGpx agencyPublishExpedition agencyDiscardDraft agencyCopyExpedition agencyRestoreRevision agencyChangeExpeditions',
    agencyBookings:
      'agencyCancelReservation agencyMoveReservation agencySetTravellers agencyCreateReservation agencyExtendHold agencySendMail agencyRetryMail agencyDropMail agencyWithdrawMail agencyAddNote agencySaveCustomer agencyMarkTraveller agencyExport agencyExportCustomer agencyAddWaitingEntry agencySkipWaitingEntry',
    agencyMoney:
      'agencyRecordPayment agencyReverseEntry agencyRefund agencySettleRefund agencyRetry agencyRetryJob agencyBlockGiftCard agencyExtendGiftCard agencyResendGiftCard',
    agencyDepartures:
      'agencyCancelDeparture agencySaveDeparture agencySetSales agencyChangeDepartures agencyConfirmDeparture agencyPlanSeries agencyCreateDepartures agencySaveGuide agencyDryRunImport',
  },
  Subscription: {
    public: 'departureAvailability departuresChanged messageAdded',
    personal: 'paymentChanged',
  },
  Expedition: {
    public:
      'id slug name type summary description images coverImage price minPrice currency durationDays level levelExplained ageMinChild isFamilyFriendly isNew hasNewDepartures countries region regionSlug activities accommodations guide ecoRating averageRating reviewCount favouriteCount departureCount nextDepartures departures reviews reviewStats messages questions route routeText similarExpeditions programme days included notIncluded meetingPoint arrivalStation accessNote trainAccess bestTrainAccess distanceKm elevationGainM groupMin groupMax priceShares sharesVerifiedOn searchTitle searchDescription carbon departureMonths',
    personal: 'isFavourite',
  },
  Activity: { public: 'slug name' },
  ActivityCategory: { public: 'value label icon activities' },
  CarbonLabel: { public: 'citySlug totalKg lowKg highKg kgPerDay averageDays notCounted lines' },
  CarbonLine: { public: 'kind kg lowKg highKg formula quality sources' },
  Choice: { public: 'value label' },
  DayRoute: { public: 'day text distanceKm ascentM descentM' },
  Collection: { public: 'id slug name subtitle bannerImage expeditions' },
  Country: { public: 'code name flagUrl' },
  CountryChoice: { public: 'code label flagUrl regions' },
  Departure: {
    public:
      'id startDate endDate availableCount capacity isConfirmed missingToConfirm price status guide heldCount heldUntil sky pledges',
  },
  PledgeCount: { public: 'places booked needed callEndsAt' },
  Sky: { public: 'sunrise sunset daylightMinutes timeZone moonPercent darkHours moonlessHours sentence' },
  GiftCard: { public: 'code balance currency' },
  Site: {
    public:
      'name legalName email phone street postalCode city registration guarantor insurer instagram facebook linkedin youtube opensAt closesAt weekdays closedDays sales',
  },
  SaleTerms: { public: 'depositPercent balanceDays freeHours freeDays tiers' },
  CancellationTier: { public: 'daysLeft keptPercent' },
  Features: {
    public:
      'booking waitingList giftCards agency calendar ask access holds feeds shortlists pledges roadBook google facebook',
  },
  AskResult: { public: 'path chips rest ignored' },
  AskChip: { public: 'rule words label pathWithout' },
  DepartureCalendar: { public: 'weeks holidays rows totalCount' },
  HolidayWeek: { public: 'week zones label' },
  Shortlist: { public: 'id title isClosed expiresOn items people bestDates me' },
  ShortlistItem: { public: 'expedition score votes' },
  ShortlistVote: { public: 'personId vote' },
  ShortlistPerson: { public: 'id name party weeks' },
  ShortlistWeek: { public: 'week part' },
  ShortlistDate: { public: 'expedition departure travellers missing' },
  ShortlistPayload: { public: 'shortlist token ownerKey personKey errors' },
  CalendarRow: { public: 'expedition cells' },
  CalendarCell: { public: 'week status availableCount departureCount' },
  ExpeditionConnection: {
    public:
      'nodes matches pageInfo totalCount facets correctedQuery isRelaxed suggestions lowestPrice highestPrice',
  },
  ExpeditionMatch: { public: 'expeditionId departures trainAccess' },
  Facet: { public: 'name values' },
  FacetValue: { public: 'value label count' },
  Filters: {
    public:
      'types countries activityCategories vacations levels durations departureCities maxCountries maxActivities',
  },
  Guide: { public: 'id slug fullName diploma basedIn languages bio photo quote departuresLed' },
  Image: { public: 'url width height alt srcSet placeholder focalPoint' },
  Level: { public: 'level label hoursPerDay elevationGainPerDayM' },
  MeetingPoint: { public: 'name latitude longitude' },
  MessageConnection: { public: 'nodes pageInfo totalCount' },
  Message: { public: 'id body authorName authorAvatarUrl authorRole createdAt parentId replies' },
  PageInfo: { public: 'hasNextPage hasPreviousPage endCursor' },
  PhotoCredit: { public: 'name url alt place author license licenseUrl sourceUrl' },
  ProgrammeDay: { public: 'day text' },
  PriceShare: { public: 'key label percent isLocal' },
  ExpeditionDay: {
    public: 'day title from to mode km ascent descent hours night meals highPoint transfer option note text',
  },
  RatingCount: { public: 'rating count' },
  Review: {
    public: 'id rating firstName text date experienceMonth context isVerified travelledWith reply expedition',
  },
  ReviewReply: { public: 'body authorName authorRole date' },
  ReviewConnection: { public: 'nodes pageInfo totalCount' },
  ReviewStats: { public: 'average count distribution companies moderation' },
  ReviewModeration: { public: 'receivedCount lateCount' },
  CompanyCount: { public: 'company count' },
  Suggestion: { public: 'kind label value' },
  Theme: { public: 'id name path bannerImage intro filter expeditionCount nextDeparture' },
  ThemeFilter: { public: 'activities countries region type vacation familyFriendly' },
  ThemeGroup: { public: 'id name themes' },
  TrainAccess: {
    public: 'city citySlug hours kgCo2e planeKgCo2e carKgCo2e label modes nights note isEstimated via legs',
  },
  AccessLeg: { public: 'mode label km kgPerKm kgCo2e source' },
  DepartureChange: { public: 'expeditionId departure' },
  CityAccess: { public: 'expeditionId access' },
  VacationChoice: { public: 'value label periods' },
  VacationPeriod: { public: 'zone start end' },
  User: {
    personal:
      'id email firstName lastName effort homeCity avatarUrl phone provider signInCount newsletter favourites favouriteIds favouriteCount cart reservations phonePromptVisible sessions deletableMessageIds pledges calendarFeeds agencyAccess agencyFactors',
  },
  ...agencyTable,
  Cart: {
    personal:
      'id expeditionSlug expedition expeditionName expeditionImage departureId departureStart departureEnd travellerCount unitPrice total availableCount step hold adults children travellers contact options codes quote problems',
  },
  Quote: { personal: 'hash lines total dueNow deposit balance balanceDueOn plans instalments' },
  Instalment: { personal: 'dueOn amount state retryOn' },
  QuoteLine: { personal: 'kind label quantity unitPrice amount' },
  CartOption: { personal: 'code label description price travellers' },
  CartCode: { personal: 'code kind' },
  CartTraveller: { personal: 'firstName lastName birthDate' },
  Contact: { personal: 'phone address postcode city country' },
  Hold: { personal: 'places expiresAt secondsLeft' },
  InsufficientPlaces: { personal: 'available' },
  PriceChanged: { personal: 'old new' },
  DepartureCanceled: { personal: 'departureId' },
  HoldExpired: { personal: 'available' },
  CodeNoLongerValid: { personal: 'code' },
  Reservation: {
    personal:
      'id departureId name expeditionSlug departureDate departureEnd durationDays level travellerCount isConfirmed missingToConfirm isGuide guide isUnderWay dashboardCompleteness missing refund reference total paid balance balanceDueOn option payments instalments invoices cancellation change coverImage status expedition participants review reviewMonths roadBook',
  },
  RoadBook: { personal: 'version sizeBytes files validUntil' },
  PackFile: { personal: 'path bytes sha256' },
  OwnReview: { personal: 'id rating text experienceMonth state reason submittedAt' },
  PostReviewPayload: { public: 'errors', personal: 'reservation' },
  ReservationOption: { personal: 'until amount' },
  Payment: {
    personal:
      'id purpose cartId status amount provider clientSecret redirectUrl reservationId giftCard paidAt failure',
  },
  PaidGiftCard: { personal: 'code recipientName message sendOn' },
  Invoice: { personal: 'id number isCreditNote issuedAt total url' },
  CancellationQuote: { personal: 'hash lines refund balance' },
  ChangeQuote: { personal: 'hash fee difference refund balance' },
  CancellationLine: { personal: 'position price kept' },
  ReservationPayload: { public: 'errors', personal: 'reservation' },
  ReservationRefund: { personal: 'amount state refundedOn' },
  Participant: {
    personal: 'id position firstName lastName birthDate phone emergencyContact diet shoeSize missing',
  },
  GuidedDeparture: {
    personal:
      'id expeditionSlug name startDate endDate capacity bookedCount missingToConfirm travellers notes',
  },
  GuideNote: { personal: 'id reservationId body createdAt' },
  GuidedTraveller: {
    personal: 'reservationId position firstName lastName phone emergencyContact email completeness missing',
  },
  Effort: { personal: 'km ascentM hours feeling kmEffort capacity level' },
  Session: { personal: 'id createdAt lastSeenAt isCurrent' },
  Pledge: { personal: 'id departure expeditionSlug expeditionName places state calledUntil cart' },
  PledgePayload: { public: 'errors', personal: 'pledge departure' },
  CalendarFeed: { personal: 'id kind createdAt lastReadAt' },
  OkPayload: { public: 'ok errors' },
  WaitingEntry: {
    public:
      'departureId departureStart departureEnd expeditionSlug expeditionName places state position offerExpiresAt',
  },
  WaitingListPayload: { public: 'ok isConfirmed token errors' },
  UserError: { public: 'code message field' },
  CartPayload: { public: 'errors', personal: 'cart me' },
  PaymentPayload: { public: 'errors', personal: 'payment cart' },
  CheckEmailPayload: { public: 'status errors' },
  CreateTokenPayload: { public: 'errors', personal: 'token user' },
  LoginPayload: { public: 'errors', personal: 'user' },
  LogoutPayload: { public: 'ok errors' },
  NewsletterLinkPayload: { public: 'ok errors' },
  PostMessagePayload: { public: 'message expedition errors' },
  ReplyStats: { public: 'questionCount repliedCount medianHours' },
  DeleteMessagePayload: { public: 'ok errors' },
  ReportMessagePayload: { public: 'ok errors' },
  ReportPayload: { public: 'ok errors' },
  ReplyToReviewPayload: { public: 'review errors' },
  RequestCallbackPayload: { public: 'ok callFrom callUntil errors' },
  RequestPasswordResetPayload: { public: 'ok errors' },
  CheckResetLinkPayload: { public: 'ok errors' },
  ResetPasswordPayload: { public: 'ok errors' },
  SetFavouritePayload: { public: 'expedition errors', personal: 'me' },
  SignUpPayload: { public: 'errors', personal: 'user' },
  SubscribeToNewsletterPayload: { public: 'ok errors', personal: 'me' },
  ChangePasswordPayload: { public: 'ok errors' },
  EndSessionPayload: { public: 'errors', personal: 'me' },
  CalendarFeedPayload: { public: 'errors', personal: 'feed url' },
  UpdateParticipantPayload: { public: 'errors', personal: 'reservation' },
  UpdateProfilePayload: { public: 'errors', personal: 'me' },
  UpdatePhonePayload: { public: 'errors', personal: 'me' },
}

/** By coordinate: `Expedition.isFavourite`. */
export const rules: ReadonlyMap<string, Rule> = new Map(
  Object.entries(table).flatMap(([type, byRule]) =>
    kinds.flatMap((rule) =>
      (byRule[rule]?.split(' ') ?? []).map((field): [string, Rule] => [`${type}.${field}`, rule]),
    ),
  ),
)
