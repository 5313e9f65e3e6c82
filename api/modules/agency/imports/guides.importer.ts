import { parisDay } from '#api/clock.ts'
import { refusals } from '#api/messages.ts'
import { GuideChange, NewGuide } from '#api/modules/agency/guides/guides.contract.ts'
import {
  lockGuides,
  type StoredGuide,
  storedGuides,
  toAgencyGuide,
} from '#api/modules/agency/guides/guides.repository.ts'
import { type GuideSave, saveGuides } from '#api/modules/agency/guides/saveGuides.ts'
import {
  type Change,
  type ImportContext,
  type Importer,
  type OpenImporter,
  refuseColumn,
  type Target,
  toKey,
} from '#api/modules/agency/imports/importer.ts'
import { catchOutcome, forAccepted, type Outcome } from '#api/modules/agency/outcomes.ts'
import {
  flagColumn,
  idColumn,
  jsonColumn,
  textColumn,
  type Values,
  wordColumn,
  wordsColumn,
} from '#api/modules/agency/tables/cells.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { createChecker } from '#api/plugins/validator.ts'

/** Guides, by their id or their slug. */
export const guidesImporter: Importer = {
  columns: {
    id: idColumn(),
    slug: wordColumn(),
    full_name: textColumn(),
    diploma: textColumn(),
    based_in: textColumn(),
    languages: wordsColumn(),
    bio: textColumn(),
    quote: textColumn(null),
    photo: wordColumn(null),
    account_email: wordColumn(''),
    is_hidden: flagColumn(),
    absences: jsonColumn([]),
  },
  keys: ['id'],
  ignored: ['departures_to_come'],
  open,
}

/** The values of a guide that an import may change. */
export function guideValues(stored: StoredGuide): Values {
  const { id: _id, version: _version, photo, account_email: email, ...guide } = toAgencyGuide(stored, true)
  return { ...guide, photo: photo?.name ?? null, account_email: email ?? '' }
}

const checkedNew = createChecker(NewGuide)
const checkedChange = createChecker(GuideChange)

async function open({ tx, caller, now }: ImportContext): Promise<OpenImporter> {
  const guides = await storedGuides(tx, parisDay(now))
  const byId = new Map(guides.map((stored) => [String(stored.guide.id), stored]))
  const bySlug = new Map(guides.map((stored) => [stored.guide.slug, stored]))
  const known = new Map<string, StoredGuide>()

  function find(values: Values): Target {
    const id = toKey(values, 'id')
    const slug = toKey(values, 'slug')
    const stored = id === undefined ? bySlug.get(slug ?? '') : byId.get(id)
    if (id !== undefined && !stored) refuseColumn('id', refusals.GUIDE_NOT_FOUND[1])
    const name = toKey(values, 'full_name') ?? ''
    const key = stored ? String(stored.guide.id) : (slug ?? name)
    if (stored) known.set(key, stored)
    return {
      key,
      label: stored?.guide.fullName ?? name,
      values,
      ...(stored && { stored: guideValues(stored) }),
      order: stored?.guide.id ?? Number.POSITIVE_INFINITY,
    }
  }

  async function save(changes: readonly Change[]): Promise<Outcome<unknown>[]> {
    await lockGuides(tx)
    const today = parisDay(now)
    const locked = await storedGuides(tx, today)
    const current = new Map(locked.map((stored) => [stored.guide.id, stored]))
    const checked = changes.map(({ key, values }) =>
      catchOutcome(() => toInput(values, known.get(key), current)),
    )
    return forAccepted(checked, (inputs) => saveGuides(tx, caller, inputs, now))
  }

  return { find, save }
}

/** Checks values as the screens do, and that the guide has not changed since the file was read. */
function toInput(
  values: Values,
  stored: StoredGuide | undefined,
  current: ReadonlyMap<number, StoredGuide>,
): GuideSave {
  if (!stored) return { before: undefined, input: checkedNew(values) }
  const { id, version: readVersion } = stored.guide
  const { version, ...input } = checkedChange({ version: readVersion, ...values })
  const before = current.get(id)
  if (!before) throw new Refusal('GUIDE_NOT_FOUND')
  if (before.guide.version !== version) throw new Refusal('CONFLICT')
  return { before, input }
}
