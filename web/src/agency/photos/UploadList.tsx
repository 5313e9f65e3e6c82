import { RotateCw, X } from 'lucide-react'
import { messages } from '#web/agency/photos/messages.ts'
import type { Upload, useUploads } from '#web/agency/photos/useUploads.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

/** Files on their way, and those that were refused. */
export function UploadList({ uploads, forget, retry, mayRetry }: ReturnType<typeof useUploads>) {
  if (uploads.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex min-h-14 items-center gap-3 rounded-md bg-sand px-4 py-2">
          <div className="min-w-0 flex-1">
            {upload.refusal ? (
              <p role="alert" className="text-meta font-semibold wrap-anywhere text-rouge-700">
                {messages.notSent(upload.file.name, upload.refusal)}
              </p>
            ) : (
              <Sending {...upload} />
            )}
          </div>
          {mayRetry(upload) && (
            <IconButton label={messages.retryFor(upload.file.name)} onClick={() => retry(upload)}>
              <RotateCw aria-hidden="true" className="size-5" />
            </IconButton>
          )}
          {upload.refusal && (
            <IconButton label={messages.dismiss(upload.file.name)} onClick={() => forget(upload.id)}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sending({ file, share }: Upload) {
  const percent = Math.round(100 * share)
  return (
    <>
      <p className="flex justify-between gap-4 text-meta">
        <span className="truncate">{file.name}</span>
        <span className="shrink-0 text-ink-2">
          {percent < 100 ? messages.share(percent) : messages.checking}
        </span>
      </p>
      <progress max={100} value={percent} aria-label={messages.sending(file.name)} className="mt-1 w-full" />
    </>
  )
}
