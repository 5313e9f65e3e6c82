import { sitePaths } from '#schema/sitePaths.ts'

/** All paths of the site, with the searches and sections that its pages link to. */
export const paths = {
  ...sitePaths,
  familyCatalogue: `${sitePaths.catalogue}?family_friendly=true`,
  adults: `${sitePaths.catalogue}?expedition_type=expedition`,
  withoutParents: `${sitePaths.catalogue}?expedition_type=sans-les-parents`,
  seminars: `${sitePaths.partners}#seminaires`,
  appointment: `${sitePaths.partners}#rendez-vous`,
  legalNotice: `${sitePaths.legal}#mentionslegales`,
  salesTerms: `${sitePaths.legal}#conditionsgenerales`,
  usersTerms: `${sitePaths.legal}#conditionsutilisateurs`,
  auth: (provider: 'google_oauth2' | 'facebook', here: string) =>
    `/auth/${provider}?redirect_url=${encodeURIComponent(here)}`,
}
