import { LRUCache } from 'lru-cache'
import { type PackFiles, packFile } from '#gateway/graph/roadBook/packFiles.ts'
import type { Site } from '#gateway/server/site/build.ts'
import { announcedPath } from '#gateway/server/site/images.routes.ts'
import type { photographs } from '#gateway/server/site/photographs.ts'
import type { PackFile } from '#schema/roadBook.ts'

/** Wide enough for paper and phones. */
const width = 640
const mostPhotos = 2_000

type Deps = { site: Site | undefined; photos: ReturnType<typeof photographs> }

/** Files of road books, as this server sends them; a photograph is measured once, since its name never changes. */
export function toPackFiles({ site, photos }: Deps): PackFiles {
  const measured = new LRUCache<string, PackFile>({ max: mostPhotos })
  return {
    app: site?.roadBook?.built?.files ?? [],
    async photo(url, gone) {
      const name = /^\/images\/([\w-]+\.jpg)\?/.exec(url)?.[1]
      if (!name || !photos.has(name)) return null
      const known = measured.get(name)
      if (known) return known
      const bytes = await photos.read({ name, width, format: 'webp' }, gone)
      if (!bytes) return null
      const file = packFile(announcedPath(name, width), bytes)
      measured.set(name, file)
      return file
    },
  }
}
