import { messages } from '#web/features/compare/messages.ts'
import { useCompared } from '#web/lib/site/compared.ts'

type Props = { expedition: { slug: string; name: string } }

/** Adds an expedition to the comparison; once that is full, only its members can be changed. */
export function CompareChoice({ expedition: { slug, name } }: Props) {
  const { compared, isFull, choose } = useCompared()
  const isChosen = compared.includes(slug)
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-2 self-start has-disabled:cursor-default has-disabled:text-ink-2">
      <input
        type="checkbox"
        aria-label={messages.compareExpedition(name)}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => choose(isChosen ? compared.filter((each) => each !== slug) : [...compared, slug])}
        className="size-5 accent-pine-600"
      />
      {messages.compare}
    </label>
  )
}
