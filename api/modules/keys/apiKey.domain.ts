import { newSecret } from '#api/modules/auth/secrets.ts'

/** The key of the demonstration. It is published: production refuses it. */
export const demoKey = 'explora-demo-octo'

const beginning = { live: 'explora_live_', test: 'explora_test_' }
const visibleLetters = 8
const prefixLength = beginning.live.length + visibleLetters

export function newKey({ test }: { test: boolean }): string {
  return beginning[test ? 'test' : 'live'] + newSecret()
}

/** The part of a key that may be shown, and by which it is found. */
export function toPrefix(key: string): string {
  return key.slice(0, prefixLength)
}
