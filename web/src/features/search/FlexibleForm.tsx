import { FlexibleDates } from '#web/features/search/FlexibleDates.tsx'
import { type Facets, PanelProvider } from '#web/features/search/panel.tsx'
import { readForm, type SearchState } from '#web/features/search/searchState.ts'

export type Flexible = Pick<SearchState, 'days' | 'months'>

type Props = { state: SearchState; facets: Facets; onChange: (flexible: Flexible) => void }

/** The chips of the panel in a form of their own: the calendar applies them with its dates. */
export function FlexibleForm({ state, facets, onChange }: Props) {
  const pick = (form: HTMLFormElement | null) => {
    if (!form) return
    const { days, months } = readForm(form)
    onChange({ days, months })
  }
  return (
    <PanelProvider value={{ state, filters: null, facets, pick, change: () => undefined }}>
      <form className="pb-5" onSubmit={(event) => event.preventDefault()}>
        <FlexibleDates />
      </form>
    </PanelProvider>
  )
}
