import { useEffect, useEffectEvent, useState } from 'react'
import { messages } from '#web/features/consent/messages.ts'
import { roadBooksName } from '#web/features/consent/stored.ts'
import { deleteRoadBooks, hasRoadBooks } from '#web/lib/account/roadBooks.ts'
import { type DeviceName, useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { deviceEntries } from '#web/lib/browser/storage.ts'
import { buttonClass } from '#web/ui/Button.tsx'

type Props = { name: string; use: string }

/** Erases a choice or the road books of this device; nothing beside entries that the visitor did not choose. */
export function EraseValue({ name, use }: Props) {
  if (name === roadBooksName) return <EraseRoadBooks use={use} />
  return isOfDevice(name) && <EraseChoice name={name} use={use} />
}

const isOfDevice = (name: string): name is DeviceName => name in deviceEntries

function EraseChoice({ name, use }: { name: DeviceName; use: string }) {
  const isEmpty = useDevice(name) === null
  return <EraseButton use={use} isEmpty={isEmpty} onErase={() => writeDevice(name, null)} />
}

function EraseRoadBooks({ use }: { use: string }) {
  const [isEmpty, setEmpty] = useState(false)
  const read = () => hasRoadBooks().then((has) => setEmpty(!has))
  const readAgain = useEffectEvent(read)
  useEffect(() => {
    const follow = () => void readAgain()
    follow()
    // Another tab may have taken one along.
    window.addEventListener('focus', follow)
    return () => window.removeEventListener('focus', follow)
  }, [])
  return <EraseButton use={use} isEmpty={isEmpty} onErase={() => void deleteRoadBooks().finally(read)} />
}

type ButtonProps = { use: string; isEmpty: boolean; onErase: () => void }

const EraseButton = ({ use, isEmpty, onErase }: ButtonProps) => (
  <div className="mt-2 flex flex-wrap items-center gap-x-4 sm:col-start-2">
    <button
      type="button"
      className={buttonClass({ size: 'sm' })}
      aria-label={messages.eraseFor(use)}
      aria-disabled={isEmpty || undefined}
      onClick={onErase}
    >
      {messages.erase}
    </button>
    <span role="status" className="text-meta text-ink-2">
      {isEmpty && messages.erased}
    </span>
  </div>
)
