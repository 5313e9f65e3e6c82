import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { FieldChoices, useFieldCounts } from '#web/features/search/bar/FieldChoices.tsx'
import {
  type Activity,
  choiceIn,
  type PanelField,
  panelFields,
  textOfNone,
} from '#web/features/search/bar/fields.rules.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { type Place, PlaceRow, SuggestField } from '#web/features/search/bar/SuggestField.tsx'
import type { BarSearch } from '#web/features/search/bar/useHomeSearch.ts'
import { messages } from '#web/features/search/messages.ts'
import { SheetFooter } from '#web/features/search/SheetFooter.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'

type Field = 'where' | PanelField

type Props = { search: BarSearch; activities: Activity[]; places: Place[]; onClose: () => void }

/** All fields of the search on a small screen: one is open at a time, none opens another sheet. */
export function SearchSheet({ search, activities, places, onClose }: Props) {
  const [open, setOpen] = useState<Field | undefined>('where')
  const { facets, ...counts } = useFieldCounts(search)
  const formId = useId()
  const toggle = (field: Field) => setOpen(open === field ? undefined : field)
  return (
    <Sheet
      title={barMessages.homeSearch}
      isAtOpenPart={false}
      onClose={onClose}
      footer={() => <SheetFooter clear={messages.clear} onClear={search.clear} formId={formId} {...counts} />}
    >
      <form id={formId} className="search-sheet" onSubmit={search.submit}>
        <SheetField
          label={barMessages.where}
          choice={search.where.value}
          textOfNone={barMessages.whereHint}
          isOpen={open === 'where'}
          onToggle={() => toggle('where')}
        >
          <Where search={search} places={places} onNext={() => setOpen('what')} />
        </SheetField>
        {panelFields.map((field) => (
          <SheetField
            key={field}
            label={barMessages[field]}
            choice={choiceIn(field, search.state, activities)}
            textOfNone={textOfNone[field]}
            isOpen={open === field}
            onToggle={() => toggle(field)}
          >
            <FieldChoices field={field} search={search} activities={activities} facets={facets} />
          </SheetField>
        ))}
      </form>
    </Sheet>
  )
}

type FieldProps = {
  label: string
  choice: string
  textOfNone: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function SheetField({ label, choice, textOfNone, isOpen, onToggle, children }: FieldProps) {
  return (
    <section className="border-b border-line last:border-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-15 w-full items-center gap-3 text-left"
        >
          <b className="shrink-0 font-semibold">{label}</b>{' '}
          <span className={`min-w-0 grow truncate text-right ${choice ? '' : 'text-ink-3'}`}>
            {choice || textOfNone}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {isOpen && <div className="pb-5">{children}</div>}
    </section>
  )
}

/** The typed words with their suggestions; before them, places, which the keyboard would cover as a list. */
function Where({ search, places, onNext }: Pick<Props, 'search' | 'places'> & { onNext: () => void }) {
  const { where } = search
  return (
    <>
      <div className="search-sheet-where">
        <SuggestField
          name="q"
          aria-label={barMessages.where}
          placeholder={barMessages.whereHint}
          {...where}
          onSuggestion={(suggestion) => {
            where.onSuggestion(suggestion)
            onNext()
          }}
        />
      </div>
      {where.value.trim() === '' && (
        <ul className="mt-2">
          {places.map((place) => (
            <li key={place.path}>
              <Link to={place.path} className="flex min-h-14 items-center gap-3">
                <PlaceRow {...place} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
