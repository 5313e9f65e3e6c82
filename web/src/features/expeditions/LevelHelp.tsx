import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { levels, perDay } from '#web/lib/format/levels.content.ts'

const findTip = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) =>
  currentTarget.querySelector<HTMLElement>('[popover]')
const show = (event: SyntheticEvent<HTMLButtonElement>) =>
  findTip(event)?.showPopover?.({ source: event.currentTarget })
const hide = (event: SyntheticEvent<HTMLButtonElement>) => findTip(event)?.hidePopover?.()

/**
 * The level of a card; on hover, focus or tap it explains the level in hours and metres. Escape closes it.
 */
export function LevelHelp({ level, children }: { level: number; children: ReactNode }) {
  const id = useId()
  const meaning = levels[level - 1]
  if (!meaning) return <span className="level-help">{children}</span>
  return (
    <button
      type="button"
      popoverTarget={id}
      popoverTargetAction="show"
      aria-describedby={id}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      className="level-help"
    >
      {children}
      <span id={id} popover="auto" className="level-tip">
        <b>{meaning.label}</b>
        {` ${perDay(meaning.hours, meaning.metres)}`}
      </span>
    </button>
  )
}
