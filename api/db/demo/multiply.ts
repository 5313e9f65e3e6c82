import { parisDay } from '#api/clock.ts'
import { type Database, findRows } from '#api/db/client.ts'
import { type SQL, sql } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { writeSimilar } from '#api/modules/expeditions/similar.ts'

const batchSize = 2_000
const departuresATrip = 10
const reviewsATrip = 5

/**
 * Adds generated expeditions up to a number: the activities of one catalogue expedition, the place of
 * another, at a price, level and length of their own, each with ten departures over fourteen months and five
 * reviews. The same number always generates the same ones.
 */
export async function multiplyDemo(
  db: Database,
  target: number,
  now: Date,
  onProgress: (done: number) => void,
): Promise<void> {
  const [{ count, templates } = { count: 0, templates: 0 }] = await findRows<{
    count: number
    templates: number
  }>(
    db,
    sql`select count(*)::int as count, (count(*) filter (where slug !~ '-g[0-9]+$'))::int as templates from expeditions`,
  )
  for (let done = count; done < target; done += batchSize) {
    const last = Math.min(target, done + batchSize)
    await atLength(db, (tx) => addBatch(tx, done + 1, last, templates, now))
    onProgress(last)
  }
  await atLength(db, (tx) => tx.execute(sql`analyze`))
  await writeNeighbours(db)
}

/**
 * Runs once all expeditions exist and the planner has statistics: the neighbours of the first would otherwise
 * miss the last.
 */
async function writeNeighbours(db: Database): Promise<void> {
  const rows = await db.select({ id: expeditions.id }).from(expeditions)
  const ids = rows.map((row) => row.id)
  for (let start = 0; start < ids.length; start += batchSize)
    await atLength(db, (tx) => writeSimilar(tx, ids.slice(start, start + batchSize)))
}

/** A batch takes minutes: the statement timeout of requests does not apply to it. */
function atLength(db: Database, work: (tx: Database) => Promise<unknown>): Promise<unknown> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    return work(tx)
  })
}

async function addBatch(
  db: Database,
  first: number,
  last: number,
  templates: number,
  now: Date,
): Promise<void> {
  const ids = (await findRows<{ id: number }>(db, insertExpeditions(first, last, templates, now))).map(
    (row) => row.id,
  )
  const inBatch = sql`expedition.id = any(${sql.param(ids)}::int[])`
  await db.execute(sql`
    insert into departures (expedition_id, start_on, end_on, capacity, booked_count, group_min, price_cents, guide_id, created_at, confirmed_at)
    select expedition.id, start_on, start_on + expedition.duration_days - 1, group_max, (expedition.id * 31 + n * 17) % (group_max + 1),
      group_min, price_cents + (n % 3 - 1) * 2000, guide_id, ${now.toISOString()}::timestamptz - interval '90 days',
      case when (expedition.id * 31 + n * 17) % (group_max + 1) >= group_min then ${now.toISOString()}::timestamptz end
    from expeditions as expedition, generate_series(1, ${departuresATrip}::int) as n,
      lateral (select ${parisDay(now)}::date + 1 + (expedition.id * 13 + n * 42) % 420 as start_on) as planned
    where ${inBatch}`)
  await db.execute(sql`
    insert into reviews (expedition_id, rating, first_name, context, text, experience_month, published_on, is_verified, travelled_with)
    select expedition.id, model.rating, model.first_name, model.context, model.text, model.experience_month,
      ${parisDay(now)}::date - (expedition.id * 7 + n * 97) % 900, true, model.travelled_with
    from expeditions as expedition, generate_series(1, ${reviewsATrip}::int) as n
    join lateral (select * from reviews as pool where pool.id = 1 + (expedition.id * 11 + n * 29) % 190) as model on true
    where ${inBatch}`)
  await db.execute(sql`
    update expeditions as expedition set review_count = given.count, rating_sum = given.stars
    from (
      select expedition_id, count(*) as count, sum(rating) as stars from reviews
      where expedition_id = any(${sql.param(ids)}::int[]) group by expedition_id) as given
    where given.expedition_id = expedition.id`)
  await db.execute(sql`
    update review_totals as total set count = total.count + added.count
    from (select rating, count(*) as count from reviews as expedition where expedition_id = any(${sql.param(ids)}::int[]) group by rating) as added
    where added.rating = total.rating`)
  await db.execute(insertDays(inBatch))
  await projectExpeditions(db, ids, now)
}

function insertExpeditions(first: number, last: number, templates: number, now: Date) {
  const template = (step: number) => sql`1 + (n * ${sql.raw(String(step))}) % ${templates}::int`
  return sql`
    insert into expeditions (unique_id, slug, name, expedition_type, short_description, description, country_codes, region_slug,
      family_friendly, vacations, duration_days, level_number, age_min_child, price_cents, activity_slugs, accommodation_names,
      accommodation_types, guide_id, eco_rating, flagged_new, published_at, distance_km, elevation_gain_m, group_min, group_max,
      included, not_included, meeting_point, arrival_station, train_access, route, photo_names, carousel_rank)
    select 'GEN-' || n, what.slug || '-g' || n, what.name || ' · ' || place.region_slug || ' ' || n, what.expedition_type,
      what.short_description, what.description, place.country_codes, place.region_slug, what.family_friendly, what.vacations,
      2 + (what.duration_days + n) % 14, 1 + (what.level_number + n / ${templates}::int) % 5, what.age_min_child,
      ((what.price_cents / 100 + n * 7 % 600) * 100)::int, what.activity_slugs, what.accommodation_names, what.accommodation_types,
      1 + n % 25, what.eco_rating, false, ${now.toISOString()}::timestamptz - (n % 1000) * interval '1 day', what.distance_km,
      what.elevation_gain_m, what.group_min, what.group_max, what.included, what.not_included, place.meeting_point,
      place.arrival_station, place.train_access, place.route, what.photo_names, n
    from generate_series(${first}::int, ${last}::int) as n
    join expeditions as what on what.id = ${template(1)}
    join expeditions as place on place.id = ${template(7)}
    order by n
    returning id`
}

/** Days of the expedition whose activities were copied, up to the length of the copy, without its track. */
function insertDays(inBatch: SQL) {
  return sql`
    insert into expedition_days (expedition_id, day, text, title, "from", "to", mode, km, ascent_m, descent_m, high_point_m, hours, night,
      meals, transfer, option, note)
    select expedition.id, model.day, model.text, model.title, model."from", model."to", model.mode, model.km, model.ascent_m,
      model.descent_m, model.high_point_m, model.hours, model.night, model.meals, model.transfer, model.option, model.note
    from expeditions as expedition
    join expeditions as what on what.slug = regexp_replace(expedition.slug, '-g[0-9]+$', '')
    join expedition_days as model on model.expedition_id = what.id and model.day <= expedition.duration_days
    where ${inBatch}`
}
