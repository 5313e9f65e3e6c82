import { enableCompileCache, registerHooks } from 'node:module'
import { resolve } from 'node:path'

// Half of a start is reading modules. What was compiled is kept beside the data for the next one; and Node looks for the kind
// of each file in its package's list of exports, read anew every time: drizzle-orm's has 180 kB, all its files are modules.
enableCompileCache(resolve(process.env.DATA_DIR || '.data', 'compiled'))
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
const { start } = await import('#api/start.ts')
await start()
