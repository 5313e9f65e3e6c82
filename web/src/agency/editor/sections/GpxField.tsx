import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { Content } from '#web/agency/editor/content.ts'
import type { Draft } from '#web/agency/editor/draft.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { useGpx } from '#web/agency/editor/sections/useGpx.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { id: string; draft: Draft<Content> }

/** Takes the line of a GPX file into the draft, or removes it. */
export function GpxField({ id, draft }: Props) {
  const { content, edit } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, send } = useAction()
  const [refusal, setRefusal] = useState<string>()
  const use = useGpx(id, draft)
  const count = (content.route?.tracks ?? []).reduce((sum, track) => sum + track.length, 0)
  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const [refused] = await send(async () => {
      const message = await use(file)
      return message ? [{ message }] : []
    })
    setRefusal(refused?.message)
    if (!refused) toast.success(messages.gpxDone)
  }
  const removeTrack = () => {
    const points = content.route?.points ?? []
    edit({ route: points.length > 0 ? { points, tracks: [] } : null })
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" isBusy={isBusy} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-5" />
          {messages.gpx}
        </Button>
        {count > 0 && (
          <>
            <span className="text-meta text-ink-2">{messages.track(count)}</span>
            <Button size="sm" variant="ghost" onClick={removeTrack}>
              {messages.removeTrack}
            </Button>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".gpx,application/gpx+xml"
        hidden
        aria-label={messages.gpx}
        onChange={(event) => void choose(event)}
      />
      <p
        role={refusal ? 'alert' : undefined}
        className={`mt-1.5 text-meta ${refusal ? 'font-semibold text-rouge-700' : 'text-ink-2'}`}
      >
        {refusal ?? messages.gpxText}
      </p>
    </div>
  )
}
