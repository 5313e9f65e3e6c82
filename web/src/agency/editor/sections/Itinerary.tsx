import { useMemo } from 'react'
import type { Content } from '#web/agency/editor/content.ts'
import type { Draft } from '#web/agency/editor/draft.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Figure } from '#web/agency/editor/fields/Figure.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { GpxField } from '#web/agency/editor/sections/GpxField.tsx'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { RoutePoints } from '#web/agency/editor/sections/RoutePoints.tsx'
import { toTrack } from '#web/agency/editor/sections/track.rules.ts'
import { drawTrack } from '#web/features/route/drawing.rules.ts'
import { RouteDrawing } from '#web/features/route/RouteDrawing.tsx'
import { ActiveDayProvider } from '#web/lib/route/activeDay.tsx'

type Props = { id: string; draft: Draft<Content> }

/** The line on the map, by a GPX file or by its places, and its figures. */
export function Itinerary({ id, draft }: Props) {
  const { content, edit, findError } = useEditor()
  const { fields } = messages
  return (
    <Part id="itineraire" title={messages.route}>
      <div data-field="route" tabIndex={-1}>
        <p className="mb-4 text-meta text-ink-2">{messages.routeText}</p>
        <RouteMap />
        <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
          {findError('route') ?? findError('route.tracks') ?? findError('route.points')}
        </p>
        <GpxField id={id} draft={draft} />
        <RoutePoints />
      </div>
      <div className="mt-6 grid items-start gap-4 sm:grid-cols-2">
        <Figure
          label={messages.optional(fields.distanceKm)}
          name="distanceKm"
          className="!mt-0"
          value={content.distanceKm}
          error={findError('distanceKm')}
          onChange={(distanceKm) => edit({ distanceKm })}
        />
        <Figure
          label={messages.optional(fields.elevationGainM)}
          name="elevationGainM"
          className="!mt-0"
          value={content.elevationGainM}
          error={findError('elevationGainM')}
          onChange={(elevationGainM) => edit({ elevationGainM })}
        />
      </div>
    </Part>
  )
}

/** The drawing of the public page. */
function RouteMap() {
  const { route } = useEditor().content
  const drawing = useMemo(() => {
    const track = route && toTrack(route)
    return track && drawTrack(track)
  }, [route])
  if (!drawing)
    return <p className="grid aspect-640/200 place-items-center rounded-lg bg-sand">{messages.noRoute}</p>
  return (
    <ActiveDayProvider>
      <RouteDrawing drawing={drawing} shown={null} />
    </ActiveDayProvider>
  )
}
