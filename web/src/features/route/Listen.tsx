import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '#web/features/route/messages.ts'
import type { Profile } from '#web/features/route/profile.rules.ts'
import { canPlay, play } from '#web/features/route/sound.ts'
import { lastStep, pitchAt } from '#web/features/route/steps.rules.ts'
import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { Button } from '#web/ui/Button.tsx'

const profileSeconds = 8
const noteSeconds = 0.2

type Props = { profile: Profile; at: number; onMove: (at: number) => void }

/** The altitudes as one tone, and the altitude of the slider as a note while this device wants it. */
export function Listen({ profile: { steps, low, high }, at, onMove }: Props) {
  const [stop, setStop] = useState<() => void>()
  const hasNotes = useDevice('sound') !== null
  const pitches = steps.map(({ position }) => pitchAt(position[2], low, high))
  const pitch = pitches[at]
  useEffect(() => {
    if (hasNotes && !stop && at > 0 && pitch) play({ pitches: [pitch, pitch], seconds: noteSeconds })
  }, [hasNotes, stop, at, pitch])
  useEffect(() => {
    if (!stop) return
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      stop()
    }
  }, [stop])
  if (!canPlay()) return null
  const listen = () => {
    const end = play({
      pitches,
      seconds: profileSeconds,
      onPlay: (share) => onMove(Math.round(share * lastStep)),
      onEnd: () => setStop(undefined),
    })
    setStop(() => end)
  }
  return (
    <>
      <Button size="sm" onClick={stop ?? listen}>
        {stop ? (
          <Square aria-hidden="true" className="size-4" />
        ) : (
          <Volume2 aria-hidden="true" className="size-4" />
        )}
        {stop ? messages.stop : messages.listen}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="aria-pressed:bg-ink aria-pressed:text-white"
        aria-pressed={hasNotes}
        onClick={() => writeDevice('sound', hasNotes ? null : 'on')}
      >
        {messages.notes}
      </Button>
    </>
  )
}
