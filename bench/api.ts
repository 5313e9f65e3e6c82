import { benchGrowth } from '#bench/apiGrowth.ts'
import { benchReads } from '#bench/apiReads.ts'
import { benchStart } from '#bench/apiStart.ts'
import { largeDatabase } from '#bench/largeDatabase.ts'
import { options } from '#bench/options.ts'
import type { Section } from '#bench/page.ts'

/** Benchmarks every read beside its floor, the growth of its cost with the catalogue, and a first start. */
export async function benchApi(): Promise<Section[]> {
  const databases = []
  try {
    for (const [index, value] of options.databases.entries())
      databases.push(await largeDatabase(options.expeditions / 10 ** index, value))
    return await onPostgres(databases.map(({ url }) => url))
  } finally {
    for (const { stop } of databases) await stop()
  }
}

async function onPostgres([largest = '', ...smaller]: string[]): Promise<Section[]> {
  return [
    { title: 'api, reads on PostgreSQL beside their floors', rows: await benchReads(largest) },
    await benchGrowth([...smaller.toReversed(), largest]),
    { title: 'api, on the embedded database', rows: await benchStart() },
  ]
}
