import { existsSync } from 'node:fs'

// Imported first for its side effect: variables that are set already win.
if (existsSync('.env')) process.loadEnvFile('.env')
