const mostRows = 1_000

/** Inserts rows in statements whose parameters the protocol can count. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRows) await insert(rows.slice(from, from + mostRows))
}
