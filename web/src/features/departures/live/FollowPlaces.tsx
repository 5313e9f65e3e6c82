import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { followPlaces } from '#web/features/departures/live/follow.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { useFeatures } from '#web/lib/site/features.ts'

/** Updates places while the page is in front; announces changes and lost streams in the box of the dates. */
export function FollowPlaces() {
  const graph = useGraph()
  const hasHolds = useFeatures().holds === true
  const [box, setBox] = useState<Element | null>(null)
  const [seen, setSeen] = useState('')
  const [news, setNews] = useState('')
  useEffect(
    () => followPlaces(graph, { hasHolds, box: setBox, seen: setSeen, news: setNews }),
    [graph, hasHolds],
  )
  const note = seen && <p className="absolute -top-5 left-0 text-13 whitespace-nowrap text-ink-2">{seen}</p>
  return (
    box &&
    createPortal(
      <>
        {note}
        <p role="status" className="sr-only">
          {news}
        </p>
      </>,
      box,
    )
  )
}
