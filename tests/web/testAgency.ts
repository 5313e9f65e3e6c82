import { demoAgency } from '#api/db/demo/agency.ts'
import { toSite } from '#gateway/graph/site/site.model.ts'
import { defaultSales } from '#schema/settings.ts'
import { withTexts } from '#web/lib/site/agencyTexts.content.ts'

const publicUrl = 'https://explora.example.test'

/** The agency of the demonstration, as every page has it. */
export const testAgency = withTexts(toSite({ ...demoAgency, sales: defaultSales }, publicUrl))

/** One of which no owner has set a fact. */
export const unsetAgency = withTexts(toSite(null, publicUrl))
