import { agency } from '#web/lib/site/agency.content.ts'
import { messages } from '#web/ui/messages.ts'

type Props = { isOnDark?: boolean; className?: string }

/** The names stand beside the icons, except where room is short: on dark. */
export function SocialLinks({ isOnDark = false, className = '' }: Props) {
  return (
    <nav aria-label={messages.social} className={className}>
      <ul className={`flex flex-wrap ${isOnDark ? '-ml-2.5' : 'gap-x-6'}`}>
        {agency.social.map(({ name, href, icon }) => (
          <li key={name}>
            <a
              href={href}
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
}
