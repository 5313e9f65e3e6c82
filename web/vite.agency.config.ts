import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { forBrowsers } from './vite.config.ts'

/** A build of its own: a third entry would move modules into the chunk that all public pages share. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/agence/',
  plugins: [react(), tailwindcss()],
  resolve: forBrowsers,
  publicDir: false,
  build: {
    outDir: '../.build/web/agency',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'agency.html' },
  },
})
