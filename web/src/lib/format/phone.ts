/** Groups the digits of a French number in E.164; another country's stays as it is. */
export function readablePhone(phone: string): string {
  const [, first, rest] = /^\+33([1-9])(\d{8})$/.exec(phone) ?? []
  return first && rest ? [`0${first}`, ...(rest.match(/../g) ?? [])].join('\u00a0') : phone
}

/** Groups the digits of each French number in a text. */
export const readablePhones = (text: string): string => text.replace(/\+33[1-9]\d{8}\b/g, readablePhone)
