// Written by tools/codegen.ts from the operations of the site.
export const hashOfOperation: Record<string, string | undefined> = {
  HomePage: '537818c72e85246d1ea638a050375fb4b88ab0f72d2b242c6e38bc86fd6a1cfc',
}
