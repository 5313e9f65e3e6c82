import { useId } from 'react'
import { useChoice } from '#web/features/departures/choice.ts'
import { obstacleTo, partySizes } from '#web/features/departures/departures.rules.ts'
import { messages } from '#web/features/departures/messages.ts'
import { money } from '#web/lib/format/format.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { Button } from '#web/ui/Button.tsx'

const findObstacle = ({ chosen, travellers }: ReturnType<typeof useChoice>) =>
  chosen && obstacleTo(chosen, travellers)

export function PartySize() {
  const { chosen, travellers, setTravellers } = useChoice()
  const id = useId()
  if (!chosen) return null
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="text-15 font-semibold">
        {messages.travellers}
      </label>
      <div className="w-44">
        <select
          id={id}
          value={travellers}
          onChange={({ target }) => setTravellers(Number(target.value))}
          className="select cursor-pointer"
        >
          {partySizes(chosen, travellers).map((count) => (
            <option key={count} value={count}>
              {messages.people(count)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** « Total pour 2 personnes : 1 220 € » */
export function Total() {
  const { chosen, travellers } = useChoice()
  if (!chosen || chosen.price === null) return null
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-ink-2">{messages.totalFor(travellers)}</span>
      <output className="text-xl font-[750] tabular-nums">{money(chosen.price * travellers)}</output>
    </p>
  )
}

/** Why the party cannot book the chosen departure, or the refusal of the last attempt. */
export function Obstacle() {
  const choice = useChoice()
  const obstacle = findObstacle(choice)
  const problem = obstacle ? messages.obstacles[obstacle](choice.chosen?.availableCount ?? 0) : choice.refusal
  return (
    problem && (
      <p role="alert" className="text-meta font-semibold text-rouge-700">
        {problem}
      </p>
    )
  )
}

/** Promises a booking only where places are sold online. */
export function BookButton({ className = '' }: { className?: string }) {
  const choice = useChoice()
  const { booking } = useFeatures()
  const press = () => findObstacle(choice) || choice.book()
  return (
    <Button variant="primary" className={className} isBusy={choice.isBusy} onClick={press}>
      {booking ? messages.book : messages.request}
    </Button>
  )
}
