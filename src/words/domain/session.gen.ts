/** Generated from en/domain/session.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const signInFailed = (): string =>
  isSpanish() ? 'No se pudo iniciar la sesión.' : 'The sign-in did not succeed.';
export const providerUnreachable = (): string =>
  isSpanish()
    ? 'No se puede conectar con el servicio de inicio de sesión. Revise su conexión e intente de nuevo.'
    : 'The sign-in service cannot be reached. Check your connection and try again.';
