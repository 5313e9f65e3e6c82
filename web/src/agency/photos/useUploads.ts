import { useEffect, useRef, useState } from 'react'
import { messages } from '#web/agency/photos/messages.ts'
import { faultOfFile } from '#web/agency/photos/photos.rules.ts'
import { sendPhoto } from '#web/agency/photos/sendPhoto.ts'

/** A file on its way, or one that has failed. */
export type Upload = { id: number; file: File; share: number; refusal: string | undefined }

type Options = {
  /** Takes a stored photograph into the list; returns the reason why it cannot. */
  onStored: (name: string) => string | undefined
}

/** Sends files one after the other; each fails by itself. */
export function useUploads({ onStored }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const nextId = useRef(0)
  const leaving = useRef<AbortController>(undefined)
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  })
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const forget = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  async function send(id: number, file: File): Promise<void> {
    const signal = leaving.current?.signal
    if (!signal || signal.aborted) return
    const sent = await sendPhoto(file, (share) => change(id, { share }), signal)
    const refusal = 'name' in sent ? stored.current(sent.name) : sent.refusal
    if (refusal === undefined) forget(id)
    else change(id, { refusal, share: 0 })
  }

  const enqueue = (id: number, file: File) => {
    queue.current = queue.current.then(() => send(id, file))
  }

  return {
    uploads,
    forget,

    add(files: readonly File[]): void {
      for (const file of files) {
        const id = nextId.current++
        const refusal = faultOfFile(file)
        setUploads((all) => [...all, { id, file, share: 0, refusal }])
        if (!refusal) enqueue(id, file)
      }
    },

    retry({ id, file }: Upload): void {
      change(id, { refusal: undefined, share: 0 })
      enqueue(id, file)
    },

    /** A refused photograph would be refused again. */
    mayRetry: ({ refusal }: Upload): boolean => refusal === messages.lost,
  }
}
