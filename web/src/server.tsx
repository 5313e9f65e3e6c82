import { renderToString } from 'react-dom/server'
import type { PageAnswer, PageRequest } from '#schema/site.ts'
import { openRoute, toStatus } from '#web/app/router/openRoute.ts'
import { writePageState } from '#web/app/router/pageState.ts'
import { beforePaint } from '#web/app/shell/beforePaint.ts'
import { Footer } from '#web/app/shell/Layout.tsx'
import { replayTap } from '#web/app/shell/replayTap.ts'
import { Site, StillPage } from '#web/app/shell/Site.tsx'
import type { Answers, Execute } from '#web/lib/graph/answers.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { withTexts } from '#web/lib/site/agencyTexts.content.ts'

const inlineScript = `${beforePaint}\n${replayTap}`

export const inlineScripts = [inlineScript]
export { articlePaths, writeFeed } from '#web/app/router/feed.ts'

/** Renders the first response of a page, with the data that its components request. */
export async function renderPage({
  url,
  listAssets,
  execute,
  services,
  agency,
  features,
  signal,
  storeState,
  posted,
}: PageRequest): Promise<PageAnswer> {
  const address = new URL(url)
  const answers: Answers = new Map()
  const graph = new Graph({ answers, execute: executeIn(execute) })
  const [opened] = await Promise.all([openRoute(graph, address, signal), Footer.open()])
  if ('movedTo' in opened && opened.movedTo) return { status: 302, html: '', movedTo: opened.movedTo }
  const state = {
    // Sorted, so that equal pages have equal bytes: compressed once, with one ETag.
    answers: [...answers].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    assets: listAssets([opened.file]),
    siteUrl: address.origin,
    services,
    agency: withTexts(agency),
    features,
    ...(posted && { posted }),
    ...('error' in opened && { errorStatus: toStatus(opened.error) }),
  }
  const html = renderToString(
    <Site {...{ graph, posted, ...state }}>
      <StillPage url={address} opened={opened} />
    </Site>,
  )
  const stored = state.errorStatus === undefined ? storeState?.(JSON.stringify(state)) : undefined
  const written = writePageState({ preloads: state.assets.preloads, state: stored ?? state })
  return {
    status: state.errorStatus ?? 200,
    html: `<!doctype html>${html
      .replace('<head>', () => `<head><script>${inlineScript}</script>`)
      .replace('</body>', () => `${written}</body>`)}`,
  }
}

const executeIn =
  (execute: PageRequest['execute']): Execute =>
  async (operationName, variables) => {
    const result = await execute(operationName, variables)
    return { data: result.data, hasErrors: 'errors' in result }
  }
