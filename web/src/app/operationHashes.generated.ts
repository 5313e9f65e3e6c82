// Written by tools/codegen.ts from the operations of the site.
export const hashOfOperation: Record<string, string | undefined> = {
  HomePage: '766a0b387af21ab4febd17bf02871070a2f6f08da2c2dbebca8e5250b7a35703',
}
