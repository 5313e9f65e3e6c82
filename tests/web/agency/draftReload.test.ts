import { expect, test } from 'vitest'
import { Draft } from '#web/agency/editor/draft.ts'

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
