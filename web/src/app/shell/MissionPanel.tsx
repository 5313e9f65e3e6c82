import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { NavPanel } from '#web/app/shell/NavPanel.tsx'
import { paths } from '#web/lib/site/paths.ts'

const cards = [
  { to: paths.mission, label: messages.missionPage, photo: 'crete-verte-lumiere-01.jpg' },
  { to: paths.guides, label: messages.guidesPage, photo: 'randonneuse-soleil-01.jpg' },
]

export function MissionPanel({ className }: { className: string }) {
  return (
    <NavPanel id="notre-mission" label={messages.mission} className={className} panelClassName="w-[460px]">
      {(isOpen) =>
        isOpen && (
          <ul className="grid grid-cols-2 gap-3 p-3">
            {cards.map(({ to, label, photo }) => (
              <li key={to}>
                <Link to={to} className="group block overflow-hidden rounded-lg bg-sand font-semibold">
                  <img
                    src={`/images/${photo}?w=320`}
                    alt=""
                    width={320}
                    height={213}
                    loading="lazy"
                    className="aspect-3/2 w-full object-cover"
                  />
                  <span className="block px-4 py-3 group-hover:underline">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </NavPanel>
  )
}
