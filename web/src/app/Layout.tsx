import { Outlet, ScrollRestoration } from 'react-router-dom'

export function Layout() {
  return (
    <>
      <main id="contenu">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
