type Props = {
  url: string
  /** The name of the country, where no text beside the flag has it. */
  country?: string
}

export const Flag = ({ url, country = '' }: Props) =>
  url && <img src={url} alt={country} width={18} height={13.5} loading="lazy" className="flag" />
