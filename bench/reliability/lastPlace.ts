import { sql } from 'drizzle-orm'
import { openDatabase, rowsOf } from '#api/db/client.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'
import { largeDatabase } from '#bench/largeDatabase.ts'
import { type Row, row } from '#bench/page.ts'

const contenders = 50
const rounds = 200

/** Books the last place of a departure concurrently, on PostgreSQL. */
export async function lastPlaceRows(): Promise<Row[]> {
  const postgres = await largeDatabase(48)
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select id from departures where canceled_at is null limit ${rounds}`,
  )
  let winners = 0
  for (const { id } of found) {
    await db.execute(sql`update departures set capacity = 8, booked_count = 7 where id = ${id}`)
    const takes = Array.from({ length: contenders }, () => takePlaces(db, id, 1))
    winners += (await Promise.all(takes)).filter(Boolean).length
  }
  const [over] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from departures where booked_count > capacity`,
  )
  await close()
  await postgres.stop()
  return [
    row(
      `last place, ${contenders} contenders, ${found.length} rounds`,
      `${winners} winners, ${over?.count} oversold`,
      `${rounds} winners, 0 oversold`,
      winners === rounds && over?.count === 0,
    ),
  ]
}
