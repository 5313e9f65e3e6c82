import { roadBookScope } from '#schema/roadBook.ts'

/** Begins the names of the caches of road books, one for each version, and of none of another purpose. */
export const roadBookPrefix = 'carnet-'

/** Names of the caches of road books; with an id, of the versions of one. A browser that blocks its caches has none. */
export async function roadBookCaches(id?: string): Promise<string[]> {
  const names = await caches.keys().catch(() => [])
  return names.filter((name) => name.startsWith(id ? `${roadBookPrefix}${id}-` : roadBookPrefix))
}

const canHold = () => 'caches' in window && 'serviceWorker' in navigator

/** Whether this device has a road book, or a part of one. A browser without caches or workers has none. */
export const hasRoadBooks = async (): Promise<boolean> => canHold() && (await roadBookCaches()).length > 0

/** Deletes all road books of this device, and the worker that shows them. */
export async function deleteRoadBooks(): Promise<void> {
  if (!canHold()) return
  await Promise.all((await roadBookCaches()).map((name) => caches.delete(name)))
  await (await navigator.serviceWorker.getRegistration(roadBookScope))?.unregister()
}
