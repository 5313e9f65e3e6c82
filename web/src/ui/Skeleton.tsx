/** A box of the same size as what is awaited. Whoever shows it sets `aria-busy` on the region. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={`skeleton ${className}`} />
)
