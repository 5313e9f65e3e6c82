import { List, Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/map/messages.ts'

type Props = { isMap: boolean; listAddress: string; mapAddress: string }

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-15 max-sm:px-3 font-semibold aria-[current]:bg-ink aria-[current]:text-white'

/** Two URLs of the same search. */
export function ViewToggle({ isMap, listAddress, mapAddress }: Props) {
  return (
    <nav
      aria-label={messages.view}
      className="flex rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]"
    >
      <Link to={listAddress} preventScrollReset aria-current={isMap ? undefined : 'true'} className={look}>
        <List aria-hidden="true" className="size-[18px] max-sm:hidden" />
        {messages.list}
      </Link>
      <Link to={mapAddress} preventScrollReset aria-current={isMap ? 'true' : undefined} className={look}>
        <MapIcon aria-hidden="true" className="size-[18px] max-sm:hidden" />
        {messages.map}
      </Link>
    </nav>
  )
}
