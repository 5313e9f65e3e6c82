import { RestFailure } from '#gateway/rest/rest.ts'

const key = /^[A-Za-z0-9_-]{1,128}$/

/** A path with ids or slugs in it: `restPath`/expeditions/${slug}/reviews``. What is neither is refused before any call. */
export function restPath(parts: TemplateStringsArray, ...keys: string[]): string {
  const bad = keys.find((value) => !key.test(value))
  if (bad !== undefined) throw new RestFailure('UPSTREAM_REFUSED', 'no such id', 404)
  return String.raw({ raw: parts }, ...keys)
}
