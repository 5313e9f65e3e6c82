import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

/** Rejects download addresses: lock files hold versions and hashes, and the installing machine chooses its registry. */
export function lockFile(files: SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path.split('/').at(-1) === 'package-lock.json')
    .flatMap((file) =>
      [...file.text.matchAll(/"resolved":\s*"https?:/g)].map(({ index }) =>
        findingAt(file, index, 'an address to download from: install with omit-lockfile-registry-resolved'),
      ),
    )
}
