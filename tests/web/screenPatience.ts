// By default a wait gives up after a second; a part loaded on demand takes longer to import on a slow machine.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
}
