import { messages } from '#web/agency/editor/messages.ts'

const sections = [
  ['essentiel', messages.essentials],
  ['textes', messages.texts],
  ['lieu', messages.placeAndLists],
  ['prix', messages.priceAndGroup],
  ['programme', messages.programme],
  ['inclus', messages.includedAndNot],
  ['train', messages.train],
  ['itineraire', messages.route],
  ['photos', messages.photos],
  ['referencement', messages.search],
] as const

/** Leads to each section of the editor. */
export const SectionList = () => (
  <nav aria-label={messages.sections} className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
    <ul className="flex gap-2 lg:grid lg:gap-0">
      {sections.map(([id, title]) => (
        <li key={id} className="shrink-0">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-md px-3 text-15 text-ink-2 hover:bg-sand max-lg:border max-lg:border-line max-lg:bg-surface lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
