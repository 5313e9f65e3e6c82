import { type Static, Type } from 'typebox'
import { conflictBody, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { toId } from '#api/modules/agency/departures/departures.contract.ts'
import {
  ContentRoute,
  contentChange,
  ExpeditionContent,
} from '#api/modules/agency/expeditions/content.contract.ts'
import { expeditionChanges, expeditionStates } from '#api/modules/agency/expeditions/state.contract.ts'
import { Photo } from '#api/modules/photos/photos.contract.ts'

const Check = Type.Object(
  {
    field: text('Field, with the position in a list', 'photos.2.alt'),
    message: text('Missing or advised content, in French', 'Ce champ est obligatoire.'),
    is_blocking: flag('Whether it prevents the publication'),
  },
  { title: 'AgencyExpeditionCheck' },
)
export type Check = Static<typeof Check>

/** Fields of the list, which also belong to one expedition. */
export const rowFields = {
  id: text('ID', '1'),
  unique_id: text('Permanent reference', 'EXP-0001'),
  version: whole('Version, to send with a change', 1),
  state: oneOf(expeditionStates, { description: 'State' }),
  has_changes: flag('Whether the draft differs from the published content', false),
  departures_to_come: whole('Number of departures to come that are not cancelled', 4),
  places_left: whole('Places left on these departures', 12),
  guide_id: nullable(text('ID of the guide', '1')),
  guide_name: nullable(text('Name of the guide', 'Camille Rochette')),
  cover: nullable(Photo),
  rank: whole('Rank in the default order', 1),
  changed_by: nullable(text('First name of the author of the last change', 'Noé')),
  changed_at: instant('Time of the last change', '2027-03-10T09:00:00.000Z'),
}

const expedition = {
  ...rowFields,
  draft: ExpeditionContent,
  published: nullable(ExpeditionContent),
  checks: Type.Array(Check, { description: 'Rules that the draft does not fulfil yet, and advice' }),
  former_slugs: Type.Array(text('Slug', 'vanoise'), { description: 'Slugs that lead to the present one' }),
}

export const AgencyExpedition = Type.Object(expedition, { title: 'AgencyExpedition' })
export type AgencyExpedition = Static<typeof AgencyExpedition>

export const ExpeditionIdParams = Type.Object({ id: toId('ID of the expedition', '1') })

const version = whole('Version that the change is based on', 1, { minimum: 1 })

export const NewExpedition = Type.Object(contentChange, {
  title: 'NewAgencyExpedition',
  additionalProperties: false,
})

const { points, tracks } = ContentRoute.properties

export const DraftChange = Type.Object(
  {
    version,
    ...contentChange,
    route: Type.Optional(
      nullable(
        Type.Object(
          { points, tracks: Type.Optional(tracks) },
          {
            title: 'ContentRouteChange',
            additionalProperties: false,
            description: 'Without `tracks`, those of the draft remain',
          },
        ),
      ),
    ),
  },
  { title: 'AgencyDraftChange', additionalProperties: false },
)
export type DraftChange = Static<typeof DraftChange>

export const Publication = Type.Object(
  {
    version,
    note: Type.Optional(nullable(text('Note for the list of revisions', 'Tarifs 2027', { maxLength: 500 }))),
  },
  { title: 'AgencyPublication', additionalProperties: false },
)
export type Publication = Static<typeof Publication>

export const VersionBody = Type.Object(
  { version },
  { title: 'AgencyExpeditionVersion', additionalProperties: false },
)

export const ExpeditionsChange = Type.Object(
  {
    ids: Type.Array(toId('ID of an expedition', '1'), {
      description: 'Expeditions, all or none',
      minItems: 1,
      maxItems: 200,
    }),
    change: oneOf(expeditionChanges, { description: 'Change', example: 'unpublish' }),
    guide_id: Type.Optional(nullable(toId('ID of the guide, for `guide`; null for none', '1'))),
    rank: Type.Optional(
      whole('Rank in the default order, for `rank`', 1, { minimum: 1, maximum: 1_000_000 }),
    ),
    confirmed: Type.Optional(flag('Whether the consequence for travellers is meant', false)),
  },
  { title: 'AgencyExpeditionsChange', additionalProperties: false },
)
export type ExpeditionsChange = Static<typeof ExpeditionsChange>

export const ChangedExpeditions = Type.Object(
  { ids: Type.Array(text('ID', '1'), { description: 'The changed expeditions, without deleted ones' }) },
  { title: 'ChangedAgencyExpeditions' },
)

export const Revision = Type.Object(
  {
    number: whole('Number', 3),
    author: nullable(text('First name of the author; null for older content', 'Noé')),
    at: instant('Time of the publication', '2027-03-10T09:00:00.000Z'),
    note: nullable(text('Note of the author', 'Tarifs 2027')),
    content: ExpeditionContent,
  },
  { title: 'AgencyRevision' },
)
export type Revision = Static<typeof Revision>

export const Revisions = Type.Object(
  {
    revisions: Type.Array(Revision, { description: 'Revisions, newest first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', '3')),
  },
  { title: 'AgencyRevisions' },
)

export const RevisionsQuery = Type.Object({
  first: Type.Optional(text('Number of revisions, 50 at most', '20', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', '3', { pattern: '^[1-9][0-9]{0,8}$' })),
})

export const RevisionParams = Type.Object({
  id: toId('ID of the expedition', '1'),
  number: toId('Number of the revision', '3'),
})

export const KeyHeaders = Type.Object({
  'idempotency-key': uuid(
    'Key of the creation: a repeated request creates nothing and answers the same',
    '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
  ),
})

export const ExpeditionConflict = conflictBody(Type.Object(expedition, { title: 'StoredAgencyExpedition' }))
