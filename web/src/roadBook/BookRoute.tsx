import type { RoadBookContent } from '#schema/roadBook.ts'
import { drawTrack } from '#web/features/route/drawing.rules.ts'
import { RouteDrawing } from '#web/features/route/RouteDrawing.tsx'
import { readTrack } from '#web/features/route/track.rules.ts'
import { messages } from '#web/roadBook/messages.ts'
import { Part } from '#web/roadBook/Part.tsx'

export function BookRoute({ content: { route, days } }: { content: RoadBookContent }) {
  const track = readTrack(route, days)
  if (!track) return null
  return (
    <Part id="parcours" title={messages.route}>
      <div className="max-w-3xl print:max-w-[120mm]">
        <RouteDrawing drawing={drawTrack(track, undefined)} shown={null} />
      </div>
      <p className="mt-2 text-meta text-ink-2">{messages.simplified}</p>
    </Part>
  )
}
