import { FocalPoint } from '#web/agency/photos/FocalPoint.tsx'
import { messages } from '#web/agency/photos/messages.ts'
import { OutsideForm } from '#web/agency/photos/OutsideForm.tsx'
import type { PhotoEntryFragment } from '#web/agency/photos/Photos.generated.ts'
import { usePhotoForm } from '#web/agency/photos/usePhotoForm.ts'
import { Conflict } from '#web/agency/shell/Conflict.tsx'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = {
  photo: PhotoEntryFragment | undefined
  /** Reads the photographs again, and closes. */
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** The words and the focal point of a photograph. */
export const PhotoDialog = ({ photo, onSaved, onClose }: Props) => (
  <OutsideForm>
    <Dialog isOpen={photo !== undefined} onClose={onClose} title={messages.editor}>
      {photo && <PhotoForm key={photo.name} photo={photo} onSaved={onSaved} />}
    </Dialog>
  </OutsideForm>
)

function PhotoForm({ photo, onSaved }: { photo: PhotoEntryFragment; onSaved: () => Promise<unknown> }) {
  const { errors, isBusy, formProps, focus, setFocus, conflictProps } = usePhotoForm(photo, onSaved)
  const { url, width, height } = photo.image
  return (
    <>
      <form {...formProps}>
        <FocalPoint url={url} width={width} height={height} focus={focus} onChange={setFocus} />
        <TextArea
          label={messages.alt}
          name="alt"
          rows={2}
          hint={messages.altHint}
          defaultValue={photo.alt}
          error={errors.alt}
        />
        {(['place', 'author', 'license'] as const).map((name) => (
          <TextField
            key={name}
            label={messages.optional(messages[name])}
            name={name}
            autoComplete="off"
            className="!mt-5"
            defaultValue={photo[name] ?? ''}
            error={errors[name]}
          />
        ))}
        <p className="mt-4 text-meta text-ink-2">{messages.shared}</p>
        <p role="alert" className="mt-2 text-meta font-semibold text-rouge-700 empty:hidden">
          {errors.form}
        </p>
        <Button type="submit" variant="primary" isBusy={isBusy} className="mt-5 w-full">
          {messages.save}
        </Button>
      </form>
      <Conflict {...conflictProps} />
    </>
  )
}
