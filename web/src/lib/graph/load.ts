import type { Params } from 'react-router-dom'
import type { Graph } from '#web/lib/graph/graph.ts'

type Asking = { params: Params; request: Request }

/**
 * Loads the data of a page before it is shown, so that its components find it. A text that it returns is the
 * address of the page to show instead.
 */
export type Load = (graph: Graph, asking: Asking) => Promise<unknown>

/** Thrown by a page whose subject does not exist: the server answers 404 and renders the not-found page. */
export const notFound = () => new Response(null, { status: 404 })
