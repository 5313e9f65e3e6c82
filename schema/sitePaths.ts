/** Shown where the service offers it. */
export const featurePages = { calendar: '/calendrier' }

/** Paths of the site that its router, the gateway and the mails share. A builder also writes a route's pattern. */
export const publicPages = {
  home: '/',
  catalogue: '/expeditions',
  themes: '/aventures/themes',
  family: '/en-famille',
  levelQuiz: '/ton-niveau',
  faq: '/faq',
  guides: '/our-guides',
  reviews: '/avis',
  mission: '/raison-d-etre',
  partners: '/collaborations',
  giftCards: '/cartes-cadeaux',
  blog: '/blog',
  newsletter: '/newsletter',
  callback: '/etre-rappele',
  legal: '/confidentialite-et-mentions-legales',
  credits: '/credits',
  accessibility: '/accessibilite',
  carbonMethod: '/methode-carbone',
  commitments: '/engagements',
}

export const sitePaths = {
  ...publicPages,
  ...featurePages,
  expedition: (slug: string) => `/expeditions/${slug}`,
  gpx: (slug: string) => `/expeditions/${slug}/trace.gpx`,
  collection: (slug: string) => `/collections/${slug}`,
  theme: (path: string) => `/aventures/themes/${path}`,
  guide: (slug: string) => `/our-guides/${slug}`,
  feed: '/blog/rss.xml',
  /** A calendar that programs subscribe to, by its secret token. */
  calendarFeed: (token: string) => `/calendrier/${token}.ics`,
  blogCategory: (category: string) => `/blog/${category}`,
  article: (slug: string) => `/blog/articles/${slug}`,
  comparison: '/comparer',
  favourites: '/mes-favoris',
  reservations: '/my-expeditions',
  reservation: (id: string) => `/my-expeditions/${id}`,
  /** A PDF that the gateway sends. */
  invoice: (id: string) => `/factures/${id}.pdf`,
  guideDashboard: (departureId: string) => `/my-expeditions/admin/${departureId}`,
  /** A step of a reservation in progress, from the date to the payment. */
  cart: (id: string, step: number | string = 1) => `/reservations/${id}/${step}`,
  /** The form of a provider that has no page of its own. */
  payment: (id: string) => `/paiement/${id}`,
  account: '/my-account',
  logout: '/logout',
  /** Mailed, each followed by a token. */
  password: '/mot-de-passe',
  emailConfirmation: '/confirmation-adresse',
  newsletterConfirmation: '/newsletter/confirmation',
  newsletterUnsubscription: '/newsletter/desinscription',
  waitingList: '/liste-d-attente',
  /** A shared list, by its token. */
  shortlists: '/listes',
  shortlist: (token: string) => `/listes/${token}`,
}
