// Written by `npm run codegen` from the operations of the site.
export const hashOfOperation: Record<string, string | undefined> = {
  AgencyAccess: '2e307433e23b1d7cad7f23737964114d96d3a6a1236a98d14cc43441491f97e1',
  AgencyDepartures: 'dac8950912ca1c27e7cc908841ebb315d530c27abc625470271cba2f27e383e8',
  AgencyGuideNames: '1f2e66fdf6e72b99697cc95524b16f332d084ca851dc7d290a434d7d35e3d193',
  AgencyMe: '881ac8fec827999a690af69fd9433f9fa740c053399765fc660cde06a383f749',
  AgencyToday: '3876627b0929dee0836a468a0b593ad91ad4e1ba0feed4a86fdbe63bc43b6c9e',
}
