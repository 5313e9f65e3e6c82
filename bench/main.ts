import { benchAgency } from '#bench/agency.ts'
import { benchAgencyScreens } from '#bench/agencyScreens.ts'
import { benchApi } from '#bench/api.ts'
import { benchAttacks } from '#bench/attacks.ts'
import { benchBooking } from '#bench/booking.ts'
import { benchCalendar } from '#bench/calendar.ts'
import { benchGateway } from '#bench/gateway.ts'
import { benchIdle } from '#bench/idle.ts'
import { benchOcto } from '#bench/octo.ts'
import { options } from '#bench/options.ts'
import { printPage, row, type Section } from '#bench/page.ts'
import { benchReliability } from '#bench/reliability.ts'
import { benchScale } from '#bench/scale.ts'
import { benchSignedIn } from '#bench/signedIn.ts'
import { benchSky } from '#bench/sky.ts'
import { benchUpstream } from '#bench/upstream.ts'
import { benchVendure } from '#bench/vendure.ts'
import { benchWeb } from '#bench/web.ts'
import { benchWebhooks } from '#bench/webhooks.ts'

const sideBySide = { gateway: benchGateway, api: benchApi, web: benchWeb }
const byName: Record<string, () => Promise<Section[]>> = {
  ...sideBySide,
  agency: benchAgency,
  agencyScreens: benchAgencyScreens,
  attacks: benchAttacks,
  booking: benchBooking,
  calendar: benchCalendar,
  idle: benchIdle,
  octo: benchOcto,
  scale: benchScale,
  reliability: benchReliability,
  upstream: benchUpstream,
  signedIn: benchSignedIn,
  sky: benchSky,
  vendure: benchVendure,
  webhooks: benchWebhooks,
}

const unknown = options.parts.filter((part) => !byName[part])
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There is: ${Object.keys(byName).join(', ')}.`)
  process.exit(1)
}

const selected = options.parts.length > 0 ? options.parts : Object.keys(sideBySide)
await printPage(sections())
process.exit()

async function* sections() {
  for (const name of selected) yield* await findSections(name)
}

/** Reports a failed part in its own section: sections before it remain. */
async function findSections(name: string): Promise<Section[]> {
  try {
    return (await byName[name]?.()) ?? []
  } catch (cause) {
    console.error(cause)
    process.exitCode = 1
    return [
      {
        title: name,
        rows: [row('the run', `ended early: ${String(cause).split('\n', 1)}`, 'ends by itself', false)],
      },
    ]
  }
}
