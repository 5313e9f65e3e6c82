import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Draft, type Outcome, pauseMs, type Stored } from '#web/agency/editor/draft.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import type { Copy } from '#web/agency/shell/localCopy.ts'

type Content = { name: string; summary: string; included: string[] }

const content: Content = { name: 'Vanoise', summary: 'Court', included: [] }
const stored: Stored<Content> = { version: 1, content }

/** A service whose answers a test gives in turn; without one, it stores what was sent. */
function stand(copy?: Copy, answers: (Outcome<Content> | Error)[] = []) {
  const sent: [version: number, changes: Partial<Content>][] = []
  const kept: (Copy | undefined)[] = []
  let service = stored
  const draft = new Draft<Content>(stored, copy, {
    async save(version, changes) {
      sent.push([version, changes])
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      if (answer?.kind === 'saved') service = answer
      else if (!answer)
        service = { version: service.version + 1, content: { ...service.content, ...changes } }
      return answer ?? { kind: 'saved', ...service }
    },
    read: async () => service,
    isOffline: (error) => error instanceof TypeError,
    keep: (next) => void kept.push(next),
  })
  const state = () => draft.read()
  return { draft, sent, kept, state, store: (next: Stored<Content>) => (service = next) }
}

const pause = (ms = pauseMs) => vi.advanceTimersByTimeAsync(ms)
const conflict = (version: number, ...fields: Conflicted['fields']): Outcome<Content> => ({
  kind: 'conflict',
  conflict: { by: 'Claire', at: '2027-03-10T13:32:00.000Z', version, fields },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('saves the changed fields 1.5 s after the last change', async () => {
  const { draft, sent, state } = stand()
  draft.edit({ name: 'V' })
  await pause(1_400)
  draft.edit({ name: 'Vercors' })
  await pause(1_400)
  expect(sent).toEqual([])
  expect(state().status).toBe('pending')
  await pause(100)
  expect(sent).toEqual([[1, { name: 'Vercors' }]])
  expect(state()).toMatchObject({ status: 'saved', values: { name: 'Vercors' } })
  expect(state().savedAt).toBeDefined()
})

test('stores each change on the device before it is saved, and removes it after', async () => {
  const { draft, kept } = stand()
  draft.edit({ name: 'Vercors' })
  expect(kept).toEqual([{ version: 1, base: { name: 'Vanoise' }, changes: { name: 'Vercors' } }])
  await pause()
  expect(kept.at(-1)).toBeUndefined()
})

test('sends nothing after a change that was taken back', async () => {
  const { draft, sent, state } = stand()
  draft.edit({ name: 'Vercors' })
  draft.edit({ name: 'Vanoise' })
  await pause()
  expect(sent).toEqual([])
  expect(state().status).toBe('saved')
})

test('keeps what is typed during a save, and saves it next', async () => {
  const { draft, sent, state } = stand()
  draft.edit({ name: 'Vercors' })
  const saving = draft.flush()
  draft.edit({ name: 'Vercors sud', summary: 'Long' })
  await saving
  expect(state().values).toMatchObject({ name: 'Vercors sud', summary: 'Long' })
  await pause()
  expect(sent).toEqual([
    [1, { name: 'Vercors' }],
    [2, { name: 'Vercors sud', summary: 'Long' }],
  ])
  expect(state().status).toBe('saved')
})

test('leaves a text as typed where the service has trimmed it, and takes the fields of others', async () => {
  const answer = { version: 4, content: { ...content, name: 'Vercors', included: ['Guide'] } }
  const { draft, sent, state } = stand(undefined, [{ kind: 'saved', ...answer }])
  draft.edit({ name: 'Vercors ' })
  await pause()
  expect(state()).toMatchObject({ status: 'saved', values: { name: 'Vercors ', included: ['Guide'] } })
  draft.edit({ name: 'Vercors sud' })
  await pause()
  expect(sent.at(-1)).toEqual([4, { name: 'Vercors sud' }])
})

test('stays offline for five minutes without losing a change, then saves', async () => {
  const failures = Array.from({ length: 40 }, () => new TypeError('Failed to fetch'))
  const { draft, sent, kept, state } = stand(undefined, failures)
  draft.edit({ name: 'Vercors' })
  await pause()
  expect(state().status).toBe('offline')
  draft.edit({ summary: 'Écrit hors ligne' })
  await pause(5 * 60_000)
  expect(state().status).toBe('offline')
  expect(kept.at(-1)?.changes).toEqual({ name: 'Vercors', summary: 'Écrit hors ligne' })
  failures.length = 0
  await draft.flush()
  expect(sent.at(-1)).toEqual([1, { name: 'Vercors', summary: 'Écrit hors ligne' }])
  expect(state().status).toBe('saved')
  expect(kept.at(-1)).toBeUndefined()
})

test('tries again after a failure that is not the network’s', async () => {
  const { draft, sent, state } = stand(undefined, [new Error('internal')])
  draft.edit({ name: 'Vercors' })
  await pause()
  expect(state().status).toBe('unsaved')
  await pause(10_000)
  expect(sent).toHaveLength(2)
  expect(state().status).toBe('saved')
})

test('sends the copy of the device when the editor opens', async () => {
  const copy = { version: 1, base: { name: 'Vanoise' }, changes: { name: 'Vercors' } }
  const { draft, sent, state } = stand(copy)
  expect(state().values.name).toBe('Vercors')
  draft.start()
  await pause(0)
  expect(sent).toEqual([[1, { name: 'Vercors' }]])
})

test('sends the other fields where one is refused, and that one again once it is changed', async () => {
  const refused: Outcome<Content> = { kind: 'refused', errors: { 'included.0': 'Trop long.' } }
  const { draft, sent, kept, state } = stand(undefined, [refused])
  draft.edit({ included: ['x'], name: 'Vercors' })
  await pause()
  await pause(1)
  expect(sent).toEqual([
    [1, { included: ['x'], name: 'Vercors' }],
    [1, { name: 'Vercors' }],
  ])
  expect(state()).toMatchObject({ status: 'unsaved', errors: { 'included.0': 'Trop long.' } })
  expect(kept.at(-1)?.changes).toEqual({ included: ['x'] })
  await pause(60_000)
  expect(sent).toHaveLength(2)
  draft.edit({ included: ['y'] })
  expect(state().errors).toEqual({})
  await pause()
  expect(sent.at(-1)).toEqual([2, { included: ['y'] }])
  expect(state().status).toBe('saved')
})

test('merges a stale version where no one else has changed the field', async () => {
  const stale = conflict(7, { field: 'name', mine: '"Vercors"', theirs: '"Vanoise"' })
  const { draft, sent, state } = stand(undefined, [stale])
  draft.edit({ name: 'Vercors' })
  await pause()
  expect(sent.map(([version]) => version)).toEqual([1, 7])
  expect(state()).toMatchObject({ status: 'saved', conflict: undefined })
})

test.each([
  ['mine', [], { name: 'Vercors', summary: 'Long' }, [7, { name: 'Vercors', summary: 'Long' }]],
  ['theirs', ['name'], { name: 'Chartreuse', summary: 'Long' }, [7, { summary: 'Long' }]],
])('ends a conflict by the choice of %s', async (_choice, theirs, values, last) => {
  const stale = conflict(7, { field: 'name', mine: '"Vercors"', theirs: '"Chartreuse"' })
  const { draft, sent, state, store } = stand(undefined, [stale])
  store({ version: 7, content: { ...content, name: 'Chartreuse', included: ['Guide'] } })
  draft.edit({ name: 'Vercors', summary: 'Long' })
  await pause()
  expect(state()).toMatchObject({ status: 'conflict', conflict: { by: 'Claire' } })
  await pause(60_000)
  expect(sent).toHaveLength(1)
  await draft.choose(new Set(theirs))
  expect(sent.at(-1)).toEqual(last)
  expect(state()).toMatchObject({ status: 'saved', values: { ...values, included: ['Guide'] } })
})

test('keeps the changes on the device while a conflict waits', async () => {
  const stale = conflict(7, { field: 'name', mine: '"Vercors"', theirs: '"Chartreuse"' })
  const { draft, sent, kept, state } = stand(undefined, [stale])
  draft.edit({ name: 'Vercors' })
  await pause()
  draft.postpone()
  expect(state()).toMatchObject({ status: 'conflict', conflict: undefined })
  expect(kept.at(-1)?.changes).toEqual({ name: 'Vercors' })
  await draft.flush()
  expect(sent).toHaveLength(2)
})

test('takes what another action has stored, under the changes that are not saved yet', () => {
  const { draft, state } = stand()
  draft.edit({ name: 'Vercors' })
  draft.take({ version: 5, content: { ...content, name: 'Chartreuse', included: ['Trace'] } })
  expect(state().values).toEqual({ name: 'Vercors', summary: 'Court', included: ['Trace'] })
  expect(draft.version).toBe(5)
})

test.each([1, 2, 3, 4, 5])('loses no change of two browsers, interleaving %i', async (seed) => {
  const service = sharedService()
  const [one, two] = [service.open(), service.open()]
  let random = seed * 7_919
  const next = (most: number) => {
    random = (random * 48_271) % 2_147_483_647
    return random % most
  }
  for (let step = 0; step < 40; step += 1) {
    const [draft, field] = next(2) === 0 ? ([one, 'name'] as const) : ([two, 'summary'] as const)
    draft.edit({ [field]: `${field} ${step}` })
    if (next(3) === 0) await pause(next(2_000))
  }
  await pause(5_000)
  const { name, summary } = service.content()
  expect({ name, summary }).toEqual({ name: one.read().values.name, summary: two.read().values.summary })
  expect([one.read().conflict, two.read().conflict]).toEqual([undefined, undefined])
})

/** One draft with a version per field, as the service has it. */
function sharedService() {
  let service = stored
  const versions: Record<string, number> = {}
  const open = () =>
    new Draft<Content>(service, undefined, {
      async save(version, changes) {
        await new Promise((resolve) => setTimeout(resolve, 300))
        const fields = Object.keys(changes)
        const stale = fields.filter((field) => (versions[field] ?? 1) > version)
        if (stale.length > 0)
          return conflict(service.version, ...stale.map((field) => ({ field, mine: null, theirs: null })))
        service = { version: service.version + 1, content: { ...service.content, ...changes } }
        for (const field of fields) versions[field] = service.version
        return { kind: 'saved', ...service }
      },
      read: async () => service,
      isOffline: () => false,
      keep: () => undefined,
    })
  return { open, content: () => service.content }
}
