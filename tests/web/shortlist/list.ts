import type { ShortlistFragment } from '#web/features/shortlist/Shortlist.generated.ts'

type Item = ShortlistFragment['items'][number]

export const item = (id: string, name: string, votes: [personId: string, vote: number][] = []): Item => ({
  __typename: 'ShortlistItem',
  score: votes.reduce((sum, [, vote]) => sum + vote, 0),
  votes: votes.map(([personId, vote]) => ({ __typename: 'ShortlistVote', personId, vote })),
  expedition: {
    __typename: 'Expedition',
    id,
    slug: name.toLowerCase(),
    name,
    durationDays: 6,
    price: 890,
    minPrice: 850,
    coverImage: null,
  },
})

export const person = (
  id: string,
  name: string,
  party = 1,
  weeks: [week: string, part: number][] = [],
): ShortlistFragment['people'][number] => ({
  __typename: 'ShortlistPerson',
  id,
  name,
  party,
  weeks: weeks.map(([week, part]) => ({ __typename: 'ShortlistWeek', week, part })),
})

const expedition = { __typename: 'Expedition', id: '1', slug: 'vanoise', name: 'Vanoise' } as const

/** Two trips, Léa and Sam, and one date that Sam cannot. */
export const shortlist = (changes: Partial<ShortlistFragment> = {}): ShortlistFragment => ({
  __typename: 'Shortlist',
  id: 'l1',
  title: 'Été entre amis',
  isClosed: false,
  expiresOn: '2027-06-08',
  people: [person('p1', 'Léa', 1, [['2027-03-13', 2]]), person('p2', 'Sam', 2)],
  items: [
    item('1', 'Vanoise', [
      ['p1', 2],
      ['p2', 0],
    ]),
    item('2', 'Morbihan'),
  ],
  bestDates: [
    {
      __typename: 'ShortlistDate',
      travellers: 1,
      missing: [{ __typename: 'ShortlistPerson', name: 'Sam' }],
      expedition,
      departure: {
        __typename: 'Departure',
        id: '7',
        startDate: '2027-07-10',
        endDate: '2027-07-15',
        availableCount: 2,
        status: 'CONFIRMED',
      },
    },
  ],
  ...changes,
})

export const payload = (list: object | null, more: object = {}) => ({
  __typename: 'ShortlistPayload',
  shortlist: list,
  errors: [],
  ...more,
})

export const refused = (code: string, message: string, field: string | null = null) =>
  payload(null, { personKey: null, errors: [{ __typename: 'UserError', code, message, field }] })

/** Stores the keys of Léa on the device. */
export const storeLea = (more: object = {}) =>
  localStorage.setItem(
    'lists',
    JSON.stringify([{ token: 'tok', title: 'Été', personId: 'p1', personKey: 'key', ...more }]),
  )
