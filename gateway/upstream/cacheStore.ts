/**
 * A response cache shared by several gateways. Failures and delays of the store never reach a caller: each
 * gateway has its own cache too.
 */
export type CacheStore = {
  get(path: string): Promise<string | undefined>
  /** Not stored when the path was just invalidated: the text may be older. */
  set(path: string, text: string, ms: number): void
  /** Deletes a malformed text, unless another gateway has replaced it. */
  drop(path: string, text: string): void
  /** Invalidates paths here and in all other gateways. */
  invalidate(paths: string[]): void
  /** Registers a listener for invalidations by other gateways. */
  onInvalidate(invalidate: (paths: string[]) => void): void
  close(): void
}
