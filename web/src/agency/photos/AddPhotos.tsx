import { Images, Upload } from 'lucide-react'
import { useRef } from 'react'
import { messages } from '#web/agency/photos/messages.ts'
import { mostPhotos } from '#web/agency/photos/photos.rules.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = { isFull: boolean; onFiles: (files: File[]) => void; onPick: () => void }

/** Chooses files of the device, or opens the photographs that exist. */
export function AddPhotos({ isFull, onFiles, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null)
  if (isFull) return <p className="mt-4 text-meta text-ink-2">{messages.full(mostPhotos)}</p>
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-5" />
          {messages.add}
        </Button>
        <Button size="sm" variant="ghost" onClick={onPick}>
          <Images aria-hidden="true" className="size-5" />
          {messages.pick}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={messages.add}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className="mt-2 text-meta text-ink-2">{messages.dropped}</p>
    </div>
  )
}
