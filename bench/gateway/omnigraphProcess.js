import { createServer } from 'node:http'
import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi'
import { createYoga } from 'graphql-yoga'
import { announce } from '#bench/gateway/announce.ts'
import { listen } from '#bench/gateway/listen.ts'

const [endpoint, source] = process.argv.slice(2)
const schema = await loadGraphQLSchemaFromOpenAPI('rest', { source, endpoint, cwd: process.cwd() })
announce(await listen(createServer(createYoga({ schema }))))
