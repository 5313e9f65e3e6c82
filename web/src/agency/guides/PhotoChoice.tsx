import { useState } from 'react'
import type { GuideEntryFragment } from '#web/agency/guides/Guides.generated.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { PhotoPicker } from '#web/agency/photos/PhotoPicker.tsx'
import { Button } from '#web/ui/Button.tsx'
import { GuideAvatar } from '#web/ui/guide/GuideAvatar.tsx'

type ShownGuide = Pick<GuideEntryFragment, 'fullName' | 'diploma' | 'bio' | 'photo' | 'photoName'>
type Props = { guide: ShownGuide; photoName: string | null; onChange: (photoName: string | null) => void }

/** The portrait of a guide: a photograph of the agency or of the site, or the drawing. */
export function PhotoChoice({ guide, photoName, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isStored = photoName === guide.photoName
  const choose = (name: string | null) => {
    onChange(name)
    setOpen(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {photoName && !isStored ? (
        <img src={`/images/${photoName}?w=320`} alt="" className="size-24 rounded-full object-cover" />
      ) : (
        <GuideAvatar guide={{ ...guide, photo: photoName ? guide.photo : null }} className="size-24" />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-meta text-ink-2">{photoName ? messages.photo : messages.drawingText}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" onClick={() => setOpen(true)}>
            {photoName ? messages.changePhoto : messages.choosePhoto}
          </Button>
          {photoName && (
            <Button size="sm" variant="ghost" onClick={() => choose(null)}>
              {messages.removePhoto}
            </Button>
          )}
        </div>
      </div>
      <PhotoPicker
        isOpen={isOpen}
        names={photoName ? [photoName] : []}
        onToggle={choose}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
