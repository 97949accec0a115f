/** Generated from en/administration.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const weight = (): string => (isSpanish() ? 'Peso' : 'Weight');
export const name = (): string => (isSpanish() ? 'Nombre' : 'Name');
export const inactive = (): string => (isSpanish() ? 'Inactivo' : 'Inactive');
export const active = (): string => (isSpanish() ? 'Activo' : 'Active');
export const forAdministrators = (): string =>
  isSpanish()
    ? 'Esta pantalla es para administradores. Inicie sesión con una cuenta de administrador para abrirla.'
    : 'This screen is for administrators. Sign in with an administrator’s account to open it.';
export const noAccess = (): string => (isSpanish() ? 'SIN ACCESO' : 'NO ACCESS');
export const askLeaveWizard = (): string =>
  isSpanish() ? '¿Salir sin guardar?' : 'Leave without saving?';
