// Written by `npm run codegen` from the operations of the site.
export const roadBookHash = 'bca54dc40ac6573e700e26de3913e61b028dfd38fb10fda3b72845f6703d85a5'
