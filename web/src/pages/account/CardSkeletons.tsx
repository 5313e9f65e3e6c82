const cards = [1, 2, 3, 4]

/** Placeholders in the shape of the cards. */
export const CardSkeletons = () => (
  <div aria-hidden="true" className="cards mt-6">
    {cards.map((card) => (
      <div key={card}>
        <div className="skeleton aspect-3/2 rounded-lg!" />
        <div className="skeleton mt-4 h-3.5 w-1/2" />
        <div className="skeleton mt-2.5 h-5 w-11/12" />
        <div className="skeleton mt-2.5 h-3.5 w-2/3" />
        <div className="skeleton mt-5 h-9 w-full" />
        <div className="skeleton mt-3 h-5 w-1/2" />
      </div>
    ))}
  </div>
)
