type Props = {
  url: string
  /** Its name, where no text beside the flag says it. */
  country?: string
}

export const Flag = ({ url, country = '' }: Props) =>
  url && <img src={url} alt={country} width={18} height={13.5} loading="lazy" className="flag" />
