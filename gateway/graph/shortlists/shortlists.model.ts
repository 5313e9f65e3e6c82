import { toDeparture } from '#gateway/graph/departures/departures.model.ts'
import type { ExpeditionModel, ToExpedition } from '#gateway/graph/expeditions/expeditions.model.ts'
import type {
  Shortlist,
  ShortlistDate,
  ShortlistItem,
  ShortlistPayload,
  ShortlistPerson,
} from '#gateway/graph/schema.generated.ts'
import { dayOrNull, flag, id, list, listOf, record, text, texts, whole } from '#gateway/upstream/read.ts'

type WithModel<T> = Omit<T, 'expedition'> & { expedition: ExpeditionModel }
export type ShortlistItemModel = WithModel<ShortlistItem>
export type ShortlistDateModel = WithModel<ShortlistDate>
export type ShortlistModel = Omit<Shortlist, 'items' | 'bestDates'> & {
  items: ShortlistItemModel[]
  bestDates: ShortlistDateModel[]
}
export type ShortlistPayloadModel = Omit<ShortlistPayload, 'shortlist'> & { shortlist: ShortlistModel | null }

export function toShortlist(body: unknown, toExpedition: ToExpedition): ShortlistModel {
  const api = record(body)
  const people = list(api.people, toPerson)
  const items = listOf(body, 'items').map((item) => {
    const { score, votes } = record(item)
    return { expedition: toExpedition(item), score: whole(score), votes: list(votes, toVote) }
  })
  return {
    id: id(api.id),
    title: text(api.title),
    isClosed: flag(api.is_closed),
    expiresOn: dayOrNull(api.expires_on) ?? '',
    items,
    people,
    bestDates: list(api.best_dates, (date) => toDate(date, items, people)).flat(),
    me: people.find((person) => person.id === text(api.me)) ?? null,
  }
}

function toPerson(item: unknown): ShortlistPerson {
  const api = record(item)
  return {
    id: id(api.id),
    name: text(api.name),
    party: whole(api.party, 1),
    weeks: list(api.weeks, (each) => {
      const { week, part } = record(each)
      return { week: text(week), part: whole(part) }
    }),
  }
}

function toVote(item: unknown) {
  const { person_id, vote } = record(item)
  return { personId: id(person_id), vote: whole(vote) }
}

/** A date of an expedition that the list does not have is left out. */
function toDate(item: unknown, items: ShortlistModel['items'], people: ShortlistPerson[]) {
  const { expedition_id, departure, travellers, missing } = record(item)
  const expedition = items.find((each) => each.expedition.id === text(expedition_id))?.expedition
  if (!expedition) return []
  const absent = texts(missing)
  return [
    {
      expedition,
      departure: toDeparture(departure, expedition.id),
      travellers: whole(travellers),
      missing: people.filter((person) => absent.includes(person.id)),
    },
  ]
}
