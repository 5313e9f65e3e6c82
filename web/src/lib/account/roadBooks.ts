import { roadBookScope } from '#schema/roadBook.ts'

/** Caches of road books, one for each version, and none of another purpose. */
export const roadBookCaches = 'carnet-'

/**
 * Deletes all road books of this device, and the worker that shows them. A browser without caches or workers
 * has none.
 */
export async function forgetRoadBooks(): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(roadBookCaches))
  await Promise.all(names.map((name) => caches.delete(name)))
  await (await navigator.serviceWorker.getRegistration(roadBookScope))?.unregister()
}
