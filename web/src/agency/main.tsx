import '#web/agency/agency.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { listRoutes } from '#web/agency/routes.tsx'
import { execute } from '#web/agency/shell/firstScreen.ts'
import { placeToasts, toastPlace } from '#web/agency/shell/toasts.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { closedByPop, dialogsSettled, isDialogLeaving, settleDialogs } from '#web/ui/dialogHistory.ts'
import { Toasts } from '#web/ui/Toasts.tsx'

const root = document.getElementById('agency')
if (!root) throw new Error('the document has no element for the agency')

const graph = new Graph({
  answers: new Map(),
  execute,
  open: async () => (await import('#web/agency/client.ts')).createClient(),
})
const router = createBrowserRouter(listRoutes(graph), { basename: '/agence' })

// The first screen needs no Apollo Client: it loads at the first touch, so as not to delay it.
for (const name of ['pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(name, () => void graph.apollo().catch(() => undefined), { once: true })

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
      <Toasts className={toastPlace} onShow={placeToasts} />
    </GraphProvider>
  </StrictMode>,
)
