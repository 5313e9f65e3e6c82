import type { SourceFile } from '#tools/rules/sourceFile.ts'

type PackageJson = { scripts?: Record<string, string>; imports?: Record<string, string> }

export function packageJson(files: SourceFile[]): PackageJson {
  return JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}')
}
