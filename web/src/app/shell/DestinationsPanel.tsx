import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { NavPanel } from '#web/app/shell/NavPanel.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { useLate } from '#web/ui/useLate.ts'

/** The catalogue's countries and themes, loaded when opened; without scripts a link to the catalogue. */
export function DestinationsPanel({ className }: { className: string }) {
  return (
    <>
      <Link to={paths.catalogue} className={`${className} hidden! noscript:flex!`}>
        {messages.destinations}
      </Link>
      <div className="noscript:hidden">
        <NavPanel
          id="destinations"
          label={messages.destinations}
          className={className}
          panelClassName="max-h-[calc(100dvh-100px)] w-[1000px] max-w-[calc(100vw-160px)] overflow-y-auto p-6"
        >
          {(isOpen) => <Content isOpen={isOpen} />}
        </NavPanel>
      </div>
    </>
  )
}

function Content({ isOpen }: { isOpen: boolean }) {
  const Menu = useLate(isOpen, () =>
    import('#web/features/destinations/DestinationsMenu.tsx').then((module) => module.DestinationsMenu),
  )
  return Menu ? <Menu /> : <div className="skeleton h-[400px]" />
}
