import { afterEach, expect, test, vi } from 'vitest'
import { inProduction } from '#tools/inProduction.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([undefined, 'test', 'production'])(
  'builds for production while the process stays in %s',
  async (before) => {
    vi.stubEnv('NODE_ENV', before)
    let seen: string | undefined
    const failing = inProduction(async () => {
      seen = process.env.NODE_ENV
      process.env.NODE_ENV = 'whatever a builder writes'
      throw new Error('it does not build')
    })
    await expect(failing).rejects.toThrow('it does not build')
    expect(seen).toBe('production')
    expect(process.env.NODE_ENV).toBe(before)
    expect('NODE_ENV' in process.env).toBe(before !== undefined)
  },
)
