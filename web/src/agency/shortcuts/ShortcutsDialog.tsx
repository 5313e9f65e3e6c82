import { messages } from '#web/agency/shortcuts/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Checkbox } from '#web/ui/Field.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  screens: readonly { letter: string; label: string }[]
  hasSingleKeys: boolean
  onChoose: (isOn: boolean) => void
}

/** Every key of the agency, and the choice to have those of one character. */
export function ShortcutsDialog({ isOpen, onClose, screens, hasSingleKeys, onChoose }: Props) {
  const { ctrl, enter, or, inTurn } = messages
  const always: Line[] = [
    [messages.search, [ctrl, 'K']],
    [messages.save, [ctrl, 'S']],
    [messages.confirm, [ctrl, enter]],
  ]
  const single: Line[] = [
    [messages.search, ['/']],
    [messages.next, ['j']],
    [messages.previous, ['k']],
    [messages.open, [enter]],
    ...screens.map(({ letter, label }): Line => [messages.go(label), ['g', letter], inTurn]),
    [messages.help, ['?']],
  ]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.keys}>
      <Lines lines={always} joint="+" />
      <Checkbox
        className="mt-5 font-semibold"
        checked={hasSingleKeys}
        onChange={({ target }) => onChoose(target.checked)}
      >
        {messages.singleKeys}
      </Checkbox>
      <p className="text-meta text-ink-2">{messages.singleKeysText}</p>
      {hasSingleKeys && <Lines lines={single} joint={or} />}
    </Dialog>
  )
}

type Line = [label: string, keys: string[], joint?: string]

function Lines({ lines, joint }: { lines: Line[]; joint: string }) {
  return (
    <dl className="mt-4 divide-y divide-line">
      {lines.map(([label, keys, own = joint]) => (
        <div key={`${label} ${keys.join(' ')}`} className="flex items-center justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="flex items-center gap-1.5 whitespace-nowrap">
            {keys.map((key, place) => (
              <span key={key} className="contents">
                {place > 0 && <span className="text-meta text-ink-2">{own}</span>}
                <kbd className="rounded-md border border-line-strong bg-sand px-2 py-0.5 font-mono text-15">
                  {key}
                </kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
