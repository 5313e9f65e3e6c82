import { useEffect, useState } from 'react'
import { footerMessages } from '#web/app/shell/footer.messages.ts'

/**
 * The weight of this page and of what was opened since: bodies of own responses, as sent. Those that were not sent
 * lay on the device, but for the few bytes of a 304. The line has its height before it is known.
 */
export function PageWeight() {
  const [text, setText] = useState('')
  useEffect(() => {
    let bytes = 0
    let stored = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isTiming(entry) || !entry.name.startsWith(`${location.origin}/`)) continue
        bytes += entry.encodedBodySize
        if (entry.transferSize < entry.encodedBodySize) stored += entry.encodedBodySize
      }
      setText(footerMessages.weight(bytes, stored))
    })
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
    return () => observer.disconnect()
  }, [])
  return <p className="min-h-6 basis-full">{text}</p>
}

const isTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry
