import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'

/**
 * Enlarges the demonstration by SQL alone: rows with the keys, counts and indexes of a large catalogue and
 * little text, so that the planner chooses as it would there. Benchmarks use `npm run demo-data` instead.
 */
export async function makeLarge(db: Database, expeditions: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      create temporary table copies on commit drop as
      select n as id, model.expedition_id as model, 1 + n % 48 as rank
      from generate_series(100, ${expeditions}::int + 100) as n
      join expedition_documents as model on model.expedition_id = 1 + n % 48`)
    await copyRows(tx, 'expeditions', 'id', {
      id: 'copies.id',
      unique_id: `'GEN-' || copies.id`,
      slug: `'g-' || copies.id`,
      description: `''`,
      route: `'[]'`,
      train_access: `'[]'`,
    })
    await copyRows(tx, 'expedition_documents', 'expedition_id', {
      expedition_id: 'copies.id',
      unique_id: `'GEN-' || copies.id`,
      slug: `'g-' || copies.id`,
      card: `'{}'`,
      detail: `'{}'`,
      geojson: `'{}'`,
      carousel_rank: 'copies.id',
    })
    await copyRows(tx, 'expedition_activities', 'expedition_id', {
      expedition_id: 'copies.id',
      carousel_rank: 'copies.id',
    })
    await tx.execute(sql`insert into search_bits (key, block, bits)
      select key, further, bits from search_bits, generate_series(1, (${expeditions}::int + 100) / 8192) as further`)
    await tx.execute(sql`insert into departures (expedition_id, start_on, end_on, capacity, booked_count, group_min, price_cents, created_at)
      select id, date '2027-03-11' + id % 400 + n * 30, date '2027-03-15' + id % 400 + n * 30, 8, id % 9, 4, 50000, timestamp '2027-01-01'
      from copies, generate_series(1, 3) as n`)
    await tx.execute(sql`insert into reviews (expedition_id, rating, first_name, text, published_on, is_verified)
      select id, 1 + id % 5, 'Alix', 'Bien.', date '2027-03-01' - id % 900, true from copies, generate_series(1, 3) as n`)
    await tx.execute(sql`insert into messages (expedition_id, author_id, role, body, created_at)
      select copies.id, author.id, 'visitor', 'Question', timestamp '2027-01-01' from copies, lateral (select id from users limit 1) as author`)
    await tx.execute(sql`analyze`)
  })
}

/** Copies the model's row for each copy; the named columns come from their expressions. */
async function copyRows(
  db: Database,
  table: string,
  key: string,
  changed: Record<string, string>,
): Promise<void> {
  const [found] = await findRows<{ columns: string[] }>(
    db,
    sql`select array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name <> all(${sql.param(Object.keys(changed))}::text[])`,
  )
  const kept = found?.columns ?? []
  const into = sql.raw([...Object.keys(changed), ...kept].join(', '))
  const values = sql.raw(
    [...Object.values(changed), ...kept.map((column) => `model_row.${column}`)].join(', '),
  )
  const name = sql.raw(table)
  await db.execute(sql`insert into ${name} (${into}) select ${values}
    from copies join ${name} as model_row on model_row.${sql.raw(key)} = copies.model`)
}
