/** Generated from en/domain/design-source.json by `npm run generate`. Do not edit. */
export const schemeLacks = ({
  scheme,
  tokens,
}: {
  readonly scheme: string | number;
  readonly tokens: string | number;
}): string => `${scheme} lacks ${tokens}.`;
export const tokenWithoutColor = ({ token }: { readonly token: string | number }): string =>
  `Something is colored by ${token}, which has no color.`;
export const noJson = (): string => 'The JSON has an error here.';
