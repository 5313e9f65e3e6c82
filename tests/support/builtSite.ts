import { buildSite } from '#tools/buildSite.ts'

/** Builds the site before the tests that render pages. */
export default buildSite
