import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { PhotoList } from '#web/agency/photos/PhotoList.tsx'

/** The photos, the cover first. */
export function Photos() {
  const { content, edit, findError, reload } = useEditor()
  return (
    <Part id="photos" title={messages.photos}>
      <div data-field="photos" tabIndex={-1}>
        <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
          {findError('photos')}
        </p>
        <PhotoList
          names={content.photos}
          onChange={(photos) => edit({ photos })}
          findError={findError}
          // The checklist names photos without words.
          onDescribed={reload}
        />
      </div>
    </Part>
  )
}
