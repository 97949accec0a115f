/** Generated from en/sign-out.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const staySignedIn = (): string => (isSpanish() ? 'Mantener la sesión' : 'Stay signed in');
export const draftsDeleted = ({ drafts }: { readonly drafts: number }): string =>
  isSpanish()
    ? `${drafts === 1 ? 'Hay un cupón sin terminar guardado en este navegador. Al cerrar sesión se elimina.' : `Hay ${figure(drafts)} cupones sin terminar guardados en este navegador. Al cerrar sesión se eliminan.`}`
    : `${drafts === 1 ? 'One unfinished coupon is saved in this browser. Signing out deletes it.' : `${figure(drafts)} unfinished coupons are saved in this browser. Signing out deletes them.`}`;
export const askSignOut = (): string => (isSpanish() ? '¿Cerrar sesión?' : 'Sign out?');
export const signingYouOut = (): string => (isSpanish() ? 'Cerrando su sesión' : 'Signing you out');
