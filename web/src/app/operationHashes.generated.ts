// Written by tools/codegen.ts from the operations of the site.
export const hashOfOperation: Record<string, string | undefined> = {
  CataloguePage: '8ec2d6283b3259c70904ba51133ab7a885120a86260f53670427045d70f84923',
  CreditsPage: 'ba876b91f418c7ae004f750ea0fdd8dbe2151e07e19136cc68e5599611176827',
  FamilyPage: '0ca99ff66f6eb927ec0cd1329b5cc8374c25c83d477e6f9f4a9cda901c599da5',
  GuidesPage: '401315a3dab7286298c0f067de28a209922eb4f7d3148fbf46ca370e6bb08c8e',
  HomePage: '766a0b387af21ab4febd17bf02871070a2f6f08da2c2dbebca8e5250b7a35703',
  Me: '3bbe768a2a9727719d8ff3a0c8812ad7029c4aba0cd85ee44c102da9765bb7ff',
  ReviewsPage: '2d4b5b836bdd543667142d4ab44c77c55566f0e58919f0bb3909b01ce54c6d2f',
  SetFavourite: '79b0782179a2e17dd6da4fc7711a5b02c5c57917c6c91fa60262bc9950747bd5',
  SubscribeToNewsletter: 'c11ec1318bfcd66875b1bc259bff15029577b19791fe3d476effeca2ff03ca33',
  ThemePage: '4f80093a80cc2429c410daf8248a18fda3e942fd66a864d7c681b4a62724f8af',
  ThemesPage: '2cfbaebd7799d09074e15de259dcde94b11ad5c6e3c4095d305d8aab70eda5c5',
  ThemeTrips: 'd267b025633765eb321d46c9f5f8ecfd87de2082363b8b19b5f704004586f8f5',
  TripPage: '86f54901500eb8853166ba1503cb39a87a14136ecbd2484eebd2099e58ef640c',
}
