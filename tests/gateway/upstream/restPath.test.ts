import { expect, test } from 'vitest'
import { restPath } from '#gateway/upstream/restPath.ts'

test.each(['', '..', '4/../../auth', '4?admin=1', '4#', 'é', 'a b', '%2e', 'a'.repeat(129)])(
  '%j is no id: refused before any call',
  (id) => {
    expect(() => restPath`/expeditions/${id}/reviews`).toThrow(
      expect.objectContaining({ code: 'UPSTREAM_REFUSED', status: 404 }),
    )
  },
)

test('writes ids and slugs unchanged to the path', () => {
  expect(restPath`/expeditions/${'premiere-cordee'}/reviews`).toBe('/expeditions/premiere-cordee/reviews')
  expect(restPath`/a/${'0b0a6b1e-3c8e_4'}/b/${'12'}`).toBe('/a/0b0a6b1e-3c8e_4/b/12')
})
