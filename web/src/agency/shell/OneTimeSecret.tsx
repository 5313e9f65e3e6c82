import { Copy } from 'lucide-react'
import { copy } from '#web/lib/browser/share.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  secret: string
  labels: Record<'secret' | 'secretIntro' | 'copy' | 'copied' | 'notCopied' | 'kept', string>
  onKept: () => void
}

/** A secret that is shown this once, to copy. */
export const OneTimeSecret = ({ secret, labels, onKept }: Props) => (
  <div className="mt-3">
    <p>{labels.secretIntro}</p>
    <output
      aria-label={labels.secret}
      className="mt-4 block rounded-md bg-sand px-5 py-4 font-mono text-15 wrap-anywhere select-all"
    >
      {secret}
    </output>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button variant="primary" onClick={() => void copy(secret, labels.copied, labels.notCopied)}>
        <Copy aria-hidden="true" className="size-5" />
        {labels.copy}
      </Button>
      <Button onClick={onKept}>{labels.kept}</Button>
    </div>
  </div>
)
