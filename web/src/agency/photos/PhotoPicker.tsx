import { type FormEvent, useState } from 'react'
import { messages } from '#web/agency/photos/messages.ts'
import { OutsideForm } from '#web/agency/photos/OutsideForm.tsx'
import { type PhotoLibraryQuery, usePhotoLibraryQuery } from '#web/agency/photos/Photos.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = {
  isOpen: boolean
  names: readonly string[]
  /** Adds a photograph, or takes it out. */
  onToggle: (name: string) => void
  onClose: () => void
}

/** Photographs that were sent before, and those of the product. */
export const PhotoPicker = ({ isOpen, onClose, ...props }: Props) => (
  <OutsideForm>
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.library}>
      {isOpen && <Library {...props} />}
      <Button variant="primary" className="mt-6 w-full" onClick={onClose}>
        {messages.done}
      </Button>
    </Dialog>
  </OutsideForm>
)

type LibraryPhotos = NonNullable<NonNullable<PhotoLibraryQuery['agency']>['photos']>['nodes']

function Library({ names, onToggle }: Pick<Props, 'names' | 'onToggle'>) {
  const [{ query, after }, setSearch] = useState<{ query: string; after: string | null }>({
    query: '',
    after: null,
  })
  const { data, loading, refetch } = usePhotoLibraryQuery({
    variables: { query, after },
    fetchPolicy: 'network-only',
  })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch({ query: String(new FormData(event.currentTarget).get('q') ?? '').trim(), after: null })
  }
  return (
    <>
      <p className="mt-2 text-ink-2">{messages.libraryText}</p>
      <search>
        <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={search}>
          <TextField label={messages.search} name="q" type="search" className="min-w-0 flex-1 basis-48" />
          <Button type="submit" className="!min-h-13">
            {messages.find}
          </Button>
        </form>
      </search>
      <div className="mt-4">
        <Loaded data={data?.agency?.photos} isLoading={loading} onRetry={refetch}>
          {({ nodes, pageInfo }) => (
            <>
              <Choices photos={nodes} names={names} onToggle={onToggle} />
              <div className="mt-4 flex flex-wrap gap-3">
                {pageInfo.hasNextPage && (
                  <Button size="sm" onClick={() => setSearch({ query, after: pageInfo.endCursor })}>
                    {messages.more}
                  </Button>
                )}
                {after && (
                  <Button size="sm" variant="ghost" onClick={() => setSearch({ query, after: null })}>
                    {messages.first}
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

type ChoicesProps = Pick<Props, 'names' | 'onToggle'> & { photos: LibraryPhotos }

const Choices = ({ photos, names, onToggle }: ChoicesProps) => (
  <>
    {photos.length === 0 && <p className="text-ink-2">{messages.none}</p>}
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {photos.map(({ name, alt }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={names.includes(name)}
            aria-label={alt || messages.undescribed}
            onClick={() => onToggle(name)}
            className="block aspect-square w-full overflow-hidden rounded-md bg-sand aria-pressed:ring-3 aria-pressed:ring-pine-600"
          >
            <img src={`/images/${name}?w=320`} alt="" loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  </>
)
