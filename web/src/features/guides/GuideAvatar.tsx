import { groundOf } from '#web/features/guides/ground.rules.ts'
import { groundLooks } from '#web/features/guides/looks.ts'
import { Avatar } from '#web/ui/Avatar.tsx'

type Props = { guide: { fullName: string; diploma: string | null; bio: string | null }; className?: string }

/** The drawing of a guide on the ground of their trade, the same on all pages. */
export const GuideAvatar = ({ guide, ...rest }: Props) => (
  <Avatar name={guide.fullName} look={groundLooks[groundOf(guide)]} {...rest} />
)
