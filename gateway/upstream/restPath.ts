import { RestFailure } from '#gateway/upstream/rest.ts'

/** What an id or a slug looks like: nothing else is ever put into a path. */
export const isKey = (key: string): boolean => /^[A-Za-z0-9_-]{1,128}$/.test(key)

/** A path with ids or slugs in it: `restPath`/expeditions/${slug}/reviews``. What is neither is refused before any call. */
export function restPath(parts: TemplateStringsArray, ...keys: string[]): string {
  const bad = keys.find((key) => !isKey(key))
  if (bad !== undefined) throw new RestFailure('UPSTREAM_REFUSED', 'no such id', 404)
  return String.raw({ raw: parts }, ...keys)
}
