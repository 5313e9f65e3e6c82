import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import 'graphiql/graphiql.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import './graphiql.css'

const examples = import.meta.glob<string>('../../../graph/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${location.origin.replace('http', 'ws')}/graphql`,
})

const root = document.getElementById('graphiql')
if (root)
  createRoot(root).render(
    createElement(GraphiQL, {
      fetcher,
      defaultTabs: Object.values(examples).map((query) => ({ query })),
      defaultEditorToolsVisibility: false,
      shouldPersistHeaders: false,
    }),
  )
