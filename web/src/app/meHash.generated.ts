// Written by tools/codegen.ts from the operations of the site.
export const hashOfMe = 'fea0bb6aa04ec6991408460df07096f479196294daece85518918e15c5d15237'
