import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { FastifyServerFactory } from 'fastify'
import { createServer as createVite, type Plugin } from 'vite'
import type { Site } from '#gateway/server/site/build.ts'

const entry = '/@dev-entry.js'

/** The preamble of hot reload, which a build does not need: a file, since pages hold no inline script. */
const devEntry: Plugin = {
  name: 'dev-entry',
  resolveId: (id) => (id === entry ? id : undefined),
  load: (id) =>
    id === entry
      ? `import '/@vite/client'
import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/src/main.tsx')`
      : undefined,
}

/**
 * The site from its sources: components are replaced in the open page as they change, and rendered as they
 * are now.
 */
export async function devSite(): Promise<{ site: Site; serverFactory: FastifyServerFactory<Server> }> {
  const vite = await createVite({
    configFile: 'web/vite.config.ts',
    plugins: [devEntry],
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const load = () => vite.ssrLoadModule('/src/server.tsx')
  const { writeFeed, articlePaths, inlineScripts } = await load()
  const site: Site = {
    clientFolder: resolve('web/public'),
    isBeingWritten: true,
    writeFeed,
    articlePaths,
    inlineScripts,
    // The style sheet as a file too, so that the first screen is styled.
    listAssets: () => ({ scripts: [entry], styles: ['/src/app/site.css?direct'], preloads: [], fonts: [] }),
    render: async (request) => (await load()).renderPage(request),
    roadBook: {
      document: () => vite.transformIndexHtml('/roadBook.html', readFileSync('web/roadBook.html', 'utf8')),
    },
    agency: {
      document: () => vite.transformIndexHtml('/agency.html', readFileSync('web/agency.html', 'utf8')),
    },
  }
  const serverFactory: FastifyServerFactory<Server> = (handle) =>
    createServer((request, response) => {
      relax(response)
      vite.middlewares(request, response, () => handle(request, response))
    })
  return { site, serverFactory }
}

/** Hot reload inlines styles and uses a socket of its own, which the visitors' policy forbids. */
function relax(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? response : setHeader(name, value)
}
