/** Generated from en/domain/transcript.json by `npm run generate`. Do not edit. */
import { isSpanish, type Language } from '../language.ts';

export const coupon = (
  { merchantName }: { readonly merchantName: string | number },
  language?: Language,
): string => (isSpanish(language) ? `${merchantName}. Cupón.` : `${merchantName}. Coupon.`);
export const date = (
  { label, date }: { readonly label: string | number; readonly date: string | number },
  language?: Language,
): string => (isSpanish(language) ? `${label}: ${date}.` : `${label} ${date}.`);
export const code = (
  { caption }: { readonly caption: string | number },
  language?: Language,
): string => (isSpanish(language) ? `Código ${caption}.` : `Code ${caption}.`);
export const promoCode = (
  { code }: { readonly code: string | number },
  language?: Language,
): string => (isSpanish(language) ? `Código promocional ${code}.` : `Promo code ${code}.`);
export const terms = (
  { terms }: { readonly terms: string | number },
  language?: Language,
): string =>
  isSpanish(language) ? `Términos y condiciones: ${terms}` : `Terms and conditions: ${terms}`;
export const website = (
  { website }: { readonly website: string | number },
  language?: Language,
): string => (isSpanish(language) ? `Sitio web ${website}.` : `Website ${website}.`);
export const phone = (
  { phone }: { readonly phone: string | number },
  language?: Language,
): string => (isSpanish(language) ? `Teléfono ${phone}.` : `Phone ${phone}.`);
