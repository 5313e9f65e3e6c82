/** A cache that several gateways share. Nothing of it ever fails or keeps anyone waiting: without it, each has its own. */
export type CacheStore = {
  get(path: string): Promise<string | undefined>
  /** Not kept when the path was forgotten a moment ago: the text may be older than that. */
  set(path: string, text: string, ms: number): void
  /** Deletes a text that no gateway can have written, unless another has replaced it. */
  drop(path: string, text: string): void
  /** Here, and in all other gateways. */
  forget(paths: string[]): void
  /** What others have forgotten. */
  onForget(forget: (paths: string[]) => void): void
  close(): void
}
