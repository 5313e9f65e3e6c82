import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, gt, inArray } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { isBookable } from '#api/modules/departures/departures.domain.ts'
import { findContents } from '#api/modules/octo/content.repository.ts'
import { lowestPrices, type Prices } from '#api/modules/octo/pricing.domain.ts'
import type { ProductRow, ProductSource } from '#api/modules/octo/product.mappers.ts'

/** Parts of a product that a call asks for. */
type ProductOptions = { hasPricing: boolean; hasContent: boolean }

/** Products read and written at once: the catalogue never stands in memory as a whole. */
const batchSize = 100

const productColumns = {
  id: expeditions.id,
  slug: expeditions.slug,
  name: expeditions.name,
  expeditionType: expeditions.expeditionType,
  ageMinChild: expeditions.ageMinChild,
  groupMax: expeditions.groupMax,
  priceCents: expeditions.priceCents,
}

const isSold = eq(expeditions.state, 'published')

/** The number of a product; undefined for a text that is no id of ours. */
function toNumber(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}

/** A published expedition by the id of its product. */
export async function findProduct(db: Database, id: string): Promise<ProductRow | undefined> {
  const number = toNumber(id)
  if (number === undefined) return undefined
  const [row] = await db
    .select(productColumns)
    .from(expeditions)
    .where(and(eq(expeditions.id, number), isSold))
  return row
}

/** All products in the order of their ids, batch by batch. */
export async function* productBatches(
  db: Database,
  input: ProductOptions,
  now: Date,
): AsyncGenerator<ProductSource[]> {
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = await db
      .select(productColumns)
      .from(expeditions)
      .where(and(gt(expeditions.id, after), isSold))
      .orderBy(asc(expeditions.id))
      .limit(batchSize)
    if (rows.length > 0) yield createSources(db, rows, input, now)
    isLast = rows.length < batchSize
    after = rows.at(-1)?.id ?? after
  }
}

/** Adds what a call asks for. */
export async function createSources(
  db: Database,
  rows: ProductRow[],
  { hasPricing, hasContent }: ProductOptions,
  now: Date,
): Promise<ProductSource[]> {
  const ids = rows.map(({ id }) => id)
  const [prices, contents] = await Promise.all([
    hasPricing ? pricesToCome(db, ids, now) : undefined,
    hasContent ? findContents(db, ids) : undefined,
  ])
  return rows.map((row) => ({
    row,
    prices: prices ? lowestPrices(row.priceCents, prices.get(row.id) ?? []) : null,
    content: contents?.get(row.id) ?? null,
  }))
}

/** The prices to show for a product where no departure has others. */
export async function findLowestPrices(
  db: Database,
  { id, priceCents }: ProductRow,
  now: Date,
): Promise<Prices> {
  const prices = await pricesToCome(db, [id], now)
  return lowestPrices(priceCents, prices.get(id) ?? [])
}

/** Prices of the departures that can be booked, by expedition. */
async function pricesToCome(db: Database, ids: number[], now: Date): Promise<Map<number, Prices[]>> {
  const today = parisDay(now)
  const rows = await db
    .select({
      expeditionId: departures.expeditionId,
      startOn: departures.startOn,
      capacity: departures.capacity,
      bookedCount: departures.bookedCount,
      heldCount: departures.heldCount,
      groupMin: departures.groupMin,
      confirmedAt: departures.confirmedAt,
      salesClosedAt: departures.salesClosedAt,
      canceledAt: departures.canceledAt,
      priceCents: departures.priceCents,
      childPriceCents: departures.childPriceCents,
    })
    .from(departures)
    .where(and(inArray(departures.expeditionId, ids), gt(departures.startOn, today)))
  return Map.groupBy(
    rows.filter((row) => isBookable(row, today)),
    ({ expeditionId }) => expeditionId,
  )
}
