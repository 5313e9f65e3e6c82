import { useState } from 'react'
import { messages } from '#web/features/shortlist/messages.ts'
import type { ShortlistFragment } from '#web/features/shortlist/Shortlist.generated.ts'
import { Button } from '#web/ui/Button.tsx'

type PersonsProps = { list: ShortlistFragment; personId: string | undefined; onLeave: () => void }

export function Persons({ list: { people }, personId, onLeave }: PersonsProps) {
  if (people.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="personnes">
      <h2 id="personnes" className="text-h2">
        {messages.persons}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {people.map(({ id, name, party }) => (
          <li key={id}>
            <b>{name}</b>
            {id === personId && ` (${messages.me})`}, {messages.travellers(party)}
          </li>
        ))}
      </ul>
      {personId && (
        <Button size="sm" className="mt-3" onClick={onLeave}>
          {messages.leave}
        </Button>
      )}
    </section>
  )
}

type OwnerProps = { isClosed: boolean; onClose: () => void; onDelete: () => void }

/** A deletion takes a second press: it cannot be undone. */
export function OwnerActions({ isClosed, onClose, onDelete }: OwnerProps) {
  const [isSure, setSure] = useState(false)
  return (
    <section className="mt-10" aria-labelledby="ta-liste">
      <h2 id="ta-liste" className="text-h2">
        {messages.owner}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{messages.ownerIntro}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!isClosed && (
          <Button size="sm" onClick={onClose}>
            {messages.close}
          </Button>
        )}
        <Button size="sm" variant={isSure ? 'ink' : 'line'} onClick={isSure ? onDelete : () => setSure(true)}>
          {isSure ? messages.confirmDelete : messages.delete}
        </Button>
        {isSure && (
          <Button size="sm" variant="ghost" onClick={() => setSure(false)}>
            {messages.keep}
          </Button>
        )}
      </div>
    </section>
  )
}
