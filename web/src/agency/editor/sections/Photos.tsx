import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'

/** The photos, the cover first. */
export function Photos() {
  const { content, errorOf } = useEditor()
  return (
    <Part id="photos" title={messages.photos}>
      <div data-field="photos" tabIndex={-1}>
        <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
          {errorOf('photos')}
        </p>
        <p className="text-meta text-ink-2">{messages.photoList}</p>
        <ol className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {content.photos.map((name) => (
            <li key={name}>
              <img
                src={`/images/${name}?w=320`}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-md bg-sand object-cover"
              />
            </li>
          ))}
        </ol>
      </div>
    </Part>
  )
}
