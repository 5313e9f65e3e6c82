import { Link } from 'react-router-dom'
import { paths } from '#web/lib/site/paths.ts'
import type { GuideProfileFragment } from '#web/pages/content/GuideProfile.generated.ts'
import { guidesCopy } from '#web/pages/content/guides.content.ts'
import { type Entry, languageName } from '#web/pages/content/guides.rules.ts'
import { GuideAvatar } from '#web/ui/guide/GuideAvatar.tsx'
import { Rating } from '#web/ui/Rating.tsx'

/** A guide by their own words: a drawing stands for the face, no portrait is invented. */
export function GuideCard({ guide, rating, massifs }: Entry<GuideProfileFragment>) {
  const { fullName, slug, basedIn, diploma, languages, departuresLed } = guide
  return (
    <li
      id={guide.id}
      className="group relative grid grid-cols-[48px_minmax(0,1fr)] gap-x-4 border-b border-line py-3 md:row-span-3 md:grid-cols-[88px_minmax(0,1fr)] md:grid-rows-subgrid md:gap-x-5 md:gap-y-0 md:rounded-xl md:border-0 md:bg-surface md:p-7 md:ring-1 md:ring-line"
    >
      <GuideAvatar guide={guide} className="size-12 max-md:row-span-3 md:size-22" />
      <div className="md:self-center">
        <h2 className="text-h3 md:text-[1.3125rem]">
          <Link to={paths.guide(slug)} className="after:absolute after:inset-0 group-hover:underline">
            {fullName}
          </Link>
        </h2>
        <p className="text-meta text-ink-2 max-md:hidden">{basedIn}</p>
      </div>
      <Voice
        guide={guide}
        className="col-start-2 mt-1 md:col-span-full md:col-start-1 md:mt-6 md:text-[1.375rem]"
      />
      <div className="col-start-2 mt-1 text-meta text-ink-2 md:col-span-full md:col-start-1 md:mt-6 md:border-t md:border-line md:pt-4">
        <p className="max-md:hidden">{diploma}</p>
        <p className="md:mt-0.5">{massifs.map(({ name }) => name).join(', ')}</p>
        {languages.length > 0 && (
          <p className="mt-0.5 max-md:hidden">{guidesCopy.speaks(languages.map(languageName))}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 md:mt-2">
          {rating && <Rating rating={rating.average} count={rating.count} />}
          {departuresLed ? <span>{guidesCopy.led(departuresLed)}</span> : null}
        </p>
      </div>
    </li>
  )
}

type VoiceProps = { guide: Pick<GuideProfileFragment, 'quote' | 'bio'>; className?: string }

/** One sentence of the guide; the biography where none is known. */
export function Voice({ guide: { quote, bio }, className = '' }: VoiceProps) {
  if (quote)
    return (
      <blockquote className={`text-pretty leading-snug font-medium text-pine-700 ${className}`}>
        {guidesCopy.quoted(quote)}
      </blockquote>
    )
  return bio && <p className={`text-pretty leading-snug text-ink-2 ${className}`}>{bio}</p>
}
