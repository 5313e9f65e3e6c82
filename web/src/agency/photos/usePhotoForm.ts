import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/agency/photos/messages.ts'
import type { PhotoEntryFragment } from '#web/agency/photos/Photos.generated.ts'
import { labelOf, readValues, shownValue, textRules } from '#web/agency/photos/photos.rules.ts'
import { useSavePhoto } from '#web/agency/photos/useSavePhoto.ts'
import { useForm } from '#web/ui/useForm.ts'

/** The form of a photograph, its save, and the choice after a conflict. */
export function usePhotoForm(photo: PhotoEntryFragment, onSaved: () => Promise<unknown>) {
  const [focus, setFocus] = useState({ x: photo.focusX, y: photo.focusY })
  const { save, choose, conflict, endConflict } = useSavePhoto(photo)
  const finish = async () => {
    await onSaved()
    toast.success(messages.saved)
  }
  const form = useForm({
    rules: textRules,
    failed: messages.failed,
    async send(read) {
      const { refusals, isSaved } = await save(readValues(read, focus))
      if (isSaved) await finish()
      return refusals
    },
  })
  const resolve = (theirs: ReadonlySet<string>) =>
    choose(theirs).then(
      async ({ refusals: [refusal], isSaved }) => {
        if (refusal) toast.error(refusal.message)
        if (isSaved) await finish()
      },
      () => toast.error(messages.failed),
    )
  return {
    ...form,
    focus,
    setFocus,
    conflictProps: {
      conflict,
      labelOf,
      show: shownValue,
      onClose: endConflict,
      onChoose: (theirs: ReadonlySet<string>) => void resolve(theirs),
    },
  }
}
