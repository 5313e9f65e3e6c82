import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { forBrowsers, usedRouter } from './vite.config.ts'

/** Each file costs a round trip on a phone: the shell is two of them, and few screens share others. */
const fewFiles = {
  codeSplitting: {
    groups: [
      {
        name: 'react',
        test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
      },
      {
        name: 'shell',
        test: /web\/src\/(agency\/(shell|access|data)|ui|lib)\/|schema\/|lucide-react/,
        minShareCount: 3,
      },
      {
        name: 'departures',
        test: /agency\/departures\//,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      },
      {
        name: 'today',
        test: /agency\/(today\/|money\/(Money|CancelDeparture)\.generated)/,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      },
    ],
  },
}

/** A build of its own: a third entry would move modules into the chunk that all public pages share. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/agence/',
  plugins: [usedRouter, react(), tailwindcss()],
  resolve: forBrowsers,
  publicDir: false,
  build: {
    outDir: '../.build/web/agency',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { input: 'agency.html', output: fewFiles },
  },
})
