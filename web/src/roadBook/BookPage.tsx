import { useEffect } from 'react'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Book } from '#web/roadBook/Book.tsx'
import { Frame } from '#web/roadBook/Frame.tsx'
import { messages } from '#web/roadBook/messages.ts'
import { TakeAlong } from '#web/roadBook/TakeAlong.tsx'
import { useRoadBook } from '#web/roadBook/useRoadBook.ts'
import { Button } from '#web/ui/Button.tsx'

export function BookPage({ id }: { id: string }) {
  const { state, signal, retry, onStamp } = useRoadBook(id)
  const name = state.kind === 'shown' ? state.content.name : undefined
  useEffect(() => {
    if (name) document.title = `${messages.roadBook} – ${name}`
  }, [name])
  const back = { href: paths.reservation(id), label: messages.toReservation }
  if (state.kind === 'shown')
    return (
      <Frame
        title={state.content.name}
        intro={dateRange(state.content.startDate, state.content.endDate)}
        back={back}
      >
        <TakeAlong state={state} signal={signal} onStamp={onStamp} />
        <Book content={state.content} />
      </Frame>
    )
  return (
    <Frame title={messages.roadBook} back={back}>
      <p role="status" className="my-6">
        {messages[state.kind]}
      </p>
      {state.kind === 'failed' && <Button onClick={retry}>{messages.retry}</Button>}
    </Frame>
  )
}
