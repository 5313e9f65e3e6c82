import sprite from '#web/ui/activities.svg?url'
import { activityIcon } from '#web/ui/activityIcons.ts'

const Icon = ({ name }: { name: string }) => (
  <svg aria-hidden="true" className="icon">
    <use href={`${sprite}#${name}`} />
  </svg>
)

/** The activity's name stands beside it. */
export const ActivityIcon = ({ slug }: { slug: string }) => <Icon name={activityIcon(slug)} />

export const TrainIcon = () => <Icon name="train" />
