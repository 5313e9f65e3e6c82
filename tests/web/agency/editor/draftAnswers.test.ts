import { expect, test } from 'vitest'
import { Draft } from '#web/agency/editor/draft.ts'
import type { Copy } from '#web/agency/shell/localCopy.ts'

const stored = { version: 1, content: { name: 'Vanoise', summary: 'Court' } }

test('reads again after the save under way and before the next one', async () => {
  const steps: string[] = []
  let service = stored
  const step = async (name: string) => {
    steps.push(name)
    await undefined
    steps.push(`${name} ended`)
    return service
  }
  const draft = new Draft(stored, undefined, {
    async save(version, changes) {
      service = { version: version + 1, content: { ...service.content, ...changes } }
      return { kind: 'saved', ...(await step('save')) }
    },
    read: () => step('read'),
    isOffline: () => false,
    keep: () => undefined,
  })
  draft.edit({ name: 'Vercors' })
  const saving = draft.flush()
  const reading = draft.reload()
  draft.edit({ summary: 'Long' })
  await Promise.all([saving, reading, draft.flush()])
  expect(steps).toEqual(['save', 'save ended', 'read', 'read ended', 'save', 'save ended'])
  expect(draft.read()).toMatchObject({ status: 'saved', values: { name: 'Vercors', summary: 'Long' } })
})

test('rejects a read that fails, and saves what was typed meanwhile', async () => {
  const { state, open } = service()
  const draft = open()
  state.isUnreadable = true
  const reading = draft.reload()
  draft.edit({ name: 'Vercors' })
  await expect(reading).rejects.toThrow('internal')
  expect(await draft.flush()).toBe(true)
  expect([draft.read().status, state.content.name]).toEqual(['saved', 'Vercors'])
})

/** A service with a version for each field, whose answers get lost while `isLost`. */
function service() {
  const sent: object[] = []
  const kept: (Copy | undefined)[] = []
  const state = { ...stored, isLost: false, isUnreadable: false, sent, kept }
  const versions: Record<string, number> = {}
  const store = (changes: object) => {
    state.version += 1
    state.content = { ...state.content, ...changes }
    for (const field of Object.keys(changes)) versions[field] = state.version
  }
  const open = (copy?: Copy) =>
    new Draft(copy ? { version: state.version, content: state.content } : stored, copy, {
      async save(version, changes) {
        state.sent.push(changes)
        const stale = Object.keys(changes).filter((field) => (versions[field] ?? 1) > version)
        const theirs = JSON.stringify(state.content.name)
        const fields = stale.map((field) => ({ field, mine: null, theirs }))
        const conflict = { by: 'Noé', at: '2027-03-10T13:32:00.000Z', version: state.version, fields }
        if (stale.length > 0) return { kind: 'conflict', conflict }
        store(changes)
        if (state.isLost) throw new TypeError('Failed to fetch')
        return { kind: 'saved', version: state.version, content: state.content }
      },
      async read() {
        if (state.isUnreadable) throw new Error('internal')
        return { version: state.version, content: state.content }
      },
      isOffline: (error) => error instanceof TypeError,
      keep: (copy) => void state.kept.push(copy),
    })
  return { state, store, open }
}

/** A draft with a save whose answer was lost, under a later change. */
async function afterLoss() {
  const { state, store, open } = service()
  const draft = open()
  state.isLost = true
  draft.edit({ name: 'Ver ' })
  await draft.flush()
  expect(draft.read().status).toBe('offline')
  state.isLost = false
  state.content = { ...state.content, name: 'Ver' }
  draft.edit({ name: 'Vercors' })
  return { state, store, open, draft }
}

test('saves over its own save whose answer was lost', async () => {
  const { state, draft } = await afterLoss()
  expect(await draft.flush()).toBe(true)
  expect(draft.read()).toMatchObject({ conflict: undefined, values: { name: 'Vercors' } })
  expect(state).toMatchObject({ sent: [{ name: 'Ver ' }, { name: 'Vercors' }], content: { name: 'Vercors' } })
  expect(state.kept.at(-1)).toBeUndefined()
})

test('sends nothing again that the service has, and shows when it was recognized', async () => {
  const { state, draft } = await afterLoss()
  draft.edit({ name: 'Ver ' })
  expect(await draft.flush()).toBe(true)
  expect(draft.read()).toMatchObject({ status: 'saved', savedAt: expect.any(Date) })
  expect(state.sent).toEqual([{ name: 'Ver ' }])
})

test('saves over its own save whose answer the end of the browser has lost', async () => {
  const { state, open } = await afterLoss()
  const next = open(state.kept.at(-1))
  next.start()
  expect(await next.flush()).toBe(true)
  expect(state.content.name).toBe('Vercors')
})

test('asks where another author has changed the field after a lost answer', async () => {
  const { store, draft } = await afterLoss()
  store({ name: 'Chartreuse' })
  expect(await draft.flush()).toBe(false)
  expect(draft.read().conflict?.fields).toMatchObject([{ field: 'name', theirs: '"Chartreuse"' }])
})
