import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { messages } from '#web/agency/settings/messages.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'

const sections = [
  ['/reglages', messages.facts],
  ['/reglages/ventes', messages.sales],
  ['/reglages/mails', messages.mails],
  ['/reglages/branchements', messages.connections],
  ['/reglages/webhooks', messages.webhooks],
] as const

type Props = { title: string; intro: string; entity?: string; children: ReactNode }

/** A section of the settings, with the way to the others. */
export function SettingsScreen({ title, intro, entity, children }: Props) {
  return (
    <Screen
      title={`${messages.title}\u00a0: ${title}`}
      intro={intro}
      action={entity && <HistoryLink entity="settings" id={entity} name={title} />}
    >
      <nav aria-label={messages.sections} className="mb-6 flex flex-wrap gap-2">
        {sections.map(([to, label]) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/reglages'}
            className={({ isActive }) =>
              `inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 font-semibold ${isActive ? 'border-pine-600 bg-pine-50 text-pine-700' : 'border-line-strong text-ink-2 hover:bg-sand'}`
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Screen>
  )
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6 sm:py-6">
    <h2 className="mb-4 text-h3">{title}</h2>
    {children}
  </section>
)

type Changed = { changedBy: string | null; changedAt: string | null }

/** The last author of a section, once there is one. */
export const LastChange = ({ changedBy, changedAt }: Changed) =>
  changedBy && changedAt ? (
    <p className="text-meta text-ink-2">{messages.changed(changedBy, dayAndHour(changedAt))}</p>
  ) : null
