import { existsSync } from 'node:fs'

// Imported first, for what it does: a variable that is set already keeps its value.
if (existsSync('.env')) process.loadEnvFile('.env')
