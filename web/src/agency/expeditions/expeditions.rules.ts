import { messages } from '#web/agency/expeditions/messages.ts'
import { isId } from '#web/agency/shell/filter.rules.ts'
import type {
  AgencyExpeditionFilter,
  AgencyExpeditionSort,
  ExpeditionState,
  ExpeditionsChange,
  ExpeditionType,
} from '#web/lib/graph/graph.generated.ts'

/** Conditions on the list, as the address names them. */
export const filterFields = [
  'q',
  'etat',
  'type',
  'pays',
  'activite',
  'niveau',
  'guide',
  'seulement',
  'tri',
] as const

export const onlyChoices = [
  ['sans-depart', messages.withoutDeparture],
  ['incompletes', messages.incomplete],
] as const

const isState = (value: string): value is ExpeditionState => Object.hasOwn(messages.states, value)
const isType = (value: string): value is ExpeditionType => Object.hasOwn(messages.types, value)
const isSort = (value: string): value is AgencyExpeditionSort => Object.hasOwn(messages.sorts, value)

/** The filter that the query of an address stands for; parts that mean nothing are left out. */
export function readFilter(params: URLSearchParams): AgencyExpeditionFilter {
  const read = (name: (typeof filterFields)[number]) => params.get(name)?.trim() ?? ''
  const [query, state, type, country] = [read('q'), read('etat'), read('type'), read('pays')]
  const [activity, level, guideId, only] = [
    read('activite'),
    read('niveau'),
    read('guide'),
    read('seulement'),
  ]
  return {
    ...(query && { query: query.slice(0, 100) }),
    ...(isState(state) && { state }),
    ...(isType(type) && { type }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(/^[a-z0-9-]{1,80}$/.test(activity) && { activity }),
    ...(/^[1-5]$/.test(level) && { level: Number(level) }),
    ...(isId(guideId) && { guideId }),
    ...(only === 'sans-depart' && { withoutDeparture: true }),
    ...(only === 'incompletes' && { incomplete: true }),
  }
}

export function readSort(params: URLSearchParams): AgencyExpeditionSort {
  const sort = params.get('tri') ?? ''
  return isSort(sort) ? sort : 'CHANGED'
}

const tones = {
  DRAFT: 'sun',
  PUBLISHED: 'pine',
  UNPUBLISHED: 'sand',
  ARCHIVED: 'sand',
} as const satisfies Record<ExpeditionState, string>

export const getTone = (state: ExpeditionState) => tones[state]

type Listed = { state: ExpeditionState; hasChanges: boolean; departuresToCome: number }

const possible: Record<ExpeditionsChange, (row: Listed) => boolean> = {
  PUBLISH: ({ state, hasChanges }) =>
    state === 'DRAFT' || state === 'UNPUBLISHED' || (state === 'PUBLISHED' && hasChanges),
  UNPUBLISH: ({ state }) => state === 'PUBLISHED' || state === 'ARCHIVED',
  ARCHIVE: ({ state, departuresToCome }) =>
    (state === 'PUBLISHED' || state === 'UNPUBLISHED') && departuresToCome === 0,
  DELETE: ({ state }) => state === 'DRAFT',
  GUIDE: () => true,
  RANK: () => true,
}

const changes = ['PUBLISH', 'UNPUBLISH', 'ARCHIVE', 'DELETE', 'GUIDE', 'RANK'] as const

/** Changes that all of the rows allow: they apply to all, or to none. */
export const listChanges = (rows: readonly Listed[]): ExpeditionsChange[] =>
  changes.filter((change) => rows.length > 0 && rows.every(possible[change]))
