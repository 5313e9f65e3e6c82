import type { ReactNode } from 'react'
import { ActivityFacet } from '#web/features/search/ActivityFacet.tsx'
import { AgeFacet } from '#web/features/search/AgeFacet.tsx'
import { Carried } from '#web/features/search/Carried.tsx'
import { CountryFacet } from '#web/features/search/CountryFacet.tsx'
import { withDates } from '#web/features/search/dates.rules.ts'
import {
  DestinationFacet,
  DurationFacet,
  LevelFacet,
  TrainFacet,
  TypeFacet,
} from '#web/features/search/Facets.tsx'
import { Tick } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { PriceFacet } from '#web/features/search/PriceFacet.tsx'
import { offered, type Panel, PanelProvider, usePanel } from '#web/features/search/panel.tsx'
import { Steps } from '#web/features/search/Steps.tsx'
import { readForm, type SearchState } from '#web/features/search/searchState.ts'
import { TravellersFacet } from '#web/features/search/Travellers.tsx'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { WhenFacet } from '#web/features/search/WhenFacet.tsx'
import { useEarlyChange } from '#web/lib/browser/useEarlyChange.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'

export type SectionName = keyof typeof messages.sections

type Section = {
  name: SectionName
  content: ReactNode
  /** Its parameters, which the form carries while the section is hidden. */
  fields: string[]
  facets?: string[]
  /** Its values come with the filters. */
  isLabelled?: boolean
}

/** Sections whose facets have no value are hidden: their active filters can be dropped above the results. */
const sections: Section[] = [
  {
    name: 'destination',
    content: <DestinationFacet />,
    fields: ['destination'],
    facets: ['destinations'],
  },
  { name: 'when', content: <WhenFacet />, fields: [] },
  {
    name: 'activities',
    content: <ActivityFacet />,
    fields: ['activity_types', 'activities'],
    facets: ['activity_types'],
    isLabelled: true,
  },
  {
    name: 'countries',
    content: <CountryFacet />,
    fields: ['countries', 'region'],
    facets: ['countries'],
    isLabelled: true,
  },
  { name: 'types', content: <TypeFacet />, fields: ['expedition_type'], facets: ['types'] },
  { name: 'levels', content: <LevelFacet />, fields: ['level'], facets: ['levels'], isLabelled: true },
  {
    name: 'duration',
    content: <DurationFacet />,
    fields: ['duration'],
    facets: ['durations'],
    isLabelled: true,
  },
  { name: 'price', content: <PriceFacet />, fields: [] },
  {
    name: 'rating',
    content: <Steps of="rating" facet="ratings" steps={['4.8', '4.5', '4']} toText={messages.ratingFrom} />,
    fields: ['rating'],
    facets: ['ratings'],
  },
  {
    name: 'eco',
    content: <Steps of="eco" facet="eco_ratings" steps={['5', '4', '3']} toText={messages.ecoFrom} />,
    fields: ['eco'],
    facets: ['eco_ratings'],
  },
  { name: 'train', content: <TrainFacet />, fields: ['from', 'max_train_hours'], isLabelled: true },
]

/** Parameters without a field of the panel. */
const elsewhere = ['q', 'leave_by', 'bbox', 'sort', 'view', 'words']

type Props = Pick<Panel, 'filters' | 'facets'> & {
  place: SearchPlace
  total: number
  /** The section to open alone; otherwise all are open. */
  requested?: SectionName | undefined
}

/** The filter form: applies each choice at once with scripts, by its button without. */
export function SearchPanel({ place, filters, facets, total, requested }: Props) {
  const { shown: state, path, go } = place
  const isUseful = ({ facets: names, isLabelled }: Section) =>
    (filters || !isLabelled) &&
    (!names || facets.some((facet) => names.includes(facet.name) && facet.values.length > 0))
  const hidden = sections.filter((section) => !isUseful(section)).flatMap(({ fields }) => fields)
  const only = [...elsewhere, ...hidden, ...(filters ? [] : ['vacation'])]
  const apply = (next: SearchState) => go(withDates(next, state))
  const pick = (form: HTMLFormElement | null) => form?.reportValidity() && apply(readForm(form))
  const form = useEarlyChange<HTMLFormElement>(pick)
  return (
    <PanelProvider
      value={{ state, filters, facets, pick, change: (part) => apply({ ...state, ...part, page: 1 }) }}
    >
      <form
        ref={form}
        action={path}
        method="get"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          pick(event.currentTarget)
        }}
      >
        <Carried place={place} fields={{ only }} />
        <Switch name="family_friendly" label={messages.family} isOn={state.isFamily} />
        <AgeFacet />
        <Switch name="confirmed" label={messages.confirmed} isOn={state.isConfirmed} />
        <TravellersFacet />
        {sections.filter(isUseful).map(({ name, content }) => (
          <Disclosure key={name} summary={messages.sections[name]} isOpen={!requested || requested === name}>
            {content}
          </Disclosure>
        ))}
        <div className="mt-6 hidden noscript:block">
          <Button type="submit" variant="ink" className="w-full">
            {messages.see(total)}
          </Button>
        </div>
      </form>
    </PanelProvider>
  )
}

function Switch({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  const { facets } = usePanel()
  return offered([{ value: 'true' }], facets, name, isOn ? ['true'] : []).map(({ count }) => (
    <Tick key={name} name={name} value="true" role="switch" className="switch" checked={isOn} count={count}>
      {label}
    </Tick>
  ))
}
