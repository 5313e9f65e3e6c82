import { useSyncExternalStore } from 'react'
import { type deviceEntries, readStored, removeStored, writeStored } from '#web/lib/browser/storage.ts'

export type DeviceName = keyof typeof deviceEntries

const followers = new Set<() => void>()

function follow(act: () => void): () => void {
  followers.add(act)
  // Fired by the other tabs of this device.
  window.addEventListener('storage', act)
  return () => {
    followers.delete(act)
    window.removeEventListener('storage', act)
  }
}

/** Reads again after each change of this device's values, and after `notifyFollowers`; `first` at the first render. */
export const useFollowed = <Value>(read: () => Value, first: Value): Value =>
  useSyncExternalStore(follow, read, () => first)

/** A value chosen on this device, the same in all its tabs. The server and the first render have none. */
export const useDevice = (name: DeviceName): string | null => useFollowed(() => readStored(name), null)

/** Stores a value on this device; null erases it. */
export function writeDevice(name: DeviceName, value: string | null): void {
  if (value === null) removeStored(name)
  else writeStored(name, value)
  notifyFollowers()
}

export function notifyFollowers(): void {
  for (const act of followers) act()
}
