import laboratory from './bench/lab/package.json' with { type: 'json' }

export default {
  entry: [
    'tools/{dev,start,provider/start}.ts',
    'api/main.ts',
    '{tests,bench}/**/*Process.{ts,js}',
    'bench/generate/graphiql/graphiql.ts',
    'web/src/{start.ts,main.tsx,server.tsx,agency/main.tsx,roadBook/main.tsx,roadBook/sw.ts}',
    // In place of a module of the package, by the configuration of the builds.
    'web/src/ui/lucideIcon.ts',
    'clients/typescript/{src/index.ts,example/app.js}',
  ],
  project: ['{api,bench,gateway,rules,server,web,tools,tests}/**/*.{ts,tsx,js,css}', 'clients/**/*.{ts,js}'],
  ignoreBinaries: ['redis-server'],
  // Resolved from bench/lab and bench/vendure; the rule of the laboratory finds what the former holds in vain.
  // The client package names itself in its example, and is built by a test only.
  ignoreDependencies: [...Object.keys(laboratory.devDependencies), '@vendure/core', '@explora/client'],
  drizzle: true,
  vite: { config: ['web/vite.config.ts', 'web/vite.agency.config.ts', 'web/vite.roadBook.config.ts'] },
}
