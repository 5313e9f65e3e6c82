import { RestFailure } from '#gateway/upstream/restFailure.ts'

/** The form of an id or slug: nothing else becomes part of a path. */
export const isKey = (key: string): boolean => /^[A-Za-z0-9_-]{1,128}$/.test(key)

/** UUIDs as keys: nothing else is sent as a header. */
export const isUuid = (key: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)

/**
 * Builds a path from ids or slugs: `restPath`/expeditions/${slug}/reviews``. Refuses anything else before a
 * call.
 */
export function restPath(parts: TemplateStringsArray, ...keys: string[]): string {
  const bad = keys.find((key) => !isKey(key))
  if (bad !== undefined) throw new RestFailure('UPSTREAM_REFUSED', 'invalid ID in the path', 404)
  return String.raw({ raw: parts }, ...keys)
}
