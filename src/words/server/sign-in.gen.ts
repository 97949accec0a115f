/** Generated from en/server/sign-in.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const marketer = (): string => 'Morgan Marketer';
export const admin = (): string => 'Alex Admin';
export const codeUsed = (): string =>
  isSpanish() ? 'el código de autorización ya se usó' : 'authorization code already consumed';
export const nulInParameter = (): string =>
  isSpanish() ? 'un parámetro contiene un NUL' : 'a parameter contains a NUL';
export const longParameter = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `un parámetro tiene más de ${most} caracteres`
    : `a parameter has more than ${most} characters`;
export const unavailable = (): string =>
  isSpanish()
    ? 'El inicio de sesión no está disponible en este momento. Intente de nuevo en un minuto.'
    : 'Sign-in is not available at the moment. Please try again in a minute.';
export const wrongPassword = (): string =>
  isSpanish()
    ? 'Este correo electrónico y esta contraseña no coinciden. Revise ambos e intente de nuevo.'
    : 'This email and password do not match. Check both and try again.';
export const tooManyTries = (): string =>
  isSpanish()
    ? 'Demasiadas contraseñas incorrectas. Espere cinco minutos e intente de nuevo.'
    : 'Too many wrong passwords. Wait five minutes, then try again.';
export const tooManyAtOnce = (): string =>
  isSpanish()
    ? 'Demasiadas personas están iniciando sesión ahora. Intente de nuevo en unos segundos.'
    : 'Too many people are signing in right now. Try again in a few seconds.';
export const over = (): string =>
  isSpanish()
    ? 'Este inicio de sesión terminó: se completó, quedó abierto demasiado tiempo o comenzó en otro navegador.'
    : 'This sign-in has ended: it was finished, left open for too long, or started in another browser.';
