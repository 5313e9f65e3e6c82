import { expect, test } from 'vitest'
import { eq, sql } from '#api/db/drizzle.ts'
import { jobs } from '#api/db/jobTables.ts'
import { beginImport, claimImport } from '#api/modules/agency/imports/imports.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { importedFiles } from '#tests/support/importedFiles.ts'
import { csv } from '#tests/support/importedRows.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

onDatabase('demo', (current) => {
  const { call, read, run, upload, logged } = importedFiles(current)

  test('gives an import back that a crash has left, and says so of one that fails', async () => {
    const { db } = current()
    const departureId = await newDeparture(db, 8, '2027-08-09')
    const { file_id } = (await upload(csv(['id', 'capacity'], [departureId, 11]))).json()
    const begun = (await call('POST', '/imports', { file_id, kind: 'departures' })).json()
    expect(begun.state).toBe('checking')
    expect((await beginImport(db))?.id).toBe(begun.id)
    const crashed = db.transaction(async (tx) => {
      expect((await claimImport(tx, begun.id))?.id).toBe(begun.id)
      throw new Error('killed')
    })
    await expect(crashed).rejects.toThrow('killed')
    await Promise.all([run(), run()])
    expect((await read(begun.id)).state).toBe('ready')
    await db.execute(
      sql`update jobs set state = 'checking', input = jsonb_set(input, '{kind}', '"unknown"') where id = ${begun.id}`,
    )
    await run()
    const [{ state } = {}] = await db.select().from(jobs).where(eq(jobs.id, begun.id))
    expect([state, logged().join('')]).toEqual(['failed', expect.stringContaining('failed to run an import')])
  })

  test('gives an import up whose three runs have ended in a crash', async () => {
    const { db } = current()
    const departureId = await newDeparture(db, 8, '2027-08-16')
    const { file_id } = (await upload(csv(['id', 'capacity'], [departureId, 11]))).json()
    const { id } = (await call('POST', '/imports', { file_id, kind: 'departures' })).json()
    for (const attempts of [1, 2, 3]) expect(await beginImport(db)).toEqual({ id, attempts })
    await run()
    expect((await read(id)).state).toBe('failed')
    expect(logged().join('')).toContain('its 3 runs did not end')
    expect(await beginImport(db)).toBeUndefined()
  })
})
