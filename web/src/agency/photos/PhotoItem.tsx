import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { messages } from '#web/agency/photos/messages.ts'
import type { PhotoEntryFragment } from '#web/agency/photos/Photos.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = {
  name: string
  /** Undefined while it loads, and for an unknown name. */
  photo: PhotoEntryFragment | undefined
  isLoaded: boolean
  index: number
  count: number
  error: string | undefined
  onDescribe: () => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

/** A photograph of the list, with its words and its place. */
export function PhotoItem({
  name,
  photo,
  isLoaded,
  index,
  count,
  error,
  onDescribe,
  onMove,
  onRemove,
}: Props) {
  const position = index + 1
  const missing = isLoaded ? messages.unknown : ''
  return (
    <li
      data-field={`photos.${index}`}
      tabIndex={-1}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 rounded-md border-[1.5px] border-line p-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <img
        src={`/images/${name}?w=320`}
        alt={photo?.alt ?? ''}
        loading="lazy"
        style={photo && { objectPosition: `${photo.focusX}% ${photo.focusY}%` }}
        className="aspect-4/3 w-full rounded-sm bg-sand object-cover"
      />
      <div className="min-w-0">
        <p className="text-meta font-semibold">{index === 0 ? messages.cover : messages.photo(position)}</p>
        <p className={`line-clamp-2 text-meta ${photo?.alt ? 'text-ink-2' : 'font-semibold text-rouge-700'}`}>
          {photo ? photo.alt || messages.undescribed : missing}
        </p>
        <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
          {error}
        </p>
      </div>
      <div className="col-span-2 mt-1 flex flex-wrap items-center justify-between gap-x-2">
        <Button
          size="sm"
          variant="ghost"
          disabled={!photo}
          data-field={`photos.${index}.alt`}
          aria-label={messages.describeAt(position)}
          onClick={onDescribe}
        >
          {messages.describe}
        </Button>
        <span className="flex">
          <IconButton
            label={messages.up(position)}
            data-tool="up"
            disabled={index === 0}
            onClick={() => onMove(-1)}
            className="disabled:opacity-30"
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={messages.down(position)}
            data-tool="down"
            disabled={position === count}
            onClick={() => onMove(1)}
            className="disabled:opacity-30"
          >
            <ArrowDown aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={messages.remove(position)} data-tool="remove" onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      </div>
    </li>
  )
}
