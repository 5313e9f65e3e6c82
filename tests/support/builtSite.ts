import { buildSite } from '#tools/buildSite.ts'

/** Before the tests that see pages: the site as its sources say. */
export default buildSite
