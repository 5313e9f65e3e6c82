/**
 * Defines what Chromium up to 118, Safari up to 17.3 and Firefox up to 120 lack, and the site calls. Loaded by
 * those alone.
 */
define(
  Array.prototype,
  'toSorted',
  function (this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  },
)
define(Array.prototype, 'toReversed', function (this: unknown[]) {
  return [...this].reverse()
})
define(String.prototype, 'isWellFormed', function (this: string) {
  return !/\p{Surrogate}/u.test(this)
})
define(Promise, 'withResolvers', () => {
  let resolve: ((value: unknown) => void) | undefined
  let reject: ((reason: unknown) => void) | undefined
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
})

function define(owner: object, name: string, value: (...values: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}
