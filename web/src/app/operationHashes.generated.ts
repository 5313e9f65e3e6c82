// Written by tools/codegen.ts from the operations of the site.
export const hashOfOperation: Record<string, string | undefined> = {
  CataloguePage: '8ec2d6283b3259c70904ba51133ab7a885120a86260f53670427045d70f84923',
  HomePage: '766a0b387af21ab4febd17bf02871070a2f6f08da2c2dbebca8e5250b7a35703',
  SubscribeToNewsletter: 'c11ec1318bfcd66875b1bc259bff15029577b19791fe3d476effeca2ff03ca33',
}
