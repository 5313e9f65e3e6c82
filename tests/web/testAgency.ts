import { toSite } from '#gateway/graph/site/site.model.ts'
import { withTexts } from '#web/lib/site/agencyTexts.content.ts'

/** The agency of every page until an owner changes it. */
export const testAgency = withTexts(toSite(null))
