import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { messages } from '#web/app/messages.ts'

function hearNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Shown while offline; the current page stays readable. */
export function Offline() {
  const isOnline = useSyncExternalStore(
    hearNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-70 flex justify-center">
      {!isOnline && (
        <p className="flex min-h-12 items-center gap-3 rounded-full bg-ink px-5 font-semibold text-white shadow-3">
          <WifiOff aria-hidden="true" className="size-5 text-sun-500" />
          {messages.offline}
        </p>
      )}
    </div>
  )
}
