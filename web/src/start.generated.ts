// Written by `npm run codegen` from the operations of the site.
export const journeysHash = '8d035a60b26c6ca8d86e801c2faa6da492c115ba73deb4f553b9db556f03f064'
