import { type SyntheticEvent, useId } from 'react'
import { levels, perDay } from '#web/lib/format/levels.content.ts'
import { Level } from '#web/ui/Level.tsx'

const tipOf = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) =>
  currentTarget.querySelector<HTMLElement>('[popover]')
const show = (event: SyntheticEvent<HTMLButtonElement>) =>
  tipOf(event)?.showPopover({ source: event.currentTarget })
const hide = (event: SyntheticEvent<HTMLButtonElement>) => tipOf(event)?.hidePopover()

/**
 * The level of a card; on hover, focus or tap it explains the level in hours and metres. Escape closes it.
 */
export function LevelHelp({ level }: { level: number }) {
  const id = useId()
  const meaning = levels[level - 1]
  if (!meaning) return <Level level={level} />
  return (
    <button
      type="button"
      popoverTarget={id}
      popoverTargetAction="show"
      aria-describedby={id}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      className="level-help"
    >
      <Level level={level} />
      <span id={id} popover="auto" className="level-tip">
        <b>{meaning.label}</b> {perDay(meaning.hours, meaning.metres)}
      </span>
    </button>
  )
}
