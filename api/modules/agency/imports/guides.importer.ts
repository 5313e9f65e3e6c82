import { parisDay } from '#api/clock.ts'
import { refusals } from '#api/messages.ts'
import { addGuide, saveGuide } from '#api/modules/agency/guides/guideChanges.ts'
import { GuideChange, NewGuide } from '#api/modules/agency/guides/guides.contract.ts'
import {
  type StoredGuide,
  storedGuides,
  toAgencyGuide,
} from '#api/modules/agency/guides/guides.repository.ts'
import {
  type ImportContext,
  type Importer,
  keyOf,
  type OpenImporter,
  refuseColumn,
  type Target,
} from '#api/modules/agency/imports/importer.ts'
import {
  flagColumn,
  idColumn,
  jsonColumn,
  textColumn,
  type Values,
  wordColumn,
  wordsColumn,
} from '#api/modules/agency/tables/cells.domain.ts'
import { checkerOf } from '#api/plugins/validator.ts'

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

const checkedNew = checkerOf(NewGuide)
const checkedChange = checkerOf(GuideChange)

async function open({ tx: db, caller, now }: ImportContext): Promise<OpenImporter> {
  const guides = await storedGuides(db, parisDay(now))
  const byId = new Map(guides.map((stored) => [String(stored.guide.id), stored]))
  const bySlug = new Map(guides.map((stored) => [stored.guide.slug, stored]))
  const clock = () => now

  function find(values: Values): Target {
    const id = keyOf(values, 'id')
    const slug = keyOf(values, 'slug')
    const stored = id === undefined ? bySlug.get(slug ?? '') : byId.get(id)
    if (id !== undefined && !stored) refuseColumn('id', refusals.GUIDE_NOT_FOUND[1])
    const name = keyOf(values, 'full_name') ?? ''
    return {
      key: stored ? String(stored.guide.id) : `${slug ?? name}`,
      label: stored?.guide.fullName ?? name,
      values,
      ...(stored && { stored: guideValues(stored) }),
      order: stored?.guide.id ?? Number.POSITIVE_INFINITY,
      save: async (tx, changed) => {
        if (!stored) await addGuide({ db: tx, clock }, caller, checkedNew(changed))
        else {
          const { id: guideId, version } = stored.guide
          await saveGuide({ db: tx, clock }, caller, guideId, checkedChange({ version, ...changed }))
        }
      },
    }
  }
  return { find }
}
