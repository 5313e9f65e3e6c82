/** Extensions of OCTO that the service speaks. */
export const octoCapabilities = ['octo/content', 'octo/pricing'] as const
export type OctoCapability = (typeof octoCapabilities)[number]

/** Those of a header that the service speaks, each once; some clients omit `octo/`. Others are ignored. */
export function listCapabilities(header: string): OctoCapability[] {
  const targets = header.split(',').map((id) =>
    id
      .trim()
      .toLowerCase()
      .replace(/^octo\//, ''),
  )
  return octoCapabilities.filter((id) => targets.includes(id.slice('octo/'.length)))
}
