/** Generated from en/server/pages.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const signedOut = (): string => (isSpanish() ? 'Sesión cerrada' : 'Signed out');
export const youAreSignedOut = (): string =>
  isSpanish() ? 'Su sesión está cerrada' : 'You are signed out';
export const backToTearline = (): string =>
  isSpanish() ? 'Volver a Tearline' : 'Back to Tearline';
export const signInStopped = (): string =>
  isSpanish() ? 'El inicio de sesión se detuvo' : 'Sign-in stopped';
export const signInFailed = (): string =>
  isSpanish() ? 'No se pudo continuar el inicio de sesión' : 'Sign-in could not continue';
export const startAgain = (): string => (isSpanish() ? 'Comenzar de nuevo' : 'Start again');
export const email = (): string => (isSpanish() ? 'Correo electrónico' : 'Email');
export const password = (): string => (isSpanish() ? 'Contraseña' : 'Password');
export const endsSession = (): string =>
  isSpanish()
    ? 'Esto cierra su sesión en este dispositivo.'
    : 'This ends your session on this device.';
export const services = (): string => (isSpanish() ? 'Servicios' : 'Services');
