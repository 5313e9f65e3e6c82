import type * as Schema from '#gateway/graph/schema.generated.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ExpeditionModel } from './expeditions/expeditions.model.ts';
import type { CollectionModel, ExpeditionConnectionModel } from './expeditions/catalogue.model.ts';
import type { CalendarModel, CalendarRowModel } from './calendar/calendar.model.ts';
import type { ShortlistModel, ShortlistItemModel, ShortlistDateModel, ShortlistPayloadModel } from './shortlists/shortlists.model.ts';
import type { ReviewModel } from './reviews/reviews.model.ts';
import type { ThemeModel } from './themes/themes.model.ts';
import type { UserModel, MyPayloadModel, SignedInPayloadModel, FavouritePayloadModel, OkPayloadModel } from './users/users.model.ts';
import type { ReservationModel, ParticipantPayloadModel } from './reservations/reservations.model.ts';
import type { PostMessagePayloadModel } from './messages/messages.model.ts';
import type { CartModel, CartPayloadModel } from './cart/cart.model.ts';
import type { Context } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CartProblem:
    | ( Schema.CodeNoLongerValid )
    | ( Schema.DepartureCanceled )
    | ( Schema.HoldExpired )
    | ( Schema.InsufficientPlaces )
    | ( Schema.PriceChanged )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessLeg: ResolverTypeWrapper<Schema.AccessLeg>;
  Activity: ResolverTypeWrapper<Schema.Activity>;
  ActivityCategory: ResolverTypeWrapper<Schema.ActivityCategory>;
  Agency: ResolverTypeWrapper<unknown>;
  AgencyAcceptInvitationInput: Schema.AgencyAcceptInvitationInput;
  AgencyAcceptInvitationPayload: ResolverTypeWrapper<OkPayloadModel>;
  AgencyAccess: Schema.AgencyAccess;
  AgencyAccessPayload: ResolverTypeWrapper<Schema.AgencyAccessPayload>;
  AgencyAddNotePayload: ResolverTypeWrapper<Schema.AgencyAddNotePayload>;
  AgencyAddWaitingEntryPayload: ResolverTypeWrapper<Schema.AgencyAddWaitingEntryPayload>;
  AgencyAlternative: ResolverTypeWrapper<Schema.AgencyAlternative>;
  AgencyAssignPayload: ResolverTypeWrapper<Schema.AgencyAssignPayload>;
  AgencyAuditFilter: Schema.AgencyAuditFilter;
  AgencyBeginTotpPayload: ResolverTypeWrapper<Schema.AgencyBeginTotpPayload>;
  AgencyCancellationInput: Schema.AgencyCancellationInput;
  AgencyCancellationLine: ResolverTypeWrapper<Schema.AgencyCancellationLine>;
  AgencyCancellationQuote: ResolverTypeWrapper<Schema.AgencyCancellationQuote>;
  AgencyCannedAnswerInput: Schema.AgencyCannedAnswerInput;
  AgencyChangeDeparturesPayload: ResolverTypeWrapper<Schema.AgencyChangeDeparturesPayload>;
  AgencyChangeExpeditionsPayload: ResolverTypeWrapper<Schema.AgencyChangeExpeditionsPayload>;
  AgencyChangeReservationPayload: ResolverTypeWrapper<Schema.AgencyChangeReservationPayload>;
  AgencyCheck: ResolverTypeWrapper<Schema.AgencyCheck>;
  AgencyConflict: ResolverTypeWrapper<Schema.AgencyConflict>;
  AgencyConnection: ResolverTypeWrapper<unknown>;
  AgencyConnectionKind: Schema.AgencyConnectionKind;
  AgencyCreateDeparturesPayload: ResolverTypeWrapper<Schema.AgencyCreateDeparturesPayload>;
  AgencyCreateKeyPayload: ResolverTypeWrapper<Schema.AgencyCreateKeyPayload>;
  AgencyCreateReservationPayload: ResolverTypeWrapper<Schema.AgencyCreateReservationPayload>;
  AgencyCustomer: ResolverTypeWrapper<Schema.AgencyCustomer>;
  AgencyCustomerConnection: ResolverTypeWrapper<Schema.AgencyCustomerConnection>;
  AgencyCustomerFormat: Schema.AgencyCustomerFormat;
  AgencyCustomerInput: Schema.AgencyCustomerInput;
  AgencyDecideReviewPayload: ResolverTypeWrapper<Schema.AgencyDecideReviewPayload>;
  AgencyDeparture: ResolverTypeWrapper<Schema.AgencyDeparture>;
  AgencyDepartureCancellationInput: Schema.AgencyDepartureCancellationInput;
  AgencyDepartureConnection: ResolverTypeWrapper<Schema.AgencyDepartureConnection>;
  AgencyDepartureFilter: Schema.AgencyDepartureFilter;
  AgencyDepartureInput: Schema.AgencyDepartureInput;
  AgencyDepartureState: Schema.AgencyDepartureState;
  AgencyDepartureToDo: Schema.AgencyDepartureToDo;
  AgencyDeparturesInput: Schema.AgencyDeparturesInput;
  AgencyEnrolPayload: ResolverTypeWrapper<Schema.AgencyEnrolPayload>;
  AgencyEntryPayload: ResolverTypeWrapper<Schema.AgencyEntryPayload>;
  AgencyErasePayload: ResolverTypeWrapper<Schema.AgencyErasePayload>;
  AgencyExpedition: ResolverTypeWrapper<Omit<Schema.AgencyExpedition, 'preview'> & { preview?: Schema.Maybe<ResolversTypes['Expedition']> }>;
  AgencyExpeditionConnection: ResolverTypeWrapper<Schema.AgencyExpeditionConnection>;
  AgencyExpeditionFilter: Schema.AgencyExpeditionFilter;
  AgencyExpeditionInput: Schema.AgencyExpeditionInput;
  AgencyExpeditionRow: ResolverTypeWrapper<Schema.AgencyExpeditionRow>;
  AgencyExpeditionSort: Schema.AgencyExpeditionSort;
  AgencyExpeditionsChangeInput: Schema.AgencyExpeditionsChangeInput;
  AgencyExport: ResolverTypeWrapper<Schema.AgencyExport>;
  AgencyExportFilter: Schema.AgencyExportFilter;
  AgencyExportKind: Schema.AgencyExportKind;
  AgencyExportPayload: ResolverTypeWrapper<Schema.AgencyExportPayload>;
  AgencyExportState: Schema.AgencyExportState;
  AgencyFactor: ResolverTypeWrapper<Schema.AgencyFactor>;
  AgencyFactsInput: Schema.AgencyFactsInput;
  AgencyFactsSection: ResolverTypeWrapper<Schema.AgencyFactsSection>;
  AgencyFailedMailPayload: ResolverTypeWrapper<Schema.AgencyFailedMailPayload>;
  AgencyFailure: ResolverTypeWrapper<Schema.AgencyFailure>;
  AgencyFailureConnection: ResolverTypeWrapper<Schema.AgencyFailureConnection>;
  AgencyFailureKind: Schema.AgencyFailureKind;
  AgencyFailureState: Schema.AgencyFailureState;
  AgencyFigureDeparture: ResolverTypeWrapper<Schema.AgencyFigureDeparture>;
  AgencyFigureSource: ResolverTypeWrapper<Schema.AgencyFigureSource>;
  AgencyFigureWeek: ResolverTypeWrapper<Schema.AgencyFigureWeek>;
  AgencyFigures: ResolverTypeWrapper<Schema.AgencyFigures>;
  AgencyGiftCard: ResolverTypeWrapper<Schema.AgencyGiftCard>;
  AgencyGiftCardConnection: ResolverTypeWrapper<Schema.AgencyGiftCardConnection>;
  AgencyGiftCardFilter: Schema.AgencyGiftCardFilter;
  AgencyGiftCardPayload: ResolverTypeWrapper<Schema.AgencyGiftCardPayload>;
  AgencyGiftCardState: Schema.AgencyGiftCardState;
  AgencyGuide: ResolverTypeWrapper<Schema.AgencyGuide>;
  AgencyGuideInput: Schema.AgencyGuideInput;
  AgencyHiddenKind: Schema.AgencyHiddenKind;
  AgencyHit: ResolverTypeWrapper<Schema.AgencyHit>;
  AgencyHitKind: Schema.AgencyHitKind;
  AgencyImport: ResolverTypeWrapper<Schema.AgencyImport>;
  AgencyImportChange: ResolverTypeWrapper<Schema.AgencyImportChange>;
  AgencyImportError: ResolverTypeWrapper<Schema.AgencyImportError>;
  AgencyImportKind: Schema.AgencyImportKind;
  AgencyImportPayload: ResolverTypeWrapper<Schema.AgencyImportPayload>;
  AgencyImportResult: Schema.AgencyImportResult;
  AgencyImportRow: ResolverTypeWrapper<Schema.AgencyImportRow>;
  AgencyImportState: Schema.AgencyImportState;
  AgencyInvitation: ResolverTypeWrapper<Schema.AgencyInvitation>;
  AgencyInviteInput: Schema.AgencyInviteInput;
  AgencyInvitePayload: ResolverTypeWrapper<Schema.AgencyInvitePayload>;
  AgencyInvoice: ResolverTypeWrapper<Schema.AgencyInvoice>;
  AgencyInvoiceConnection: ResolverTypeWrapper<Schema.AgencyInvoiceConnection>;
  AgencyInvoiceFilter: Schema.AgencyInvoiceFilter;
  AgencyInvoiceKind: Schema.AgencyInvoiceKind;
  AgencyJob: ResolverTypeWrapper<Schema.AgencyJob>;
  AgencyJobFailure: ResolverTypeWrapper<Schema.AgencyJobFailure>;
  AgencyJobPayload: ResolverTypeWrapper<Schema.AgencyJobPayload>;
  AgencyJobState: Schema.AgencyJobState;
  AgencyKey: ResolverTypeWrapper<Schema.AgencyKey>;
  AgencyKeyInput: Schema.AgencyKeyInput;
  AgencyLeavingMail: ResolverTypeWrapper<Schema.AgencyLeavingMail>;
  AgencyLeavingMailKind: Schema.AgencyLeavingMailKind;
  AgencyListedInvoice: ResolverTypeWrapper<Schema.AgencyListedInvoice>;
  AgencyMailInput: Schema.AgencyMailInput;
  AgencyMailKind: Schema.AgencyMailKind;
  AgencyMailPreview: ResolverTypeWrapper<Schema.AgencyMailPreview>;
  AgencyMailSample: ResolverTypeWrapper<Schema.AgencyMailSample>;
  AgencyMarkTravellerPayload: ResolverTypeWrapper<Schema.AgencyMarkTravellerPayload>;
  AgencyMoveInput: Schema.AgencyMoveInput;
  AgencyMoveQuote: ResolverTypeWrapper<Schema.AgencyMoveQuote>;
  AgencyMoveQuotePayload: ResolverTypeWrapper<Schema.AgencyMoveQuotePayload>;
  AgencyNewCustomerInput: Schema.AgencyNewCustomerInput;
  AgencyNewReservationInput: Schema.AgencyNewReservationInput;
  AgencyNoteInput: Schema.AgencyNoteInput;
  AgencyOpenInvitation: ResolverTypeWrapper<unknown>;
  AgencyPasskeyOptionsPayload: ResolverTypeWrapper<Schema.AgencyPasskeyOptionsPayload>;
  AgencyPaymentInput: Schema.AgencyPaymentInput;
  AgencyPhoneQuote: ResolverTypeWrapper<Schema.AgencyPhoneQuote>;
  AgencyPhoto: ResolverTypeWrapper<Schema.AgencyPhoto>;
  AgencyPhotoConnection: ResolverTypeWrapper<Schema.AgencyPhotoConnection>;
  AgencyPhotoInput: Schema.AgencyPhotoInput;
  AgencyPlanSeriesPayload: ResolverTypeWrapper<Schema.AgencyPlanSeriesPayload>;
  AgencyQuestion: ResolverTypeWrapper<Schema.AgencyQuestion>;
  AgencyQuestionConnection: ResolverTypeWrapper<Schema.AgencyQuestionConnection>;
  AgencyQuestionFilter: Schema.AgencyQuestionFilter;
  AgencyQuestionList: Schema.AgencyQuestionList;
  AgencyQuestionPayload: ResolverTypeWrapper<Schema.AgencyQuestionPayload>;
  AgencyQuestionState: Schema.AgencyQuestionState;
  AgencyQuotedGiftCard: ResolverTypeWrapper<Schema.AgencyQuotedGiftCard>;
  AgencyRecoveryCodesPayload: ResolverTypeWrapper<Schema.AgencyRecoveryCodesPayload>;
  AgencyRefundInput: Schema.AgencyRefundInput;
  AgencyRemoveWebhookPayload: ResolverTypeWrapper<Schema.AgencyRemoveWebhookPayload>;
  AgencyReply: ResolverTypeWrapper<Schema.AgencyReply>;
  AgencyReplyToReviewPayload: ResolverTypeWrapper<Schema.AgencyReplyToReviewPayload>;
  AgencyReservation: ResolverTypeWrapper<Schema.AgencyReservation>;
  AgencyReservationConnection: ResolverTypeWrapper<Schema.AgencyReservationConnection>;
  AgencyReservationFilter: Schema.AgencyReservationFilter;
  AgencyReservationSort: Schema.AgencyReservationSort;
  AgencyReservationToDo: Schema.AgencyReservationToDo;
  AgencyReview: ResolverTypeWrapper<Schema.AgencyReview>;
  AgencyReviewConnection: ResolverTypeWrapper<Schema.AgencyReviewConnection>;
  AgencyReviewDecision: Schema.AgencyReviewDecision;
  AgencyReviewDecisionInput: Schema.AgencyReviewDecisionInput;
  AgencyReviewFilter: Schema.AgencyReviewFilter;
  AgencyReviewList: Schema.AgencyReviewList;
  AgencyRevokeInvitationPayload: ResolverTypeWrapper<Schema.AgencyRevokeInvitationPayload>;
  AgencyRevokeKeyPayload: ResolverTypeWrapper<Schema.AgencyRevokeKeyPayload>;
  AgencySalesInput: Schema.AgencySalesInput;
  AgencySalesSection: ResolverTypeWrapper<Schema.AgencySalesSection>;
  AgencySaveCannedAnswerPayload: ResolverTypeWrapper<Schema.AgencySaveCannedAnswerPayload>;
  AgencySaveCustomerPayload: ResolverTypeWrapper<Schema.AgencySaveCustomerPayload>;
  AgencySaveDeparturePayload: ResolverTypeWrapper<Schema.AgencySaveDeparturePayload>;
  AgencySaveExpeditionPayload: ResolverTypeWrapper<Omit<Schema.AgencySaveExpeditionPayload, 'expedition'> & { expedition?: Schema.Maybe<ResolversTypes['AgencyExpedition']> }>;
  AgencySaveGuidePayload: ResolverTypeWrapper<Schema.AgencySaveGuidePayload>;
  AgencySavePhotoPayload: ResolverTypeWrapper<Schema.AgencySavePhotoPayload>;
  AgencySaveSettingsPayload: ResolverTypeWrapper<Schema.AgencySaveSettingsPayload>;
  AgencySaveStaffInput: Schema.AgencySaveStaffInput;
  AgencySaveStaffPayload: ResolverTypeWrapper<Schema.AgencySaveStaffPayload>;
  AgencySaveWebhookPayload: ResolverTypeWrapper<Schema.AgencySaveWebhookPayload>;
  AgencySendMailPayload: ResolverTypeWrapper<Schema.AgencySendMailPayload>;
  AgencySeriesInput: Schema.AgencySeriesInput;
  AgencySeriesRow: ResolverTypeWrapper<Schema.AgencySeriesRow>;
  AgencySeriesRowInput: Schema.AgencySeriesRowInput;
  AgencySetSalesPayload: ResolverTypeWrapper<Schema.AgencySetSalesPayload>;
  AgencySettings: ResolverTypeWrapper<unknown>;
  AgencySettingsInput: Schema.AgencySettingsInput;
  AgencySettingsSection: Schema.AgencySettingsSection;
  AgencySkipWaitingEntryPayload: ResolverTypeWrapper<Schema.AgencySkipWaitingEntryPayload>;
  AgencySoldOption: ResolverTypeWrapper<Schema.AgencySoldOption>;
  AgencyStaff: ResolverTypeWrapper<Schema.AgencyStaff>;
  AgencyToday: ResolverTypeWrapper<Schema.AgencyToday>;
  AgencyTodayCard: ResolverTypeWrapper<Schema.AgencyTodayCard>;
  AgencyTodayKind: Schema.AgencyTodayKind;
  AgencyTodayRow: ResolverTypeWrapper<Schema.AgencyTodayRow>;
  AgencyTravellerInput: Schema.AgencyTravellerInput;
  AgencyTryMailPayload: ResolverTypeWrapper<Schema.AgencyTryMailPayload>;
  AgencyUrgency: Schema.AgencyUrgency;
  AgencyWaitingEntry: ResolverTypeWrapper<Schema.AgencyWaitingEntry>;
  AgencyWebhook: ResolverTypeWrapper<Schema.AgencyWebhook>;
  AgencyWebhookDelivery: ResolverTypeWrapper<Schema.AgencyWebhookDelivery>;
  AgencyWebhookDeliveryConnection: ResolverTypeWrapper<Schema.AgencyWebhookDeliveryConnection>;
  AgencyWebhookDeliveryPayload: ResolverTypeWrapper<Schema.AgencyWebhookDeliveryPayload>;
  AgencyWebhookInput: Schema.AgencyWebhookInput;
  AgencyWebhookReseller: ResolverTypeWrapper<Schema.AgencyWebhookReseller>;
  AgencyWebhooks: ResolverTypeWrapper<Schema.AgencyWebhooks>;
  AskChip: ResolverTypeWrapper<Schema.AskChip>;
  AskResult: ResolverTypeWrapper<Schema.AskResult>;
  AuditActorKind: Schema.AuditActorKind;
  AuditChange: ResolverTypeWrapper<Schema.AuditChange>;
  AuditConnection: ResolverTypeWrapper<Schema.AuditConnection>;
  AuditEntry: ResolverTypeWrapper<Schema.AuditEntry>;
  AuthorRole: Schema.AuthorRole;
  BookingSource: Schema.BookingSource;
  BookingState: Schema.BookingState;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CacheControlScope: Schema.CacheControlScope;
  CalendarCell: ResolverTypeWrapper<Schema.CalendarCell>;
  CalendarFeed: ResolverTypeWrapper<Schema.CalendarFeed>;
  CalendarFeedPayload: ResolverTypeWrapper<Schema.CalendarFeedPayload>;
  CalendarRow: ResolverTypeWrapper<CalendarRowModel>;
  CallbackInput: Schema.CallbackInput;
  CallbackSlot: Schema.CallbackSlot;
  CancellationLine: ResolverTypeWrapper<Schema.CancellationLine>;
  CancellationQuote: ResolverTypeWrapper<Schema.CancellationQuote>;
  CancellationRule: Schema.CancellationRule;
  CancellationTier: ResolverTypeWrapper<Schema.CancellationTier>;
  CancellationTierInput: Schema.CancellationTierInput;
  CannedAnswer: ResolverTypeWrapper<Schema.CannedAnswer>;
  CarbonKind: Schema.CarbonKind;
  CarbonLabel: ResolverTypeWrapper<Schema.CarbonLabel>;
  CarbonLine: ResolverTypeWrapper<Schema.CarbonLine>;
  Cart: ResolverTypeWrapper<CartModel>;
  CartCode: ResolverTypeWrapper<Schema.CartCode>;
  CartCodeKind: Schema.CartCodeKind;
  CartOption: ResolverTypeWrapper<Schema.CartOption>;
  CartOptionInput: Schema.CartOptionInput;
  CartPayload: ResolverTypeWrapper<CartPayloadModel>;
  CartProblem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CartProblem']>;
  CartTraveller: ResolverTypeWrapper<Schema.CartTraveller>;
  CartTravellerInput: Schema.CartTravellerInput;
  ChangePasswordPayload: ResolverTypeWrapper<Schema.ChangePasswordPayload>;
  ChangeQuote: ResolverTypeWrapper<Schema.ChangeQuote>;
  CheckEmailPayload: ResolverTypeWrapper<Schema.CheckEmailPayload>;
  CheckResetLinkPayload: ResolverTypeWrapper<Schema.CheckResetLinkPayload>;
  Choice: ResolverTypeWrapper<Schema.Choice>;
  CityAccess: ResolverTypeWrapper<Schema.CityAccess>;
  CodeNoLongerValid: ResolverTypeWrapper<Schema.CodeNoLongerValid>;
  Collection: ResolverTypeWrapper<CollectionModel>;
  Company: Schema.Company;
  CompanyCount: ResolverTypeWrapper<Schema.CompanyCount>;
  ConflictField: ResolverTypeWrapper<Schema.ConflictField>;
  ConnectedService: Schema.ConnectedService;
  Contact: ResolverTypeWrapper<Schema.Contact>;
  ContactInput: Schema.ContactInput;
  ContentDay: ResolverTypeWrapper<Schema.ContentDay>;
  ContentDayInput: Schema.ContentDayInput;
  ContentLeg: ResolverTypeWrapper<Schema.ContentLeg>;
  ContentLegInput: Schema.ContentLegInput;
  ContentPlace: ResolverTypeWrapper<Schema.ContentPlace>;
  ContentPlaceInput: Schema.ContentPlaceInput;
  ContentPoint: ResolverTypeWrapper<Schema.ContentPoint>;
  ContentPointInput: Schema.ContentPointInput;
  ContentRoute: ResolverTypeWrapper<Schema.ContentRoute>;
  ContentRouteInput: Schema.ContentRouteInput;
  ContentTrain: ResolverTypeWrapper<Schema.ContentTrain>;
  ContentTrainInput: Schema.ContentTrainInput;
  Country: ResolverTypeWrapper<Schema.Country>;
  CountryChoice: ResolverTypeWrapper<Schema.CountryChoice>;
  CreateTokenPayload: ResolverTypeWrapper<SignedInPayloadModel>;
  CustomerErasure: ResolverTypeWrapper<Schema.CustomerErasure>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  DayRoute: ResolverTypeWrapper<Schema.DayRoute>;
  DeleteMessagePayload: ResolverTypeWrapper<Schema.DeleteMessagePayload>;
  Departure: ResolverTypeWrapper<Schema.Departure>;
  DepartureCalendar: ResolverTypeWrapper<CalendarModel>;
  DepartureCanceled: ResolverTypeWrapper<Schema.DepartureCanceled>;
  DepartureCancellationPlan: ResolverTypeWrapper<Schema.DepartureCancellationPlan>;
  DepartureChange: ResolverTypeWrapper<Schema.DepartureChange>;
  DeparturePrice: ResolverTypeWrapper<Schema.DeparturePrice>;
  DepartureStatus: Schema.DepartureStatus;
  Effort: ResolverTypeWrapper<Schema.Effort>;
  EffortInput: Schema.EffortInput;
  EmailStatus: Schema.EmailStatus;
  EndSessionPayload: ResolverTypeWrapper<MyPayloadModel>;
  ErrorCode: Schema.ErrorCode;
  Expedition: ResolverTypeWrapper<ExpeditionModel>;
  ExpeditionConnection: ResolverTypeWrapper<ExpeditionConnectionModel>;
  ExpeditionContent: ResolverTypeWrapper<Schema.ExpeditionContent>;
  ExpeditionDay: ResolverTypeWrapper<Schema.ExpeditionDay>;
  ExpeditionFilter: Schema.ExpeditionFilter;
  ExpeditionMatch: ResolverTypeWrapper<Schema.ExpeditionMatch>;
  ExpeditionSort: Schema.ExpeditionSort;
  ExpeditionState: Schema.ExpeditionState;
  ExpeditionType: Schema.ExpeditionType;
  ExpeditionsChange: Schema.ExpeditionsChange;
  Facet: ResolverTypeWrapper<Schema.Facet>;
  FacetValue: ResolverTypeWrapper<Schema.FacetValue>;
  FactorKind: Schema.FactorKind;
  FactorQuality: Schema.FactorQuality;
  Features: ResolverTypeWrapper<Schema.Features>;
  FeedKind: Schema.FeedKind;
  Feeling: Schema.Feeling;
  Filters: ResolverTypeWrapper<Schema.Filters>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  GeoJSON: ResolverTypeWrapper<Schema.Scalars['GeoJSON']['output']>;
  GiftCard: ResolverTypeWrapper<Schema.GiftCard>;
  GiftCardRecipientInput: Schema.GiftCardRecipientInput;
  Guide: ResolverTypeWrapper<Schema.Guide>;
  GuideAbsence: ResolverTypeWrapper<Schema.GuideAbsence>;
  GuideAbsenceInput: Schema.GuideAbsenceInput;
  GuideNote: ResolverTypeWrapper<Schema.GuideNote>;
  GuidedDeparture: ResolverTypeWrapper<Schema.GuidedDeparture>;
  GuidedTraveller: ResolverTypeWrapper<Schema.GuidedTraveller>;
  Hold: ResolverTypeWrapper<Schema.Hold>;
  HoldExpired: ResolverTypeWrapper<Schema.HoldExpired>;
  HolidayWeek: ResolverTypeWrapper<Schema.HolidayWeek>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Schema.Image>;
  Instalment: ResolverTypeWrapper<Schema.Instalment>;
  InstalmentState: Schema.InstalmentState;
  InsufficientPlaces: ResolverTypeWrapper<Schema.InsufficientPlaces>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  InvitationAcceptance: Schema.InvitationAcceptance;
  Invoice: ResolverTypeWrapper<Schema.Invoice>;
  KeyScope: Schema.KeyScope;
  LedgerEntry: ResolverTypeWrapper<Schema.LedgerEntry>;
  LedgerKind: Schema.LedgerKind;
  LedgerState: Schema.LedgerState;
  Level: ResolverTypeWrapper<Schema.Level>;
  LoginPayload: ResolverTypeWrapper<SignedInPayloadModel>;
  LogoutPayload: ResolverTypeWrapper<Schema.LogoutPayload>;
  Manifest: ResolverTypeWrapper<Schema.Manifest>;
  ManifestLine: ResolverTypeWrapper<Schema.ManifestLine>;
  ManualPaymentMethod: Schema.ManualPaymentMethod;
  MeetingPoint: ResolverTypeWrapper<Schema.MeetingPoint>;
  Message: ResolverTypeWrapper<Schema.Message>;
  MessageConnection: ResolverTypeWrapper<Schema.MessageConnection>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterLinkPayload: ResolverTypeWrapper<Schema.NewsletterLinkPayload>;
  OkPayload: ResolverTypeWrapper<Schema.OkPayload>;
  OwnReview: ResolverTypeWrapper<Schema.OwnReview>;
  PackFile: ResolverTypeWrapper<Schema.PackFile>;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  PaidGiftCard: ResolverTypeWrapper<Schema.PaidGiftCard>;
  Participant: ResolverTypeWrapper<Schema.Participant>;
  ParticipantAnswer: Schema.ParticipantAnswer;
  ParticipantInput: Schema.ParticipantInput;
  Payment: ResolverTypeWrapper<Schema.Payment>;
  PaymentMethod: Schema.PaymentMethod;
  PaymentPayload: ResolverTypeWrapper<Omit<Schema.PaymentPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }>;
  PaymentPlan: Schema.PaymentPlan;
  PaymentPurpose: Schema.PaymentPurpose;
  PaymentState: Schema.PaymentState;
  PaymentStatus: Schema.PaymentStatus;
  PhotoCredit: ResolverTypeWrapper<Schema.PhotoCredit>;
  Pledge: ResolverTypeWrapper<Omit<Schema.Pledge, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }>;
  PledgeCount: ResolverTypeWrapper<Schema.PledgeCount>;
  PledgePayload: ResolverTypeWrapper<Omit<Schema.PledgePayload, 'pledge'> & { pledge?: Schema.Maybe<ResolversTypes['Pledge']> }>;
  PledgeState: Schema.PledgeState;
  PostMessagePayload: ResolverTypeWrapper<PostMessagePayloadModel>;
  PostReviewPayload: ResolverTypeWrapper<Omit<Schema.PostReviewPayload, 'reservation'> & { reservation?: Schema.Maybe<ResolversTypes['Reservation']> }>;
  PriceChanged: ResolverTypeWrapper<Schema.PriceChanged>;
  PriceLine: ResolverTypeWrapper<Schema.PriceLine>;
  PriceShare: ResolverTypeWrapper<Schema.PriceShare>;
  ProgrammeDay: ResolverTypeWrapper<Schema.ProgrammeDay>;
  Provider: Schema.Provider;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<Schema.Quote>;
  QuoteLine: ResolverTypeWrapper<Schema.QuoteLine>;
  QuoteLineKind: Schema.QuoteLineKind;
  RatingCount: ResolverTypeWrapper<Schema.RatingCount>;
  RefundState: Schema.RefundState;
  ReplyStats: ResolverTypeWrapper<Schema.ReplyStats>;
  ReplyToReviewPayload: ResolverTypeWrapper<Omit<Schema.ReplyToReviewPayload, 'review'> & { review?: Schema.Maybe<ResolversTypes['Review']> }>;
  ReportKind: Schema.ReportKind;
  ReportMessagePayload: ResolverTypeWrapper<Schema.ReportMessagePayload>;
  ReportPayload: ResolverTypeWrapper<Schema.ReportPayload>;
  RequestCallbackPayload: ResolverTypeWrapper<Schema.RequestCallbackPayload>;
  RequestPasswordResetPayload: ResolverTypeWrapper<Schema.RequestPasswordResetPayload>;
  Reservation: ResolverTypeWrapper<ReservationModel>;
  ReservationAction: Schema.ReservationAction;
  ReservationOption: ResolverTypeWrapper<Schema.ReservationOption>;
  ReservationPayload: ResolverTypeWrapper<ParticipantPayloadModel>;
  ReservationRefund: ResolverTypeWrapper<Schema.ReservationRefund>;
  ReservationStatus: Schema.ReservationStatus;
  ResetPasswordPayload: ResolverTypeWrapper<Schema.ResetPasswordPayload>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewConnection: ResolverTypeWrapper<Omit<Schema.ReviewConnection, 'nodes'> & { nodes: Array<ResolversTypes['Review']> }>;
  ReviewModeration: ResolverTypeWrapper<Schema.ReviewModeration>;
  ReviewRefusalReason: Schema.ReviewRefusalReason;
  ReviewReply: ResolverTypeWrapper<Schema.ReviewReply>;
  ReviewState: Schema.ReviewState;
  ReviewStats: ResolverTypeWrapper<Schema.ReviewStats>;
  Revision: ResolverTypeWrapper<Schema.Revision>;
  RevisionConnection: ResolverTypeWrapper<Schema.RevisionConnection>;
  RoadBook: ResolverTypeWrapper<Schema.RoadBook>;
  SaleTerms: ResolverTypeWrapper<Schema.SaleTerms>;
  Session: ResolverTypeWrapper<Schema.Session>;
  SetFavouritePayload: ResolverTypeWrapper<FavouritePayloadModel>;
  Shortlist: ResolverTypeWrapper<ShortlistModel>;
  ShortlistDate: ResolverTypeWrapper<ShortlistDateModel>;
  ShortlistItem: ResolverTypeWrapper<ShortlistItemModel>;
  ShortlistPayload: ResolverTypeWrapper<ShortlistPayloadModel>;
  ShortlistPerson: ResolverTypeWrapper<Schema.ShortlistPerson>;
  ShortlistVote: ResolverTypeWrapper<Schema.ShortlistVote>;
  ShortlistWeek: ResolverTypeWrapper<Schema.ShortlistWeek>;
  ShortlistWeekInput: Schema.ShortlistWeekInput;
  SignUpInput: Schema.SignUpInput;
  SignUpPayload: ResolverTypeWrapper<SignedInPayloadModel>;
  Site: ResolverTypeWrapper<Schema.Site>;
  Sky: ResolverTypeWrapper<Schema.Sky>;
  StaffPermission: Schema.StaffPermission;
  StaffRole: Schema.StaffRole;
  StaffState: Schema.StaffState;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  SubscribeToNewsletterPayload: ResolverTypeWrapper<OkPayloadModel>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Suggestion: ResolverTypeWrapper<Schema.Suggestion>;
  SuggestionKind: Schema.SuggestionKind;
  Theme: ResolverTypeWrapper<ThemeModel>;
  ThemeFilter: ResolverTypeWrapper<Schema.ThemeFilter>;
  ThemeGroup: ResolverTypeWrapper<Omit<Schema.ThemeGroup, 'themes'> & { themes: Array<ResolversTypes['Theme']> }>;
  TimelineConnection: ResolverTypeWrapper<Schema.TimelineConnection>;
  TimelineEvent: ResolverTypeWrapper<Schema.TimelineEvent>;
  TimelineKind: Schema.TimelineKind;
  TrainAccess: ResolverTypeWrapper<Schema.TrainAccess>;
  TravellerMark: Schema.TravellerMark;
  UpdateParticipantPayload: ResolverTypeWrapper<ParticipantPayloadModel>;
  UpdatePhonePayload: ResolverTypeWrapper<MyPayloadModel>;
  UpdateProfilePayload: ResolverTypeWrapper<MyPayloadModel>;
  User: ResolverTypeWrapper<UserModel>;
  UserError: ResolverTypeWrapper<Schema.UserError>;
  UserErrorCode: Schema.UserErrorCode;
  VacationChoice: ResolverTypeWrapper<Schema.VacationChoice>;
  VacationPeriod: ResolverTypeWrapper<Schema.VacationPeriod>;
  WaitingEntry: ResolverTypeWrapper<Schema.WaitingEntry>;
  WaitingListPayload: ResolverTypeWrapper<Schema.WaitingListPayload>;
  WaitingState: Schema.WaitingState;
  WebhookDeliveryStatus: Schema.WebhookDeliveryStatus;
  WebhookDeliveryType: Schema.WebhookDeliveryType;
  WebhookDisabledReason: Schema.WebhookDisabledReason;
  WebhookEvent: Schema.WebhookEvent;
  WebhookFailure: Schema.WebhookFailure;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessLeg: Schema.AccessLeg;
  Activity: Schema.Activity;
  ActivityCategory: Schema.ActivityCategory;
  Agency: unknown;
  AgencyAcceptInvitationInput: Schema.AgencyAcceptInvitationInput;
  AgencyAcceptInvitationPayload: OkPayloadModel;
  AgencyAccessPayload: Schema.AgencyAccessPayload;
  AgencyAddNotePayload: Schema.AgencyAddNotePayload;
  AgencyAddWaitingEntryPayload: Schema.AgencyAddWaitingEntryPayload;
  AgencyAlternative: Schema.AgencyAlternative;
  AgencyAssignPayload: Schema.AgencyAssignPayload;
  AgencyAuditFilter: Schema.AgencyAuditFilter;
  AgencyBeginTotpPayload: Schema.AgencyBeginTotpPayload;
  AgencyCancellationInput: Schema.AgencyCancellationInput;
  AgencyCancellationLine: Schema.AgencyCancellationLine;
  AgencyCancellationQuote: Schema.AgencyCancellationQuote;
  AgencyCannedAnswerInput: Schema.AgencyCannedAnswerInput;
  AgencyChangeDeparturesPayload: Schema.AgencyChangeDeparturesPayload;
  AgencyChangeExpeditionsPayload: Schema.AgencyChangeExpeditionsPayload;
  AgencyChangeReservationPayload: Schema.AgencyChangeReservationPayload;
  AgencyCheck: Schema.AgencyCheck;
  AgencyConflict: Schema.AgencyConflict;
  AgencyConnection: unknown;
  AgencyCreateDeparturesPayload: Schema.AgencyCreateDeparturesPayload;
  AgencyCreateKeyPayload: Schema.AgencyCreateKeyPayload;
  AgencyCreateReservationPayload: Schema.AgencyCreateReservationPayload;
  AgencyCustomer: Schema.AgencyCustomer;
  AgencyCustomerConnection: Schema.AgencyCustomerConnection;
  AgencyCustomerInput: Schema.AgencyCustomerInput;
  AgencyDecideReviewPayload: Schema.AgencyDecideReviewPayload;
  AgencyDeparture: Schema.AgencyDeparture;
  AgencyDepartureCancellationInput: Schema.AgencyDepartureCancellationInput;
  AgencyDepartureConnection: Schema.AgencyDepartureConnection;
  AgencyDepartureFilter: Schema.AgencyDepartureFilter;
  AgencyDepartureInput: Schema.AgencyDepartureInput;
  AgencyDeparturesInput: Schema.AgencyDeparturesInput;
  AgencyEnrolPayload: Schema.AgencyEnrolPayload;
  AgencyEntryPayload: Schema.AgencyEntryPayload;
  AgencyErasePayload: Schema.AgencyErasePayload;
  AgencyExpedition: Omit<Schema.AgencyExpedition, 'preview'> & { preview?: Schema.Maybe<ResolversParentTypes['Expedition']> };
  AgencyExpeditionConnection: Schema.AgencyExpeditionConnection;
  AgencyExpeditionFilter: Schema.AgencyExpeditionFilter;
  AgencyExpeditionInput: Schema.AgencyExpeditionInput;
  AgencyExpeditionRow: Schema.AgencyExpeditionRow;
  AgencyExpeditionsChangeInput: Schema.AgencyExpeditionsChangeInput;
  AgencyExport: Schema.AgencyExport;
  AgencyExportFilter: Schema.AgencyExportFilter;
  AgencyExportPayload: Schema.AgencyExportPayload;
  AgencyFactor: Schema.AgencyFactor;
  AgencyFactsInput: Schema.AgencyFactsInput;
  AgencyFactsSection: Schema.AgencyFactsSection;
  AgencyFailedMailPayload: Schema.AgencyFailedMailPayload;
  AgencyFailure: Schema.AgencyFailure;
  AgencyFailureConnection: Schema.AgencyFailureConnection;
  AgencyFigureDeparture: Schema.AgencyFigureDeparture;
  AgencyFigureSource: Schema.AgencyFigureSource;
  AgencyFigureWeek: Schema.AgencyFigureWeek;
  AgencyFigures: Schema.AgencyFigures;
  AgencyGiftCard: Schema.AgencyGiftCard;
  AgencyGiftCardConnection: Schema.AgencyGiftCardConnection;
  AgencyGiftCardFilter: Schema.AgencyGiftCardFilter;
  AgencyGiftCardPayload: Schema.AgencyGiftCardPayload;
  AgencyGuide: Schema.AgencyGuide;
  AgencyGuideInput: Schema.AgencyGuideInput;
  AgencyHit: Schema.AgencyHit;
  AgencyImport: Schema.AgencyImport;
  AgencyImportChange: Schema.AgencyImportChange;
  AgencyImportError: Schema.AgencyImportError;
  AgencyImportPayload: Schema.AgencyImportPayload;
  AgencyImportRow: Schema.AgencyImportRow;
  AgencyInvitation: Schema.AgencyInvitation;
  AgencyInviteInput: Schema.AgencyInviteInput;
  AgencyInvitePayload: Schema.AgencyInvitePayload;
  AgencyInvoice: Schema.AgencyInvoice;
  AgencyInvoiceConnection: Schema.AgencyInvoiceConnection;
  AgencyInvoiceFilter: Schema.AgencyInvoiceFilter;
  AgencyJob: Schema.AgencyJob;
  AgencyJobFailure: Schema.AgencyJobFailure;
  AgencyJobPayload: Schema.AgencyJobPayload;
  AgencyKey: Schema.AgencyKey;
  AgencyKeyInput: Schema.AgencyKeyInput;
  AgencyLeavingMail: Schema.AgencyLeavingMail;
  AgencyListedInvoice: Schema.AgencyListedInvoice;
  AgencyMailInput: Schema.AgencyMailInput;
  AgencyMailPreview: Schema.AgencyMailPreview;
  AgencyMailSample: Schema.AgencyMailSample;
  AgencyMarkTravellerPayload: Schema.AgencyMarkTravellerPayload;
  AgencyMoveInput: Schema.AgencyMoveInput;
  AgencyMoveQuote: Schema.AgencyMoveQuote;
  AgencyMoveQuotePayload: Schema.AgencyMoveQuotePayload;
  AgencyNewCustomerInput: Schema.AgencyNewCustomerInput;
  AgencyNewReservationInput: Schema.AgencyNewReservationInput;
  AgencyNoteInput: Schema.AgencyNoteInput;
  AgencyOpenInvitation: unknown;
  AgencyPasskeyOptionsPayload: Schema.AgencyPasskeyOptionsPayload;
  AgencyPaymentInput: Schema.AgencyPaymentInput;
  AgencyPhoneQuote: Schema.AgencyPhoneQuote;
  AgencyPhoto: Schema.AgencyPhoto;
  AgencyPhotoConnection: Schema.AgencyPhotoConnection;
  AgencyPhotoInput: Schema.AgencyPhotoInput;
  AgencyPlanSeriesPayload: Schema.AgencyPlanSeriesPayload;
  AgencyQuestion: Schema.AgencyQuestion;
  AgencyQuestionConnection: Schema.AgencyQuestionConnection;
  AgencyQuestionFilter: Schema.AgencyQuestionFilter;
  AgencyQuestionPayload: Schema.AgencyQuestionPayload;
  AgencyQuotedGiftCard: Schema.AgencyQuotedGiftCard;
  AgencyRecoveryCodesPayload: Schema.AgencyRecoveryCodesPayload;
  AgencyRefundInput: Schema.AgencyRefundInput;
  AgencyRemoveWebhookPayload: Schema.AgencyRemoveWebhookPayload;
  AgencyReply: Schema.AgencyReply;
  AgencyReplyToReviewPayload: Schema.AgencyReplyToReviewPayload;
  AgencyReservation: Schema.AgencyReservation;
  AgencyReservationConnection: Schema.AgencyReservationConnection;
  AgencyReservationFilter: Schema.AgencyReservationFilter;
  AgencyReview: Schema.AgencyReview;
  AgencyReviewConnection: Schema.AgencyReviewConnection;
  AgencyReviewDecisionInput: Schema.AgencyReviewDecisionInput;
  AgencyReviewFilter: Schema.AgencyReviewFilter;
  AgencyRevokeInvitationPayload: Schema.AgencyRevokeInvitationPayload;
  AgencyRevokeKeyPayload: Schema.AgencyRevokeKeyPayload;
  AgencySalesInput: Schema.AgencySalesInput;
  AgencySalesSection: Schema.AgencySalesSection;
  AgencySaveCannedAnswerPayload: Schema.AgencySaveCannedAnswerPayload;
  AgencySaveCustomerPayload: Schema.AgencySaveCustomerPayload;
  AgencySaveDeparturePayload: Schema.AgencySaveDeparturePayload;
  AgencySaveExpeditionPayload: Omit<Schema.AgencySaveExpeditionPayload, 'expedition'> & { expedition?: Schema.Maybe<ResolversParentTypes['AgencyExpedition']> };
  AgencySaveGuidePayload: Schema.AgencySaveGuidePayload;
  AgencySavePhotoPayload: Schema.AgencySavePhotoPayload;
  AgencySaveSettingsPayload: Schema.AgencySaveSettingsPayload;
  AgencySaveStaffInput: Schema.AgencySaveStaffInput;
  AgencySaveStaffPayload: Schema.AgencySaveStaffPayload;
  AgencySaveWebhookPayload: Schema.AgencySaveWebhookPayload;
  AgencySendMailPayload: Schema.AgencySendMailPayload;
  AgencySeriesInput: Schema.AgencySeriesInput;
  AgencySeriesRow: Schema.AgencySeriesRow;
  AgencySeriesRowInput: Schema.AgencySeriesRowInput;
  AgencySetSalesPayload: Schema.AgencySetSalesPayload;
  AgencySettings: unknown;
  AgencySettingsInput: Schema.AgencySettingsInput;
  AgencySkipWaitingEntryPayload: Schema.AgencySkipWaitingEntryPayload;
  AgencySoldOption: Schema.AgencySoldOption;
  AgencyStaff: Schema.AgencyStaff;
  AgencyToday: Schema.AgencyToday;
  AgencyTodayCard: Schema.AgencyTodayCard;
  AgencyTodayRow: Schema.AgencyTodayRow;
  AgencyTravellerInput: Schema.AgencyTravellerInput;
  AgencyTryMailPayload: Schema.AgencyTryMailPayload;
  AgencyWaitingEntry: Schema.AgencyWaitingEntry;
  AgencyWebhook: Schema.AgencyWebhook;
  AgencyWebhookDelivery: Schema.AgencyWebhookDelivery;
  AgencyWebhookDeliveryConnection: Schema.AgencyWebhookDeliveryConnection;
  AgencyWebhookDeliveryPayload: Schema.AgencyWebhookDeliveryPayload;
  AgencyWebhookInput: Schema.AgencyWebhookInput;
  AgencyWebhookReseller: Schema.AgencyWebhookReseller;
  AgencyWebhooks: Schema.AgencyWebhooks;
  AskChip: Schema.AskChip;
  AskResult: Schema.AskResult;
  AuditChange: Schema.AuditChange;
  AuditConnection: Schema.AuditConnection;
  AuditEntry: Schema.AuditEntry;
  Boolean: Schema.Scalars['Boolean']['output'];
  CalendarCell: Schema.CalendarCell;
  CalendarFeed: Schema.CalendarFeed;
  CalendarFeedPayload: Schema.CalendarFeedPayload;
  CalendarRow: CalendarRowModel;
  CallbackInput: Schema.CallbackInput;
  CancellationLine: Schema.CancellationLine;
  CancellationQuote: Schema.CancellationQuote;
  CancellationTier: Schema.CancellationTier;
  CancellationTierInput: Schema.CancellationTierInput;
  CannedAnswer: Schema.CannedAnswer;
  CarbonLabel: Schema.CarbonLabel;
  CarbonLine: Schema.CarbonLine;
  Cart: CartModel;
  CartCode: Schema.CartCode;
  CartOption: Schema.CartOption;
  CartOptionInput: Schema.CartOptionInput;
  CartPayload: CartPayloadModel;
  CartProblem: ResolversUnionTypes<ResolversParentTypes>['CartProblem'];
  CartTraveller: Schema.CartTraveller;
  CartTravellerInput: Schema.CartTravellerInput;
  ChangePasswordPayload: Schema.ChangePasswordPayload;
  ChangeQuote: Schema.ChangeQuote;
  CheckEmailPayload: Schema.CheckEmailPayload;
  CheckResetLinkPayload: Schema.CheckResetLinkPayload;
  Choice: Schema.Choice;
  CityAccess: Schema.CityAccess;
  CodeNoLongerValid: Schema.CodeNoLongerValid;
  Collection: CollectionModel;
  CompanyCount: Schema.CompanyCount;
  ConflictField: Schema.ConflictField;
  Contact: Schema.Contact;
  ContactInput: Schema.ContactInput;
  ContentDay: Schema.ContentDay;
  ContentDayInput: Schema.ContentDayInput;
  ContentLeg: Schema.ContentLeg;
  ContentLegInput: Schema.ContentLegInput;
  ContentPlace: Schema.ContentPlace;
  ContentPlaceInput: Schema.ContentPlaceInput;
  ContentPoint: Schema.ContentPoint;
  ContentPointInput: Schema.ContentPointInput;
  ContentRoute: Schema.ContentRoute;
  ContentRouteInput: Schema.ContentRouteInput;
  ContentTrain: Schema.ContentTrain;
  ContentTrainInput: Schema.ContentTrainInput;
  Country: Schema.Country;
  CountryChoice: Schema.CountryChoice;
  CreateTokenPayload: SignedInPayloadModel;
  CustomerErasure: Schema.CustomerErasure;
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  DayRoute: Schema.DayRoute;
  DeleteMessagePayload: Schema.DeleteMessagePayload;
  Departure: Schema.Departure;
  DepartureCalendar: CalendarModel;
  DepartureCanceled: Schema.DepartureCanceled;
  DepartureCancellationPlan: Schema.DepartureCancellationPlan;
  DepartureChange: Schema.DepartureChange;
  DeparturePrice: Schema.DeparturePrice;
  Effort: Schema.Effort;
  EffortInput: Schema.EffortInput;
  EndSessionPayload: MyPayloadModel;
  Expedition: ExpeditionModel;
  ExpeditionConnection: ExpeditionConnectionModel;
  ExpeditionContent: Schema.ExpeditionContent;
  ExpeditionDay: Schema.ExpeditionDay;
  ExpeditionFilter: Schema.ExpeditionFilter;
  ExpeditionMatch: Schema.ExpeditionMatch;
  Facet: Schema.Facet;
  FacetValue: Schema.FacetValue;
  Features: Schema.Features;
  Filters: Schema.Filters;
  Float: Schema.Scalars['Float']['output'];
  GeoJSON: Schema.Scalars['GeoJSON']['output'];
  GiftCard: Schema.GiftCard;
  GiftCardRecipientInput: Schema.GiftCardRecipientInput;
  Guide: Schema.Guide;
  GuideAbsence: Schema.GuideAbsence;
  GuideAbsenceInput: Schema.GuideAbsenceInput;
  GuideNote: Schema.GuideNote;
  GuidedDeparture: Schema.GuidedDeparture;
  GuidedTraveller: Schema.GuidedTraveller;
  Hold: Schema.Hold;
  HoldExpired: Schema.HoldExpired;
  HolidayWeek: Schema.HolidayWeek;
  ID: Schema.Scalars['ID']['output'];
  Image: Schema.Image;
  Instalment: Schema.Instalment;
  InsufficientPlaces: Schema.InsufficientPlaces;
  Int: Schema.Scalars['Int']['output'];
  Invoice: Schema.Invoice;
  LedgerEntry: Schema.LedgerEntry;
  Level: Schema.Level;
  LoginPayload: SignedInPayloadModel;
  LogoutPayload: Schema.LogoutPayload;
  Manifest: Schema.Manifest;
  ManifestLine: Schema.ManifestLine;
  MeetingPoint: Schema.MeetingPoint;
  Message: Schema.Message;
  MessageConnection: Schema.MessageConnection;
  Mutation: Record<PropertyKey, never>;
  NewsletterLinkPayload: Schema.NewsletterLinkPayload;
  OkPayload: Schema.OkPayload;
  OwnReview: Schema.OwnReview;
  PackFile: Schema.PackFile;
  PageInfo: Schema.PageInfo;
  PaidGiftCard: Schema.PaidGiftCard;
  Participant: Schema.Participant;
  ParticipantInput: Schema.ParticipantInput;
  Payment: Schema.Payment;
  PaymentPayload: Omit<Schema.PaymentPayload, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  PhotoCredit: Schema.PhotoCredit;
  Pledge: Omit<Schema.Pledge, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  PledgeCount: Schema.PledgeCount;
  PledgePayload: Omit<Schema.PledgePayload, 'pledge'> & { pledge?: Schema.Maybe<ResolversParentTypes['Pledge']> };
  PostMessagePayload: PostMessagePayloadModel;
  PostReviewPayload: Omit<Schema.PostReviewPayload, 'reservation'> & { reservation?: Schema.Maybe<ResolversParentTypes['Reservation']> };
  PriceChanged: Schema.PriceChanged;
  PriceLine: Schema.PriceLine;
  PriceShare: Schema.PriceShare;
  ProgrammeDay: Schema.ProgrammeDay;
  Query: Record<PropertyKey, never>;
  Quote: Schema.Quote;
  QuoteLine: Schema.QuoteLine;
  RatingCount: Schema.RatingCount;
  ReplyStats: Schema.ReplyStats;
  ReplyToReviewPayload: Omit<Schema.ReplyToReviewPayload, 'review'> & { review?: Schema.Maybe<ResolversParentTypes['Review']> };
  ReportMessagePayload: Schema.ReportMessagePayload;
  ReportPayload: Schema.ReportPayload;
  RequestCallbackPayload: Schema.RequestCallbackPayload;
  RequestPasswordResetPayload: Schema.RequestPasswordResetPayload;
  Reservation: ReservationModel;
  ReservationOption: Schema.ReservationOption;
  ReservationPayload: ParticipantPayloadModel;
  ReservationRefund: Schema.ReservationRefund;
  ResetPasswordPayload: Schema.ResetPasswordPayload;
  Review: ReviewModel;
  ReviewConnection: Omit<Schema.ReviewConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Review']> };
  ReviewModeration: Schema.ReviewModeration;
  ReviewReply: Schema.ReviewReply;
  ReviewStats: Schema.ReviewStats;
  Revision: Schema.Revision;
  RevisionConnection: Schema.RevisionConnection;
  RoadBook: Schema.RoadBook;
  SaleTerms: Schema.SaleTerms;
  Session: Schema.Session;
  SetFavouritePayload: FavouritePayloadModel;
  Shortlist: ShortlistModel;
  ShortlistDate: ShortlistDateModel;
  ShortlistItem: ShortlistItemModel;
  ShortlistPayload: ShortlistPayloadModel;
  ShortlistPerson: Schema.ShortlistPerson;
  ShortlistVote: Schema.ShortlistVote;
  ShortlistWeek: Schema.ShortlistWeek;
  ShortlistWeekInput: Schema.ShortlistWeekInput;
  SignUpInput: Schema.SignUpInput;
  SignUpPayload: SignedInPayloadModel;
  Site: Schema.Site;
  Sky: Schema.Sky;
  String: Schema.Scalars['String']['output'];
  SubscribeToNewsletterPayload: OkPayloadModel;
  Subscription: Record<PropertyKey, never>;
  Suggestion: Schema.Suggestion;
  Theme: ThemeModel;
  ThemeFilter: Schema.ThemeFilter;
  ThemeGroup: Omit<Schema.ThemeGroup, 'themes'> & { themes: Array<ResolversParentTypes['Theme']> };
  TimelineConnection: Schema.TimelineConnection;
  TimelineEvent: Schema.TimelineEvent;
  TrainAccess: Schema.TrainAccess;
  UpdateParticipantPayload: ParticipantPayloadModel;
  UpdatePhonePayload: MyPayloadModel;
  UpdateProfilePayload: MyPayloadModel;
  User: UserModel;
  UserError: Schema.UserError;
  VacationChoice: Schema.VacationChoice;
  VacationPeriod: Schema.VacationPeriod;
  WaitingEntry: Schema.WaitingEntry;
  WaitingListPayload: Schema.WaitingListPayload;
};

export type CacheControlDirectiveArgs = {
  maxAge: Schema.Maybe<Schema.Scalars['Int']['input']>;
  scope: Schema.Maybe<Schema.CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CallDirectiveArgs = {
  as: Schema.Maybe<Schema.Scalars['String']['input']>;
  at: Schema.Maybe<Schema.Scalars['String']['input']>;
  by: Schema.Maybe<Schema.Scalars['String']['input']>;
  compare: Schema.Maybe<Schema.Scalars['String']['input']>;
  nullOn: Schema.Maybe<Array<Schema.Scalars['String']['input']>>;
  to: Array<Schema.Scalars['String']['input']>;
};

export type CallDirectiveResolver<Result, Parent, ContextType = Context, Args = CallDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type EmptiedByNullDirectiveArgs = { };

export type EmptiedByNullDirectiveResolver<Result, Parent, ContextType = Context, Args = EmptiedByNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessLegResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessLeg'] = ResolversParentTypes['AccessLeg']> = {
  kgCo2e?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kgPerKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  km?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityCategory'] = ResolversParentTypes['ActivityCategory']> = {
  activities?: Resolver<Array<ResolversTypes['Choice']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  audit?: Resolver<Schema.Maybe<ResolversTypes['AuditConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyAuditArgs, 'first'>>;
  cannedAnswers?: Resolver<Schema.Maybe<Array<ResolversTypes['CannedAnswer']>>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['AgencyCustomer']>, ParentType, ContextType, RequireFields<Schema.AgencyCustomerArgs, 'id'>>;
  customers?: Resolver<Schema.Maybe<ResolversTypes['AgencyCustomerConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyCustomersArgs, 'first'>>;
  departure?: Resolver<Schema.Maybe<ResolversTypes['AgencyDeparture']>, ParentType, ContextType, RequireFields<Schema.AgencyDepartureArgs, 'id'>>;
  departures?: Resolver<Schema.Maybe<ResolversTypes['AgencyDepartureConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyDeparturesArgs, 'first'>>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['AgencyExpedition']>, ParentType, ContextType, RequireFields<Schema.AgencyExpeditionArgs, 'id'>>;
  expeditions?: Resolver<Schema.Maybe<ResolversTypes['AgencyExpeditionConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyExpeditionsArgs, 'first' | 'sort'>>;
  export?: Resolver<Schema.Maybe<ResolversTypes['AgencyExport']>, ParentType, ContextType, RequireFields<Schema.AgencyExportArgs, 'id'>>;
  failures?: Resolver<Schema.Maybe<ResolversTypes['AgencyFailureConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyFailuresArgs, 'first'>>;
  figures?: Resolver<Schema.Maybe<ResolversTypes['AgencyFigures']>, ParentType, ContextType, RequireFields<Schema.AgencyFiguresArgs, 'from' | 'to'>>;
  giftCards?: Resolver<Schema.Maybe<ResolversTypes['AgencyGiftCardConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyGiftCardsArgs, 'first'>>;
  guides?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyGuide']>>, ParentType, ContextType>;
  import?: Resolver<Schema.Maybe<ResolversTypes['AgencyImport']>, ParentType, ContextType, RequireFields<Schema.AgencyImportArgs, 'id'>>;
  imports?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyImport']>>, ParentType, ContextType>;
  invitations?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyInvitation']>>, ParentType, ContextType>;
  invoices?: Resolver<Schema.Maybe<ResolversTypes['AgencyInvoiceConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyInvoicesArgs, 'first'>>;
  job?: Resolver<Schema.Maybe<ResolversTypes['AgencyJob']>, ParentType, ContextType, RequireFields<Schema.AgencyJobArgs, 'id'>>;
  me?: Resolver<Schema.Maybe<ResolversTypes['AgencyStaff']>, ParentType, ContextType>;
  openUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  photos?: Resolver<Schema.Maybe<ResolversTypes['AgencyPhotoConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyPhotosArgs, 'first'>>;
  questions?: Resolver<Schema.Maybe<ResolversTypes['AgencyQuestionConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyQuestionsArgs, 'first'>>;
  reservation?: Resolver<Schema.Maybe<ResolversTypes['AgencyReservation']>, ParentType, ContextType, RequireFields<Schema.AgencyReservationArgs, 'id'>>;
  reservations?: Resolver<Schema.Maybe<ResolversTypes['AgencyReservationConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyReservationsArgs, 'first' | 'sort'>>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['AgencyReviewConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyReviewsArgs, 'first'>>;
  search?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyHit']>>, ParentType, ContextType, RequireFields<Schema.AgencySearchArgs, 'first' | 'query'>>;
  settings?: Resolver<Schema.Maybe<ResolversTypes['AgencySettings']>, ParentType, ContextType>;
  staff?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyStaff']>>, ParentType, ContextType>;
  steppedUpUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  today?: Resolver<Schema.Maybe<ResolversTypes['AgencyToday']>, ParentType, ContextType>;
};

export type AgencyAcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyAcceptInvitationPayload'] = ResolversParentTypes['AgencyAcceptInvitationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AgencyAccessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyAccessPayload'] = ResolversParentTypes['AgencyAccessPayload']> = {
  access?: Resolver<Schema.Maybe<ResolversTypes['AgencyAccess']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['AgencyStaff']>, ParentType, ContextType>;
};

export type AgencyAddNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyAddNotePayload'] = ResolversParentTypes['AgencyAddNotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  noteId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AgencyAddWaitingEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyAddWaitingEntryPayload'] = ResolversParentTypes['AgencyAddWaitingEntryPayload']> = {
  entryId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencyAlternativeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyAlternative'] = ResolversParentTypes['AgencyAlternative']> = {
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AgencyAssignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyAssignPayload'] = ResolversParentTypes['AgencyAssignPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['AgencyQuestion']>, ParentType, ContextType>;
};

export type AgencyBeginTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyBeginTotpPayload'] = ResolversParentTypes['AgencyBeginTotpPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  qrSvg?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyCancellationLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCancellationLine'] = ResolversParentTypes['AgencyCancellationLine']> = {
  keptCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyCancellationQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCancellationQuote'] = ResolversParentTypes['AgencyCancellationQuote']> = {
  balanceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keptCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['AgencyCancellationLine']>, ParentType, ContextType>;
  mail?: Resolver<Schema.Maybe<ResolversTypes['AgencyMailPreview']>, ParentType, ContextType>;
  refundCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['CancellationRule'], ParentType, ContextType>;
};

export type AgencyChangeDeparturesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyChangeDeparturesPayload'] = ResolversParentTypes['AgencyChangeDeparturesPayload']> = {
  departures?: Resolver<Array<ResolversTypes['AgencyDeparture']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencyChangeExpeditionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyChangeExpeditionsPayload'] = ResolversParentTypes['AgencyChangeExpeditionsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AgencyChangeReservationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyChangeReservationPayload'] = ResolversParentTypes['AgencyChangeReservationPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  reservation?: Resolver<Schema.Maybe<ResolversTypes['AgencyReservation']>, ParentType, ContextType>;
};

export type AgencyCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCheck'] = ResolversParentTypes['AgencyCheck']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBlocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyConflict'] = ResolversParentTypes['AgencyConflict']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ConflictField']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyConnection'] = ResolversParentTypes['AgencyConnection']> = {
  kind?: Resolver<ResolversTypes['AgencyConnectionKind'], ParentType, ContextType>;
  lastErrorAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccessAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  service?: Resolver<Schema.Maybe<ResolversTypes['ConnectedService']>, ParentType, ContextType>;
};

export type AgencyCreateDeparturesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCreateDeparturesPayload'] = ResolversParentTypes['AgencyCreateDeparturesPayload']> = {
  departures?: Resolver<Array<ResolversTypes['AgencyDeparture']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  existing?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AgencyCreateKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCreateKeyPayload'] = ResolversParentTypes['AgencyCreateKeyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['AgencyKey']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyCreateReservationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCreateReservationPayload'] = ResolversParentTypes['AgencyCreateReservationPayload']> = {
  alternatives?: Resolver<Array<ResolversTypes['AgencyAlternative']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  reservation?: Resolver<Schema.Maybe<ResolversTypes['AgencyReservation']>, ParentType, ContextType>;
};

export type AgencyCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCustomer'] = ResolversParentTypes['AgencyCustomer']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erasure?: Resolver<Schema.Maybe<ResolversTypes['CustomerErasure']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  reservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyCustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyCustomerConnection'] = ResolversParentTypes['AgencyCustomerConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyCustomer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyDecideReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyDecideReviewPayload'] = ResolversParentTypes['AgencyDecideReviewPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['AgencyReview']>, ParentType, ContextType>;
};

export type AgencyDepartureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyDeparture'] = ResolversParentTypes['AgencyDeparture']> = {
  balanceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bookedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellationPlan?: Resolver<Schema.Maybe<ResolversTypes['DepartureCancellationPlan']>, ParentType, ContextType, RequireFields<Schema.AgencyDepartureCancellationPlanArgs, 'giftCards'>>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expeditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guide?: Resolver<Schema.Maybe<ResolversTypes['AgencyGuide']>, ParentType, ContextType>;
  guideName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manifest?: Resolver<Schema.Maybe<ResolversTypes['Manifest']>, ParentType, ContextType>;
  optionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phoneQuote?: Resolver<Schema.Maybe<ResolversTypes['AgencyPhoneQuote']>, ParentType, ContextType, RequireFields<Schema.AgencyDeparturePhoneQuoteArgs, 'birthDates'>>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prices?: Resolver<Schema.Maybe<Array<ResolversTypes['DeparturePrice']>>, ParentType, ContextType>;
  reservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salesClosedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyDepartureState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingEntries?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyWaitingEntry']>>, ParentType, ContextType>;
};

export type AgencyDepartureConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyDepartureConnection'] = ResolversParentTypes['AgencyDepartureConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyDeparture']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyEnrolPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyEnrolPayload'] = ResolversParentTypes['AgencyEnrolPayload']> = {
  access?: Resolver<Schema.Maybe<ResolversTypes['AgencyAccess']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['AgencyStaff']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyEntryPayload'] = ResolversParentTypes['AgencyEntryPayload']> = {
  entryId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencyErasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyErasePayload'] = ResolversParentTypes['AgencyErasePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AgencyExpeditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyExpedition'] = ResolversParentTypes['AgencyExpedition']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['AgencyCheck']>, ParentType, ContextType>;
  coverImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  departuresToCome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['ExpeditionContent'], ParentType, ContextType>;
  formerSlugs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  guideId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guideName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preview?: Resolver<Schema.Maybe<ResolversTypes['Expedition']>, ParentType, ContextType>;
  published?: Resolver<Schema.Maybe<ResolversTypes['ExpeditionContent']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revisions?: Resolver<Schema.Maybe<ResolversTypes['RevisionConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyExpeditionRevisionsArgs, 'first'>>;
  state?: Resolver<ResolversTypes['ExpeditionState'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyExpeditionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyExpeditionConnection'] = ResolversParentTypes['AgencyExpeditionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyExpeditionRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyExpeditionRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyExpeditionRow'] = ResolversParentTypes['AgencyExpeditionRow']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  departuresToCome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guideName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExpeditionState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExpeditionType'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyExport'] = ResolversParentTypes['AgencyExport']> = {
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyExportState'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyExportPayload'] = ResolversParentTypes['AgencyExportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  export?: Resolver<Schema.Maybe<ResolversTypes['AgencyExport']>, ParentType, ContextType>;
};

export type AgencyFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFactor'] = ResolversParentTypes['AgencyFactor']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FactorKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyFactsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFactsSection'] = ResolversParentTypes['AgencyFactsSection']> = {
  changedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guarantor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instagram?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insurer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siren?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  youtube?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyFailedMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFailedMailPayload'] = ResolversParentTypes['AgencyFailedMailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  mailId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AgencyFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFailure'] = ResolversParentTypes['AgencyFailure']> = {
  amountCents?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  departureId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgencyFailureKind'], ParentType, ContextType>;
  reservationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyFailureState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['AgencyUrgency'], ParentType, ContextType>;
};

export type AgencyFailureConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFailureConnection'] = ResolversParentTypes['AgencyFailureConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyFailure']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyFigureDepartureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFigureDeparture'] = ResolversParentTypes['AgencyFigureDeparture']> = {
  bookedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AgencyFigureSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFigureSource'] = ResolversParentTypes['AgencyFigureSource']> = {
  bookedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyFigureWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFigureWeek'] = ResolversParentTypes['AgencyFigureWeek']> = {
  bookedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canceledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cartsAbandoned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cartsBooked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cartsCreated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cartsHeld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paidBackCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AgencyFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFigures'] = ResolversParentTypes['AgencyFigures']> = {
  departureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departures?: Resolver<Array<ResolversTypes['AgencyFigureDeparture']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['AgencyFigureSource']>, ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['AgencyFigureWeek']>, ParentType, ContextType>;
};

export type AgencyGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyGiftCard'] = ResolversParentTypes['AgencyGiftCard']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balanceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buyerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipientEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyGiftCardState'], ParentType, ContextType>;
  validUntil?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AgencyGiftCardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyGiftCardConnection'] = ResolversParentTypes['AgencyGiftCardConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyGiftCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyGiftCardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyGiftCardPayload'] = ResolversParentTypes['AgencyGiftCardPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  giftCard?: Resolver<Schema.Maybe<ResolversTypes['AgencyGiftCard']>, ParentType, ContextType>;
};

export type AgencyGuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyGuide'] = ResolversParentTypes['AgencyGuide']> = {
  absences?: Resolver<Array<ResolversTypes['GuideAbsence']>, ParentType, ContextType>;
  accountEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basedIn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departuresToCome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diploma?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  photoName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyHit'] = ResolversParentTypes['AgencyHit']> = {
  departureId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCanceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgencyHitKind'], ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyImport'] = ResolversParentTypes['AgencyImport']> = {
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AgencyImportError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ignoredColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgencyImportKind'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AgencyImportRow']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyImportState'], ParentType, ContextType>;
  unchangedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyImportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyImportChange'] = ResolversParentTypes['AgencyImportChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyImportErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyImportError'] = ResolversParentTypes['AgencyImportError']> = {
  column?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyImportPayload'] = ResolversParentTypes['AgencyImportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  import?: Resolver<Schema.Maybe<ResolversTypes['AgencyImport']>, ParentType, ContextType>;
};

export type AgencyImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyImportRow'] = ResolversParentTypes['AgencyImportRow']> = {
  changes?: Resolver<Array<ResolversTypes['AgencyImportChange']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['AgencyImportResult'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyInvitation'] = ResolversParentTypes['AgencyInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['StaffPermission']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type AgencyInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyInvitePayload'] = ResolversParentTypes['AgencyInvitePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  invitation?: Resolver<Schema.Maybe<ResolversTypes['AgencyInvitation']>, ParentType, ContextType>;
};

export type AgencyInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyInvoice'] = ResolversParentTypes['AgencyInvoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCreditNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyInvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyInvoiceConnection'] = ResolversParentTypes['AgencyInvoiceConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyListedInvoice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyJob'] = ResolversParentTypes['AgencyJob']> = {
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['AgencyJobFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyJobState'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyJobFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyJobFailure'] = ResolversParentTypes['AgencyJobFailure']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AgencyJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyJobPayload'] = ResolversParentTypes['AgencyJobPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  job?: Resolver<Schema.Maybe<ResolversTypes['AgencyJob']>, ParentType, ContextType>;
};

export type AgencyKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyKey'] = ResolversParentTypes['AgencyKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netPercent?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['KeyScope']>, ParentType, ContextType>;
};

export type AgencyLeavingMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyLeavingMail'] = ResolversParentTypes['AgencyLeavingMail']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgencyLeavingMailKind'], ParentType, ContextType>;
  mail?: Resolver<Schema.Maybe<ResolversTypes['AgencyMailPreview']>, ParentType, ContextType>;
};

export type AgencyListedInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyListedInvoice'] = ResolversParentTypes['AgencyListedInvoice']> = {
  customerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgencyInvoiceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyMailPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyMailPreview'] = ResolversParentTypes['AgencyMailPreview']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyMailSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyMailSample'] = ResolversParentTypes['AgencyMailSample']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyMarkTravellerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyMarkTravellerPayload'] = ResolversParentTypes['AgencyMarkTravellerPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  line?: Resolver<Schema.Maybe<ResolversTypes['ManifestLine']>, ParentType, ContextType>;
};

export type AgencyMoveQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyMoveQuote'] = ResolversParentTypes['AgencyMoveQuote']> = {
  balanceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differenceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['AgencyLeavingMail']>, ParentType, ContextType>;
  refundCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyMoveQuotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyMoveQuotePayload'] = ResolversParentTypes['AgencyMoveQuotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  quote?: Resolver<Schema.Maybe<ResolversTypes['AgencyMoveQuote']>, ParentType, ContextType>;
};

export type AgencyOpenInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyOpenInvitation'] = ResolversParentTypes['AgencyOpenInvitation']> = {
  acceptance?: Resolver<ResolversTypes['InvitationAcceptance'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type AgencyPasskeyOptionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyPasskeyOptionsPayload'] = ResolversParentTypes['AgencyPasskeyOptionsPayload']> = {
  creation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyPhoneQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyPhoneQuote'] = ResolversParentTypes['AgencyPhoneQuote']> = {
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balanceDueOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  discountCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueNowCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giftCard?: Resolver<Schema.Maybe<ResolversTypes['AgencyQuotedGiftCard']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AgencySoldOption']>, ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyPhoto'] = ResolversParentTypes['AgencyPhoto']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  focusX?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focusY?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  isUploaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyPhotoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyPhotoConnection'] = ResolversParentTypes['AgencyPhotoConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyPhoto']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyPlanSeriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyPlanSeriesPayload'] = ResolversParentTypes['AgencyPlanSeriesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  existing?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AgencySeriesRow']>, ParentType, ContextType>;
};

export type AgencyQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyQuestion'] = ResolversParentTypes['AgencyQuestion']> = {
  assignedName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignedTo?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expeditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiddenReason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['AgencyReply']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyQuestionState'], ParentType, ContextType>;
};

export type AgencyQuestionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyQuestionConnection'] = ResolversParentTypes['AgencyQuestionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyQuestion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyQuestionPayload'] = ResolversParentTypes['AgencyQuestionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  question?: Resolver<Schema.Maybe<ResolversTypes['AgencyQuestion']>, ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['AgencyReview']>, ParentType, ContextType>;
};

export type AgencyQuotedGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyQuotedGiftCard'] = ResolversParentTypes['AgencyQuotedGiftCard']> = {
  paidCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['AgencyGiftCardState']>, ParentType, ContextType>;
};

export type AgencyRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyRecoveryCodesPayload'] = ResolversParentTypes['AgencyRecoveryCodesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyRemoveWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyRemoveWebhookPayload'] = ResolversParentTypes['AgencyRemoveWebhookPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhookId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AgencyReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyReply'] = ResolversParentTypes['AgencyReply']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorRole?: Resolver<ResolversTypes['AuthorRole'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hiddenReason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyReplyToReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyReplyToReviewPayload'] = ResolversParentTypes['AgencyReplyToReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['AgencyReview']>, ParentType, ContextType>;
};

export type AgencyReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyReservation'] = ResolversParentTypes['AgencyReservation']> = {
  bookedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canceledAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancellationQuote?: Resolver<Schema.Maybe<ResolversTypes['AgencyCancellationQuote']>, ParentType, ContextType, Partial<Schema.AgencyReservationCancellationQuoteArgs>>;
  completeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contactPhone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['AgencyCustomer']>, ParentType, ContextType>;
  customerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departure?: Resolver<Schema.Maybe<ResolversTypes['AgencyDeparture']>, ParentType, ContextType>;
  departureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  expeditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstPaymentCents?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  holdUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['AgencyInvoice']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  mailPreview?: Resolver<Schema.Maybe<ResolversTypes['AgencyMailPreview']>, ParentType, ContextType, RequireFields<Schema.AgencyReservationMailPreviewArgs, 'kind'>>;
  mails?: Resolver<Array<ResolversTypes['AgencyMailKind']>, ParentType, ContextType>;
  moveQuote?: Resolver<Schema.Maybe<ResolversTypes['AgencyMoveQuotePayload']>, ParentType, ContextType, RequireFields<Schema.AgencyReservationMoveQuoteArgs, 'departureId' | 'waivesDifference' | 'waivesFee'>>;
  nextAction?: Resolver<Schema.Maybe<ResolversTypes['ReservationAction']>, ParentType, ContextType>;
  paidCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundDueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['BookingSource'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BookingState'], ParentType, ContextType>;
  timeline?: Resolver<Schema.Maybe<ResolversTypes['TimelineConnection']>, ParentType, ContextType, RequireFields<Schema.AgencyReservationTimelineArgs, 'first'>>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  travellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  travellers?: Resolver<Array<ResolversTypes['ManifestLine']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyReservationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyReservationConnection'] = ResolversParentTypes['AgencyReservationConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyReservation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyReview'] = ResolversParentTypes['AgencyReview']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expeditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experienceMonth?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenReason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusalReason?: Resolver<Schema.Maybe<ResolversTypes['ReviewRefusalReason']>, ParentType, ContextType>;
  refusalText?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reply?: Resolver<Schema.Maybe<ResolversTypes['ReviewReply']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  submittedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyReviewConnection'] = ResolversParentTypes['AgencyReviewConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyRevokeInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyRevokeInvitationPayload'] = ResolversParentTypes['AgencyRevokeInvitationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AgencyRevokeKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyRevokeKeyPayload'] = ResolversParentTypes['AgencyRevokeKeyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['AgencyKey']>, ParentType, ContextType>;
};

export type AgencySalesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySalesSection'] = ResolversParentTypes['AgencySalesSection']> = {
  balanceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  depositPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reminderDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['CancellationTier']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencySaveCannedAnswerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveCannedAnswerPayload'] = ResolversParentTypes['AgencySaveCannedAnswerPayload']> = {
  cannedAnswer?: Resolver<Schema.Maybe<ResolversTypes['CannedAnswer']>, ParentType, ContextType>;
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencySaveCustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveCustomerPayload'] = ResolversParentTypes['AgencySaveCustomerPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['AgencyCustomer']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencySaveDeparturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveDeparturePayload'] = ResolversParentTypes['AgencySaveDeparturePayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  departure?: Resolver<Schema.Maybe<ResolversTypes['AgencyDeparture']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencySaveExpeditionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveExpeditionPayload'] = ResolversParentTypes['AgencySaveExpeditionPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['AgencyExpedition']>, ParentType, ContextType>;
};

export type AgencySaveGuidePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveGuidePayload'] = ResolversParentTypes['AgencySaveGuidePayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  guide?: Resolver<Schema.Maybe<ResolversTypes['AgencyGuide']>, ParentType, ContextType>;
};

export type AgencySavePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySavePhotoPayload'] = ResolversParentTypes['AgencySavePhotoPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  photo?: Resolver<Schema.Maybe<ResolversTypes['AgencyPhoto']>, ParentType, ContextType>;
};

export type AgencySaveSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveSettingsPayload'] = ResolversParentTypes['AgencySaveSettingsPayload']> = {
  agency?: Resolver<Schema.Maybe<ResolversTypes['AgencyFactsSection']>, ParentType, ContextType>;
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sales?: Resolver<Schema.Maybe<ResolversTypes['AgencySalesSection']>, ParentType, ContextType>;
};

export type AgencySaveStaffPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveStaffPayload'] = ResolversParentTypes['AgencySaveStaffPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  staff?: Resolver<Schema.Maybe<ResolversTypes['AgencyStaff']>, ParentType, ContextType>;
};

export type AgencySaveWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySaveWebhookPayload'] = ResolversParentTypes['AgencySaveWebhookPayload']> = {
  conflict?: Resolver<Schema.Maybe<ResolversTypes['AgencyConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Schema.Maybe<ResolversTypes['AgencyWebhook']>, ParentType, ContextType>;
};

export type AgencySendMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySendMailPayload'] = ResolversParentTypes['AgencySendMailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  mailId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  withdrawableUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AgencySeriesRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySeriesRow'] = ResolversParentTypes['AgencySeriesRow']> = {
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  groupMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guideClash?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AgencySetSalesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySetSalesPayload'] = ResolversParentTypes['AgencySetSalesPayload']> = {
  departures?: Resolver<Array<ResolversTypes['AgencyDeparture']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySettings'] = ResolversParentTypes['AgencySettings']> = {
  agency?: Resolver<Schema.Maybe<ResolversTypes['AgencyFactsSection']>, ParentType, ContextType>;
  connections?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyConnection']>>, ParentType, ContextType>;
  keys?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyKey']>>, ParentType, ContextType>;
  mails?: Resolver<Schema.Maybe<Array<ResolversTypes['AgencyMailSample']>>, ParentType, ContextType>;
  sales?: Resolver<Schema.Maybe<ResolversTypes['AgencySalesSection']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<Schema.Maybe<ResolversTypes['AgencyWebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<Schema.AgencySettingsWebhookDeliveriesArgs, 'first' | 'webhookId'>>;
  webhooks?: Resolver<Schema.Maybe<ResolversTypes['AgencyWebhooks']>, ParentType, ContextType>;
};

export type AgencySkipWaitingEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySkipWaitingEntryPayload'] = ResolversParentTypes['AgencySkipWaitingEntryPayload']> = {
  entryId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencySoldOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySoldOption'] = ResolversParentTypes['AgencySoldOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyStaff'] = ResolversParentTypes['AgencyStaff']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factors?: Resolver<Array<ResolversTypes['AgencyFactor']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['StaffPermission']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyTodayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyToday'] = ResolversParentTypes['AgencyToday']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['AgencyTodayCard']>, ParentType, ContextType>;
};

export type AgencyTodayCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyTodayCard'] = ResolversParentTypes['AgencyTodayCard']> = {
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['AgencyFailure']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgencyTodayKind'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AgencyTodayRow']>, ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['AgencyUrgency'], ParentType, ContextType>;
};

export type AgencyTodayRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyTodayRow'] = ResolversParentTypes['AgencyTodayRow']> = {
  amountCents?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookedCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  detail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupMin?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heldCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  on?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['AgencyUrgency'], ParentType, ContextType>;
};

export type AgencyTryMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyTryMailPayload'] = ResolversParentTypes['AgencyTryMailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recipient?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyWaitingEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyWaitingEntry'] = ResolversParentTypes['AgencyWaitingEntry']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerExpiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaitingState'], ParentType, ContextType>;
};

export type AgencyWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyWebhook'] = ResolversParentTypes['AgencyWebhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabledAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledReason?: Resolver<Schema.Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failingSince?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reseller?: Resolver<Schema.Maybe<ResolversTypes['AgencyWebhookReseller']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyWebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyWebhookDelivery'] = ResolversParentTypes['AgencyWebhookDelivery']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attemptedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  failure?: Resolver<Schema.Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  responseExcerpt?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WebhookDeliveryType'], ParentType, ContextType>;
};

export type AgencyWebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyWebhookDeliveryConnection'] = ResolversParentTypes['AgencyWebhookDeliveryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyWebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyWebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyWebhookDeliveryPayload'] = ResolversParentTypes['AgencyWebhookDeliveryPayload']> = {
  delivery?: Resolver<Schema.Maybe<ResolversTypes['AgencyWebhookDelivery']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgencyWebhookResellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyWebhookReseller'] = ResolversParentTypes['AgencyWebhookReseller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyWebhooksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyWebhooks'] = ResolversParentTypes['AgencyWebhooks']> = {
  nodes?: Resolver<Array<ResolversTypes['AgencyWebhook']>, ParentType, ContextType>;
  resellers?: Resolver<Array<ResolversTypes['AgencyWebhookReseller']>, ParentType, ContextType>;
};

export type AskChipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskChip'] = ResolversParentTypes['AskChip']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pathWithout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AskResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskResult'] = ResolversParentTypes['AskResult']> = {
  chips?: Resolver<Array<ResolversTypes['AskChip']>, ParentType, ContextType>;
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['AuditActorKind'], ParentType, ContextType>;
  actorName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CalendarCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarCell'] = ResolversParentTypes['CalendarCell']> = {
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DepartureStatus'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FeedKind'], ParentType, ContextType>;
  lastReadAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CalendarFeedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedPayload'] = ResolversParentTypes['CalendarFeedPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  feed?: Resolver<Schema.Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarRow'] = ResolversParentTypes['CalendarRow']> = {
  cells?: Resolver<Array<ResolversTypes['CalendarCell']>, ParentType, ContextType>;
  expedition?: Resolver<ResolversTypes['Expedition'], ParentType, ContextType>;
};

export type CancellationLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationLine'] = ResolversParentTypes['CancellationLine']> = {
  kept?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CancellationQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationQuote'] = ResolversParentTypes['CancellationQuote']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CancellationLine']>, ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CancellationTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationTier'] = ResolversParentTypes['CancellationTier']> = {
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CannedAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannedAnswer'] = ResolversParentTypes['CannedAnswer']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CarbonLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarbonLabel'] = ResolversParentTypes['CarbonLabel']> = {
  averageDays?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  citySlug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highKg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kgPerDay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CarbonLine']>, ParentType, ContextType>;
  lowKg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  notCounted?: Resolver<Array<ResolversTypes['CarbonKind']>, ParentType, ContextType>;
  totalKg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CarbonLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarbonLine'] = ResolversParentTypes['CarbonLine']> = {
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highKg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CarbonKind'], ParentType, ContextType>;
  lowKg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quality?: Resolver<ResolversTypes['FactorQuality'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  adults?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availableCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  children?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  codes?: Resolver<Schema.Maybe<Array<ResolversTypes['CartCode']>>, ParentType, ContextType>;
  contact?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  departureEnd?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  departureId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  departureStart?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['Expedition']>, ParentType, ContextType>;
  expeditionImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionSlug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hold?: Resolver<Schema.Maybe<ResolversTypes['Hold']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Schema.Maybe<Array<ResolversTypes['CartOption']>>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['CartProblem']>, ParentType, ContextType>;
  quote?: Resolver<Schema.Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  travellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  travellers?: Resolver<Array<ResolversTypes['CartTraveller']>, ParentType, ContextType>;
  unitPrice?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartCode'] = ResolversParentTypes['CartCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartCodeKind'], ParentType, ContextType>;
};

export type CartOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartOption'] = ResolversParentTypes['CartOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  travellers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CartProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartProblem'] = ResolversParentTypes['CartProblem']> = {
  __resolveType: TypeResolveFn<'CodeNoLongerValid' | 'DepartureCanceled' | 'HoldExpired' | 'InsufficientPlaces' | 'PriceChanged', ParentType, ContextType>;
};

export type CartTravellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTraveller'] = ResolversParentTypes['CartTraveller']> = {
  birthDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeQuote'] = ResolversParentTypes['ChangeQuote']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CheckEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckEmailPayload'] = ResolversParentTypes['CheckEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['EmailStatus']>, ParentType, ContextType>;
};

export type CheckResetLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckResetLinkPayload'] = ResolversParentTypes['CheckResetLinkPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Choice'] = ResolversParentTypes['Choice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CityAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CityAccess'] = ResolversParentTypes['CityAccess']> = {
  access?: Resolver<Schema.Maybe<ResolversTypes['TrainAccess']>, ParentType, ContextType>;
  expeditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CodeNoLongerValidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeNoLongerValid'] = ResolversParentTypes['CodeNoLongerValid']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  bannerImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  expeditions?: Resolver<Array<ResolversTypes['Expedition']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyCount'] = ResolversParentTypes['CompanyCount']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConflictFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictField'] = ResolversParentTypes['ConflictField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theirs?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentDay'] = ResolversParentTypes['ContentDay']> = {
  ascent?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  descent?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highPoint?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hours?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  km?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  meals?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  night?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentLegResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentLeg'] = ResolversParentTypes['ContentLeg']> = {
  km?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPlace'] = ResolversParentTypes['ContentPlace']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPoint'] = ResolversParentTypes['ContentPoint']> = {
  elevation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ContentRouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRoute'] = ResolversParentTypes['ContentRoute']> = {
  points?: Resolver<Array<ResolversTypes['ContentPoint']>, ParentType, ContextType>;
  tracks?: Resolver<Array<Array<Array<ResolversTypes['Float']>>>, ParentType, ContextType>;
};

export type ContentTrainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTrain'] = ResolversParentTypes['ContentTrain']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  legs?: Resolver<Array<ResolversTypes['ContentLeg']>, ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flagUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryChoice'] = ResolversParentTypes['CountryChoice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flagUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['Choice']>, ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  token?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CustomerErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerErasure'] = ResolversParentTypes['CustomerErasure']> = {
  obstacle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  travellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayRouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRoute'] = ResolversParentTypes['DayRoute']> = {
  ascentM?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  descentM?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distanceKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessagePayload'] = ResolversParentTypes['DeleteMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DepartureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Departure'] = ResolversParentTypes['Departure']> = {
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  guide?: Resolver<Schema.Maybe<ResolversTypes['Guide']>, ParentType, ContextType>;
  heldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingToConfirm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pledges?: Resolver<Schema.Maybe<ResolversTypes['PledgeCount']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sky?: Resolver<Schema.Maybe<ResolversTypes['Sky']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DepartureStatus'], ParentType, ContextType>;
};

export type DepartureCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartureCalendar'] = ResolversParentTypes['DepartureCalendar']> = {
  holidays?: Resolver<Array<ResolversTypes['HolidayWeek']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CalendarRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type DepartureCanceledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartureCanceled'] = ResolversParentTypes['DepartureCanceled']> = {
  departureId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepartureCancellationPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartureCancellationPlan'] = ResolversParentTypes['DepartureCancellationPlan']> = {
  alternatives?: Resolver<Array<ResolversTypes['AgencyAlternative']>, ParentType, ContextType>;
  cardCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['AgencyLeavingMail']>, ParentType, ContextType>;
  manualCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  travellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartureChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartureChange'] = ResolversParentTypes['DepartureChange']> = {
  departure?: Resolver<ResolversTypes['Departure'], ParentType, ContextType>;
  expeditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeparturePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeparturePrice'] = ResolversParentTypes['DeparturePrice']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EffortResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Effort'] = ResolversParentTypes['Effort']> = {
  ascentM?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  feeling?: Resolver<ResolversTypes['Feeling'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  km?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kmEffort?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ExpeditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Expedition'] = ResolversParentTypes['Expedition']> = {
  accessNote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accommodations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  activities?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  ageMinChild?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  arrivalStation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bestTrainAccess?: Resolver<Schema.Maybe<ResolversTypes['TrainAccess']>, ParentType, ContextType>;
  carbon?: Resolver<Schema.Maybe<ResolversTypes['CarbonLabel']>, ParentType, ContextType, Partial<Schema.ExpeditionCarbonArgs>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  coverImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Schema.Maybe<Array<ResolversTypes['ExpeditionDay']>>, ParentType, ContextType>;
  departureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureMonths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  departures?: Resolver<Schema.Maybe<Array<ResolversTypes['Departure']>>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceKm?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ecoRating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  elevationGainM?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  favouriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupMax?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupMin?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  guide?: Resolver<Schema.Maybe<ResolversTypes['Guide']>, ParentType, ContextType>;
  hasNewDepartures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  included?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isFamilyFriendly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelExplained?: Resolver<Schema.Maybe<ResolversTypes['Level']>, ParentType, ContextType>;
  meetingPoint?: Resolver<Schema.Maybe<ResolversTypes['MeetingPoint']>, ParentType, ContextType>;
  messages?: Resolver<Schema.Maybe<Array<ResolversTypes['Message']>>, ParentType, ContextType>;
  minPrice?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDepartures?: Resolver<Array<ResolversTypes['Departure']>, ParentType, ContextType, RequireFields<Schema.ExpeditionNextDeparturesArgs, 'first'>>;
  notIncluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceShares?: Resolver<Schema.Maybe<Array<ResolversTypes['PriceShare']>>, ParentType, ContextType>;
  programme?: Resolver<Array<ResolversTypes['ProgrammeDay']>, ParentType, ContextType>;
  questions?: Resolver<Schema.Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<Schema.ExpeditionQuestionsArgs, 'first'>>;
  region?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionSlug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewStats?: Resolver<Schema.Maybe<ResolversTypes['ReviewStats']>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<Schema.ExpeditionReviewsArgs, 'first'>>;
  route?: Resolver<Schema.Maybe<ResolversTypes['GeoJSON']>, ParentType, ContextType>;
  routeText?: Resolver<Schema.Maybe<Array<ResolversTypes['DayRoute']>>, ParentType, ContextType>;
  searchDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharesVerifiedOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  similarExpeditions?: Resolver<Schema.Maybe<Array<ResolversTypes['Expedition']>>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trainAccess?: Resolver<Array<ResolversTypes['TrainAccess']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExpeditionType'], ParentType, ContextType>;
};

export type ExpeditionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpeditionConnection'] = ResolversParentTypes['ExpeditionConnection']> = {
  correctedQuery?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, Partial<Schema.ExpeditionConnectionFacetsArgs>>;
  highestPrice?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isRelaxed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowestPrice?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['ExpeditionMatch']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Expedition']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Suggestion']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpeditionContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpeditionContent'] = ResolversParentTypes['ExpeditionContent']> = {
  accessNote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accommodations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  activities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ageMinChild?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  arrivalStation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceKm?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  elevationGainM?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupMax?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupMin?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  included?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isFamilyFriendly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meetingPoint?: Resolver<Schema.Maybe<ResolversTypes['ContentPlace']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notIncluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceCents?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  programme?: Resolver<Array<ResolversTypes['ContentDay']>, ParentType, ContextType>;
  region?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  route?: Resolver<Schema.Maybe<ResolversTypes['ContentRoute']>, ParentType, ContextType>;
  searchDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trainAccess?: Resolver<Array<ResolversTypes['ContentTrain']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExpeditionType'], ParentType, ContextType>;
  vacations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpeditionDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpeditionDay'] = ResolversParentTypes['ExpeditionDay']> = {
  ascent?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  descent?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highPoint?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hours?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  km?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  meals?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  night?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpeditionMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpeditionMatch'] = ResolversParentTypes['ExpeditionMatch']> = {
  departures?: Resolver<Schema.Maybe<Array<ResolversTypes['Departure']>>, ParentType, ContextType>;
  expeditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trainAccess?: Resolver<Schema.Maybe<ResolversTypes['TrainAccess']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Features'] = ResolversParentTypes['Features']> = {
  access?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ask?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  booking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facebook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feeds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  giftCards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  google?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pledges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roadBook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortlists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FiltersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Filters'] = ResolversParentTypes['Filters']> = {
  activityCategories?: Resolver<Array<ResolversTypes['ActivityCategory']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryChoice']>, ParentType, ContextType>;
  departureCities?: Resolver<Array<ResolversTypes['Choice']>, ParentType, ContextType>;
  durations?: Resolver<Array<ResolversTypes['Choice']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['Level']>, ParentType, ContextType>;
  maxActivities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCountries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['Choice']>, ParentType, ContextType>;
  vacations?: Resolver<Array<ResolversTypes['VacationChoice']>, ParentType, ContextType>;
};

export interface GeoJsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GeoJSON'], any> {
  name: 'GeoJSON';
}

export type GiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCard'] = ResolversParentTypes['GiftCard']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Guide'] = ResolversParentTypes['Guide']> = {
  basedIn?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departuresLed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  diploma?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  quote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuideAbsenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuideAbsence'] = ResolversParentTypes['GuideAbsence']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type GuideNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuideNote'] = ResolversParentTypes['GuideNote']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reservationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GuidedDepartureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedDeparture'] = ResolversParentTypes['GuidedDeparture']> = {
  bookedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expeditionSlug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingToConfirm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['GuideNote']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  travellers?: Resolver<Array<ResolversTypes['GuidedTraveller']>, ParentType, ContextType>;
};

export type GuidedTravellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedTraveller'] = ResolversParentTypes['GuidedTraveller']> = {
  completeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ParticipantAnswer']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hold'] = ResolversParentTypes['Hold']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HoldExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldExpired'] = ResolversParentTypes['HoldExpired']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HolidayWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayWeek'] = ResolversParentTypes['HolidayWeek']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  focalPoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeholder?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  srcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstalmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instalment'] = ResolversParentTypes['Instalment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  retryOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InstalmentState'], ParentType, ContextType>;
};

export type InsufficientPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsufficientPlaces'] = ResolversParentTypes['InsufficientPlaces']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCreditNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LedgerKind'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundableCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LedgerState'], ParentType, ContextType>;
};

export type LevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Level'] = ResolversParentTypes['Level']> = {
  elevationGainPerDayM?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hoursPerDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ManifestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Manifest'] = ResolversParentTypes['Manifest']> = {
  completeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guideName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  travellers?: Resolver<Array<ResolversTypes['ManifestLine']>, ParentType, ContextType>;
};

export type ManifestLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManifestLine'] = ResolversParentTypes['ManifestLine']> = {
  birthDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diet?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mark?: Resolver<Schema.Maybe<ResolversTypes['TravellerMark']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ParticipantAnswer']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shoeSize?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeetingPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingPoint'] = ResolversParentTypes['MeetingPoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  authorAvatarUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorRole?: Resolver<ResolversTypes['AuthorRole'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptOffer?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationAcceptOfferArgs, 'token'>>;
  agencyAcceptInvitation?: Resolver<ResolversTypes['AgencyAcceptInvitationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyAcceptInvitationArgs, 'input' | 'token'>>;
  agencyAddNote?: Resolver<ResolversTypes['AgencyAddNotePayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyAddNoteArgs, 'input'>>;
  agencyAddPasskey?: Resolver<ResolversTypes['AgencyEnrolPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyAddPasskeyArgs, 'name' | 'response'>>;
  agencyAddWaitingEntry?: Resolver<ResolversTypes['AgencyAddWaitingEntryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyAddWaitingEntryArgs, 'email' | 'id' | 'places'>>;
  agencyAnswer?: Resolver<ResolversTypes['AgencyQuestionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyAnswerArgs, 'body' | 'id'>>;
  agencyApplyImport?: Resolver<ResolversTypes['AgencyImportPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyApplyImportArgs, 'jobId' | 'key'>>;
  agencyAssign?: Resolver<ResolversTypes['AgencyAssignPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyAssignArgs, 'ids' | 'staffId'>>;
  agencyBeginTotp?: Resolver<ResolversTypes['AgencyBeginTotpPayload'], ParentType, ContextType>;
  agencyBlockGiftCard?: Resolver<ResolversTypes['AgencyGiftCardPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyBlockGiftCardArgs, 'blocked' | 'id' | 'reason'>>;
  agencyCancelDeparture?: Resolver<ResolversTypes['AgencyJobPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyCancelDepartureArgs, 'id' | 'input' | 'key' | 'version'>>;
  agencyCancelReservation?: Resolver<ResolversTypes['AgencyChangeReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyCancelReservationArgs, 'id' | 'input' | 'key' | 'version'>>;
  agencyChangeDepartures?: Resolver<ResolversTypes['AgencyChangeDeparturesPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyChangeDeparturesArgs, 'confirmed' | 'ids' | 'input'>>;
  agencyChangeExpeditions?: Resolver<ResolversTypes['AgencyChangeExpeditionsPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyChangeExpeditionsArgs, 'change' | 'confirmed' | 'ids'>>;
  agencyConfirmDeparture?: Resolver<ResolversTypes['AgencySaveDeparturePayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyConfirmDepartureArgs, 'id' | 'version'>>;
  agencyConfirmTotp?: Resolver<ResolversTypes['AgencyEnrolPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyConfirmTotpArgs, 'code'>>;
  agencyCopyExpedition?: Resolver<ResolversTypes['AgencySaveExpeditionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyCopyExpeditionArgs, 'id' | 'key'>>;
  agencyCreateDepartures?: Resolver<ResolversTypes['AgencyCreateDeparturesPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyCreateDeparturesArgs, 'expeditionId' | 'key' | 'rows'>>;
  agencyCreateExpedition?: Resolver<ResolversTypes['AgencySaveExpeditionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyCreateExpeditionArgs, 'input' | 'key'>>;
  agencyCreateKey?: Resolver<ResolversTypes['AgencyCreateKeyPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyCreateKeyArgs, 'input'>>;
  agencyCreateReservation?: Resolver<ResolversTypes['AgencyCreateReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyCreateReservationArgs, 'input' | 'key'>>;
  agencyDecideReview?: Resolver<ResolversTypes['AgencyDecideReviewPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyDecideReviewArgs, 'id' | 'input' | 'version'>>;
  agencyDiscardDraft?: Resolver<ResolversTypes['AgencySaveExpeditionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyDiscardDraftArgs, 'id' | 'version'>>;
  agencyDropMail?: Resolver<ResolversTypes['AgencyFailedMailPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyDropMailArgs, 'id'>>;
  agencyDryRunImport?: Resolver<ResolversTypes['AgencyImportPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyDryRunImportArgs, 'fileId' | 'kind'>>;
  agencyErase?: Resolver<ResolversTypes['AgencyErasePayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyEraseArgs, 'id' | 'reason'>>;
  agencyExport?: Resolver<ResolversTypes['AgencyExportPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyExportArgs, 'kind'>>;
  agencyExportCustomer?: Resolver<ResolversTypes['AgencyExportPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyExportCustomerArgs, 'format' | 'id'>>;
  agencyExtendGiftCard?: Resolver<ResolversTypes['AgencyGiftCardPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyExtendGiftCardArgs, 'id' | 'validUntil'>>;
  agencyExtendHold?: Resolver<ResolversTypes['AgencyChangeReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyExtendHoldArgs, 'id' | 'until' | 'version'>>;
  agencyInvite?: Resolver<ResolversTypes['AgencyInvitePayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyInviteArgs, 'input'>>;
  agencyMarkTraveller?: Resolver<ResolversTypes['AgencyMarkTravellerPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyMarkTravellerArgs, 'id' | 'mark' | 'position'>>;
  agencyMoveReservation?: Resolver<ResolversTypes['AgencyChangeReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyMoveReservationArgs, 'id' | 'input' | 'key' | 'version'>>;
  agencyPasskeyOptions?: Resolver<ResolversTypes['AgencyPasskeyOptionsPayload'], ParentType, ContextType>;
  agencyPlanSeries?: Resolver<ResolversTypes['AgencyPlanSeriesPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyPlanSeriesArgs, 'expeditionId' | 'input'>>;
  agencyPublishExpedition?: Resolver<ResolversTypes['AgencySaveExpeditionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyPublishExpeditionArgs, 'id' | 'version'>>;
  agencyRecordPayment?: Resolver<ResolversTypes['AgencyEntryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRecordPaymentArgs, 'input' | 'key'>>;
  agencyRedeliver?: Resolver<ResolversTypes['AgencyWebhookDeliveryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRedeliverArgs, 'id'>>;
  agencyRefund?: Resolver<ResolversTypes['AgencyEntryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRefundArgs, 'input' | 'key'>>;
  agencyRemoveFactor?: Resolver<ResolversTypes['AgencyAccessPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRemoveFactorArgs, 'id'>>;
  agencyRemoveWebhook?: Resolver<ResolversTypes['AgencyRemoveWebhookPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRemoveWebhookArgs, 'id'>>;
  agencyRenewRecoveryCodes?: Resolver<ResolversTypes['AgencyRecoveryCodesPayload'], ParentType, ContextType>;
  agencyReplyToReview?: Resolver<ResolversTypes['AgencyReplyToReviewPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyReplyToReviewArgs, 'body' | 'id'>>;
  agencyResendGiftCard?: Resolver<ResolversTypes['AgencyGiftCardPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyResendGiftCardArgs, 'id'>>;
  agencyResetFactors?: Resolver<ResolversTypes['AgencySaveStaffPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyResetFactorsArgs, 'id'>>;
  agencyRestoreRevision?: Resolver<ResolversTypes['AgencySaveExpeditionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRestoreRevisionArgs, 'id' | 'number' | 'version'>>;
  agencyRetry?: Resolver<ResolversTypes['AgencyEntryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRetryArgs, 'id'>>;
  agencyRetryJob?: Resolver<ResolversTypes['AgencyJobPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRetryJobArgs, 'id'>>;
  agencyRetryMail?: Resolver<ResolversTypes['AgencyFailedMailPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRetryMailArgs, 'id'>>;
  agencyReverseEntry?: Resolver<ResolversTypes['AgencyEntryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyReverseEntryArgs, 'id' | 'key' | 'reason'>>;
  agencyRevokeInvitation?: Resolver<ResolversTypes['AgencyRevokeInvitationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRevokeInvitationArgs, 'id'>>;
  agencyRevokeKey?: Resolver<ResolversTypes['AgencyRevokeKeyPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyRevokeKeyArgs, 'id' | 'reason'>>;
  agencySaveCannedAnswer?: Resolver<ResolversTypes['AgencySaveCannedAnswerPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveCannedAnswerArgs, 'input'>>;
  agencySaveCustomer?: Resolver<ResolversTypes['AgencySaveCustomerPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveCustomerArgs, 'id' | 'input' | 'version'>>;
  agencySaveDeparture?: Resolver<ResolversTypes['AgencySaveDeparturePayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveDepartureArgs, 'confirmed' | 'id' | 'input' | 'version'>>;
  agencySaveExpedition?: Resolver<ResolversTypes['AgencySaveExpeditionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveExpeditionArgs, 'id' | 'input' | 'version'>>;
  agencySaveGuide?: Resolver<ResolversTypes['AgencySaveGuidePayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveGuideArgs, 'input'>>;
  agencySavePhoto?: Resolver<ResolversTypes['AgencySavePhotoPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySavePhotoArgs, 'input' | 'name' | 'version'>>;
  agencySaveSettings?: Resolver<ResolversTypes['AgencySaveSettingsPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveSettingsArgs, 'section' | 'value' | 'version'>>;
  agencySaveStaff?: Resolver<ResolversTypes['AgencySaveStaffPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveStaffArgs, 'id' | 'input' | 'version'>>;
  agencySaveWebhook?: Resolver<ResolversTypes['AgencySaveWebhookPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySaveWebhookArgs, 'input'>>;
  agencySendMail?: Resolver<ResolversTypes['AgencySendMailPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySendMailArgs, 'input' | 'key'>>;
  agencySendWebhookTest?: Resolver<ResolversTypes['AgencyWebhookDeliveryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySendWebhookTestArgs, 'id'>>;
  agencySetHidden?: Resolver<ResolversTypes['AgencyQuestionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySetHiddenArgs, 'hidden' | 'id' | 'kind'>>;
  agencySetSales?: Resolver<ResolversTypes['AgencySetSalesPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySetSalesArgs, 'ids' | 'open'>>;
  agencySetTravellers?: Resolver<ResolversTypes['AgencyChangeReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySetTravellersArgs, 'id' | 'input' | 'key' | 'version'>>;
  agencySettleRefund?: Resolver<ResolversTypes['AgencyEntryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySettleRefundArgs, 'id' | 'on'>>;
  agencySkipWaitingEntry?: Resolver<ResolversTypes['AgencySkipWaitingEntryPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencySkipWaitingEntryArgs, 'id'>>;
  agencyTryMail?: Resolver<ResolversTypes['AgencyTryMailPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyTryMailArgs, 'id'>>;
  agencyUseGpx?: Resolver<ResolversTypes['AgencySaveExpeditionPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyUseGpxArgs, 'fileId' | 'id' | 'version'>>;
  agencyUseRecoveryCode?: Resolver<ResolversTypes['AgencyAccessPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyUseRecoveryCodeArgs, 'code'>>;
  agencyVerifyPasskey?: Resolver<ResolversTypes['AgencyAccessPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyVerifyPasskeyArgs, 'response' | 'stepUp'>>;
  agencyVerifyTotp?: Resolver<ResolversTypes['AgencyAccessPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyVerifyTotpArgs, 'code' | 'stepUp'>>;
  agencyWithdrawMail?: Resolver<ResolversTypes['AgencySendMailPayload'], ParentType, ContextType, RequireFields<Schema.MutationAgencyWithdrawMailArgs, 'id'>>;
  buyGiftCard?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<Schema.MutationBuyGiftCardArgs, 'amount' | 'idempotencyKey' | 'recipient'>>;
  cancelReservation?: Resolver<ResolversTypes['ReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationCancelReservationArgs, 'quoteHash' | 'reservationId'>>;
  changeDeparture?: Resolver<ResolversTypes['ReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeDepartureArgs, 'departureId' | 'quoteHash' | 'reservationId'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  changeTraveller?: Resolver<ResolversTypes['ReservationPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeTravellerArgs, 'position' | 'reservationId' | 'traveller'>>;
  checkEmail?: Resolver<ResolversTypes['CheckEmailPayload'], ParentType, ContextType, RequireFields<Schema.MutationCheckEmailArgs, 'email'>>;
  checkResetLink?: Resolver<ResolversTypes['CheckResetLinkPayload'], ParentType, ContextType, RequireFields<Schema.MutationCheckResetLinkArgs, 'token'>>;
  closeShortlist?: Resolver<ResolversTypes['ShortlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationCloseShortlistArgs, 'delete' | 'ownerKey' | 'token'>>;
  confirmEmail?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmEmailArgs, 'token'>>;
  confirmNewsletter?: Resolver<ResolversTypes['NewsletterLinkPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmNewsletterArgs, 'token'>>;
  confirmPledge?: Resolver<ResolversTypes['PledgePayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmPledgeArgs, 'id'>>;
  confirmWaitingList?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmWaitingListArgs, 'token'>>;
  createCalendarFeed?: Resolver<ResolversTypes['CalendarFeedPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateCalendarFeedArgs, 'kind'>>;
  createCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateCartArgs, 'departureId' | 'replace' | 'travellerCount'>>;
  createShortlist?: Resolver<ResolversTypes['ShortlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateShortlistArgs, 'expeditionIds' | 'title'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateTokenArgs, 'email' | 'password'>>;
  deleteCalendarFeed?: Resolver<ResolversTypes['CalendarFeedPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCalendarFeedArgs, 'id'>>;
  deleteCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCartArgs, 'id'>>;
  deleteMessage?: Resolver<ResolversTypes['DeleteMessagePayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteMessageArgs, 'expeditionId' | 'id'>>;
  endAllSessions?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<Schema.MutationEndSessionArgs, 'id'>>;
  joinShortlist?: Resolver<ResolversTypes['ShortlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationJoinShortlistArgs, 'name' | 'party' | 'token'>>;
  joinWaitingList?: Resolver<ResolversTypes['WaitingListPayload'], ParentType, ContextType, RequireFields<Schema.MutationJoinWaitingListArgs, 'departureId' | 'places'>>;
  leaveShortlist?: Resolver<ResolversTypes['ShortlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationLeaveShortlistArgs, 'personKey' | 'token'>>;
  leaveWaitingList?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<Schema.MutationLeaveWaitingListArgs, 'token'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<Schema.MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  payBalance?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<Schema.MutationPayBalanceArgs, 'idempotencyKey' | 'reservationId'>>;
  pledge?: Resolver<ResolversTypes['PledgePayload'], ParentType, ContextType, RequireFields<Schema.MutationPledgeArgs, 'departureId' | 'places'>>;
  postMessage?: Resolver<ResolversTypes['PostMessagePayload'], ParentType, ContextType, RequireFields<Schema.MutationPostMessageArgs, 'body' | 'expeditionId'>>;
  postReview?: Resolver<ResolversTypes['PostReviewPayload'], ParentType, ContextType, RequireFields<Schema.MutationPostReviewArgs, 'experienceMonth' | 'rating' | 'reservationId' | 'text'>>;
  renewHold?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationRenewHoldArgs, 'cartId'>>;
  replyToReview?: Resolver<ResolversTypes['ReplyToReviewPayload'], ParentType, ContextType, RequireFields<Schema.MutationReplyToReviewArgs, 'body' | 'reviewId'>>;
  report?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<Schema.MutationReportArgs, 'id' | 'kind'>>;
  reportMessage?: Resolver<ResolversTypes['ReportMessagePayload'], ParentType, ContextType, RequireFields<Schema.MutationReportMessageArgs, 'id'>>;
  requestCallback?: Resolver<ResolversTypes['RequestCallbackPayload'], ParentType, ContextType, RequireFields<Schema.MutationRequestCallbackArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<Schema.MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<Schema.MutationResetPasswordArgs, 'password' | 'token'>>;
  sendEmailConfirmation?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType>;
  setCartCodes?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetCartCodesArgs, 'cartId' | 'codes'>>;
  setCartOptions?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetCartOptionsArgs, 'cartId' | 'options'>>;
  setCartTravellers?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetCartTravellersArgs, 'cartId' | 'travellers'>>;
  setEffort?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, Partial<Schema.MutationSetEffortArgs>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouritePayload'], ParentType, ContextType, RequireFields<Schema.MutationSetFavouriteArgs, 'expeditionId' | 'favourite'>>;
  setHomeCity?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, Partial<Schema.MutationSetHomeCityArgs>>;
  setShortlistItem?: Resolver<ResolversTypes['ShortlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetShortlistItemArgs, 'expeditionId' | 'isListed' | 'personKey' | 'token'>>;
  setShortlistWeeks?: Resolver<ResolversTypes['ShortlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetShortlistWeeksArgs, 'personKey' | 'token' | 'weeks'>>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<Schema.MutationSignUpArgs, 'input'>>;
  startPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<Schema.MutationStartPaymentArgs, 'acceptsForm' | 'acceptsTerms' | 'cartId' | 'idempotencyKey' | 'plan' | 'quoteHash'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['SubscribeToNewsletterPayload'], ParentType, ContextType, RequireFields<Schema.MutationSubscribeToNewsletterArgs, 'email'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['NewsletterLinkPayload'], ParentType, ContextType, RequireFields<Schema.MutationUnsubscribeFromNewsletterArgs, 'token'>>;
  updateCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCartArgs, 'id'>>;
  updateParticipant?: Resolver<ResolversTypes['UpdateParticipantPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateParticipantArgs, 'input' | 'position' | 'reservationId'>>;
  updatePhone?: Resolver<ResolversTypes['UpdatePhonePayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdatePhoneArgs, 'phone'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, Partial<Schema.MutationUpdateProfileArgs>>;
  voteOnShortlist?: Resolver<ResolversTypes['ShortlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationVoteOnShortlistArgs, 'expeditionId' | 'personKey' | 'token'>>;
  withdrawPledge?: Resolver<ResolversTypes['PledgePayload'], ParentType, ContextType, RequireFields<Schema.MutationWithdrawPledgeArgs, 'id'>>;
};

export type NewsletterLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterLinkPayload'] = ResolversParentTypes['NewsletterLinkPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OkPayload'] = ResolversParentTypes['OkPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReview'] = ResolversParentTypes['OwnReview']> = {
  experienceMonth?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  submittedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackFile'] = ResolversParentTypes['PackFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaidGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaidGiftCard'] = ResolversParentTypes['PaidGiftCard']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  birthDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  diet?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ParticipantAnswer']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shoeSize?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cartId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientSecret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCard?: Resolver<Schema.Maybe<ResolversTypes['PaidGiftCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<Schema.Maybe<ResolversTypes['PaymentPurpose']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Schema.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type PhotoCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoCredit'] = ResolversParentTypes['PhotoCredit']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licenseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PledgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pledge'] = ResolversParentTypes['Pledge']> = {
  calledUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['Departure'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PledgeState'], ParentType, ContextType>;
};

export type PledgeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PledgeCount'] = ResolversParentTypes['PledgeCount']> = {
  booked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  callEndsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PledgePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PledgePayload'] = ResolversParentTypes['PledgePayload']> = {
  departure?: Resolver<Schema.Maybe<ResolversTypes['Departure']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  pledge?: Resolver<Schema.Maybe<ResolversTypes['Pledge']>, ParentType, ContextType>;
};

export type PostMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostMessagePayload'] = ResolversParentTypes['PostMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['Expedition']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type PostReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostReviewPayload'] = ResolversParentTypes['PostReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  reservation?: Resolver<Schema.Maybe<ResolversTypes['Reservation']>, ParentType, ContextType>;
};

export type PriceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  new?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  old?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceLine'] = ResolversParentTypes['PriceLine']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceShare'] = ResolversParentTypes['PriceShare']> = {
  isLocal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgrammeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeDay'] = ResolversParentTypes['ProgrammeDay']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessFrom?: Resolver<Schema.Maybe<Array<ResolversTypes['CityAccess']>>, ParentType, ContextType, RequireFields<Schema.QueryAccessFromArgs, 'city' | 'expeditionIds'>>;
  agency?: Resolver<Schema.Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  agencyInvitation?: Resolver<Schema.Maybe<ResolversTypes['AgencyOpenInvitation']>, ParentType, ContextType, RequireFields<Schema.QueryAgencyInvitationArgs, 'token'>>;
  ask?: Resolver<Schema.Maybe<ResolversTypes['AskResult']>, ParentType, ContextType, RequireFields<Schema.QueryAskArgs, 'text'>>;
  collections?: Resolver<Schema.Maybe<Array<ResolversTypes['Collection']>>, ParentType, ContextType>;
  departureCalendar?: Resolver<Schema.Maybe<ResolversTypes['DepartureCalendar']>, ParentType, ContextType, RequireFields<Schema.QueryDepartureCalendarArgs, 'page' | 'sort' | 'weeks'>>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['Expedition']>, ParentType, ContextType, RequireFields<Schema.QueryExpeditionArgs, 'slug'>>;
  expeditions?: Resolver<Schema.Maybe<ResolversTypes['ExpeditionConnection']>, ParentType, ContextType, RequireFields<Schema.QueryExpeditionsArgs, 'first' | 'sort'>>;
  expeditionsByIds?: Resolver<Schema.Maybe<Array<Schema.Maybe<ResolversTypes['Expedition']>>>, ParentType, ContextType, RequireFields<Schema.QueryExpeditionsByIdsArgs, 'ids'>>;
  featuredExpeditions?: Resolver<Schema.Maybe<Array<ResolversTypes['Expedition']>>, ParentType, ContextType, RequireFields<Schema.QueryFeaturedExpeditionsArgs, 'first'>>;
  features?: Resolver<Schema.Maybe<ResolversTypes['Features']>, ParentType, ContextType>;
  filters?: Resolver<Schema.Maybe<ResolversTypes['Filters']>, ParentType, ContextType>;
  giftCard?: Resolver<Schema.Maybe<ResolversTypes['GiftCard']>, ParentType, ContextType, RequireFields<Schema.QueryGiftCardArgs, 'code'>>;
  guidedDeparture?: Resolver<Schema.Maybe<ResolversTypes['GuidedDeparture']>, ParentType, ContextType, RequireFields<Schema.QueryGuidedDepartureArgs, 'id'>>;
  latestReviews?: Resolver<Schema.Maybe<Array<ResolversTypes['Review']>>, ParentType, ContextType, RequireFields<Schema.QueryLatestReviewsArgs, 'first'>>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  payment?: Resolver<Schema.Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<Schema.QueryPaymentArgs, 'id'>>;
  photoCredits?: Resolver<Schema.Maybe<Array<ResolversTypes['PhotoCredit']>>, ParentType, ContextType>;
  replyStats?: Resolver<Schema.Maybe<ResolversTypes['ReplyStats']>, ParentType, ContextType>;
  reservation?: Resolver<Schema.Maybe<ResolversTypes['Reservation']>, ParentType, ContextType, RequireFields<Schema.QueryReservationArgs, 'id'>>;
  reviewStats?: Resolver<Schema.Maybe<ResolversTypes['ReviewStats']>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<Schema.QueryReviewsArgs, 'first'>>;
  searchSuggestions?: Resolver<Schema.Maybe<Array<ResolversTypes['Suggestion']>>, ParentType, ContextType, RequireFields<Schema.QuerySearchSuggestionsArgs, 'first' | 'query'>>;
  shortlist?: Resolver<Schema.Maybe<ResolversTypes['Shortlist']>, ParentType, ContextType, RequireFields<Schema.QueryShortlistArgs, 'token'>>;
  site?: Resolver<Schema.Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  theme?: Resolver<Schema.Maybe<ResolversTypes['Theme']>, ParentType, ContextType, RequireFields<Schema.QueryThemeArgs, 'path'>>;
  themeGroups?: Resolver<Schema.Maybe<Array<ResolversTypes['ThemeGroup']>>, ParentType, ContextType>;
  waitingEntry?: Resolver<Schema.Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<Schema.QueryWaitingEntryArgs, 'token'>>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  balance?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  balanceDueOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deposit?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dueNow?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instalments?: Resolver<Array<ResolversTypes['Instalment']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PaymentPlan']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuoteLineKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplyStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyStats'] = ResolversParentTypes['ReplyStats']> = {
  medianHours?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repliedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplyToReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToReviewPayload'] = ResolversParentTypes['ReplyToReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ReportMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMessagePayload'] = ResolversParentTypes['ReportMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestCallbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCallbackPayload'] = ResolversParentTypes['RequestCallbackPayload']> = {
  callFrom?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  callUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  balance?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  balanceDueOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  cancellation?: Resolver<Schema.Maybe<ResolversTypes['CancellationQuote']>, ParentType, ContextType, Partial<Schema.ReservationCancellationArgs>>;
  change?: Resolver<Schema.Maybe<ResolversTypes['ChangeQuote']>, ParentType, ContextType, RequireFields<Schema.ReservationChangeArgs, 'departureId'>>;
  coverImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  dashboardCompleteness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departureEnd?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  departureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  durationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['Expedition']>, ParentType, ContextType>;
  expeditionSlug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guide?: Resolver<Schema.Maybe<ResolversTypes['Guide']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalments?: Resolver<Schema.Maybe<Array<ResolversTypes['Instalment']>>, ParentType, ContextType>;
  invoices?: Resolver<Schema.Maybe<Array<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ParticipantAnswer']>, ParentType, ContextType>;
  missingToConfirm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option?: Resolver<Schema.Maybe<ResolversTypes['ReservationOption']>, ParentType, ContextType>;
  paid?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  participants?: Resolver<Schema.Maybe<Array<ResolversTypes['Participant']>>, ParentType, ContextType>;
  payments?: Resolver<Schema.Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refund?: Resolver<Schema.Maybe<ResolversTypes['ReservationRefund']>, ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['OwnReview']>, ParentType, ContextType>;
  reviewMonths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  roadBook?: Resolver<Schema.Maybe<ResolversTypes['RoadBook']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReservationStatus'], ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  travellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReservationOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationOption'] = ResolversParentTypes['ReservationOption']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReservationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationPayload'] = ResolversParentTypes['ReservationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  reservation?: Resolver<Schema.Maybe<ResolversTypes['Reservation']>, ParentType, ContextType>;
};

export type ReservationRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationRefund'] = ResolversParentTypes['ReservationRefund']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundedOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  context?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['Expedition']>, ParentType, ContextType>;
  experienceMonth?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reply?: Resolver<Schema.Maybe<ResolversTypes['ReviewReply']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelledWith?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewModerationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewModeration'] = ResolversParentTypes['ReviewModeration']> = {
  lateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewReply'] = ResolversParentTypes['ReviewReply']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorRole?: Resolver<ResolversTypes['AuthorRole'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ReviewStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewStats'] = ResolversParentTypes['ReviewStats']> = {
  average?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['CompanyCount']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  moderation?: Resolver<Schema.Maybe<ResolversTypes['ReviewModeration']>, ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ExpeditionContent'], ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionConnection'] = ResolversParentTypes['RevisionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RoadBookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoadBook'] = ResolversParentTypes['RoadBook']> = {
  files?: Resolver<Array<ResolversTypes['PackFile']>, ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleTerms'] = ResolversParentTypes['SaleTerms']> = {
  balanceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['CancellationTier']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetFavouritePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavouritePayload'] = ResolversParentTypes['SetFavouritePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expedition?: Resolver<Schema.Maybe<ResolversTypes['Expedition']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ShortlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shortlist'] = ResolversParentTypes['Shortlist']> = {
  bestDates?: Resolver<Array<ResolversTypes['ShortlistDate']>, ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShortlistItem']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['ShortlistPerson']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ShortlistPerson']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShortlistDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortlistDate'] = ResolversParentTypes['ShortlistDate']> = {
  departure?: Resolver<ResolversTypes['Departure'], ParentType, ContextType>;
  expedition?: Resolver<ResolversTypes['Expedition'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ShortlistPerson']>, ParentType, ContextType>;
  travellers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShortlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortlistItem'] = ResolversParentTypes['ShortlistItem']> = {
  expedition?: Resolver<ResolversTypes['Expedition'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<Array<ResolversTypes['ShortlistVote']>, ParentType, ContextType>;
};

export type ShortlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortlistPayload'] = ResolversParentTypes['ShortlistPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ownerKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortlist?: Resolver<Schema.Maybe<ResolversTypes['Shortlist']>, ParentType, ContextType>;
  token?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShortlistPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortlistPerson'] = ResolversParentTypes['ShortlistPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['ShortlistWeek']>, ParentType, ContextType>;
};

export type ShortlistVoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortlistVote'] = ResolversParentTypes['ShortlistVote']> = {
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vote?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShortlistWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortlistWeek'] = ResolversParentTypes['ShortlistWeek']> = {
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guarantor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instagram?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insurer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['SaleTerms'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  youtube?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sky'] = ResolversParentTypes['Sky']> = {
  darkHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  daylightMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moonPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moonlessHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sunrise?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sunset?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribeToNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToNewsletterPayload'] = ResolversParentTypes['SubscribeToNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  departureAvailability?: SubscriptionResolver<ResolversTypes['Departure'], "departureAvailability", ParentType, ContextType, RequireFields<Schema.SubscriptionDepartureAvailabilityArgs, 'expeditionId'>>;
  departuresChanged?: SubscriptionResolver<ResolversTypes['DepartureChange'], "departuresChanged", ParentType, ContextType, RequireFields<Schema.SubscriptionDeparturesChangedArgs, 'expeditionIds'>>;
  messageAdded?: SubscriptionResolver<ResolversTypes['Message'], "messageAdded", ParentType, ContextType, RequireFields<Schema.SubscriptionMessageAddedArgs, 'expeditionId'>>;
  paymentChanged?: SubscriptionResolver<ResolversTypes['Payment'], "paymentChanged", ParentType, ContextType, RequireFields<Schema.SubscriptionPaymentChangedArgs, 'id'>>;
};

export type SuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  kind?: Resolver<ResolversTypes['SuggestionKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThemeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Theme'] = ResolversParentTypes['Theme']> = {
  bannerImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  expeditionCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filter?: Resolver<Schema.Maybe<ResolversTypes['ThemeFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intro?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDeparture?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThemeFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThemeFilter'] = ResolversParentTypes['ThemeFilter']> = {
  activities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  familyFriendly?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  region?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['ExpeditionType']>, ParentType, ContextType>;
  vacation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThemeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThemeGroup'] = ResolversParentTypes['ThemeGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  themes?: Resolver<Array<ResolversTypes['Theme']>, ParentType, ContextType>;
};

export type TimelineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineConnection'] = ResolversParentTypes['TimelineConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['TimelineEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TimelineEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineEvent'] = ResolversParentTypes['TimelineEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrainAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrainAccess'] = ResolversParentTypes['TrainAccess']> = {
  carKgCo2e?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citySlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kgCo2e?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  label?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legs?: Resolver<Array<ResolversTypes['AccessLeg']>, ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nights?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planeKgCo2e?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  via?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateParticipantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateParticipantPayload'] = ResolversParentTypes['UpdateParticipantPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  reservation?: Resolver<Schema.Maybe<ResolversTypes['Reservation']>, ParentType, ContextType>;
};

export type UpdatePhonePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePhonePayload'] = ResolversParentTypes['UpdatePhonePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  agencyAccess?: Resolver<ResolversTypes['AgencyAccess'], ParentType, ContextType>;
  agencyFactors?: Resolver<Array<ResolversTypes['FactorKind']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calendarFeeds?: Resolver<Schema.Maybe<Array<ResolversTypes['CalendarFeed']>>, ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  deletableMessageIds?: Resolver<Schema.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  effort?: Resolver<Schema.Maybe<ResolversTypes['Effort']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favouriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  favouriteIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  favourites?: Resolver<Schema.Maybe<Array<ResolversTypes['Expedition']>>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeCity?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phonePromptVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pledges?: Resolver<Schema.Maybe<Array<ResolversTypes['Pledge']>>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  reservations?: Resolver<Schema.Maybe<Array<ResolversTypes['Reservation']>>, ParentType, ContextType>;
  sessions?: Resolver<Schema.Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  signInCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VacationChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VacationChoice'] = ResolversParentTypes['VacationChoice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['VacationPeriod']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VacationPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VacationPeriod'] = ResolversParentTypes['VacationPeriod']> = {
  end?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitingEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingEntry'] = ResolversParentTypes['WaitingEntry']> = {
  departureEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departureStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerExpiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaitingState'], ParentType, ContextType>;
};

export type WaitingListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingListPayload'] = ResolversParentTypes['WaitingListPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessLeg?: AccessLegResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityCategory?: ActivityCategoryResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  AgencyAcceptInvitationPayload?: AgencyAcceptInvitationPayloadResolvers<ContextType>;
  AgencyAccessPayload?: AgencyAccessPayloadResolvers<ContextType>;
  AgencyAddNotePayload?: AgencyAddNotePayloadResolvers<ContextType>;
  AgencyAddWaitingEntryPayload?: AgencyAddWaitingEntryPayloadResolvers<ContextType>;
  AgencyAlternative?: AgencyAlternativeResolvers<ContextType>;
  AgencyAssignPayload?: AgencyAssignPayloadResolvers<ContextType>;
  AgencyBeginTotpPayload?: AgencyBeginTotpPayloadResolvers<ContextType>;
  AgencyCancellationLine?: AgencyCancellationLineResolvers<ContextType>;
  AgencyCancellationQuote?: AgencyCancellationQuoteResolvers<ContextType>;
  AgencyChangeDeparturesPayload?: AgencyChangeDeparturesPayloadResolvers<ContextType>;
  AgencyChangeExpeditionsPayload?: AgencyChangeExpeditionsPayloadResolvers<ContextType>;
  AgencyChangeReservationPayload?: AgencyChangeReservationPayloadResolvers<ContextType>;
  AgencyCheck?: AgencyCheckResolvers<ContextType>;
  AgencyConflict?: AgencyConflictResolvers<ContextType>;
  AgencyConnection?: AgencyConnectionResolvers<ContextType>;
  AgencyCreateDeparturesPayload?: AgencyCreateDeparturesPayloadResolvers<ContextType>;
  AgencyCreateKeyPayload?: AgencyCreateKeyPayloadResolvers<ContextType>;
  AgencyCreateReservationPayload?: AgencyCreateReservationPayloadResolvers<ContextType>;
  AgencyCustomer?: AgencyCustomerResolvers<ContextType>;
  AgencyCustomerConnection?: AgencyCustomerConnectionResolvers<ContextType>;
  AgencyDecideReviewPayload?: AgencyDecideReviewPayloadResolvers<ContextType>;
  AgencyDeparture?: AgencyDepartureResolvers<ContextType>;
  AgencyDepartureConnection?: AgencyDepartureConnectionResolvers<ContextType>;
  AgencyEnrolPayload?: AgencyEnrolPayloadResolvers<ContextType>;
  AgencyEntryPayload?: AgencyEntryPayloadResolvers<ContextType>;
  AgencyErasePayload?: AgencyErasePayloadResolvers<ContextType>;
  AgencyExpedition?: AgencyExpeditionResolvers<ContextType>;
  AgencyExpeditionConnection?: AgencyExpeditionConnectionResolvers<ContextType>;
  AgencyExpeditionRow?: AgencyExpeditionRowResolvers<ContextType>;
  AgencyExport?: AgencyExportResolvers<ContextType>;
  AgencyExportPayload?: AgencyExportPayloadResolvers<ContextType>;
  AgencyFactor?: AgencyFactorResolvers<ContextType>;
  AgencyFactsSection?: AgencyFactsSectionResolvers<ContextType>;
  AgencyFailedMailPayload?: AgencyFailedMailPayloadResolvers<ContextType>;
  AgencyFailure?: AgencyFailureResolvers<ContextType>;
  AgencyFailureConnection?: AgencyFailureConnectionResolvers<ContextType>;
  AgencyFigureDeparture?: AgencyFigureDepartureResolvers<ContextType>;
  AgencyFigureSource?: AgencyFigureSourceResolvers<ContextType>;
  AgencyFigureWeek?: AgencyFigureWeekResolvers<ContextType>;
  AgencyFigures?: AgencyFiguresResolvers<ContextType>;
  AgencyGiftCard?: AgencyGiftCardResolvers<ContextType>;
  AgencyGiftCardConnection?: AgencyGiftCardConnectionResolvers<ContextType>;
  AgencyGiftCardPayload?: AgencyGiftCardPayloadResolvers<ContextType>;
  AgencyGuide?: AgencyGuideResolvers<ContextType>;
  AgencyHit?: AgencyHitResolvers<ContextType>;
  AgencyImport?: AgencyImportResolvers<ContextType>;
  AgencyImportChange?: AgencyImportChangeResolvers<ContextType>;
  AgencyImportError?: AgencyImportErrorResolvers<ContextType>;
  AgencyImportPayload?: AgencyImportPayloadResolvers<ContextType>;
  AgencyImportRow?: AgencyImportRowResolvers<ContextType>;
  AgencyInvitation?: AgencyInvitationResolvers<ContextType>;
  AgencyInvitePayload?: AgencyInvitePayloadResolvers<ContextType>;
  AgencyInvoice?: AgencyInvoiceResolvers<ContextType>;
  AgencyInvoiceConnection?: AgencyInvoiceConnectionResolvers<ContextType>;
  AgencyJob?: AgencyJobResolvers<ContextType>;
  AgencyJobFailure?: AgencyJobFailureResolvers<ContextType>;
  AgencyJobPayload?: AgencyJobPayloadResolvers<ContextType>;
  AgencyKey?: AgencyKeyResolvers<ContextType>;
  AgencyLeavingMail?: AgencyLeavingMailResolvers<ContextType>;
  AgencyListedInvoice?: AgencyListedInvoiceResolvers<ContextType>;
  AgencyMailPreview?: AgencyMailPreviewResolvers<ContextType>;
  AgencyMailSample?: AgencyMailSampleResolvers<ContextType>;
  AgencyMarkTravellerPayload?: AgencyMarkTravellerPayloadResolvers<ContextType>;
  AgencyMoveQuote?: AgencyMoveQuoteResolvers<ContextType>;
  AgencyMoveQuotePayload?: AgencyMoveQuotePayloadResolvers<ContextType>;
  AgencyOpenInvitation?: AgencyOpenInvitationResolvers<ContextType>;
  AgencyPasskeyOptionsPayload?: AgencyPasskeyOptionsPayloadResolvers<ContextType>;
  AgencyPhoneQuote?: AgencyPhoneQuoteResolvers<ContextType>;
  AgencyPhoto?: AgencyPhotoResolvers<ContextType>;
  AgencyPhotoConnection?: AgencyPhotoConnectionResolvers<ContextType>;
  AgencyPlanSeriesPayload?: AgencyPlanSeriesPayloadResolvers<ContextType>;
  AgencyQuestion?: AgencyQuestionResolvers<ContextType>;
  AgencyQuestionConnection?: AgencyQuestionConnectionResolvers<ContextType>;
  AgencyQuestionPayload?: AgencyQuestionPayloadResolvers<ContextType>;
  AgencyQuotedGiftCard?: AgencyQuotedGiftCardResolvers<ContextType>;
  AgencyRecoveryCodesPayload?: AgencyRecoveryCodesPayloadResolvers<ContextType>;
  AgencyRemoveWebhookPayload?: AgencyRemoveWebhookPayloadResolvers<ContextType>;
  AgencyReply?: AgencyReplyResolvers<ContextType>;
  AgencyReplyToReviewPayload?: AgencyReplyToReviewPayloadResolvers<ContextType>;
  AgencyReservation?: AgencyReservationResolvers<ContextType>;
  AgencyReservationConnection?: AgencyReservationConnectionResolvers<ContextType>;
  AgencyReview?: AgencyReviewResolvers<ContextType>;
  AgencyReviewConnection?: AgencyReviewConnectionResolvers<ContextType>;
  AgencyRevokeInvitationPayload?: AgencyRevokeInvitationPayloadResolvers<ContextType>;
  AgencyRevokeKeyPayload?: AgencyRevokeKeyPayloadResolvers<ContextType>;
  AgencySalesSection?: AgencySalesSectionResolvers<ContextType>;
  AgencySaveCannedAnswerPayload?: AgencySaveCannedAnswerPayloadResolvers<ContextType>;
  AgencySaveCustomerPayload?: AgencySaveCustomerPayloadResolvers<ContextType>;
  AgencySaveDeparturePayload?: AgencySaveDeparturePayloadResolvers<ContextType>;
  AgencySaveExpeditionPayload?: AgencySaveExpeditionPayloadResolvers<ContextType>;
  AgencySaveGuidePayload?: AgencySaveGuidePayloadResolvers<ContextType>;
  AgencySavePhotoPayload?: AgencySavePhotoPayloadResolvers<ContextType>;
  AgencySaveSettingsPayload?: AgencySaveSettingsPayloadResolvers<ContextType>;
  AgencySaveStaffPayload?: AgencySaveStaffPayloadResolvers<ContextType>;
  AgencySaveWebhookPayload?: AgencySaveWebhookPayloadResolvers<ContextType>;
  AgencySendMailPayload?: AgencySendMailPayloadResolvers<ContextType>;
  AgencySeriesRow?: AgencySeriesRowResolvers<ContextType>;
  AgencySetSalesPayload?: AgencySetSalesPayloadResolvers<ContextType>;
  AgencySettings?: AgencySettingsResolvers<ContextType>;
  AgencySkipWaitingEntryPayload?: AgencySkipWaitingEntryPayloadResolvers<ContextType>;
  AgencySoldOption?: AgencySoldOptionResolvers<ContextType>;
  AgencyStaff?: AgencyStaffResolvers<ContextType>;
  AgencyToday?: AgencyTodayResolvers<ContextType>;
  AgencyTodayCard?: AgencyTodayCardResolvers<ContextType>;
  AgencyTodayRow?: AgencyTodayRowResolvers<ContextType>;
  AgencyTryMailPayload?: AgencyTryMailPayloadResolvers<ContextType>;
  AgencyWaitingEntry?: AgencyWaitingEntryResolvers<ContextType>;
  AgencyWebhook?: AgencyWebhookResolvers<ContextType>;
  AgencyWebhookDelivery?: AgencyWebhookDeliveryResolvers<ContextType>;
  AgencyWebhookDeliveryConnection?: AgencyWebhookDeliveryConnectionResolvers<ContextType>;
  AgencyWebhookDeliveryPayload?: AgencyWebhookDeliveryPayloadResolvers<ContextType>;
  AgencyWebhookReseller?: AgencyWebhookResellerResolvers<ContextType>;
  AgencyWebhooks?: AgencyWebhooksResolvers<ContextType>;
  AskChip?: AskChipResolvers<ContextType>;
  AskResult?: AskResultResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  CalendarCell?: CalendarCellResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarFeedPayload?: CalendarFeedPayloadResolvers<ContextType>;
  CalendarRow?: CalendarRowResolvers<ContextType>;
  CancellationLine?: CancellationLineResolvers<ContextType>;
  CancellationQuote?: CancellationQuoteResolvers<ContextType>;
  CancellationTier?: CancellationTierResolvers<ContextType>;
  CannedAnswer?: CannedAnswerResolvers<ContextType>;
  CarbonLabel?: CarbonLabelResolvers<ContextType>;
  CarbonLine?: CarbonLineResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartCode?: CartCodeResolvers<ContextType>;
  CartOption?: CartOptionResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CartProblem?: CartProblemResolvers<ContextType>;
  CartTraveller?: CartTravellerResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeQuote?: ChangeQuoteResolvers<ContextType>;
  CheckEmailPayload?: CheckEmailPayloadResolvers<ContextType>;
  CheckResetLinkPayload?: CheckResetLinkPayloadResolvers<ContextType>;
  Choice?: ChoiceResolvers<ContextType>;
  CityAccess?: CityAccessResolvers<ContextType>;
  CodeNoLongerValid?: CodeNoLongerValidResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CompanyCount?: CompanyCountResolvers<ContextType>;
  ConflictField?: ConflictFieldResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContentDay?: ContentDayResolvers<ContextType>;
  ContentLeg?: ContentLegResolvers<ContextType>;
  ContentPlace?: ContentPlaceResolvers<ContextType>;
  ContentPoint?: ContentPointResolvers<ContextType>;
  ContentRoute?: ContentRouteResolvers<ContextType>;
  ContentTrain?: ContentTrainResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryChoice?: CountryChoiceResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  CustomerErasure?: CustomerErasureResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayRoute?: DayRouteResolvers<ContextType>;
  DeleteMessagePayload?: DeleteMessagePayloadResolvers<ContextType>;
  Departure?: DepartureResolvers<ContextType>;
  DepartureCalendar?: DepartureCalendarResolvers<ContextType>;
  DepartureCanceled?: DepartureCanceledResolvers<ContextType>;
  DepartureCancellationPlan?: DepartureCancellationPlanResolvers<ContextType>;
  DepartureChange?: DepartureChangeResolvers<ContextType>;
  DeparturePrice?: DeparturePriceResolvers<ContextType>;
  Effort?: EffortResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Expedition?: ExpeditionResolvers<ContextType>;
  ExpeditionConnection?: ExpeditionConnectionResolvers<ContextType>;
  ExpeditionContent?: ExpeditionContentResolvers<ContextType>;
  ExpeditionDay?: ExpeditionDayResolvers<ContextType>;
  ExpeditionMatch?: ExpeditionMatchResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Features?: FeaturesResolvers<ContextType>;
  Filters?: FiltersResolvers<ContextType>;
  GeoJSON?: GraphQLScalarType;
  GiftCard?: GiftCardResolvers<ContextType>;
  Guide?: GuideResolvers<ContextType>;
  GuideAbsence?: GuideAbsenceResolvers<ContextType>;
  GuideNote?: GuideNoteResolvers<ContextType>;
  GuidedDeparture?: GuidedDepartureResolvers<ContextType>;
  GuidedTraveller?: GuidedTravellerResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  HoldExpired?: HoldExpiredResolvers<ContextType>;
  HolidayWeek?: HolidayWeekResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Instalment?: InstalmentResolvers<ContextType>;
  InsufficientPlaces?: InsufficientPlacesResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  Level?: LevelResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Manifest?: ManifestResolvers<ContextType>;
  ManifestLine?: ManifestLineResolvers<ContextType>;
  MeetingPoint?: MeetingPointResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterLinkPayload?: NewsletterLinkPayloadResolvers<ContextType>;
  OkPayload?: OkPayloadResolvers<ContextType>;
  OwnReview?: OwnReviewResolvers<ContextType>;
  PackFile?: PackFileResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaidGiftCard?: PaidGiftCardResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PhotoCredit?: PhotoCreditResolvers<ContextType>;
  Pledge?: PledgeResolvers<ContextType>;
  PledgeCount?: PledgeCountResolvers<ContextType>;
  PledgePayload?: PledgePayloadResolvers<ContextType>;
  PostMessagePayload?: PostMessagePayloadResolvers<ContextType>;
  PostReviewPayload?: PostReviewPayloadResolvers<ContextType>;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  PriceLine?: PriceLineResolvers<ContextType>;
  PriceShare?: PriceShareResolvers<ContextType>;
  ProgrammeDay?: ProgrammeDayResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  ReplyStats?: ReplyStatsResolvers<ContextType>;
  ReplyToReviewPayload?: ReplyToReviewPayloadResolvers<ContextType>;
  ReportMessagePayload?: ReportMessagePayloadResolvers<ContextType>;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  RequestCallbackPayload?: RequestCallbackPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  ReservationOption?: ReservationOptionResolvers<ContextType>;
  ReservationPayload?: ReservationPayloadResolvers<ContextType>;
  ReservationRefund?: ReservationRefundResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewModeration?: ReviewModerationResolvers<ContextType>;
  ReviewReply?: ReviewReplyResolvers<ContextType>;
  ReviewStats?: ReviewStatsResolvers<ContextType>;
  Revision?: RevisionResolvers<ContextType>;
  RevisionConnection?: RevisionConnectionResolvers<ContextType>;
  RoadBook?: RoadBookResolvers<ContextType>;
  SaleTerms?: SaleTermsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetFavouritePayload?: SetFavouritePayloadResolvers<ContextType>;
  Shortlist?: ShortlistResolvers<ContextType>;
  ShortlistDate?: ShortlistDateResolvers<ContextType>;
  ShortlistItem?: ShortlistItemResolvers<ContextType>;
  ShortlistPayload?: ShortlistPayloadResolvers<ContextType>;
  ShortlistPerson?: ShortlistPersonResolvers<ContextType>;
  ShortlistVote?: ShortlistVoteResolvers<ContextType>;
  ShortlistWeek?: ShortlistWeekResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  Sky?: SkyResolvers<ContextType>;
  SubscribeToNewsletterPayload?: SubscribeToNewsletterPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  Theme?: ThemeResolvers<ContextType>;
  ThemeFilter?: ThemeFilterResolvers<ContextType>;
  ThemeGroup?: ThemeGroupResolvers<ContextType>;
  TimelineConnection?: TimelineConnectionResolvers<ContextType>;
  TimelineEvent?: TimelineEventResolvers<ContextType>;
  TrainAccess?: TrainAccessResolvers<ContextType>;
  UpdateParticipantPayload?: UpdateParticipantPayloadResolvers<ContextType>;
  UpdatePhonePayload?: UpdatePhonePayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VacationChoice?: VacationChoiceResolvers<ContextType>;
  VacationPeriod?: VacationPeriodResolvers<ContextType>;
  WaitingEntry?: WaitingEntryResolvers<ContextType>;
  WaitingListPayload?: WaitingListPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  call?: CallDirectiveResolver<any, any, ContextType>;
  emptiedByNull?: EmptiedByNullDirectiveResolver<any, any, ContextType>;
};
