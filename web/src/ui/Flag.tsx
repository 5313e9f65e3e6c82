/** The country's name stands beside it. */
export const Flag = ({ url }: { url: string }) =>
  url && <img src={url} alt="" width={18} height={13.5} loading="lazy" className="flag" />
