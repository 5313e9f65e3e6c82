import type { Params } from 'react-router-dom'
import type { Graph } from '#web/lib/graph.ts'

type Asking = { params: Params; request: Request }

/** What a page needs before it is shown: asked of the gateway, so that its components find it. */
export type Load = (graph: Graph, asking: Asking) => Promise<unknown>

/** Thrown by a page whose subject does not exist: the server answers 404, and the not-found page is shown. */
export const notFound = () => new Response(null, { status: 404 })
