/** Generated from en/share.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const printAdvice = (): string =>
  isSpanish()
    ? 'Hojas con marcas de corte, de 1 a 8 cupones por página.'
    : 'Sheets with crop marks, 1 to 8 coupons to a page.';
export const goToYourDashboard = (): string =>
  isSpanish() ? 'Ir a su panel' : 'Go to your dashboard';
export const share = (): string => (isSpanish() ? 'Compartir' : 'Share');
export const openCoupon = (): string => (isSpanish() ? 'Abrir cupón' : 'Open coupon');
export const textMessage = (): string => (isSpanish() ? 'Mensaje de texto' : 'Text message');
export const copyLink = (): string => (isSpanish() ? 'Copiar enlace' : 'Copy link');
export const offerIs = ({ description }: { readonly description: string | number }): string =>
  isSpanish() ? `“${description}” está` : `“${description}” is`;
export const createAnotherCoupon = (): string =>
  isSpanish() ? 'Crear otro cupón' : 'Create another coupon';
export const mailedTo = ({ mailedTo }: { readonly mailedTo: string | number }): string =>
  isSpanish()
    ? `Lo estamos enviando por correo electrónico a ${mailedTo}`
    : `We are e-mailing it to ${mailedTo}`;
export const forYourMailPiece = (): string =>
  isSpanish() ? 'Para su envío postal' : 'For your mail piece';
export const couponInactive = (): string =>
  isSpanish()
    ? 'El enlace que siguió es de un cupón que tal vez ya no esté activo.'
    : 'The link you followed is for a coupon that may no longer be active.';
export const codesAdvice = (): string =>
  isSpanish()
    ? 'Un código y un enlace para cada carta, que cuenta una sola vez.'
    : 'One code and one link for each letter, which counts once.';
export const countersAdvice = (): string =>
  isSpanish()
    ? 'Un teléfono en su caja canjea cupones y códigos.'
    : 'A phone at your register redeems coupons and codes.';
export const passForTesting = (): string =>
  isSpanish()
    ? 'Este servidor firma pases solo para pruebas. Los iPhone no los aceptan.'
    : 'This server signs passes for testing only. iPhones do not accept them.';
