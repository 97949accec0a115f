/** Generated from en/domain/payload.json by `npm run generate`. Do not edit. */
export const differs = ({ pointer }: { readonly pointer: string | number }): string =>
  `This differs from ${pointer}. Send one of them, or the same value in both.`;
