/** Generated from en/common.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const anErrorOccurred = (): string =>
  isSpanish() ? '¡Ocurrió un error!' : 'An error occurred!';
export const pageNotFound = (): string =>
  isSpanish() ? 'Página no encontrada.' : 'Page not found.';
export const unableToLoadCoupon = (): string =>
  isSpanish() ? 'No se pudo cargar el cupón' : 'Unable to load coupon';
export const uhOh = (): string => (isSpanish() ? '¡Oh, no!' : 'Uh oh!');
export const projectNotFound = (): string =>
  isSpanish() ? '¡No se encontró el proyecto del cupón!' : 'Coupon Project was not found!';
export const templateNotFound = (): string =>
  isSpanish() ? '¡No se encontró la plantilla del cupón!' : 'Coupon Template was not found!';
export const wizardFailed = ({ detail }: { readonly detail: string | number }): string =>
  isSpanish() ? `Ocurrió un error: ${detail}` : `An error occurred: ${detail}`;
export const networkGone = (): string =>
  isSpanish()
    ? 'No tiene conexión. Lo que ha escrito está guardado en este dispositivo.'
    : 'You are offline. What you have typed is saved on this device.';
export const networkBack = (): string =>
  isSpanish() ? 'Tiene conexión de nuevo.' : 'You are back online.';
export const tearlineHome = (): string => (isSpanish() ? 'Tearline, inicio' : 'Tearline, home');
export const renewingSignIn = (): string =>
  isSpanish() ? 'Renovando la sesión' : 'Renewing sign-in';
export const signOut = (): string => (isSpanish() ? 'Cerrar sesión' : 'Sign out');
export const signIn = (): string => (isSpanish() ? 'Iniciar sesión' : 'Sign in');
export const backToHomepage = (): string => (isSpanish() ? 'Volver al inicio' : 'Back To Homepage');
export const createCoupon = (): string => (isSpanish() ? 'Crear cupón' : 'Create coupon');
export const couponAndRideAlong = (): string =>
  isSpanish() ? 'Cupón y Ride-Along' : 'Coupon and Ride-Along';
export const font = (): string => (isSpanish() ? 'Tipo de letra' : 'Font');
export const colorScheme = (): string => (isSpanish() ? 'Combinación de colores' : 'Color scheme');
export const printKit = (): string => (isSpanish() ? 'Hojas para imprimir' : 'Print kit');
export const codesForHouseholds = (): string =>
  isSpanish() ? 'Códigos por hogar' : 'Codes for households';
export const counters = (): string => (isSpanish() ? 'Cajas' : 'Counters');
export const barcode = (): string => (isSpanish() ? 'Código de barras' : 'Barcode');
export const loading = (): string => (isSpanish() ? 'Cargando' : 'Loading');
