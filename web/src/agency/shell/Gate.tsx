import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useAgencyAccessQuery } from '#web/agency/access/Access.generated.ts'
import { StepUpProvider } from '#web/agency/access/StepUp.tsx'
import { messages } from '#web/agency/messages.ts'
import { Layout } from '#web/agency/shell/Layout.tsx'
import { clearCopies } from '#web/agency/shell/localCopy.ts'
import { Notice } from '#web/agency/shell/Notice.tsx'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

// An open session needs neither: 3 kB.
const CodePage = lazy(async () => ({
  default: (await import('#web/agency/access/CodePage.tsx')).CodePage,
}))
const EnrolmentPage = lazy(async () => ({
  default: (await import('#web/agency/access/EnrolmentPage.tsx')).EnrolmentPage,
}))

/** Opens the screens to an open session, and asks any other one for the next step. */
export function Gate() {
  const { data, loading, error, refetch } = useAgencyAccessQuery({ fetchPolicy: 'network-only' })
  const graph = useGraph()
  // Responses from before the second factor are empty.
  const enter = () => graph.reset()
  const isVisitor = data?.me === null
  useEffect(() => {
    if (isVisitor) clearCopies()
  }, [isVisitor])
  if (!data && loading) return <Notice title={messages.agency} isLoading />
  if (!data?.features || (error && !data.me))
    return (
      <Notice title={messages.agency}>
        <LoadFailure onRetry={refetch}>{messages.failed}</LoadFailure>
      </Notice>
    )
  if (!data.features.agency) return <Notice title={messages.agency}>{messages.noAgency}</Notice>
  const access = data.me?.agencyAccess
  if (!access)
    return (
      <Notice
        title={messages.agency}
        action={
          <ButtonLink to={paths.account} isExternal variant="primary">
            {messages.signIn}
          </ButtonLink>
        }
      >
        {messages.signInFirst}
      </Notice>
    )
  if (access === 'TO_ENROL' || access === 'SECOND_FACTOR')
    return (
      <Suspense fallback={<Notice title={messages.agency} isLoading />}>
        {access === 'TO_ENROL' ? (
          <EnrolmentPage onOpen={enter} />
        ) : (
          <CodePage factors={data.me?.agencyFactors ?? []} onOpen={enter} />
        )}
      </Suspense>
    )
  if (access === 'OPEN')
    return (
      <StepUpProvider>
        <Layout>
          <Outlet />
        </Layout>
      </StepUpProvider>
    )
  return (
    <Notice
      title={messages.notFound}
      action={
        <ButtonLink to={paths.home} isExternal>
          {messages.toSite}
        </ButtonLink>
      }
    >
      {messages.notFoundHint}
    </Notice>
  )
}
