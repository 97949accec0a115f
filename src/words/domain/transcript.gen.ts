/** Generated from en/domain/transcript.json by `npm run generate`. Do not edit. */
export const coupon = ({ merchantName }: { readonly merchantName: string | number }): string =>
  `${merchantName}. Coupon.`;
export const date = ({
  label,
  date,
}: {
  readonly label: string | number;
  readonly date: string | number;
}): string => `${label} ${date}.`;
export const code = ({ caption }: { readonly caption: string | number }): string =>
  `Code ${caption}.`;
export const promoCode = ({ code }: { readonly code: string | number }): string =>
  `Promo code ${code}.`;
export const terms = ({ terms }: { readonly terms: string | number }): string =>
  `Terms and conditions: ${terms}`;
export const website = ({ website }: { readonly website: string | number }): string =>
  `Website ${website}.`;
export const phone = ({ phone }: { readonly phone: string | number }): string => `Phone ${phone}.`;
