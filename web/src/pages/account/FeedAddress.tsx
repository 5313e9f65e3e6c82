import { useEffect, useRef } from 'react'
import { copy } from '#web/lib/browser/share.ts'
import { messages } from '#web/pages/account/feeds.messages.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** The address of a calendar, shown once: to copy, or to open in the program that reads `webcal://`. */
export function FeedAddress({ url }: { url: string }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that has requested it is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box} className="mt-4">
      <TextField
        label={messages.address}
        hint={messages.once}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy(url, messages.copied, messages.notCopied)}>
          {messages.copy}
        </Button>
        <ButtonLink to={url.replace(/^https?:/, 'webcal:')} isExternal>
          {messages.open}
        </ButtonLink>
      </p>
    </div>
  )
}
