import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import type { FeedKind } from '#web/lib/graph/graph.generated.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { messages } from '#web/pages/account/feeds.messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

/** Offers the calendar of a list; its panel loads on request. */
export function FeedEntry({ kind }: { kind: FeedKind }) {
  const { feeds } = useFeatures()
  const [isOpen, setOpen] = useState(false)
  const FeedPanel = useOnDemand(
    isOpen,
    () => import('#web/pages/account/FeedPanel.tsx').then((module) => module.FeedPanel),
    () => setOpen(false),
  )
  if (!feeds) return null
  return (
    <div className="has-[section]:basis-full">
      {isOpen && FeedPanel ? (
        <FeedPanel kind={kind} isOpened />
      ) : (
        <Button className="py-2 leading-tight! whitespace-normal!" onClick={() => setOpen(true)}>
          <CalendarSync aria-hidden="true" className="size-5" />
          {messages.follow[kind]}
        </Button>
      )}
    </div>
  )
}
