import type { Picture } from '#web/ui/Picture.tsx'

export type Photograph = Parameters<typeof Picture>[0]['image']
