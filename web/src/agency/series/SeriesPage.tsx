import { Link, useSearchParams } from 'react-router-dom'
import { messages } from '#web/agency/series/messages.ts'
import { Preview } from '#web/agency/series/Preview.tsx'
import { SeriesForm } from '#web/agency/series/SeriesForm.tsx'
import { usePlan } from '#web/agency/series/usePlan.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'

/** A series of departures: its days, then its rows to check, then one creation. */
export function Component() {
  const [params] = useSearchParams()
  const { planned, errors, isBusy, plan } = usePlan()
  return (
    <Screen
      title={messages.series}
      intro={messages.intro}
      action={
        <Link to="/departs" className="link inline-flex min-h-11 items-center">
          {messages.toList}
        </Link>
      }
    >
      <Allowed permission="DEPARTURES">
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
          <SeriesForm
            expeditionId={params.get('aventure') ?? undefined}
            errors={errors}
            isBusy={isBusy}
            onPlan={plan}
          />
          {planned && <Preview key={planned.key} plan={planned} />}
        </div>
      </Allowed>
    </Screen>
  )
}
