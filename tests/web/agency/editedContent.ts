import { emptyDay } from '#web/agency/editor/content.ts'
import type { EditedContentFragment } from '#web/agency/editor/Editor.generated.ts'

/** A day without figures. */
const day = { __typename: 'ContentDay' as const, ...emptyDay, meals: [] }

/** The content of a draft with few words. */
export const editedContent = (changes: Partial<EditedContentFragment> = {}): EditedContentFragment => ({
  __typename: 'ExpeditionContent',
  name: 'Vanoise',
  slug: 'vanoise',
  type: 'EN_ITINERANCE',
  level: 3,
  durationDays: 2,
  ageMinChild: 10,
  summary: 'Court',
  description: 'On monte.',
  searchTitle: null,
  searchDescription: null,
  countries: ['FR'],
  region: 'alpes-du-nord',
  activities: ['trek'],
  accommodations: ['Refuge gardé'],
  vacations: [],
  isFamilyFriendly: false,
  meetingPoint: null,
  priceCents: 89_000,
  groupMin: 4,
  groupMax: 8,
  programme: [
    { ...day, text: 'On monte à l’alpage.' },
    { ...day, text: 'On redescend.' },
  ],
  included: ['Guide', 'Repas'],
  notIncluded: [],
  arrivalStation: null,
  accessNote: null,
  trainAccess: [],
  route: null,
  distanceKm: null,
  elevationGainM: null,
  photos: [],
  ...changes,
})
