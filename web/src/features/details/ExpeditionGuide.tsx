import { Link } from 'react-router-dom'
import type { ExpeditionGuideFragment } from '#web/features/details/ExpeditionGuide.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { paths } from '#web/lib/site/paths.ts'
import { GuideAvatar } from '#web/ui/guide/GuideAvatar.tsx'

export function ExpeditionGuide({ guide }: { guide: ExpeditionGuideFragment }) {
  return (
    <section
      aria-labelledby="guide"
      className="mt-8 flex flex-wrap items-center gap-4 rounded-lg bg-sand p-5"
    >
      <GuideAvatar guide={guide} />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id="guide" className="text-h3">
          <Link to={paths.guide(guide.slug)} className="hover:underline">
            {messages.guide(guide.fullName)}
          </Link>
        </h2>
        <p className="text-meta text-ink-2">{[guide.diploma, guide.basedIn].filter(Boolean).join(' · ')}</p>
        {guide.bio && <p className="mt-2">{guide.bio}</p>}
      </div>
      <a href="#questions" className="link whitespace-nowrap">
        {messages.write}
      </a>
    </section>
  )
}
