/** Generated from en/domain/copy-name.json by `npm run generate`. Do not edit. */
export const copyOf = ({ name }: { readonly name: string | number }): string => `Copy of ${name}`;
