import { randomBytes } from 'node:crypto';

/** A page whose text is the same for many visitors, but for a few values. */
export type CutPage = ReturnType<ReturnType<typeof createMarks>['cut']>;

/** The places of one page at which values stand. Nobody can guess their marks, so no coupon contains one. */
export function createMarks() {
  const secret = randomBytes(16).toString('hex');
  return {
    /** Returns what stands in the page for the value of this name. */
    mark: (name: string): string => `${secret}${name}${secret}`,
    /** Cuts the page at its marks. */
    cut(html: string) {
      // Texts and names alternate.
      const parts = html.split(secret);
      return {
        /** Bytes in memory. */
        bytes: 2 * html.length + 1_000,
        /** Returns the page with these values, one for each name. */
        fill: (values: Readonly<Record<string, string>>): string =>
          parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? ''))).join(''),
      };
    },
  };
}
