import swagger from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import { type JsonObject, nameSchemas } from '#api/plugins/openapiNames.ts'

const description = `REST API behind the Explora gateway. Trailing slashes in paths are optional.
Operations and fields marked \`x-extension\` are optional: another implementation may omit them.
Public responses have \`ETag\` and \`Cache-Control\`; a request with \`If-None-Match\` returns 304 while the resource is unchanged.`

/**
 * Generates the description from the route schemas and serves it, with a page to browse it in development.
 */
export async function installOpenapi(app: Api, env: ApiEnv): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Explora /api/v1',
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  })
  app.addHook('onRoute', markExtension)
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, () => describeApi(app))
  if (env.isProduction) return
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  await app.register(swaggerUi, { routePrefix: '/api/v1/docs' })
}

/** The whole description, each titled schema once under `components`. The app must be ready. */
export function describeApi(app: Api) {
  const document: JsonObject = JSON.parse(JSON.stringify(app.swagger()))
  return nameSchemas(document)
}

function markExtension(route: RouteOptions): void {
  if (route.config?.extension && route.schema) Object.assign(route.schema, { 'x-extension': true })
}
