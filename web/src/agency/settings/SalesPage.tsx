import { messages } from '#web/agency/settings/messages.ts'
import { SalesForm } from '#web/agency/settings/SalesForm.tsx'
import { useAgencySalesSettingsQuery } from '#web/agency/settings/Settings.generated.ts'
import { SettingsScreen } from '#web/agency/settings/SettingsScreen.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'

/** Terms of later reservations. */
export function Component() {
  const { data, loading, refetch } = useAgencySalesSettingsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <SettingsScreen title={messages.sales} intro={messages.salesIntro} entity="sales">
      <Loaded data={data?.agency?.settings?.sales} isLoading={loading} onRetry={refetch}>
        {(section) => <SalesForm key={section.version} section={section} />}
      </Loaded>
    </SettingsScreen>
  )
}
