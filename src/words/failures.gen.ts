/** Generated from en/failures.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const unreachable = (): string =>
  isSpanish()
    ? 'No se puede conectar con Tearline. Revise su conexión e intente de nuevo.'
    : 'Tearline cannot be reached. Check your connection and try again.';
export const notFound = (): string =>
  isSpanish() ? 'Esto no se encontró.' : 'This was not found.';
export const unauthorized = (): string =>
  isSpanish() ? 'Inicie sesión para continuar.' : 'Sign in to continue.';
export const forbidden = (): string =>
  isSpanish() ? 'No tiene permiso para hacer esto.' : 'You may not do this.';
export const couponInactive = (): string =>
  isSpanish() ? 'Este cupón ya no está activo.' : 'This coupon is no longer active.';
export const bodyTooLarge = (): string =>
  isSpanish() ? 'La solicitud es demasiado grande.' : 'The request is too large.';
export const unavailable = (): string =>
  isSpanish()
    ? 'Los servicios no están disponibles en este momento. Intente de nuevo.'
    : 'The services are not available at the moment. Please try again.';
export const internal = (): string =>
  isSpanish()
    ? 'Algo salió mal de nuestro lado. Intente de nuevo.'
    : 'Something went wrong on our side. Please try again.';
