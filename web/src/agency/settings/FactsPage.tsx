import { FactsForm } from '#web/agency/settings/FactsForm.tsx'
import { messages } from '#web/agency/settings/messages.ts'
import { useAgencyFactsSettingsQuery } from '#web/agency/settings/Settings.generated.ts'
import { SettingsScreen } from '#web/agency/settings/SettingsScreen.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'

/** Facts of the agency. */
export function Component() {
  const { data, loading, refetch } = useAgencyFactsSettingsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <SettingsScreen title={messages.facts} intro={messages.factsIntro} entity="agency">
      <Loaded data={data?.agency?.settings?.agency} isLoading={loading} onRetry={refetch}>
        {(section) => <FactsForm key={section.version} section={section} />}
      </Loaded>
    </SettingsScreen>
  )
}
