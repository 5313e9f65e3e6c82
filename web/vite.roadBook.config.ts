import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { forBrowsers } from './vite.config.ts'

/** A build of its own, so that a device takes no file of other pages along, and the worker meets none of them. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/carnet/',
  plugins: [react(), tailwindcss()],
  resolve: forBrowsers,
  publicDir: false,
  build: {
    outDir: '../.build/web/roadBook',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { roadBook: 'roadBook.html', sw: 'src/roadBook/sw.ts' },
      output: {
        // Its name is its address.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
