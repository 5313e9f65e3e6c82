import { randomUUID } from 'node:crypto'
import { inArray } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ContentField, ExpeditionContent } from '#api/modules/agency/expeditions/content.contract.ts'
import { saveFields } from '#api/modules/agency/expeditions/draft.ts'
import { DraftChange, NewExpedition } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import {
  type StoredExpedition,
  withContents,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { addDrafts } from '#api/modules/agency/expeditions/newDrafts.ts'
import {
  type Change,
  type ImportContext,
  type Importer,
  type OpenImporter,
  refuseColumn,
  type Target,
  toKey,
} from '#api/modules/agency/imports/importer.ts'
import { importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import { catchOutcome, forAccepted, type Outcome } from '#api/modules/agency/outcomes.ts'
import {
  type Column,
  flagColumn,
  idColumn,
  jsonColumn,
  textColumn,
  type Values,
  wholeColumn,
  wordColumn,
  wordsColumn,
} from '#api/modules/agency/tables/cells.domain.ts'
import { createChecker } from '#api/plugins/validator.ts'
import { isRecord } from '#schema/json.ts'

/** A field of a draft without its column does not compile. */
const contentColumns: Record<ContentField, Column> = {
  name: textColumn(),
  slug: wordColumn(),
  type: wordColumn(),
  level: wholeColumn(null),
  duration_days: wholeColumn(null),
  age_min_child: wholeColumn(null),
  summary: textColumn(''),
  description: textColumn(''),
  search_title: textColumn(null),
  search_description: textColumn(null),
  countries: wordsColumn([]),
  region: wordColumn(null),
  activities: wordsColumn([]),
  accommodations: wordsColumn([]),
  vacations: wordsColumn([]),
  is_family_friendly: flagColumn(),
  meeting_point: jsonColumn(null),
  price_cents: wholeColumn(null),
  group_min: wholeColumn(null),
  group_max: wholeColumn(null),
  programme: jsonColumn([]),
  included: wordsColumn([]),
  not_included: wordsColumn([]),
  arrival_station: textColumn(null),
  access_note: textColumn(null),
  train_access: jsonColumn([]),
  route: jsonColumn(null),
  distance_km: wholeColumn(null),
  elevation_gain_m: wholeColumn(null),
  photos: wordsColumn([]),
}

/** Drafts of expeditions, by their permanent reference. Nothing public changes. */
export const expeditionsImporter: Importer = {
  columns: { unique_id: idColumn(), ...contentColumns },
  keys: ['unique_id'],
  ignored: ['id', 'state', 'departures_to_come', 'places_left', 'guide_name'],
  open,
}

/** The values of a draft that an import may change; its route without positions, which would fill a cell. */
export const expeditionValues = (draft: ExpeditionContent): Values => ({
  ...draft,
  route: draft.route && { points: draft.route.points },
})

const checkedNew = createChecker(NewExpedition)
const checkedChange = createChecker(DraftChange)

async function open(context: ImportContext, rows: readonly Values[]): Promise<OpenImporter> {
  const { tx, caller, now } = context
  const keys = [...new Set(rows.flatMap((row) => toKey(row, 'unique_id') ?? []))]
  const found = await tx.select().from(expeditions).where(inArray(expeditions.uniqueId, keys))
  const byKey = new Map((await withContents(tx, found)).map((stored) => [stored.row.uniqueId, stored]))

  function find(values: Values): Target {
    const uniqueId = toKey(values, 'unique_id')
    const stored = uniqueId === undefined ? undefined : byKey.get(uniqueId)
    if (uniqueId !== undefined && !stored) refuseColumn('unique_id', messages.unknownExpedition)
    if (!stored) checkedNew(values)
    const name = toKey(values, 'name') ?? ''
    return {
      key: uniqueId ?? `${toKey(values, 'slug') ?? ''} ${name}`,
      label: stored ? stored.draft.name || stored.row.uniqueId : name,
      values,
      ...(stored && { stored: storedValues(stored, values) }),
      order: stored?.row.id ?? Number.POSITIVE_INFINITY,
    }
  }

  async function save(changes: readonly Change[]): Promise<Outcome<unknown>[]> {
    const edits = changes.flatMap(({ key, values }) => {
      const row = byKey.get(key)?.row
      return row
        ? [catchOutcome(() => ({ id: row.id, change: checkedChange({ version: row.version, ...values }) }))]
        : []
    })
    const added = changes
      .filter(({ key }) => !byKey.has(key))
      .map(({ values }) => ({ change: checkedNew(values), key: randomUUID() }))
    return [
      ...(await forAccepted(edits, (accepted) => saveFields(tx, caller, accepted, now))),
      ...(await addDrafts(tx, caller, added, now)),
    ]
  }

  return { find, save }
}

/** With the positions of the route where the file has some. */
function storedValues({ draft }: StoredExpedition, { route }: Values): Values {
  const hasTracks = isRecord(route) && route.tracks !== undefined
  return { ...expeditionValues(draft), ...(hasTracks && { route: draft.route }) }
}
