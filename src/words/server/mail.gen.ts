/** Generated from en/server/mail.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const subject = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Su cupón “${name}” está listo` : `Your coupon “${name}” is ready`;
export const ready = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `“${name}” está listo` : `“${name}” is ready`;
export const readySentence = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `“${name}” está listo.` : `“${name}” is ready.`;
export const noLastDay = (): string =>
  isSpanish()
    ? 'No tiene fecha de vencimiento y es válido hasta que usted lo apague.'
    : 'It has no end date and stays good until you turn it off.';
export const lastDay = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Válido hasta el ${date}.` : `Good through ${date}.`;
export const openCoupon = (): string => (isSpanish() ? 'Abrir su cupón' : 'Open your coupon');
export const itsLink = (): string =>
  isSpanish() ? 'Su enlace, para compartirlo con quien quiera:' : 'Its link, to share with anyone:';
export const couponsLink = (): string =>
  isSpanish()
    ? 'El enlace de su cupón, para compartirlo con quien quiera:'
    : 'Your coupon’s link, to share with anyone:';
export const next = (): string => (isSpanish() ? 'Qué hacer ahora' : 'What to do next');
export const tryIt = (): string => (isSpanish() ? 'Pruébelo.' : 'Try it.');
export const openOnPhone = (): string =>
  isSpanish()
    ? 'Abra el enlace en su propio teléfono y agregue el cupón a su billetera.'
    : 'Open the link on your own phone and add the coupon to your wallet.';
export const asCustomers = (): string =>
  isSpanish()
    ? 'Verá exactamente lo que ven sus clientes.'
    : 'You will see exactly what your customers see.';
export const mailIt = (): string => (isSpanish() ? 'Envíelo.' : 'Mail it.');
export const putOnMailing = ({ page }: { readonly page: string | number }): string =>
  isSpanish()
    ? `Ponga el enlace o su código QR en su próximo envío. Ambos están en ${page}.`
    : `Put the link or its QR code on your next mailing. You find both on ${page}.`;
export const putOnMailingHere = (): string =>
  isSpanish()
    ? 'Ponga el enlace o su código QR en su próximo envío. Ambos están aquí:'
    : 'Put the link or its QR code on your next mailing. You find both here:';
export const couponsPage = (): string =>
  isSpanish() ? 'la página de su cupón' : 'your coupon’s page';
export const stayInCharge = (): string => (isSpanish() ? 'Usted decide.' : 'Stay in charge.');
export const turnOff = ({ dashboard }: { readonly dashboard: string | number }): string =>
  isSpanish()
    ? `¿Se agotó o cambió de idea? Apague el cupón en ${dashboard} cuando quiera.`
    : `Sold out, or changed your mind? Turn the coupon off on ${dashboard} at any time.`;
export const turnOffHere = (): string =>
  isSpanish()
    ? '¿Se agotó o cambió de idea? Apague el cupón cuando quiera:'
    : 'Sold out, or changed your mind? Turn the coupon off at any time:';
export const dashboard = (): string => (isSpanish() ? 'su panel' : 'your dashboard');
export const keep = (): string =>
  isSpanish()
    ? 'Guarde este correo para encontrar su cupón rápidamente.'
    : 'Keep this mail to find your coupon quickly.';
export const sentOnce = (): string =>
  isSpanish()
    ? 'Tearline lo envía una sola vez, porque usted creó este cupón.'
    : 'Tearline sends it once, because you made this coupon.';
