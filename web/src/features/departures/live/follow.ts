import { hourInParis } from '#rules/places.ts'
import { listedTrips, tripsInView } from '#web/features/departures/live/inView.ts'
import { changedPlaces } from '#web/features/departures/live/known.ts'
import { messages } from '#web/features/departures/live/live.messages.ts'
import { readPlaces, showPlaces, withoutHolds } from '#web/features/departures/live/readPlaces.ts'
import { type Change, followTrips } from '#web/features/departures/live/stream.ts'
import { dateRange } from '#web/lib/format/format.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

type Show = {
  /** Without them, today's sentences stay. */
  hasHolds: boolean
  /** Where news belong. */
  box: (box: Element | null) => void
  /** When the places were last true; empty while they are. */
  seen: (text: string) => void
  news: (text: string) => void
}

const lookMs = 2_000
const lostMs = 60_000
const newsMs = 10_000

/** Follows the trips in view by one stream, which changes when another comes into view. */
export function followPlaces(graph: Graph, { hasHolds, ...show }: Show): () => void {
  const announcement = throttled(show.news, newsMs)
  const loss = noteLoss(show.seen)
  let followed = new Set<string>()
  /** Departures with an event since the last read began, whose response may be older. */
  let changedIds = new Set<string>()
  let unfollow = () => {}

  const handlers = {
    onChange({ expeditionId, departure: sent }: Change) {
      const departure = hasHolds ? sent : withoutHolds(sent)
      changedIds.add(departure.id)
      const changed = changedPlaces(departure)
      if (changed && listedTrips().includes(expeditionId))
        announcement.run(messages.news(dateRange(departure.startDate, departure.endDate), changed))
      void showPlaces(graph, [departure])
    },
    onState(isOpen: boolean) {
      loss.note(isOpen)
      if (!isOpen) return
      changedIds = new Set()
      void readPlaces(graph, hasHolds, changedIds)
    },
  }

  function look(): void {
    show.box(document.querySelector('[data-news]'))
    const ids = tripsInView()
    if (ids.every((id) => followed.has(id))) return
    unfollow()
    followed = new Set(ids)
    unfollow = followTrips(graph, ids, handlers)
  }

  look()
  const timer = setInterval(look, lookMs)
  return () => {
    clearInterval(timer)
    unfollow()
    announcement.cancel()
    loss.cancel()
  }
}

/** Runs with a text at once, and with later ones at this interval at most: the last one wins. */
function throttled(act: (text: string) => void, intervalMs: number) {
  let ranAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run(text: string): void {
      clearTimeout(timer)
      const send = () => {
        ranAt = Date.now()
        act(text)
      }
      const wait = ranAt + intervalMs - Date.now()
      if (wait > 0) timer = setTimeout(send, wait)
      else send()
    },
    cancel: () => clearTimeout(timer),
  }
}

/** After a minute without the stream, shows since when the places may have changed. */
function noteLoss(seen: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    note(isOpen: boolean): void {
      if (isOpen) {
        clearTimeout(timer)
        timer = undefined
        seen('')
      } else {
        const text = messages.seen(hourInParis(new Date()))
        timer ??= setTimeout(() => seen(text), lostMs)
      }
    },
    cancel: () => clearTimeout(timer),
  }
}
