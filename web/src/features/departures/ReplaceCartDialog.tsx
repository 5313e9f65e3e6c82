import type { CartLineFragment } from '#web/features/departures/CartLine.generated.ts'
import { messages } from '#web/features/departures/replaceCart.messages.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { cart: CartLineFragment | undefined; onReplace: () => void; onKeep: () => void }

/** Asks before it replaces the reservation in progress. */
export function ReplaceCartDialog({ cart, onReplace, onKeep }: Props) {
  return (
    <Dialog isOpen={cart !== undefined} onClose={onKeep} title={messages.replace}>
      {cart && (
        <p className="mt-3 text-ink-2">
          {messages.replaceText(
            cart.expeditionName,
            dateRange(cart.departureStart, cart.departureEnd),
            messages.people(cart.travellerCount),
          )}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onReplace}>
          {messages.replaceIt}
        </Button>
        <Button onClick={onKeep}>{messages.keepIt}</Button>
      </div>
    </Dialog>
  )
}
