import { useState } from 'react'
import { type GuideEntryFragment, useGuidePhotosQuery } from '#web/agency/guides/Guides.generated.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { GuideAvatar } from '#web/ui/guide/GuideAvatar.tsx'

type Shown = Pick<GuideEntryFragment, 'fullName' | 'diploma' | 'bio' | 'photo' | 'photoName'>
type Props = { guide: Shown; photoName: string | null; onChange: (photoName: string | null) => void }

/** The portrait of a guide: a photograph that the site has, or the drawing. */
export function PhotoChoice({ guide, photoName, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const photos = useGuidePhotosQuery({ skip: !isOpen && photoName === guide.photoName })
  const chosen = photos.data?.photoCredits?.find(({ name }) => name === photoName)
  const isStored = photoName === guide.photoName
  const choose = (name: string | null) => {
    onChange(name)
    setOpen(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {photoName && !isStored && chosen ? (
        <img src={thumbnail(chosen.url)} alt="" className="size-24 rounded-full object-cover" />
      ) : (
        <GuideAvatar guide={{ ...guide, photo: photoName ? guide.photo : null }} className="size-24" />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-meta text-ink-2">{photoName ? messages.photo : messages.drawingTold}</p>
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
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={messages.choosePhoto}>
        <p className="mt-2 mb-4 text-ink-2">{messages.photosTold}</p>
        <Loaded data={photos.data?.photoCredits} isLoading={photos.loading} onRetry={photos.refetch}>
          {(all) => (
            <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
              {all.map(({ name, url, alt }) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-pressed={name === photoName}
                    onClick={() => choose(name)}
                    className="block aspect-square w-full overflow-hidden rounded-md bg-sand aria-pressed:ring-3 aria-pressed:ring-pine-600"
                  >
                    <img src={thumbnail(url)} alt={alt} loading="lazy" className="size-full object-cover" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Dialog>
    </div>
  )
}

const thumbnail = (url: string) => `${url}?w=320`
