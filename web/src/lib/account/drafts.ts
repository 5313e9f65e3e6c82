import { isString, parse, recordOf } from '#schema/json.ts'
import { readStored, removeStored, writeStored } from '#web/lib/browser/storage.ts'

type Drafts = Record<string, string>

const followers = new Set<() => void>()
let drafts: Drafts | undefined

/** A draft by subject, stored in the tab: it survives a reload and a sign-in elsewhere, until it is sent. */
export function toDraft(about: string): string {
  drafts ??= storedDrafts()
  return drafts[about] ?? ''
}

export function writeDraft(about: string, text: string): void {
  const { [about]: _former, ...others } = drafts ?? storedDrafts()
  drafts = text ? { ...others, [about]: text } : others
  if (Object.keys(drafts).length === 0) removeStored('drafts')
  else writeStored('drafts', JSON.stringify(drafts))
  for (const follow of followers) follow()
}

/** Clears all drafts, so that the next account finds none. */
export function clearDrafts(): void {
  drafts = {}
  removeStored('drafts')
  for (const follow of followers) follow()
}

export function followDrafts(follow: () => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

const storedDrafts = (): Drafts => parse(recordOf(isString), readStored('drafts') ?? '') ?? {}
