import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import type { AgencyGuide, GuideChange, GuideInput } from '#api/modules/agency/guides/guides.contract.ts'
import { lockGuides, storedGuides, toAgencyGuide } from '#api/modules/agency/guides/guides.repository.ts'
import { type GuideSave, saveGuides } from '#api/modules/agency/guides/saveGuides.ts'
import { orThrow } from '#api/modules/agency/outcomes.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Adds a guide, who is on a public page once an expedition names the guide. */
export function addGuide({ db, clock }: Context, caller: Author, input: GuideInput): Promise<AgencyGuide> {
  return db.transaction(async (tx) => {
    await lockGuides(tx)
    return saveOne(tx, caller, { before: undefined, input }, clock())
  })
}

/** Saves the profile of a guide, and rewrites the public documents that show it. */
export function saveGuide(
  { db, clock }: Context,
  caller: Author,
  id: number,
  { version, ...input }: GuideChange,
): Promise<AgencyGuide> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockGuides(tx)
    const [before] = await storedGuides(tx, parisDay(now), [id])
    if (!before) throw new Refusal('GUIDE_NOT_FOUND')
    await requireVersion(tx, version, { entity: 'guide', ...before.guide }, () => toAgencyGuide(before, true))
    return saveOne(tx, caller, { before, input }, now)
  })
}

async function saveOne(tx: Database, caller: Author, input: GuideSave, now: Date): Promise<AgencyGuide> {
  const [outcome = new Refusal('GUIDE_NOT_FOUND')] = await saveGuides(tx, caller, [input], now)
  return toAgencyGuide(orThrow(outcome), true)
}
