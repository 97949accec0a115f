/** Generated from en/domain/proof-facts.json by `npm run generate`. Do not edit. */
export const smallInField = ({ size }: { readonly size: string | number }): string =>
  `Only ${size} px tall on a phone, which is hard to read. Shorter words are set larger.`;
export const smallOnProof = ({
  label,
  size,
}: {
  readonly label: string | number;
  readonly size: string | number;
}): string => `“${label}” is only ${size} px tall on a phone, which is hard to read.`;
