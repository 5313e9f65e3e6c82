/**
 * Business constants of the specification, imported by the site, the gateway, the REST API and the tests.
 * Messages that the specification quotes (« au moins 6 caractères ») stay literal.
 */

// Accounts
export const minPasswordLength = 6
export const maxPasswordLength = 128
export const minStaffPasswordLength = 12
export const maxNameLength = 80
export const defaultSource = 'Organic'
export const maxSourceLength = 64

// Phone numbers
export const homePhoneCountry = 'FR'
export const maxPhoneInputLength = 250
export const minNationalDigits = 2
export const maxNationalDigits = 17
export const maxPhoneExtensionDigits = 20

/** After the call, as the legal page promises. */
export const callbackRetentionDays = 30

// Prompts
/** A cart total or a favourite's price strictly above it opens the phone popup. */
export const phonePromptAboveEuros = 990
export const maxNewsletterDenials = 3
export const newsletterClosedHours = 24
export const maxBannerDismissals = 2
export const bannerNameLength = 40

// Cookies
export const sessionCookieDays = 30
/** Readable by scripts: present while a session cookie is. */
export const sessionMarkerCookie = 'signed_in'
export const signInCookieMinutes = 10
export const consentCookieDays = 182
export const accountCookieDays = 30
export const denialCookieDays = 365
export const variantCookieDays = 365
export const sourceCookieDays = 90

// Expeditions
export const currency = 'EUR'
export const defaultPrice = 0
export const defaultRating = 5
/** Travellers of a search: larger parties call. */
export const largestParty = 20
export const worstRating = 1
export const bestRating = 5
export const minLevel = 1
export const maxLevel = 5
export const minExpeditionDays = 2
export const maxExpeditionDays = 15
export const nextDeparturesShown = 3
/** Travel companions of a review. */
export const companies = ['family', 'couple', 'friends', 'solo'] as const
export type Company = (typeof companies)[number]
export const minMessageLength = 1
export const maxMessageLength = 2000
export const minReviewLength = 20
export const maxReviewLength = 4000
/** A review gets a decision within this number of days. */
export const moderationDays = 5
export const maxReportReason = 300
/** Sentence that tells the author why a review is refused. */
export const maxRefusalText = 600
/** A reservation's dashboard is complete at this percentage. */
export const completePercent = 100

// Search
export const maxCountries = 3
export const maxActivities = 10
export const searchPageSize = 24
/** Expeditions of a page of the calendar of departures. */
export const calendarPageSize = 12
/** Ages of a child that can be selected. */
export const youngestChild = 3
export const oldestChild = 17
export const laplandCountries: readonly string[] = ['NO', 'SE', 'FI']

// Screens
/** Desktop is wider than this; the style sheets repeat it, since a media query reads no variable. */
export const desktopPx = 993
export const desktopScrollOffsetPx = 130
export const mobileScrollOffsetPx = 80
/** xs, sm, md, lg, xl, 2xl. */
export const imageBreakpoints = [320, 640, 768, 1024, 1280, 1536] as const
export const maxPixelRatio = 2

/** The first change of date is free until `freeDays` before the first day; others cost the fee for each traveller. */
export const changeTerms = { freeDays: 45, feeCents: 50_00 } as const

/** Names and birth dates of travellers may change until this many days before the first day. */
export const travellerDays = 7
