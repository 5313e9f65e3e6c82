import sprite from '#web/ui/activities.svg?url'
import { activityIcon } from '#web/ui/activityIcons.ts'

/** By the name of its symbol. */
export const SpriteIcon = ({ name }: { name: string }) => (
  <svg aria-hidden="true" className="icon">
    <use href={`${sprite}#${name}`} />
  </svg>
)

/** Decorative: the activity's name stands beside it. */
export const ActivityIcon = ({ slug }: { slug: string }) => <SpriteIcon name={activityIcon(slug)} />
