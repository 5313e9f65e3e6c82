import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Figure } from '#web/agency/editor/fields/Figure.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'

/** The price and the group of new departures. */
export function PriceAndGroup() {
  const { content, edit, findError } = useEditor()
  const { fields } = messages
  const euros = content.priceCents === null ? null : content.priceCents / 100
  return (
    <Part id="prix" title={messages.priceAndGroup}>
      <p className="mb-4 text-meta text-ink-2">{messages.defaults}</p>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
        <Figure
          label={fields.priceCents}
          name="priceCents"
          className="!mt-0"
          value={euros}
          error={findError('priceCents')}
          onChange={(price) => edit({ priceCents: price === null ? null : Math.round(price * 100) })}
        />
        <Figure
          label={fields.groupMin}
          name="groupMin"
          className="!mt-0"
          value={content.groupMin}
          error={findError('groupMin')}
          onChange={(groupMin) => edit({ groupMin })}
        />
        <Figure
          label={fields.groupMax}
          name="groupMax"
          className="!mt-0"
          value={content.groupMax}
          error={findError('groupMax')}
          onChange={(groupMax) => edit({ groupMax })}
        />
      </div>
    </Part>
  )
}
