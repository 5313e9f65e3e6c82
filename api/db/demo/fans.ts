import { interests, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { accountId, traveller } from '#api/db/demo/accounts.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import { scatter } from '#api/db/demo/departures.ts'
import { sql } from '#api/db/drizzle.ts'

/** Exceeds the highest favourite count, and is prime: a walk of any stride then visits each fan once. */
const fanCount = 431

/** One of them costs more than 990 euros. */
const favouritesOfTraveller = [
  'lofoten-a-pied-et-en-kayak',
  'calanques-en-kayak-et-a-pied',
  'igloo-et-raquettes-en-chartreuse',
  'd-ile-en-ile-dans-le-golfe-du-morbihan',
]

const firstNames =
  'Manon Thomas Inès Lucas Sarah Antoine Chloé Mehdi Julie Nicolas Aïcha Pauline Maxime Élise Romain Nadia Clara Vincent Fatou Guillaume Lise Karim Margaux Samuel Anaïs Florian Jeanne Yanis Océane Baptiste Sofia Rémi Agathe Olivier Maëlys Adrien Noémie Tanguy Salomé Erwan Céline Amélie Joris Zoé Benoît Lina Quentin'.split(
    ' ',
  )
const lastNames =
  'Aubert Barbier Caron Delmas Estève Fabre Garnier Hamel Imbert Jolivet Keller Lacroix Marchetti Navarro Ollivier Perrot Quéré Renaud Sabatier Tessier Urvoy Vasseur Weber Yvon Zeller'.split(
    ' ',
  )

/** A fictitious person who has favourites, asks questions or books; the account cannot sign in. */
export function fan(drawn: number) {
  const number = drawn % fanCount
  return {
    id: demoId(`fan ${number}`),
    email: `fan-${String(number + 1).padStart(3, '0')}@demo.explora.test`,
    firstName: firstNames[number % firstNames.length] ?? '',
    lastName: lastNames[number % lastNames.length] ?? '',
  }
}

export const fans = Array.from({ length: fanCount }, (_, number) => fan(number))

export async function loadFans(db: Database, now: Date): Promise<void> {
  const common = { provider: 'email' as const, isEmailConfirmed: true, createdAt: daysBefore(now, 380) }
  await db.insert(users).values(fans.map((each) => ({ ...each, ...common })))
}

/**
 * Inserts as many favourites for each expedition as the catalogue states, the traveller's own included;
 * counts then equal rows.
 */
export async function loadFavourites(db: Database, ids: Map<string, number>, now: Date): Promise<void> {
  const own = favouritesOfTraveller.map((slug, index) => ({
    userId: accountId(traveller),
    expeditionId: ids.get(slug) ?? 0,
    createdAt: daysBefore(now, 2 + index * 9),
  }))
  await db.insert(interests).values(own)
  const targets = catalogue.expeditions.map(({ slug, all_time_interests_count: count }) => ({
    id: ids.get(slug),
    count: count - (favouritesOfTraveller.includes(slug) ? 1 : 0),
    stride: 1 + scatter(slug, fanCount - 1),
    first: scatter(slug.toUpperCase(), fanCount),
  }))
  await db.execute(sql`
    insert into interests (user_id, expedition_id, created_at)
    select fan.id::uuid, wanted.id,
      ${now.toISOString()}::timestamptz - (fan.number * 7 + wanted.id * 13) % 360 * interval '1 day' - interval '3 hours'
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as wanted(id int, count int, stride int, first int),
      jsonb_array_elements_text(${JSON.stringify(fans.map(({ id }) => id))}::jsonb) with ordinality as fan(id, number)
    where (fan.number * wanted.stride + wanted.first) % ${fanCount}::int < wanted.count`)
  await db.execute(sql`
    update expeditions set interests_count = counted.rows
    from (select expedition_id, count(*)::int as rows from interests group by expedition_id) as counted
    where counted.expedition_id = expeditions.id`)
}
