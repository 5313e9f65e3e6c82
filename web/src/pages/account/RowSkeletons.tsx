const rows = [1, 2, 3]

/** Placeholders in the shape of reservations. */
export const RowSkeletons = () => (
  <div aria-hidden="true" className="mt-6 grid gap-5">
    {rows.map((row) => (
      <div key={row} className="skeleton h-80 rounded-xl! sm:h-44" />
    ))}
  </div>
)
