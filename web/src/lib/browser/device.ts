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

/** A value chosen on this device, the same in all its tabs. The server and the first render have none. */
export const useDevice = (name: DeviceName): string | null =>
  useSyncExternalStore(
    follow,
    () => readStored(name),
    () => null,
  )

/** Stores a value on this device; null erases it. */
export function writeDevice(name: DeviceName, value: string | null): void {
  if (value === null) removeStored(name)
  else writeStored(name, value)
  for (const act of followers) act()
}
