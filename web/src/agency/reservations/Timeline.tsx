import {
  CalendarCheck,
  FileText,
  type LucideIcon,
  Mail,
  MessageCircle,
  PencilLine,
  StickyNote,
  Undo2,
  Wallet,
} from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/agency/reservations/messages.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import {
  type ReservationTimelineQuery,
  useReservationTimelineQuery,
} from '#web/agency/reservations/Reservations.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import type { TimelineKind } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'

type Page = NonNullable<
  NonNullable<NonNullable<ReservationTimelineQuery['agency']>['reservation']>['timeline']
>
type Event = Page['nodes'][number]

const icons: Record<TimelineKind, LucideIcon> = {
  BOOKING: CalendarCheck,
  CHANGE: PencilLine,
  PAYMENT: Wallet,
  REFUND: Undo2,
  DOCUMENT: FileText,
  MAIL: Mail,
  NOTE: StickyNote,
  MESSAGE: MessageCircle,
}

/** All that happened to a reservation, newest first. */
export function Timeline({ reservationId }: { reservationId: string }) {
  const [after, setAfter] = useState<string | null>(null)
  const { data, loading, refetch } = useReservationTimelineQuery({
    variables: { id: reservationId, ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Part title={messages.timeline}>
      <div className="mt-3">
        <Loaded data={data?.agency?.reservation?.timeline} isLoading={loading} onRetry={() => refetch()}>
          {({ nodes, pageInfo }) => (
            <>
              <ol className="grid gap-4">
                {nodes.map((event) => (
                  <Entry key={event.id} event={event} />
                ))}
              </ol>
              <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
                {pageInfo.hasNextPage && (
                  <Button size="sm" onClick={() => setAfter(pageInfo.endCursor)}>
                    {messages.older}
                  </Button>
                )}
                {after && (
                  <Button size="sm" onClick={() => setAfter(null)}>
                    {messages.latest}
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </Part>
  )
}

function Entry({ event: { kind, at, by, sentence, detail } }: { event: Event }) {
  const Icon = icons[kind]
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine-700" />
      <div className="min-w-0">
        <p className="font-semibold break-words">{sentence}</p>
        {detail && <p className="break-words whitespace-pre-line">{detail}</p>}
        <p className="text-meta text-ink-2">{[dayAndHour(at), by].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}
