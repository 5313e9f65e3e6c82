import { useId } from 'react'
import { maxActivities } from '#schema/constants.ts'
import { Tick } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'
import { ActivityIcon } from '#web/ui/ActivityIcon.tsx'

/** Categories with their activities; at ten choices the others are disabled. */
export function ActivityFacet() {
  const { state, filters, facets } = usePanel()
  const reported = useId()
  const isFull = state.activityTypes.length + state.activities.length >= maxActivities
  const of = (isChosen: boolean) => ({
    checked: isChosen,
    disabled: isFull && !isChosen,
    'aria-describedby': isFull && !isChosen ? reported : undefined,
  })
  const categories = (filters?.activityCategories ?? []).map((category) => ({
    ...category,
    children: offered(category.activities, facets, 'activities', state.activities),
  }))
  return (
    <>
      {isFull && (
        <p id={reported} className="mb-1 text-meta">
          {messages.mostActivities}
        </p>
      )}
      <ul>
        {offered(categories, facets, 'activity_types', state.activityTypes).map(
          ({ value, label, count, isChosen, children }) => (
            <li key={value} className="branch">
              <Tick name="activity_types" value={value} count={count} {...of(isChosen)}>
                <ActivityIcon slug={value} />
                {label}
              </Tick>
              <details open={children.some((each) => each.isChosen)}>
                <summary aria-label={messages.allActivities(label)} />
                <ul>
                  {children.map((activity) => (
                    <li key={activity.value}>
                      <Tick
                        name="activities"
                        value={activity.value}
                        count={activity.count}
                        {...of(activity.isChosen)}
                      >
                        {activity.label}
                      </Tick>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ),
        )}
      </ul>
    </>
  )
}
