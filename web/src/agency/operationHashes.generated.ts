// Written by tools/codegen.ts from the operations of the site.
export const hashOfOperation: Record<string, string | undefined> = {
  AcceptInvitation: 'b7056cf954a19d92c91c4d0cdc8d6be298f63033e2d378e5a20c3342353a5ea7',
  AgencyAccess: 'e94611dab9ff4ee239702c57f36b1fd5c8e21c67c78945959aabb594c53f587a',
  AgencyInvitation: '5c761652904c357d3d5dd09ad64595a7e9564bfc3be5013e1c98c8c957e5b7d7',
  AgencyJournal: '9305e7c0242238330f1ea628ca13f37baadd07c35eb19f6c92ff023617dca2bd',
  AgencyMe: '881ac8fec827999a690af69fd9433f9fa740c053399765fc660cde06a383f749',
  AgencyTeam: 'ced1593ff5bcb23c5d92a6b491c7b32aea4d54b317d2ea38ae8b98aefb20c53e',
  BeginTotp: '5585960baf928ae860dfbfeee7c6734bb7306fe41689eeff269574a600bfb4ae',
  ConfirmTotp: 'b3f807e157ab8bb868c67f43e399cac3e1dafea8a9640617b0c93ca20254b252',
  InviteStaff: '8e2b09b7fd54f28f42d5c442831bfacd206866446c80482917c195cc49e5f174',
  RemoveFactor: '31bf351fce68b6429396fbc67d1959bf1180120bfed0ad9f2c8b96451e4f7b7f',
  RenewRecoveryCodes: '046ca230b7e0277ad40dc9b3874c5cf20171d0db3e5be8859e1b7e9531230794',
  ResetFactors: '8dfc7550387a8da46e4761f26c91f8cf384f219f5444e2b099524f04f05897ad',
  RevokeInvitation: '043e492adc52e6f05f6f8a36a2698ba7e71049f929404ad6c89383df633395b7',
  SaveStaff: '28f3be39abea101d0c57dca016d992d05053f5f798745f357116ecfc82793602',
  UseRecoveryCode: '7659a94ef838f74a4e73219cb4b86b1f3852b852c74b77dd4b8395e893c3703a',
  VerifyTotp: 'a6a21a7e2d11883a781296383ae5ffb06118829931127f063b5deca818ca97f9',
}
