import { agencyPaths } from '#schema/agencyPaths.ts'
import { isRecord, isString, listOf, parse, type Schema, shape } from '#schema/json.ts'
import { messages } from '#web/agency/photos/messages.ts'

/** The name of a stored photograph, or the reason of a refusal. */
export type Sent = { name: string } | { refusal: string }

type Received = { photo: { name: string } | null }
const isReceived: Schema<Received> = shape({
  photo: (value): value is Received['photo'] => isRecord(value) && isString(value.name),
})
const isRefused: Schema<{ errors: { message: string }[] }> = shape({
  errors: listOf(shape({ message: isString })),
})

/** Sends a photograph, and reports the share that has left; `fetch` does not know it. */
export function sendPhoto(file: File, onShare: (share: number) => void, signal: AbortSignal): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const lost = () => resolve({ refusal: messages.lost })
    request.open('POST', `${agencyPaths.files}/photo`)
    request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request.responseText))
    request.onerror = lost
    request.onabort = lost
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function readAnswer(text: string): Sent {
  const received = parse(isReceived, text)
  if (received?.photo) return { name: received.photo.name }
  const [refused] = parse(isRefused, text)?.errors ?? []
  return { refusal: refused?.message ?? messages.lost }
}
