import '#web/agency/agency.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createClient } from '#web/agency/client.ts'
import { routes } from '#web/agency/routes.tsx'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { Toasts } from '#web/ui/Toasts.tsx'

const root = document.getElementById('agency')
if (!root) throw new Error('the document has no element for the agency')

const graph = new Graph({ answers: new Map(), open: async () => createClient() })
const router = createBrowserRouter(routes, { basename: '/agence' })

createRoot(root).render(
  <StrictMode>
    <GraphProvider value={graph}>
      <RouterProvider router={router} />
      <Toasts />
    </GraphProvider>
  </StrictMode>,
)
