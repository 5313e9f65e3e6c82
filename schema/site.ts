/** The contract between the gateway and the renderer of the built site. */

/** Assets of the build for a page; the preloads, `main` last, load after the first screen. */
export type Assets = { scripts: string[]; styles: string[]; preloads: string[]; fonts: string[] }

/** Services of the operator, none by default: endpoints of events after consent, and map tiles. */
export type Services = {
  analyticsUrl?: string
  adsUrl?: string
  crmUrl?: string
  hasMapTiles?: boolean
  /** Publishable key of Stripe, on the payment page alone. */
  stripeKey?: string
}

/** A form posted without scripts: its input and refusals; without errors it succeeded. */
export type Posted = {
  path: string
  values: Record<string, string>
  errors: { field: string | null; message: string }[]
}

/** Facts of the agency that pages show, and its terms of sale. */
export type AgencyFacts = {
  name: string
  legalName: string
  email: string
  phone: string
  street: string
  postalCode: string
  city: string
  registration: string
  guarantor: string
  insurer: string
  instagram: string
  facebook: string
  linkedin: string
  youtube: string
  opensAt: number
  closesAt: number
  /** From 1, Monday. */
  weekdays: number[]
  /** Beside public holidays. */
  closedDays: string[]
  sales: SaleTerms
}

export type SaleTerms = {
  depositPercent: number
  balanceDays: number
  /** Free this long after the booking, with at least `freeDays` left. */
  freeHours: number
  freeDays: number
  tiers: { daysLeft: number; keptPercent: number }[]
}

/** Offers of the service that pages have entry points to; a missing one is hidden. */
export type SiteFeatures = {
  access?: boolean
  booking?: boolean
  waitingList?: boolean
  pledges?: boolean
  calendar?: boolean
  ask?: boolean
  feeds?: boolean
  roadBook?: boolean
  shortlists?: boolean
  holds?: boolean
  google?: boolean
  facebook?: boolean
}

export type PageRequest = {
  /** The absolute URL. */
  url: string
  /** Looks up the assets of page files in the build. */
  listAssets: (files: string[]) => Assets
  /** Executes an operation of the site in this process. */
  execute: (operationName: string, variables: Record<string, unknown>) => Promise<{ data?: unknown }>
  services: Services
  agency: AgencyFacts
  features: SiteFeatures
  signal: AbortSignal
  /** Stores the state of the page, JSON, and returns its address; `undefined`: the document contains it. */
  storeState?: (state: string) => string | undefined
  /** A form posted without scripts, for the page that answers it. */
  posted?: Posted
}

/** `movedTo` where another address replaces the requested one. */
export type PageAnswer = { status: number; html: string; movedTo?: string }

/** Exports of the built site. */
export type BuiltSite = {
  renderPage: (request: PageRequest) => Promise<PageAnswer>
  /** Writes the blog as RSS, for the site at this address. */
  writeFeed: (siteUrl: string) => string
  /** Texts of the inline scripts of every page, which its content security policy allows by hash. */
  inlineScripts: string[]
  /** Pages that no service knows. */
  articlePaths: string[]
}
