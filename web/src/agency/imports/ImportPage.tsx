import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ImportReport } from '#web/agency/imports/ImportReport.tsx'
import { type ImportReportFragment, useAgencyImportQuery } from '#web/agency/imports/Imports.generated.ts'
import { isUnderWay, kinds } from '#web/agency/imports/imports.rules.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

const everyMs = 1_000
/** A service that checks a large file may refuse the first reads. */
const mostFailures = 3

/** An import: its dry run, then its application, read each second while one of them runs. */
export function Component() {
  const { id = '' } = useParams()
  const { data, loading, error, refetch } = useAgencyImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const found = data?.agency?.import
  const state = found?.state
  useEffect(() => {
    if (!isUnderWay(state)) return
    const timer = setInterval(() => reload(refetch), everyMs)
    return () => clearInterval(timer)
  }, [state, refetch])
  const [failures, setFailures] = useState(0)
  const isAwaited = !found && error !== undefined && failures < mostFailures
  useEffect(() => {
    if (!isAwaited || loading) return
    const timer = setTimeout(() => {
      setFailures(failures + 1)
      reload(refetch)
    }, everyMs)
    return () => clearTimeout(timer)
  }, [isAwaited, loading, failures, refetch])
  const isUnknown = data?.agency != null && found === null && !error && !loading
  return (
    <Screen
      title={found ? messages.importFor(found.kind) : messages.imports}
      action={<Another found={found} />}
    >
      {isUnknown ? (
        <EmptyState>{messages.unknown}</EmptyState>
      ) : (
        <Loaded data={found} isLoading={loading || isAwaited} onRetry={refetch}>
          {(shown) => <ImportReport found={shown} onChanged={() => reload(refetch)} />}
        </Loaded>
      )}
    </Screen>
  )
}

function Another({ found }: { found: ImportReportFragment | null | undefined }) {
  const query = found ? `?type=${kinds[found.kind].word}` : ''
  return (
    <Link to={`/donnees${query}`} className="link inline-flex min-h-11 items-center">
      {messages.another}
    </Link>
  )
}
