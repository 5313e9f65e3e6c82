import type { EditedContentFragment } from '#web/agency/editor/Editor.generated.ts'

/** A value of a response without the names of its types. */
type Bare<T> = T extends readonly (infer Item)[]
  ? readonly Bare<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends '__typename' ? never : Key]: Bare<T[Key]> }
    : T

/** The content of a draft, as the input of a save has it. */
export type Content = Bare<EditedContentFragment>

export type Day = Content['programme'][number]
export type Journey = Content['trainAccess'][number]
export type Leg = Journey['legs'][number]
export type Route = NonNullable<Content['route']>
export type RoutePoint = Route['points'][number]

export const toContent = (fragment: EditedContentFragment): Content => bare(fragment)

function bare<T>(value: T): Bare<T>
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => name !== '__typename')
  return Object.fromEntries(entries.map(([name, part]) => [name, bare(part)]))
}

export const emptyDay: Day = {
  title: null,
  text: '',
  from: null,
  to: null,
  mode: null,
  km: null,
  ascent: null,
  descent: null,
  highPoint: null,
  hours: null,
  night: null,
  meals: [],
  transfer: null,
  option: null,
  note: null,
}

export const emptyPoint: RoutePoint = { label: '', kind: null, latitude: 0, longitude: 0, elevation: 0 }
