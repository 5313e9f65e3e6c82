import { type ReactNode, useEffect, useState } from 'react'
import { findQuestions } from '#schema/questionSearch.ts'
import type { QuestionPageFragment } from '#web/features/questions/ExpeditionQuestions.generated.ts'
import { useFoundQuestionsQuery } from '#web/features/questions/FoundQuestions.generated.ts'
import { messages } from '#web/features/questions/messages.ts'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Props = {
  slug: string
  search: string
  /** The questions that are loaded. */
  page: QuestionPageFragment
  list: (questions: QuestionFragment[]) => ReactNode
}

/** Questions that contain the words: filtered here when all are loaded, otherwise searched by the gateway. */
export function FoundQuestions({ page, ...props }: Props) {
  if (page.pageInfo.hasNextPage) return <FoundByGateway {...props} />
  const found = findQuestions(page.nodes, props.search)
  return (
    <>
      <Count>{messages.found(found.length)}</Count>
      {props.list(found)}
    </>
  )
}

function FoundByGateway({ slug, search, list }: Omit<Props, 'page'>) {
  const query = useSettled(search)
  const found = useFoundQuestionsQuery({ variables: { slug, query }, skip: query === '' })
  const page = found.dataState === 'complete' ? found.data.expedition?.questions : undefined
  if (!page)
    return found.error ? (
      <LoadFailure onRetry={() => found.refetch()}>{messages.unavailable}</LoadFailure>
    ) : (
      <div aria-busy="true" className="skeleton h-48" />
    )
  const { endCursor, hasNextPage } = page.pageInfo
  return (
    <>
      <Count>
        {hasNextPage ? messages.firstFound(page.nodes.length) : messages.found(page.nodes.length)}
      </Count>
      {list(page.nodes)}
      {hasNextPage && (
        <Button
          className="mt-6"
          isBusy={found.loading}
          onClick={() => void found.fetchMore({ variables: { after: endCursor } })}
        >
          {messages.more}
        </Button>
      )}
    </>
  )
}

const Count = ({ children }: { children: string }) => (
  <p role="status" className="mb-4 text-meta text-ink-2">
    {children}
  </p>
)

const settleMs = 300

/** The text once typing has paused, since each one is a request. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
