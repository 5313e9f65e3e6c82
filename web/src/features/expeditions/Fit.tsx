import { fitOf } from '#rules/fit.ts'
import { messages } from '#web/features/expeditions/messages.ts'
import { useDevice } from '#web/lib/browser/device.ts'

/** How a trip suits the visitor whose outing this device stores; nothing without one. */
export function Fit({ level }: { level: number }) {
  const ofVisitor = Number(useDevice('effort')?.split(' ')[4])
  return ofVisitor ? <b className="trip-fit">{messages.fits[fitOf(level, ofVisitor)]}</b> : null
}
