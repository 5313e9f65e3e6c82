import { Users } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/features/shortlist/messages.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { Button } from '#web/ui/Button.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

/** Opens the dialog that shares these expeditions as a list; nothing where the service has no lists. */
export function ShareList({ expeditionIds }: { expeditionIds: readonly string[] }) {
  const { shortlists } = useFeatures()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const ShareDialog = useOnDemand(
    isOpen,
    () => import('#web/features/shortlist/ShareDialog.tsx').then((module) => module.ShareDialog),
    close,
  )
  if (!shortlists) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Users aria-hidden="true" className="size-5" />
        {messages.share}
      </Button>
      {isOpen && ShareDialog && <ShareDialog expeditionIds={expeditionIds} onClose={close} />}
    </>
  )
}
