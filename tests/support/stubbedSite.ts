import type { Site } from '#gateway/server/site/build.ts'

/** A site without files or articles, whose pages are those of `render`. */
export const stubbedSite = (clientFolder: string, render: Site['render']): Site => ({
  clientFolder,
  writeFeed: () => '<rss>',
  articlePaths: [],
  inlineScripts: [],
  listAssets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
  render,
})
