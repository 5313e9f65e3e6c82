import '#web/agency/agency.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createClient } from '#web/agency/client.ts'
import { routes } from '#web/agency/routes.tsx'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { closedByPop, dialogsSettled, isDialogLeaving, settleDialogs } from '#web/ui/dialogHistory.ts'
import { Toasts } from '#web/ui/Toasts.tsx'

const root = document.getElementById('agency')
if (!root) throw new Error('the document has no element for the agency')

const graph = new Graph({ answers: new Map(), open: async () => createClient() })
const router = createBrowserRouter(routes, { basename: '/agence' })

// A dialog that closes leaves its history entry first: it would undo the navigation.
const navigate = router.navigate.bind(router)
Object.assign(router, {
  navigate: async (...call: Parameters<typeof navigate>) => {
    await dialogsSettled()
    return navigate(...call)
  },
})

// Ahead of the router: Back closes a dialog and stays on the page. It may see the step of a dialog that closes
// by itself: the page is the same.
window.addEventListener(
  'popstate',
  (event) => {
    if (isDialogLeaving()) return
    const shown = router.createHref(router.state.location)
    if (closedByPop(shown, { ...window.history.state })) event.stopImmediatePropagation()
  },
  { capture: true },
)
settleDialogs()

createRoot(root).render(
  <StrictMode>
    <GraphProvider value={graph}>
      <RouterProvider router={router} />
      <Toasts />
    </GraphProvider>
  </StrictMode>,
)
