import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

/** Refuses a generated file whose document is gone: the code generator writes files, and removes none. */
export function orphans(files: SourceFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path))
  const named = files.find(({ path }) => path === 'codegen.ts')?.text ?? ''
  return files
    .filter(({ path }) => /^(web|clients)\/.*\.generated\.ts$/.test(path))
    .filter(({ path }) => !named.includes(`'${path}'`) && !paths.has(path.replace('generated.ts', 'graphql')))
    .map((file) => findingAt(file, 0, 'neither codegen.ts nor a document asks for it: remove it'))
}
