/** Names of color schemes as designs store them; the contract and the specification say them in English (§3). */
export const DEFAULT_SCHEME = 'Default Scheme';

/** "Default Scheme" for 0, "Scheme 2" for 1, and so on. */
export function schemeNameAt(index: number): string {
  return index === 0 ? DEFAULT_SCHEME : `Scheme ${index + 1}`;
}
