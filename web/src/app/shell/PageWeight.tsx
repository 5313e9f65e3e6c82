import { useEffect, useState } from 'react'
import { footerMessages } from '#web/app/shell/footer.messages.ts'

type Weight = { bytes: number; stored: number }

/** Bodies of own responses as sent; those that were not sent lay on the device, but for a few bytes of a 304. */
function weigh(entries: PerformanceEntryList): Weight {
  const own = entries.filter(
    (entry): entry is PerformanceResourceTiming =>
      'encodedBodySize' in entry && entry.name.startsWith(`${location.origin}/`),
  )
  const bytesOf = (timings: PerformanceResourceTiming[]) =>
    timings.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return {
    bytes: bytesOf(own),
    stored: bytesOf(own.filter(({ transferSize, encodedBodySize }) => transferSize < encodedBodySize)),
  }
}

/** The weight of this page and of what was opened since; its line has its height before it is known. */
export function PageWeight() {
  const [weight, setWeight] = useState<Weight>()
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const more = weigh(list.getEntries())
      setWeight((known = { bytes: 0, stored: 0 }) => ({
        bytes: known.bytes + more.bytes,
        stored: known.stored + more.stored,
      }))
    })
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
    return () => observer.disconnect()
  }, [])
  return <p className="min-h-6 basis-full">{weight && footerMessages.weight(weight)}</p>
}
