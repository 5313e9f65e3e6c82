import { X } from 'lucide-react'
import { messages } from '#web/features/compare/messages.ts'
import { getComparison, useCompared } from '#web/lib/site/compared.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

/** Below the list while its cards offer to choose: the choice, the way to the comparison, the end. */
export function CompareBar() {
  const { compared, isFull, end } = useCompared()
  return (
    <section
      aria-label={messages.compare}
      className="above-consent sticky bottom-[calc(var(--consent-height)+12px)] z-20 mx-auto mt-6 flex w-fit max-w-full items-center gap-x-4 rounded-full bg-surface py-2 pr-2 pl-6 shadow-[inset_0_0_0_1.5px_var(--color-line-strong),0_10px_30px_rgb(19_36_31/.18)] max-sm:w-full max-sm:rounded-lg max-sm:pl-4 print:hidden"
    >
      <p role="status" className="grow text-meta font-semibold">
        {messages.compared(compared.length, isFull)}
      </p>
      {compared.length > 1 && (
        <ButtonLink to={getComparison(compared)} variant="primary">
          {messages.toComparison(compared.length)}
        </ButtonLink>
      )}
      <IconButton label={messages.end} onClick={end}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </section>
  )
}

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
