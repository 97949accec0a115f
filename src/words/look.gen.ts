/** Generated from en/look.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const lookAt = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `Un vistazo a ${title}` : `A look at ${title}`;
export const previousDesign = (): string => (isSpanish() ? 'Diseño anterior' : 'Previous design');
export const nextDesign = (): string => (isSpanish() ? 'Diseño siguiente' : 'Next design');
export const place = ({
  number,
  total,
}: {
  readonly number: string | number;
  readonly total: string | number;
}): string => (isSpanish() ? `DISEÑO ${number} DE ${total}` : `DESIGN ${number} OF ${total}`);
export const searchFor = ({ keyword }: { readonly keyword: string | number }): string =>
  isSpanish() ? `Buscar ${keyword}` : `Search for ${keyword}`;
export const appleCoupon = (): string => (isSpanish() ? 'CUPÓN DE APPLE' : 'APPLE COUPON');
export const googleCoupon = (): string => (isSpanish() ? 'CUPÓN DE GOOGLE' : 'GOOGLE COUPON');
export const rideAlong = (): string => 'RIDE-ALONG 600 × 400';
