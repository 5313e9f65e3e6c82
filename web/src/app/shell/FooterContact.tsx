import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { FooterGroup, footerLink } from '#web/app/shell/FooterGroup.tsx'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSupport } from '#web/lib/site/useSupport.ts'
import { SocialLinks } from '#web/ui/SocialLinks.tsx'

/** Contact by mail, by telephone during support hours, or by callback. */
export function FooterContact() {
  const agency = useAgency()
  const support = useSupport()
  return (
    <FooterGroup title={messages.contact}>
      {agency.email && (
        <p>
          <a href={`mailto:${agency.email}`} className={footerLink}>
            {agency.email}
          </a>
        </p>
      )}
      {agency.phone && (
        <p>
          <a href={agency.phoneHref} className={footerLink}>
            {agency.phone}
          </a>
          <span className="block">
            {agency.hours}
            {support && ` · ${support.reported}`}
          </span>
        </p>
      )}
      {(!agency.phone || support?.isOpen === false) && (
        <p>
          <Link to={paths.callback} className={`${footerLink} underline`}>
            {messages.callBack}
          </Link>
        </p>
      )}
      <SocialLinks isOnDark className="mt-2" />
    </FooterGroup>
  )
}
