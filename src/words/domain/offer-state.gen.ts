/** Generated from en/domain/offer-state.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const endless = (): string =>
  isSpanish() ? 'Sin fecha de vencimiento' : 'No expiration date';
export const expired = (): string => (isSpanish() ? 'Vencido' : 'Expired');
export const expires = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Vence el ${date}` : `Expires ${date}`;
