/** A file of the repository; the path is relative to its root. A picture has an empty text. */
export type SourceFile = { path: string; text: string }

export type Finding = { path: string; line: number; message: string }

export type Rule = (files: SourceFile[]) => Finding[]

export const isScript = ({ path }: SourceFile) => /\.[jt]sx?$/.test(path)

export const isTest = ({ path }: SourceFile) => /^(tests|bench)\//.test(path)

export const isGenerated = ({ path }: SourceFile) =>
  /(^|\/)generated\/|\.generated\.|^api\/db\/migrations\/|^schema\/released\.graphql$/.test(path)

export function findingAt({ path, text }: SourceFile, offset: number, message: string): Finding {
  return { path, line: text.slice(0, offset).split('\n').length, message }
}
