import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type CannedAnswerRowFragment,
  useCannedAnswersQuery,
} from '#web/agency/questions/CannedAnswers.generated.ts'
import { CannedDialog } from '#web/agency/questions/CannedDialog.tsx'
import { messages } from '#web/agency/questions/messages.ts'
import { useSaveCanned } from '#web/agency/questions/useSaveCanned.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { offerAgencyUndo } from '#web/agency/shell/offerAgencyUndo.ts'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useAction } from '#web/ui/useAction.ts'

/** The texts that answers begin from. */
export const Component = () => (
  <Screen
    title={messages.cannedTitle}
    intro={messages.cannedIntro}
    action={
      <Link to="/messages" className="link inline-flex min-h-11 items-center">
        {messages.toQuestions}
      </Link>
    }
  >
    <Allowed permission="MESSAGES">
      <Answers />
    </Allowed>
  </Screen>
)

type Edited = CannedAnswerRowFragment | 'new'

function Answers() {
  const { data, loading, refetch } = useCannedAnswersQuery({ fetchPolicy: 'cache-and-network' })
  const [edited, edit] = useState<Edited>()
  const readAgain = () => reload(refetch)
  return (
    <>
      <Button variant="primary" className="mb-5" onClick={() => edit('new')}>
        {messages.add}
      </Button>
      <Loaded data={data?.agency?.cannedAnswers} isLoading={loading} onRetry={refetch}>
        {(answers) =>
          answers.length === 0 ? (
            <EmptyState>{messages.cannedEmpty}</EmptyState>
          ) : (
            <ul className="grid max-w-3xl gap-3">
              {answers.map((answer) => (
                <li key={answer.id} className="rounded-lg bg-surface px-4 py-4 shadow-1 sm:px-6">
                  <h2 className="font-semibold">{answer.title}</h2>
                  <p className="mt-1 whitespace-pre-line text-ink-2">{answer.body}</p>
                  <Actions answer={answer} onEdit={() => edit(answer)} onChanged={readAgain} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <CannedDialog
        answer={edited}
        onClose={() => edit(undefined)}
        onSaved={() => {
          edit(undefined)
          readAgain()
        }}
      />
    </>
  )
}

type ActionsProps = { answer: CannedAnswerRowFragment; onEdit: () => void; onChanged: () => void }

function Actions({ answer: { id, version, title }, onEdit, onChanged }: ActionsProps) {
  const save = useSaveCanned()
  const { isBusy, run } = useAction()
  const put = (isArchived: boolean, base: number) =>
    save({ id, version: base, isArchived }).finally(onChanged)
  const archive = async () => {
    if (!(await run(() => put(true, version)))) return
    const undo = () => put(false, version + 1)
    offerAgencyUndo({ id: `canned-${id}`, done: messages.archived, undo, undone: messages.restored })
  }
  return (
    <div className="mt-2 -ml-4 flex flex-wrap">
      <Button size="sm" variant="ghost" aria-label={messages.editFor(title)} onClick={onEdit}>
        {messages.edit}
      </Button>
      <Button size="sm" variant="ghost" isBusy={isBusy} onClick={() => void archive()}>
        {messages.archive}
      </Button>
    </div>
  )
}
