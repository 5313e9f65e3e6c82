import { type KeyboardEvent, useState } from 'react'
import { Checklist } from '#web/agency/editor/Checklist.tsx'
import type { Content } from '#web/agency/editor/content.ts'
import { formError } from '#web/agency/editor/draft.rules.ts'
import type { Draft } from '#web/agency/editor/draft.ts'
import type { EditedExpeditionFragment } from '#web/agency/editor/Editor.generated.ts'
import { EditorProvider } from '#web/agency/editor/EditorContext.tsx'
import { labelOfPath, shownValue } from '#web/agency/editor/labels.rules.ts'
import { type Opened, OtherActions, Publishing } from '#web/agency/editor/Publishing.tsx'
import { SaveState } from '#web/agency/editor/SaveState.tsx'
import { SectionList } from '#web/agency/editor/SectionList.tsx'
import { Essentials } from '#web/agency/editor/sections/Essentials.tsx'
import { Included } from '#web/agency/editor/sections/Included.tsx'
import { Itinerary } from '#web/agency/editor/sections/Itinerary.tsx'
import { Photos } from '#web/agency/editor/sections/Photos.tsx'
import { PlaceAndLists } from '#web/agency/editor/sections/PlaceAndLists.tsx'
import { PriceAndGroup } from '#web/agency/editor/sections/PriceAndGroup.tsx'
import { Programme } from '#web/agency/editor/sections/Programme.tsx'
import { Referencing } from '#web/agency/editor/sections/Referencing.tsx'
import { Texts } from '#web/agency/editor/sections/Texts.tsx'
import { TrainAccess } from '#web/agency/editor/sections/TrainAccess.tsx'
import { useDraft } from '#web/agency/editor/useDraft.ts'
import { Conflict } from '#web/agency/shell/Conflict.tsx'

type Props = { expedition: EditedExpeditionFragment; accountId: string }

/** The sections of a draft, what it still needs, and its publication. */
export function Editor({ expedition, accountId }: Props) {
  const { draft, state } = useDraft(expedition, accountId)
  const [opened, setOpened] = useState<Opened>()
  const [wasRefused, setRefused] = useState(false)
  const editor = {
    content: state.values,
    edit: draft.edit.bind(draft),
    reload: draft.reload.bind(draft),
    // After a refused publication, the fields say what they need.
    findError: (path: string) => state.errors[path] ?? (wasRefused ? findNeed(expedition, path) : undefined),
  }
  return (
    <EditorProvider value={editor}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-lg:pb-28 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-9 lg:order-2 lg:max-h-[calc(100svh-4.5rem)] lg:overflow-y-auto">
          <div className="rounded-lg bg-surface px-4 py-3 shadow-1 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:rounded-none max-lg:border-t max-lg:border-line">
            <SaveState
              status={state.status}
              savedAt={state.savedAt}
              hasErrors={Object.keys(state.errors).length > 0}
              error={state.errors[formError]}
            />
            <Publishing
              expedition={expedition}
              draft={draft}
              opened={opened}
              onOpen={setOpened}
              onRefused={() => setRefused(true)}
            />
          </div>
          <OtherActions expedition={expedition} onOpen={setOpened} />
          <Checklist checks={expedition.checks} />
          <SectionList />
        </aside>
        <Sections id={expedition.id} draft={draft} onPublish={() => setOpened('publish')} />
      </div>
      <Conflict
        conflict={state.conflict}
        toLabel={labelOfPath}
        show={shownValue}
        onClose={() => draft.postpone()}
        onChoose={(theirs) => void draft.choose(theirs)}
      />
    </EditorProvider>
  )
}

const findNeed = ({ checks }: EditedExpeditionFragment, path: string) =>
  checks.find(({ field, isBlocking }) => isBlocking && field === path)?.message

type SectionsProps = { id: string; draft: Draft<Content>; onPublish: () => void }

/** Ctrl S saves at once; Ctrl Enter asks for the publication. */
function Sections({ id, draft, onPublish }: SectionsProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onPublish()
  }
  return (
    <form
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        void draft.flush()
      }}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6"
    >
      <Essentials />
      <Texts />
      <PlaceAndLists />
      <PriceAndGroup />
      <Programme />
      <Included />
      <TrainAccess />
      <Itinerary id={id} draft={draft} />
      <Photos />
      <Referencing />
    </form>
  )
}
