import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AddPhotos } from '#web/agency/photos/AddPhotos.tsx'
import { DropZone } from '#web/agency/photos/DropZone.tsx'
import { messages } from '#web/agency/photos/messages.ts'
import { PhotoDialog } from '#web/agency/photos/PhotoDialog.tsx'
import { PhotoItem } from '#web/agency/photos/PhotoItem.tsx'
import { PhotoPicker } from '#web/agency/photos/PhotoPicker.tsx'
import { leastPhotos, mostPhotos, moved } from '#web/agency/photos/photos.rules.ts'
import { UploadList } from '#web/agency/photos/UploadList.tsx'
import { usePhotos } from '#web/agency/photos/usePhotos.ts'
import { useUploads } from '#web/agency/photos/useUploads.ts'

type Props = {
  /** File names, the cover first. */
  names: readonly string[]
  onChange: (names: string[]) => void
  /** Message at `photos.2` or `photos.2.alt`. */
  findError: (path: string) => string | undefined
  /** Follows a change of the words of a photograph. */
  onDescribed: () => Promise<unknown>
}

/** The photographs of an expedition. Its owner saves their order; words and focal point are saved with the photograph. */
export function PhotoList({ names, onChange, findError, onDescribed }: Props) {
  const [described, setDescribed] = useState<string>()
  const [isPicking, setPicking] = useState(false)
  const { findPhoto, isLoaded, refetch, add, toggle } = usePhotos(names, onChange)
  const uploads = useUploads({ onStored: add })
  const close = () => setDescribed(undefined)
  return (
    <DropZone onDrop={uploads.add}>
      <p className="text-meta text-ink-2">
        {names.length > 0 ? messages.count(names.length, leastPhotos, mostPhotos) : messages.empty}
      </p>
      <Items
        names={names}
        onChange={onChange}
        findError={findError}
        findPhoto={findPhoto}
        isLoaded={isLoaded}
        onDescribe={setDescribed}
      />
      <UploadList {...uploads} />
      <AddPhotos isFull={names.length >= mostPhotos} onFiles={uploads.add} onPick={() => setPicking(true)} />
      <PhotoDialog
        photo={findPhoto(described)}
        onSaved={() => Promise.all([refetch(), onDescribed()]).then(close)}
        onClose={close}
      />
      <PhotoPicker isOpen={isPicking} names={names} onToggle={toggle} onClose={() => setPicking(false)} />
    </DropZone>
  )
}

type ItemsProps = Omit<Props, 'onDescribed'> &
  Pick<ReturnType<typeof usePhotos>, 'findPhoto' | 'isLoaded'> & { onDescribe: (name: string) => void }

function Items({ names, onChange, findError, findPhoto, isLoaded, onDescribe }: ItemsProps) {
  const list = useRef<HTMLOListElement>(null)

  /** The focus follows the photograph, or stays at the place of one that is removed. */
  function changeAndFocus(next: string[], index: number, tool: string): void {
    flushSync(() => onChange(next))
    const buttons = [...(list.current?.children[index]?.querySelectorAll('button') ?? [])]
    const same = buttons.find(({ dataset, disabled }) => dataset.tool === tool && !disabled)
    ;(same ?? buttons.find(({ disabled }) => !disabled))?.focus()
  }

  return (
    <ol ref={list} className="mt-3 grid gap-3">
      {names.map((name, index) => (
        <PhotoItem
          key={name}
          name={name}
          photo={findPhoto(name)}
          isLoaded={isLoaded}
          index={index}
          count={names.length}
          error={findError(`photos.${index}`) ?? findError(`photos.${index}.alt`)}
          onDescribe={() => onDescribe(name)}
          onMove={(step) => changeAndFocus(moved(names, index, step), index + step, step < 0 ? 'up' : 'down')}
          onRemove={() =>
            changeAndFocus(
              names.filter((each) => each !== name),
              Math.min(index, names.length - 2),
              'remove',
            )
          }
        />
      ))}
    </ol>
  )
}
