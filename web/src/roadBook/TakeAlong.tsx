import { useEffect, useState } from 'react'
import { hasRoom, mostPackBytes } from '#rules/roadBook.ts'
import type { Pack } from '#schema/roadBook.ts'
import { roadBookPaths, roadBookScope } from '#schema/roadBook.ts'
import { dayAndMonth } from '#web/lib/format/format.ts'
import { canStore, removeBook, type Stamp, storeBook } from '#web/roadBook/device.ts'
import { messages } from '#web/roadBook/messages.ts'
import { requestPack } from '#web/roadBook/service.ts'
import type { RoadBookState } from '#web/roadBook/useRoadBook.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = { state: RoadBookState; signal: AbortSignal; onStamp: (stamp: Stamp | undefined) => void }

/** The version on this device, and the ways to take it along or remove it. */
export function TakeAlong({ state, signal, onStamp }: Props) {
  const { content, stamp, isOffline, next } = state
  return (
    <div className="my-6 grid max-w-prose justify-items-start gap-3 rounded-lg bg-sand p-4 print:hidden">
      {stamp ? (
        <Stored stamp={stamp} isOffline={isOffline} next={next} onRemoved={() => onStamp(undefined)} />
      ) : (
        canStore() && <Offer content={content} signal={signal} onStamp={onStamp} />
      )}
      <Button onClick={() => window.print()}>{messages.print}</Button>
    </div>
  )
}

type StoredProps = Pick<RoadBookState, 'isOffline' | 'next'> & { stamp: Stamp; onRemoved: () => void }

function Stored({ stamp, isOffline, next, onRemoved }: StoredProps) {
  const day = dayAndMonth(stamp.savedOn)
  const remove = () => removeBook(stamp.id).then(onRemoved)
  return (
    <>
      <p role="status" className="font-semibold">
        {isOffline ? messages.offline(day) : messages.onDevice(day)}
      </p>
      {next && <p role="status">{next === 'ready' ? messages.changed : messages.notChanged}</p>}
      {next === 'ready' && (
        <Button variant="ink" onClick={() => window.location.reload()}>
          {messages.show}
        </Button>
      )}
      <p className="text-meta text-ink-2">{messages.promise}</p>
      <Button onClick={() => void remove()}>{messages.remove}</Button>
    </>
  )
}

type OfferProps = Pick<Props, 'signal' | 'onStamp'> & Pick<RoadBookState, 'content'>

/** Announces the size before anything is stored. */
function Offer({ content, signal, onStamp }: OfferProps) {
  const { reservationId: id, photos } = content
  const [pack, setPack] = useState<Pack>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    requestPack(id).then(setPack, () => undefined)
  }, [id])
  async function take(): Promise<void> {
    setProblem(undefined)
    setIsBusy(true)
    try {
      // Without a size nothing is stored: the first press reads it again.
      if (!pack) return setPack(await announcedPack(id))
      const refusal = await findRefusal(pack)
      if (refusal) return setProblem(refusal)
      await navigator.serviceWorker.register(roadBookPaths.worker, { scope: roadBookScope })
      const stamp = await storeBook({ ...content, id }, pack, signal)
      // Without a network, only an active worker serves the book.
      await navigator.serviceWorker.ready
      onStamp(stamp)
      await navigator.storage.persist()
    } catch {
      setProblem(messages.notTaken)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button variant="primary" isBusy={isBusy} onClick={() => void take()}>
        {messages.takeAlong}
      </Button>
      {/* As high before its text. */}
      <p className="min-h-5 text-meta text-ink-2">{pack && messages.size(pack.sizeBytes, photos.length)}</p>
      <p className="text-meta text-ink-2">{messages.promise}</p>
      <p role="status">{problem ?? (isBusy ? messages.taking : '')}</p>
    </>
  )
}

async function findRefusal({ sizeBytes }: Pack): Promise<string | undefined> {
  if (sizeBytes > mostPackBytes) return messages.tooLarge
  return hasRoom(sizeBytes, await navigator.storage.estimate()) ? undefined : messages.noRoom
}

async function announcedPack(id: string): Promise<Pack> {
  const pack = await requestPack(id)
  if (!pack) throw new Error('the service announces no files of this road book')
  return pack
}
