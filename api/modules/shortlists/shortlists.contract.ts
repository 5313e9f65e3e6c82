import { type Static, Type } from 'typebox'
import { day, flag, nullable, text, uuid, whole } from '#api/contract.ts'
import { Departure } from '#api/modules/departures/departures.contract.ts'
import { cardFields } from '#api/modules/expeditions/expeditions.contract.ts'
import { calendarWeeks } from '#rules/calendar.ts'
import { shortlistLimits } from '#schema/shortlist.ts'

const token = text('Token: the last segment of the address of the list', 'q7Zr1cXo5v8b0hYkz5uF6c')
const key = (description: string) =>
  text(`${description}, sent as bearer; shown once`, 'm0mXb3o4Tq6p8r0s2t4u6w')
const personId = uuid('ID of the person', '2f0a3a53-5b0c-4d3b-9d0f-5c0a9f5f5a52')
const expeditionId = text('Expedition ID', '1', { pattern: '^[0-9]{1,9}$' })
const week = day('First day of the week, a Saturday', '2027-07-10')
const party = (limits: { minimum?: number; maximum?: number } = {}) =>
  whole('Travellers of this person', 2, limits)
const vote = { minimum: 0, maximum: 2 }
const part = (limits: { minimum?: number; maximum?: number } = {}) =>
  whole('1: the week-end with its Monday; 2: the whole week', 2, limits)

/** Accepts any text: a truncated or mistyped address gets one message. */
export const ShortlistParams = Type.Object({
  token: text('Token of the list', 'q7Zr1cXo5v8b0hYkz5uF6c', { maxLength: 250 }),
})

const Person = Type.Object(
  {
    id: personId,
    name: text('First name', 'Léa'),
    party: party(),
    weeks: Type.Array(Type.Object({ week, part: part() }), { description: 'Weeks that suit, in order' }),
  },
  { title: 'ShortlistPerson' },
)
export type Person = Static<typeof Person>

const Item = Type.Object(
  {
    ...cardFields,
    score: whole('Sum of the votes', 5),
    votes: Type.Array(Type.Object({ person_id: personId, vote: whole('2: yes; 1: why not; 0: no', 2) }), {
      description: 'Votes, by person',
    }),
  },
  { title: 'ShortlistItem' },
)
export type Vote = Static<typeof Item>['votes'][number]

export const Shortlist = Type.Object(
  {
    items: Type.Array(Item, { description: 'Trips of the list, in order' }),
    id: uuid('ID of the list', '6f0a3a53-5b0c-4d3b-9d0f-5c0a9f5f5a52'),
    title: text('Title', 'Été entre amis'),
    is_closed: flag('Whether the list accepts no more changes', false),
    expires_on: day('Day on which the list is deleted unless it is used before', '2027-06-08'),
    people: Type.Array(Person),
    best_dates: Type.Array(
      Type.Object({
        expedition_id: expeditionId,
        departure: Departure,
        travellers: whole('Travellers who can leave', 4),
        missing: Type.Array(personId, { description: 'Persons who cannot' }),
      }),
      { description: 'Departures that suit most travellers, five at most' },
    ),
    me: nullable(personId),
  },
  { title: 'Shortlist' },
)
export type Shortlist = Static<typeof Shortlist>

export const NewShortlist = Type.Object(
  {
    title: text(
      `Letters, digits, spaces, hyphens and apostrophes, ${shortlistLimits.titleLength} at most`,
      'Été entre amis',
      { maxLength: 250 },
    ),
    expedition_ids: Type.Array(expeditionId, {
      minItems: 1,
      maxItems: 100,
      description: `Trips, ${shortlistLimits.items} at most; unknown ones are left out`,
    }),
  },
  { additionalProperties: false },
)

export const CreatedShortlist = Type.Object(
  {
    shortlist: Shortlist,
    token,
    owner_key: key('Key of the owner, who may close and delete the list'),
  },
  { title: 'CreatedShortlist' },
)

export const NewPerson = Type.Object(
  {
    name: text(`Letters, spaces, hyphens and apostrophes, ${shortlistLimits.nameLength} at most`, 'Léa', {
      maxLength: 250,
    }),
    party: party({ minimum: 1, maximum: shortlistLimits.party }),
  },
  { additionalProperties: false },
)

export const JoinedShortlist = Type.Object(
  { shortlist: Shortlist, person_key: key('Key of the person') },
  { title: 'JoinedShortlist' },
)

export const VoteChange = Type.Object(
  {
    expedition_id: expeditionId,
    vote: nullable(whole('2: yes; 1: why not; 0: no; null takes the vote back', 2, vote)),
  },
  { additionalProperties: false },
)

export const WeeksChange = Type.Object(
  {
    weeks: Type.Array(
      Type.Object({ week, part: part({ minimum: 1, maximum: 2 }) }, { additionalProperties: false }),
      {
        maxItems: calendarWeeks,
        description: 'All weeks that suit; they replace those before',
      },
    ),
  },
  { additionalProperties: false },
)
export type WeeksChange = Static<typeof WeeksChange>

export const ItemChange = Type.Object(
  { expedition_id: expeditionId, is_listed: flag('Whether the trip is on the list') },
  { additionalProperties: false },
)

export const Closing = Type.Object(
  {
    is_closed: Type.Literal(true, { description: 'Closes the list, which stays readable', examples: [true] }),
  },
  { additionalProperties: false },
)
