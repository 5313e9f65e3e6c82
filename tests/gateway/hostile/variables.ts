const keys = (count: number, value = '1') =>
  Array.from({ length: count }, (_, n) => `"k${n.toString(36)}":${value}`).join()

/** JSON of variables that are expensive to print, to walk or to repeat in an error. */
export const hostileVariables: Record<string, string> = {
  'unknown keys of a filter': `{"f":{${keys(14_000)}}}`,
  'keys that no operation declares': `{${keys(14_000)}}`,
  'a list of numbers': `{"f":{"countries":[${'1,'.repeat(60_000)}1]}}`,
  'a list of empty objects': `{"f":{"countries":[${'{},'.repeat(40_000)}{}]}}`,
  'a list of texts': `{"f":{"countries":[${'"a",'.repeat(30_000)}"a"]}}`,
  'lists in lists': `{"f":{"countries":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`,
  'objects in objects': `{"f":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  'a long text': `{"f":{"query":"${'a '.repeat(60_000)}"}}`,
  'a long text of the wrong type': `{"f":"${'a'.repeat(120_000)}"}`,
  'a long text beside 900 unknown keys': `{"f":{${keys(900)},"z":"${'\\u0001'.repeat(17_000)}"}}`,
  'a long key': `{"f":{"${'a'.repeat(120_000)}":1}}`,
  '900 long keys': `{"f":{${Array.from({ length: 900 }, (_, n) => `"${'k'.repeat(120)}${n}":1`).join()}}}`,
  '20 long keys': `{"f":{${Array.from({ length: 20 }, (_, n) => `"${'k'.repeat(5800)}${n}":1`).join()}}}`,
}
