/** Limits of a guide's profile, in characters; the form and the REST API share them. */
export const guideLimits = {
  fullName: [3, 90],
  slug: [3, 80],
  diploma: [2, 120],
  basedIn: [2, 80],
  bio: [40, 2_000],
  quote: [2, 200],
  note: [1, 200],
} as const

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Languages that a guide may speak, as ISO 639 codes. */
export const guideLanguages: readonly string[] =
  'fr en de it es ca pt oc br co gd is no sv fi da nl pl cs sk sl hr ro el ru uk ar he ja zh'.split(' ')

export const mostGuideLanguages = 8
export const mostAbsences = 50
