import { Plus } from 'lucide-react'
import { expeditionLimits } from '#schema/expedition.content.ts'
import { emptyPoint, type RoutePoint } from '#web/agency/editor/content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Coordinates } from '#web/agency/editor/fields/Coordinates.tsx'
import { Figure } from '#web/agency/editor/fields/Figure.tsx'
import { changeAndFocus, replaced } from '#web/agency/editor/fields/moves.ts'
import { RowTools } from '#web/agency/editor/fields/RowTools.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** The named places of the route, in order. */
export function RoutePoints() {
  const { content, edit } = useEditor()
  const { points, tracks } = content.route ?? { points: [], tracks: [] }
  const put = (next: readonly RoutePoint[]) =>
    edit({ route: next.length === 0 && tracks.length === 0 ? null : { points: next, tracks } })
  const add = () => changeAndFocus(() => put([...points, emptyPoint]), `route.points.${points.length}.label`)
  return (
    <>
      <ol className="mt-2">
        {points.map((point, index) => (
          <PointEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position on the route.
            key={index}
            point={point}
            index={index}
            points={points}
            onChange={put}
          />
        ))}
      </ol>
      {points.length < expeditionLimits.routePoints[1] && (
        <Button size="sm" className="mt-3" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {messages.addPoint}
        </Button>
      )}
    </>
  )
}

type EntryProps = {
  point: RoutePoint
  index: number
  points: readonly RoutePoint[]
  onChange: (points: readonly RoutePoint[]) => void
}

function PointEntry({ point, index, points, onChange }: EntryProps) {
  const { findError } = useEditor()
  const path = `route.points.${index}`
  const label = messages.point(index + 1)
  const put = (changes: Partial<RoutePoint>) => onChange(replaced(points, index, changes))
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-center justify-between">
        <h3 className="text-15 font-semibold">{point.label || label}</h3>
        <RowTools name="route.points" list={points} index={index} label={label} onChange={onChange} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)]">
        <TextField
          label={messages.pointName}
          name={`${path}.label`}
          className="!mt-0"
          autoComplete="off"
          value={point.label}
          error={findError(`${path}.label`)}
          onChange={({ target }) => put({ label: target.value })}
        />
        <TextField
          label={messages.pointKind}
          name={`${path}.kind`}
          className="!mt-0"
          autoComplete="off"
          placeholder={messages.pointKindHint}
          value={point.kind ?? ''}
          error={findError(`${path}.kind`)}
          onChange={({ target }) => put({ kind: target.value || null })}
        />
        <Coordinates
          name={`${path}.latitude`}
          className="!mt-0"
          at={point}
          error={findError(path) ?? findError(`${path}.latitude`)}
          onChange={put}
        />
        <Figure
          label={messages.elevation}
          name={`${path}.elevation`}
          className="!mt-0"
          value={point.elevation}
          error={findError(`${path}.elevation`)}
          onChange={(elevation) => put({ elevation: elevation ?? 0 })}
        />
      </div>
    </li>
  )
}
