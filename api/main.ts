import { enableCompileCache, registerHooks } from 'node:module'
import { resolve } from 'node:path'

// Half of a start is reading modules. Compiled code is cached beside the data. Node also looks up each file's
// type in its package's list of exports; drizzle-orm's has 180 kB, and all its files are modules.
enableCompileCache(resolve(process.env.DATA_DIR || '.data', 'compiled'))
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
const { start } = await import('#api/start.ts')
await start()
