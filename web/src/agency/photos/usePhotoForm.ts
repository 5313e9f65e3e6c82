import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/agency/photos/messages.ts'
import { type PhotoEntryFragment, useSavePhotoMutation } from '#web/agency/photos/Photos.generated.ts'
import {
  getLabel,
  type PhotoValues,
  readValues,
  shownValue,
  textRules,
  toValues,
} from '#web/agency/photos/photos.rules.ts'
import { pickChanged } from '#web/agency/shell/conflict.rules.ts'
import { useVersionedSave } from '#web/agency/shell/useVersionedSave.ts'
import { useForm } from '#web/ui/useForm.ts'

/** The form of a photograph, its save, and the choice after a conflict. */
export function usePhotoForm(photo: PhotoEntryFragment, onSaved: () => Promise<unknown>) {
  const [focus, setFocus] = useState({ x: photo.focusX, y: photo.focusY })
  const base = toValues(photo)
  const [send] = useSavePhotoMutation()
  const { save, conflictProps } = useVersionedSave<PhotoValues>({
    base,
    async send(version, input) {
      const { data } = await send({ variables: { name: photo.name, version, input } })
      return data?.agencySavePhoto
    },
    async onSaved() {
      await onSaved()
      toast.success(messages.saved)
    },
  })
  const form = useForm({
    rules: textRules,
    send: (read) => save(photo.version, pickChanged(base, readValues(read, focus))),
  })
  return {
    ...form,
    focus,
    setFocus,
    conflictProps: { ...conflictProps, toLabel: getLabel, show: shownValue },
  }
}
