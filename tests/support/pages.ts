export type Page<Node> = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

/** Reads all pages, as a client does. */
export async function allPages<Node>(read: (after: string | null) => Promise<Page<Node>>): Promise<Node[]> {
  const nodes: Node[] = []
  let after: string | null = null
  for (;;) {
    const page: Page<Node> = await read(after)
    nodes.push(...page.nodes)
    after = page.pageInfo.endCursor
    if (!page.pageInfo.hasNextPage) return nodes
  }
}
