const name = 'agencySingleKeys'

/** The choice of this device; a browser that refuses storage has the keys. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

export function chooseSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off')
  } catch {
    // The choice lasts until the page is left.
  }
}
