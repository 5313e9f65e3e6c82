import { Avatar } from '#web/ui/Avatar.tsx'
import { groundOf } from '#web/ui/guide/ground.rules.ts'
import { groundLooks } from '#web/ui/guide/looks.ts'

type Props = { guide: { fullName: string; diploma: string | null; bio: string | null }; className?: string }

/** The drawing of a guide on the ground of their trade, the same on all pages. */
export const GuideAvatar = ({ guide, ...rest }: Props) => (
  <Avatar name={guide.fullName} look={groundLooks[groundOf(guide)]} {...rest} />
)
