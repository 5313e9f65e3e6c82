/** Search parameters that a sentence can set, by their name in the address. */
export type Parameter =
  | 'family_friendly'
  | 'age'
  | 'vacation'
  | 'zone'
  | 'region'
  | 'expedition_type'
  | 'destination'
  | 'countries'
  | 'activity_types'
  | 'activities'
  | 'start'
  | 'end'
  | 'leave_by'
  | 'travelers'
  | 'level'
  | 'duration'
  | 'price'
  | 'confirmed'
  | 'from'
  | 'max_train_hours'
  | 'sort'

/** Values of parameters; an empty one drops what stood before. */
export type Values = { [name in Parameter]?: string }
