import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Text, type TextPart } from '#web/ui/Text.tsx'

type Photo = Parameters<typeof Picture>[0]['image']

/** The action leads out of the site, for example to a mail. */
type StoryPart = TextPart & { photo: Photo; action?: { label: string; to: string } }

type StoryProps = {
  parts: readonly StoryPart[]
  /** Below each action. */
  underAction?: ReactNode
}

/** Parts of a text, each beside its photograph, left and right by turns. */
export const Story = ({ parts, underAction }: StoryProps) => (
  <div className="grid gap-y-14 lg:gap-y-20">
    {parts.map((part, index) => (
      <div key={part.title} className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
        <div className={`aspect-3/2 overflow-hidden rounded-xl bg-sand ${index % 2 ? 'lg:order-1' : ''}`}>
          <Picture image={part.photo} sizes="(width >= 62.125rem) 46vw, 94vw" ratio={3 / 2} />
        </div>
        <div className="*:mb-0">
          <Text parts={[part]} />
          {part.action && (
            <>
              <ButtonLink to={part.action.to} isExternal className="mt-2">
                {part.action.label}
              </ButtonLink>
              {underAction}
            </>
          )}
        </div>
      </div>
    ))}
  </div>
)

type Figure = { value: string; label: string }

/** A few large numbers in a row. */
export const Figures = ({ figures }: { figures: Figure[] }) => (
  <dl className="mb-14 grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
    {figures.map(({ value, label }) => (
      <div key={label} className="flex max-w-[15.4em] flex-col-reverse justify-end">
        <dt className="mt-1 text-meta text-ink-2">{label}</dt>
        <dd className="font-display text-[2.5rem] leading-none font-bold tracking-tight tabular-nums">
          {value}
        </dd>
      </div>
    ))}
  </dl>
)

type Proof = Figure & { photo: Photo; text: string }

/** Pictures in a row, each with its number and a few words. */
export const Proofs = ({ proofs }: { proofs: readonly Proof[] }) => (
  <ul className="mb-14 grid gap-x-6 gap-y-10 lg:grid-cols-3">
    {proofs.map(({ photo, value, label, text }) => (
      <li key={label} className="grid content-start gap-x-6 sm:grid-cols-2 sm:items-center lg:block">
        <div className="aspect-3/2 overflow-hidden rounded-xl bg-sand">
          <Picture
            image={photo}
            alt=""
            sizes="(width >= 62.125rem) 30vw, (width >= 40rem) 46vw, 92vw"
            ratio={3 / 2}
          />
        </div>
        <div>
          <p className="mt-4 font-display text-[2.5rem] leading-none font-bold tracking-tight tabular-nums">
            {value}
          </p>
          <p className="mt-1.5 text-h3">{label}</p>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
