import { messages } from '#web/features/consent/messages.ts'
import { type DeviceName, useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { deviceEntries } from '#web/lib/browser/storage.ts'
import { buttonClass } from '#web/ui/Button.tsx'

type Props = { name: string; use: string }

/** Erases a choice of this device; nothing beside entries that the visitor did not choose. */
export const EraseValue = ({ name, use }: Props) => isOfDevice(name) && <EraseButton name={name} use={use} />

const isOfDevice = (name: string): name is DeviceName => name in deviceEntries

function EraseButton({ name, use }: { name: DeviceName; use: string }) {
  const isEmpty = useDevice(name) === null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 sm:col-start-2">
      <button
        type="button"
        className={buttonClass({ size: 'sm' })}
        aria-label={messages.eraseOf(use)}
        aria-disabled={isEmpty || undefined}
        onClick={() => writeDevice(name, null)}
      >
        {messages.erase}
      </button>
      <span role="status" className="text-meta text-ink-2">
        {isEmpty && messages.erased}
      </span>
    </div>
  )
}
