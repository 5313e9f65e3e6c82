import { build } from 'vite'
import { siteBuild } from '#tools/buildSite.ts'

/** Builds the browser's files in the working directory. */
await build(siteBuild())
