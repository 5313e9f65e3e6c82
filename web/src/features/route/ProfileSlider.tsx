import type { KeyboardEvent, PointerEvent } from 'react'
import { messages } from '#web/features/route/messages.ts'
import { type Profile, side } from '#web/features/route/profile.rules.ts'
import { lastStep, type ProfileStep, stepOfDay } from '#web/features/route/steps.rules.ts'

type Props = {
  profile: Profile
  at: number
  onMove: (at: number) => void
  /** The pointer is over a step, without moving there. */
  onPoint: (step: ProfileStep | undefined) => void
}

const share = (units: number) => `${(units / side.width) * 100}%`
const dayKeys: Record<string, 1 | -1> = { PageUp: 1, PageDown: -1 }

/** Reads the profile step by step; it covers the drawing from axis to axis. */
export function ProfileSlider({ profile: { steps, km }, at, onMove, onPoint }: Props) {
  const step = steps[at]
  const press = (event: KeyboardEvent) => {
    const direction = dayKeys[event.key]
    if (!direction) return
    event.preventDefault()
    onMove(stepOfDay(steps, at, direction))
  }
  const point = ({ nativeEvent: { offsetX }, currentTarget: { clientWidth } }: PointerEvent) =>
    onPoint(steps[Math.round((offsetX / clientWidth) * lastStep)])
  return (
    <input
      type="range"
      min={0}
      max={lastStep}
      value={at}
      aria-label={messages.slider}
      aria-valuetext={step && messages.step(step, km)}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onKeyDown={press}
      onPointerMove={point}
      style={{
        left: share(side.left),
        right: share(side.right),
        width: share(side.width - side.left - side.right),
      }}
      className="profile-slider absolute inset-y-0 h-full cursor-ew-resize touch-pan-y appearance-none rounded-sm bg-transparent [&::-moz-range-thumb]:w-0 [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none print:hidden"
    />
  )
}
