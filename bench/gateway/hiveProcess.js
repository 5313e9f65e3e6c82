import { createServer } from 'node:http'
import { createGatewayRuntime, createLoggerFromLogging } from '@graphql-hive/gateway-runtime'
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli'
import * as rest from '@graphql-mesh/transport-rest'
import { loadOpenAPISubgraph } from '@omnigraph/openapi'
import { announce } from '#bench/gateway/announce.ts'
import { listen } from '#bench/gateway/listen.ts'

const [endpoint, source] = process.argv.slice(2)
const subgraphs = [{ sourceHandler: loadOpenAPISubgraph('rest', { source, endpoint }) }]
const supergraph = await getComposedSchemaFromConfig({ subgraphs }, createLoggerFromLogging(false))
const gateway = createGatewayRuntime({ supergraph, transports: { rest }, logging: false })
announce(await listen(createServer(gateway)))
