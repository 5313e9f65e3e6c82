import { Avatar } from '#web/ui/Avatar.tsx'
import { toGround } from '#web/ui/guide/ground.rules.ts'
import { groundLooks } from '#web/ui/guide/looks.ts'
import type { PictureFragment } from '#web/ui/Picture.generated.ts'
import { Picture } from '#web/ui/Picture.tsx'

type Props = {
  guide: {
    fullName: string
    diploma: string | null
    bio: string | null
    photo?: Omit<PictureFragment, '__typename' | 'srcSet'> | null
  }
  className?: string
}

/** The photograph of a guide, or a drawing on the ground of their trade, the same on all pages. */
export const GuideAvatar = ({ guide, className = 'size-[60px]' }: Props) =>
  guide.photo ? (
    <Picture
      image={guide.photo}
      sizes="176px"
      ratio={1}
      alt=""
      className={`shrink-0 rounded-full ${className}`}
    />
  ) : (
    <Avatar name={guide.fullName} look={groundLooks[toGround(guide)]} className={className} />
  )
