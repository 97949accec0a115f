/** Generated from en/saved-passes.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const told = ({ told, count }: { readonly told: number; readonly count: number }): string =>
  isSpanish()
    ? `${figure(told)} de ${count === 1 ? `${figure(count)} teléfono avisado` : `${figure(count)} teléfonos avisados`}`
    : `${figure(told)} of ${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`} notified`;
export const missed = ({
  count,
  why,
}: {
  readonly count: number;
  readonly why: string | number;
}): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} teléfono` : `${figure(count)} teléfonos`}: ${why}.`
    : `${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`}: ${why}.`;
export const waiting = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} teléfono espera` : `${figure(count)} teléfonos esperan`} el aviso`
    : `${count === 1 ? `${figure(count)} phone` : `${figure(count)} phones`} waiting to be notified`;
export const phonesAsk = (): string =>
  isSpanish()
    ? 'Los teléfonos también buscan cambios más o menos una vez al día.'
    : 'Phones also check for updates about once a day.';
export const removed = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} teléfono eliminó` : `${figure(count)} teléfonos eliminaron`} el pase.`
    : `${count === 1 ? `${figure(count)} phone has` : `${figure(count)} phones have`} removed the pass.`;
export const nobody = (): string =>
  isSpanish() ? 'Ningún teléfono tiene este pase todavía.' : 'No phone has this pass yet.';
export const unchanged = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} teléfono tiene` : `${figure(count)} teléfonos tienen`} el pase actual.`
    : `${count === 1 ? `${figure(count)} phone has` : `${figure(count)} phones have`} the current pass.`;
export const offerUnknown = (): string =>
  isSpanish() ? 'Google todavía no tiene este cupón.' : 'Google does not have this coupon yet.';
export const offerActive = (): string =>
  isSpanish() ? 'Google muestra este cupón como activo' : 'Google shows this coupon as active';
export const offerInactive = (): string =>
  isSpanish() ? 'Google muestra este cupón como inactivo' : 'Google shows this coupon as inactive';
export const offerWaits = (): string =>
  isSpanish() ? 'Google aún no ha recibido el aviso' : 'Google has not been notified yet';
export const offerFailed = (): string =>
  isSpanish() ? 'Google no recibió el aviso' : 'Google was not notified';
export const trialApple = (): string =>
  isSpanish()
    ? 'Firmado solo para pruebas. Los iPhone no aceptan este pase.'
    : 'Signed for testing only. iPhones do not accept this pass.';
export const trialGoogle = (): string =>
  isSpanish()
    ? 'Firmado solo para pruebas, no por un emisor de Google Wallet.'
    : 'Signed for testing only, not by a Google Wallet issuer.';
export const notAsked = (): string =>
  isSpanish()
    ? 'No pudimos consultar los pases guardados.'
    : 'We could not check the saved passes.';
export const notTold = (): string =>
  isSpanish() ? 'La solicitud falló. No se envió nada.' : 'The request failed. Nothing was sent.';
export const nextTry = (): string => (isSpanish() ? 'Próximo intento' : 'Next attempt');
export const noCertificate = (): string =>
  isSpanish() ? 'no había certificado de avisos' : 'there was no push certificate';
export const certificateRefused = (): string =>
  isSpanish() ? 'Apple rechazó el certificado de avisos' : 'Apple refused the push certificate';
export const addressRefused = (): string =>
  isSpanish() ? 'Apple no aceptó la dirección' : 'Apple did not accept the address';
export const appleBusy = (): string =>
  isSpanish()
    ? 'El servicio de avisos de Apple estaba saturado'
    : 'Apple’s push service was overloaded';
export const appleUnreachable = (): string =>
  isSpanish()
    ? 'El servicio de avisos de Apple no respondió'
    : 'Apple’s push service did not answer';
export const noServiceAccount = (): string =>
  isSpanish() ? 'No había cuenta de servicio' : 'There was no service account';
export const serviceAccountRefused = (): string =>
  isSpanish() ? 'Google rechazó la cuenta de servicio' : 'Google refused the service account';
export const couponRefused = (): string =>
  isSpanish() ? 'Google no aceptó el cupón' : 'Google did not accept the coupon';
export const googleBusy = (): string =>
  isSpanish() ? 'El servicio de Google estaba saturado' : 'Google’s service was overloaded';
export const googleUnreachable = (): string =>
  isSpanish() ? 'El servicio de Google no respondió' : 'Google’s service did not answer';
