import { X } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { messages } from '#web/ui/messages.ts'

type Option = { key: string; content: ReactNode }

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  onType: (value: string) => void
  /** Proposes its options as soon as it has the focus. */
  isOpenAtOnce?: boolean | undefined
  /** The options; undefined while there is nothing to propose. */
  options: Option[] | undefined
  onPick: (index: number) => void
  listLabel: string
  /** Announced to screen readers, and shown where there is no list. */
  status: string
}

const none = -1

/** A text field with options: arrows move through them, Enter picks one, Escape closes them. */
export function Combobox({
  value,
  onType,
  isOpenAtOnce = false,
  options,
  onPick,
  listLabel,
  status,
  ...input
}: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const count = options?.length ?? 0
  const { isOpen, active, setActive, open, close, pick, press } = useProposals(count, onPick)
  const isListed = isOpen && count > 0
  return (
    <>
      <input
        {...input}
        ref={field}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed && active !== none ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value)
          open()
        }}
        onFocus={() => isOpenAtOnce && open()}
        onClick={() => isOpenAtOnce && open()}
        onKeyDown={press}
        onBlur={close}
      />
      {value !== '' && (
        <ClearButton
          onClick={() => {
            onType('')
            field.current?.focus()
          }}
        />
      )}
      <p role="status" className={isOpen && !isListed && status ? 'combobox-list px-4 py-3' : 'sr-only'}>
        {isOpen ? status : ''}
      </p>
      {isListed && options && (
        <OptionList
          id={id}
          label={listLabel}
          options={options}
          active={active}
          onActive={setActive}
          onPick={pick}
        />
      )}
    </>
  )
}

/** Keeps the focus in the field. */
const ClearButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label={messages.clear}
    className="combobox-clear noscript:hidden"
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <X aria-hidden="true" className="size-4" />
  </button>
)

/** The active option, and moving through the options. */
function useProposals(count: number, onPick: (index: number) => void) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(none)
  const set = (isNowOpen: boolean, nowActive: number) => {
    setOpen(isNowOpen)
    setActive(nowActive)
  }
  const close = () => set(false, none)
  const pick = (index: number) => {
    close()
    onPick(index)
  }
  const press = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && isOpen && active !== none) pick(active)
    else if (isArrow && count > 0) set(true, next(active, count, event.key === 'ArrowDown'))
    else return
    event.preventDefault()
  }
  return { isOpen, active, setActive, open: () => set(true, none), close, pick, press }
}

type ListProps = {
  id: string
  label: string
  options: Option[]
  active: number
  onActive: (index: number) => void
  onPick: (index: number) => void
}

/** The focus stays in the field, which names the active option. */
function OptionList({ id, label, options, active, onActive, onPick }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Chromium answers with a promise, which is no cleanup.
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="combobox-list">
      {options.map(({ key, content }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: as said above.
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onActive(index)}
          onClick={() => onPick(index)}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

/** The next option, cyclically, by way of none: there the field has the typed text. */
function next(active: number, count: number, isDown: boolean): number {
  const places = count + 1
  return ((active + 1 + (isDown ? 1 : places - 1)) % places) - 1
}
