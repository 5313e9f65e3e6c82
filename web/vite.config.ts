import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const productionRouter = ['dom-export', 'index'].map((name) => ({
  find: name === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: join(import.meta.dirname, `../node_modules/react-router/dist/production/${name}.mjs`),
}))

/** The renderer and the browser have the same icons. */
const plainIcons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'src/ui/lucideIcon.ts'),
}

export const forBrowsers = {
  // rxjs's modern build.
  conditions: ['es2015', 'module', 'browser', 'production'],
  // The package exposes its development build only, with warnings.
  alias: [...productionRouter, plainIcons],
}

/**
 * Shared modules go into common chunks: fewer requests and better compression. Excludes maps, which come with
 * Leaflet, and rarely opened parts.
 */
const fewFiles = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
      { name: 'calendarDays', test: /rules\/days\.|schema\/paris\./ },
      {
        name: 'shared',
        test: /schema\/(agency|constants)|web\/src\/app\/(shell\/(Logo|Consent)|messages|router\/openRoute|session\/visitorResponse)\.|features\/(account\/login\.rules|city\/(CityButton|messages))\.|web\/src\/(ui|lib)\/(?!(?:\w+\/)?(?:compared|Field\.|SocialLinks|ScriptForm|blog\.|useCity|map\/|password\/|guide\/|supportHours|Combobox|CountField|activityIcons|Sheet|geojson|activeDay|useForm|SubmitButton|useListFocus|ContentPage|Contents|Text|fold|sitePhoto|share|useRefresh|Dialog|ItemList|undo|sun|promises|days|Story|DayNumber|dayColour|dayAndHour|roadBooks))|lucide-react.*icons.(train-front|circle-check|heart|phone|search|columns-3|tent|users|sun)\.[cm]?js/,
        minShareCount: 2,
      },
      {
        name: 'search',
        test: /schema\/searchParameters\.|features\/(search\/(messages|searchState|useSearchState|bar\/(dates|fields\.rules|suggestions\.rules))|expeditions\/Expedition(Card|Grid))\.|rules\/fit\./,
        minShareCount: 2,
      },
      {
        name: 'departures',
        test: /features\/departures\/(DepartureState|departures\.rules|Party|Features\.generated|Highlights|CreateCart\.generated)|ui\/guide\/GuideAvatar/,
        minShareCount: 2,
      },
    ],
  },
}

/** Files that every page has loaded. */
const onEveryPage = /assets\/(rolldown-runtime|react|shared|main)-/

/** Dependencies to request beside an imported file: each is an element and a request in one task. */
function furtherFiles(file: string, dependencies: string[]): string[] {
  const missing = dependencies.filter((dependency) => !onEveryPage.test(dependency))
  return missing.every((dependency) => dependency === file) ? [] : missing
}

/** Custom properties on the root would restyle the whole page: 20 ms. */
const consentInItsPlace = {
  name: 'consent-in-its-place',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/cookieconsent.css') ? code.replace(':root', '#cc-main') : undefined,
}

/**
 * Names for developer tools and the unused prefetching of links keep dead code in the bundle: 4 kB. Links need no
 * attribute for the discovery of routes: 0.1 kB of HTML.
 */
export const usedRouter = {
  name: 'used-router',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/react-router/dist/production/')
      ? code
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replaceAll(
            /(?<= = )(class extends React\d*\.Component \{.+?\n\});/gs,
            '/* @__PURE__ */ (() => $1)();',
          )
          .replaceAll(/(?<= = )React\d*\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
          .replace(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null')
          .replaceAll(/"data-discover": [^,\n]+/g, '')
      : undefined,
}

/** Only the service answers with the names of the rules that read sentences: 0.3 kB. */
const namelessRules = {
  name: 'nameless-rules',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /rules\/ask\/\w+\.content/.test(id)
      ? code.replaceAll(/(?<=\b(?:rule|named|negation)\(\s{0,9})'[\w-]+'/g, "''")
      : undefined,
}

/** Two builds of the same components: for the browser, and for rendering. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [consentInItsPlace, usedRouter, namelessRules, react(), tailwindcss()],
  resolve: command === 'serve' ? {} : isSsrBuild ? { alias: forBrowsers.alias } : forBrowsers,
  // The renderer bundles React's production build, independent of NODE_ENV.
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
    modulePreload: { resolveDependencies: furtherFiles },
    rolldownOptions: isSsrBuild
      ? { input: 'src/server.tsx' }
      : { input: ['src/start.ts', 'src/main.tsx'], output: fewFiles },
  },
}))
