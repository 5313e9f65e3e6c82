import type { Database } from '#api/db/client.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { type Row, row } from '#bench/page.ts'
import { onBothEngines, withDatabase } from '#bench/reliability/demoDatabases.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import {
  contendForLastPlace,
  holdLastPlace,
  oversold,
  payLastPlace,
  type Race,
} from '#tests/support/lastPlace.ts'

const buyers = 50

/**
 * Fifty buyers want the last place at once: by their carts, by payments whose holds have expired, then by carts,
 * options by phone and moves together with fifty resellers.
 */
export async function lastPlaceRows(rounds: number): Promise<Row[]> {
  const rows = await onBothEngines((engine, env) =>
    withDatabase(env, async (db) => {
      const made = Array.from({ length: buyers }, () => signedInAccount(db))
      const accounts = (await Promise.all(made)).map(({ userId }) => userId)
      const race = async (
        how: string,
        run: (db: Database, accounts: string[]) => Promise<Race>,
        count = buyers,
      ) => {
        let [winners, losers] = [0, 0]
        for (let round = 0; round < rounds; round++) {
          const result = await run(db, accounts)
          winners += result.winners
          losers += result.losers
        }
        const wrong = (await oversold(db)) + (await ledgerDifferences(db)).length
        return row(
          `last place by ${how}, ${count} buyers, ${rounds} rounds, ${engine}`,
          `${winners} winners, ${losers} refused or refunded, ${wrong} oversold`,
          `${rounds} winners, 0 oversold`,
          winners === rounds && losers === rounds * (count - 1) && wrong === 0,
        )
      }
      return [
        await race('holds', holdLastPlace),
        await race('payments', payLastPlace),
        await race('carts, options by phone, moves and resellers', contendForLastPlace, 2 * buyers),
      ]
    }),
  )
  return rows.flat()
}
