import { agency } from '#web/lib/agency.content.ts'
import { messages } from '#web/ui/messages.ts'

export function SocialLinks({ className = '' }: { className?: string }) {
  return (
    <nav aria-label={messages.social} className={className}>
      <ul className="flex flex-wrap gap-x-6">
        {agency.social.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener"
              className="inline-flex min-h-11 items-center underline underline-offset-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
