import { useAgency } from '#web/lib/site/agency.ts'
import { messages } from '#web/ui/messages.ts'

/** Fields of the agency, names, and icons under `/react`. */
const accounts = [
  ['instagram', 'Instagram', 'instagram'],
  ['facebook', 'Facebook', 'facebook-white'],
  ['linkedin', 'LinkedIn', 'linkedin'],
  ['youtube', 'YouTube', 'youtube'],
] as const

type Props = { isOnDark?: boolean; className?: string }

/** The names stand beside the icons, except where room is short: on dark. */
export function SocialLinks({ isOnDark = false, className = '' }: Props) {
  const agency = useAgency()
  const shown = accounts.filter(([field]) => agency[field])
  return (
    shown.length > 0 && (
      <nav aria-label={messages.social} className={className}>
        <ul className={`flex flex-wrap ${isOnDark ? '-ml-2.5' : 'gap-x-6'}`}>
          {shown.map(([field, name, icon]) => (
            <li key={name}>
              <a
                href={agency[field]}
                rel="noopener"
                className={`inline-flex min-h-11 items-center gap-2 underline underline-offset-3 ${isOnDark ? 'min-w-10 justify-center' : ''}`}
              >
                <img
                  src={`/react/${icon}.svg`}
                  alt=""
                  width={20}
                  height={20}
                  loading="lazy"
                  className={isOnDark ? '' : 'invert'}
                />
                <span className={isOnDark ? 'sr-only' : ''}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
