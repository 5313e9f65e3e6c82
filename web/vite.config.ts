import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const productionRouter = ['dom-export', 'index'].map((name) => ({
  find: name === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: join(import.meta.dirname, `../node_modules/react-router/dist/production/${name}.mjs`),
}))

const forBrowsers = {
  // rxjs as it is written today, not as old browsers needed it.
  conditions: ['es2015', 'module', 'browser', 'production'],
  // The package offers its development build alone, with warnings that nobody sees here.
  alias: productionRouter,
}

/** What several pages share goes together: less to ask for, and it compresses better. Not the maps, with which Leaflet comes, nor what few visits open. */
const fewFiles = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
      {
        name: 'shared',
        test: /schema\/constants|web\/src\/app\/(Logo|messages)\.|web\/src\/(ui|lib|features\/newsletter)\/(?!map\/|password\/|supportHours|Combobox|activityIcons|Sheet|geojson|activeDay|useForm|SubmitButton|useKeptFocus|ContentPage|Contents|Text|fold|sitePhoto|share|Dialog|ItemList|days)/,
        minShareCount: 2,
      },
    ],
  },
}

/** What a library says of the root is inherited by the whole page, which every browser then draws anew: 20 ms. */
const consentInItsPlace = {
  name: 'consent-in-its-place',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/cookieconsent.css') ? code.replace(':root', '#cc-main') : undefined,
}

/** Two builds of the same components: what the browser loads, and what renders the first answer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [consentInItsPlace, react(), tailwindcss()],
  resolve: command === 'serve' || isSsrBuild ? {} : forBrowsers,
  // What renders a page is whole: it is React's production build, whatever the gateway is told of its environment.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? '../.build/web/server' : '../.build/web/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: 'src/server.tsx' }
      : { input: ['src/start.ts', 'src/main.tsx'], output: fewFiles },
  },
}))
