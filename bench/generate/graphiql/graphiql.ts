import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import 'graphiql/graphiql.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import './graphiql.css'

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${location.origin.replace('http', 'ws')}/graphql`,
})

// Served by the gateway, so that a changed example needs no new build.
const response = await fetch('/graphiql/examples.json')
const examples: string[] = await response.json()

const root = document.getElementById('graphiql')
if (root)
  createRoot(root).render(
    createElement(GraphiQL, {
      fetcher,
      defaultTabs: examples.map((query) => ({ query })),
      defaultEditorToolsVisibility: false,
      shouldPersistHeaders: false,
    }),
  )
