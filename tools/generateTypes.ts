import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import { preset as besideDocuments } from '@graphql-codegen/near-operation-file-preset'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { lexicographicSortSchema, parse } from 'graphql'

type Options = Parameters<typeof codegen>[0]

export type Output = {
  plugins: Options['pluginMap']
  config: Options['config']
  /** Pattern of the operations that the plugins read. */
  documents?: string
  /** Extension of one output file beside each document; without it, the output is one file. */
  besideAs?: string
}

/** Runs the plugins of GraphQL Code Generator through its core: its command line would install 200 packages more. */
export async function generateTypes(sdl: string[], outputs: Record<string, Output>) {
  const schemaAst = lexicographicSortSchema(makeExecutableSchema({ typeDefs: sdl }))
  const schema = parse(sdl.join('\n'))
  const tasks = Object.entries(outputs).map(async ([path, output]) => {
    const { besideAs: extension, config, plugins: pluginMap } = output
    const options = {
      schema,
      schemaAst,
      documents: documentsOf(output),
      config: { emitLegacyCommonJSImports: true, ...config },
      plugins: Object.keys(pluginMap).map((name) => ({ [name]: {} })),
      pluginMap,
    }
    const sections = extension
      ? await besideDocuments.buildGeneratesSection({
          ...options,
          baseOutputDir: path,
          presetConfig: { extension },
        })
      : [{ ...options, filename: path }]
    return sections.map(async (section) => ({ filename: section.filename, content: await codegen(section) }))
  })
  return Promise.all((await Promise.all(tasks)).flat())
}

const documentsOf = ({ documents }: Output) =>
  (documents ? globSync(documents).sort() : []).map((path) => ({
    location: resolve(path),
    document: parse(readFileSync(path, 'utf8')),
  }))
