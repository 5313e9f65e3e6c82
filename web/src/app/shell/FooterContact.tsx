import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSupport } from '#web/lib/site/useSupport.ts'
import { SocialLinks } from '#web/ui/SocialLinks.tsx'

const footerLink = 'inline-flex min-h-11 items-center underline underline-offset-3'

/** Contact by mail, by telephone during support hours, or by callback. */
export function FooterContact() {
  const support = useSupport()
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-h2">
        {messages.contact}
      </h2>
      <p className="mt-3">
        <a href={`mailto:${agency.email}`} className={footerLink}>
          {agency.email}
        </a>
      </p>
      <p>
        <a href={agency.phoneHref} className={footerLink}>
          {agency.phone}
        </a>
        <span className="block text-meta text-pine-100">
          {messages.hours}
          {support && ` · ${support.reported}`}
        </span>
      </p>
      {support?.isOpen === false && (
        <p>
          <Link to={paths.callback} className={footerLink}>
            {messages.callBack}
          </Link>
        </p>
      )}
      <SocialLinks isOnDark className="mt-3" />
    </section>
  )
}
