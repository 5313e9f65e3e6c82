import { compareLevels } from '#rules/fit.ts'
import { messages } from '#web/features/expeditions/messages.ts'
import { useDevice } from '#web/lib/browser/device.ts'
import { SpriteIcon } from '#web/ui/ActivityIcon.tsx'

/** How a trip suits the visitor whose outing this device stores; nothing without one. */
export function Fit({ level }: { level: number }) {
  const ofVisitor = Number(useDevice('effort')?.split(' ')[4])
  if (!ofVisitor) return null
  const fit = compareLevels(level, ofVisitor)
  return (
    <b className="trip-fit">
      <SpriteIcon name={fit} />
      {messages.fits[fit]}
    </b>
  )
}
