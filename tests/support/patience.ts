import { vi } from 'vitest'

const { waitFor, waitUntil } = vi

type Options = Parameters<typeof waitFor>[1]

/** By default a wait gives up after a second, whatever the machine does. */
const patient = (options: Options): Options =>
  typeof options === 'number' ? options : { timeout: 20_000, ...options }

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
