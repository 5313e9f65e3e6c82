import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import type { ReservationGuideFragment } from '#web/pages/account/ReservationGuide.generated.ts'
import { languageName } from '#web/pages/content/guides.rules.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { GuideAvatar } from '#web/ui/guide/GuideAvatar.tsx'

type Props = { guide: ReservationGuideFragment | null; slug: string | null }

/** The guide of the departure, and the ways to write or to call. */
export function ReservationGuide({ guide, slug }: Props) {
  const agency = useAgency()
  return (
    <section aria-labelledby="guide" className="mb-12 rounded-xl bg-sand p-6 md:p-8">
      {guide ? (
        <Name guide={guide} />
      ) : (
        <h2 id="guide" className="text-h3">
          {messages.guideToCome}
        </h2>
      )}
      <p className="mt-4 max-w-prose">{messages.guideText}</p>
      <div className="mt-4 flex flex-wrap gap-3 [&_svg]:size-5">
        {slug && (
          <Link to={`${paths.expedition(slug)}#questions`} className={buttonClass({})}>
            <MessageCircle aria-hidden="true" />
            {messages.ask}
          </Link>
        )}
        {agency.email && (
          <a href={`mailto:${agency.email}`} className={buttonClass({})}>
            <Mail aria-hidden="true" />
            {messages.writeAgency}
          </a>
        )}
        {agency.phone && (
          <a href={agency.phoneHref} className={buttonClass({ className: 'tabular-nums' })}>
            <Phone aria-hidden="true" />
            {agency.phone}
          </a>
        )}
      </div>
    </section>
  )
}

function Name({ guide }: { guide: ReservationGuideFragment }) {
  const { fullName, slug, diploma, basedIn, languages } = guide
  return (
    <div className="flex items-center gap-4">
      <GuideAvatar guide={guide} />
      <div className="min-w-0">
        <h2 id="guide" className="text-h3">
          <Link to={paths.guide(slug)} className="hover:underline">
            {messages.guide(fullName)}
          </Link>
        </h2>
        <p className="text-meta text-ink-2">{[diploma, basedIn].filter(Boolean).join(' · ')}</p>
        {languages.length > 0 && (
          <p className="text-meta text-ink-2">{messages.speaks(languages.map(languageName))}</p>
        )}
      </div>
    </div>
  )
}
