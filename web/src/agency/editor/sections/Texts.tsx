import { expeditionLimits } from '#schema/expedition.content.ts'
import { TextLine } from '#web/agency/editor/fields/TextLine.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'

/** The summary of the cards and the description of the page. */
export const Texts = () => (
  <Part id="textes" title={messages.texts}>
    <TextLine name="summary" rows={3} limits={expeditionLimits.summary} />
    <TextLine name="description" rows={12} limits={expeditionLimits.description} />
  </Part>
)
