import { Picture } from '#web/ui/Picture.tsx'
import { Text, type TextPart } from '#web/ui/Text.tsx'

type Photo = Parameters<typeof Picture>[0]['image']

/** Parts of a text, each beside its photograph, left and right by turns. */
export const Story = ({ parts }: { parts: readonly (TextPart & { photo: Photo })[] }) => (
  <div className="grid gap-y-14 lg:gap-y-20">
    {parts.map((part, index) => (
      <div key={part.title} className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
        <div className={`aspect-3/2 overflow-hidden rounded-xl bg-sand ${index % 2 ? 'lg:order-1' : ''}`}>
          <Picture image={part.photo} sizes="(width >= 62.125rem) 46vw, 94vw" ratio={3 / 2} />
        </div>
        <div className="*:mb-0">
          <Text parts={[part]} />
        </div>
      </div>
    ))}
  </div>
)

type Figure = { value: string; label: string }

/** A few large numbers in a row. */
export const Figures = ({ figures }: { figures: Figure[] }) => (
  <dl className="mb-14 grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 lg:flex lg:justify-between">
    {figures.map(({ value, label }) => (
      <div key={label} className="flex max-w-[24ch] flex-col-reverse justify-end">
        <dt className="mt-1 text-meta text-ink-2">{label}</dt>
        <dd className="font-display text-[2.5rem] leading-none font-bold tracking-tight tabular-nums">
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
