/** No failure but the promise for a process that gets no processor for half a second, as on a machine that does other work. */
export const isToldToComeBack = ({ status, headers }: Response): boolean =>
  status === 503 && headers.has('retry-after')
