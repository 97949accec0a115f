/** Generated from en/actions.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const colors = (): string => (isSpanish() ? 'Colores' : 'Colors');
export const redo = (): string => (isSpanish() ? 'Rehacer' : 'Redo');
export const undo = (): string => (isSpanish() ? 'Deshacer' : 'Undo');
export const close = (): string => (isSpanish() ? 'Cerrar' : 'Close');
export const cancel = (): string => (isSpanish() ? 'Cancelar' : 'Cancel');
export const remove = (): string => (isSpanish() ? 'Quitar' : 'Remove');
export const edit = (): string => (isSpanish() ? 'Editar' : 'Edit');
export const replace = (): string => (isSpanish() ? 'Reemplazar' : 'Replace');
export const yourRideAlongImage = (): string =>
  isSpanish() ? 'Su imagen Ride-Along' : 'Your Ride-Along image';
export const tryAgain = (): string => (isSpanish() ? 'Intentar de nuevo' : 'Try again');
export const save = (): string => (isSpanish() ? 'Guardar' : 'Save');
export const tryAgainTitle = (): string => (isSpanish() ? 'Intentar de nuevo' : 'Try Again');
export const preview = (): string => (isSpanish() ? 'Vista previa' : 'Preview');
export const yourArtwork = (): string => (isSpanish() ? 'Su arte' : 'Your artwork');
export const yourLogo = (): string => (isSpanish() ? 'Su logotipo' : 'Your logo');
export const removing = (): string => (isSpanish() ? 'Eliminando…' : 'Removing…');
export const no = (): string => 'No';
export const yes = (): string => (isSpanish() ? 'Sí' : 'Yes');
export const search = (): string => (isSpanish() ? 'Buscar' : 'Search');
export const details = (): string => (isSpanish() ? 'Detalles' : 'Details');
export const keywords = (): string => (isSpanish() ? 'Palabras clave' : 'Keywords');
export const copy = (): string => (isSpanish() ? 'Copiar' : 'Copy');
export const reload = (): string => (isSpanish() ? 'Recargar' : 'Reload');
export const getStarted = (): string => (isSpanish() ? 'Comenzar' : 'Get Started');
export const reset = (): string => (isSpanish() ? 'Restablecer' : 'Reset');
export const inactive = (): string => (isSpanish() ? 'INACTIVO' : 'INACTIVE');
export const designCount = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} diseño` : `${figure(count)} diseños`}`
    : `${count === 1 ? `${figure(count)} design` : `${figure(count)} designs`}`;
export const notSaved = (): string => (isSpanish() ? 'Sin guardar' : 'Not saved');
export const saving = (): string => (isSpanish() ? 'Guardando…' : 'Saving…');
export const newest = (): string => (isSpanish() ? 'Más recientes' : 'Newest');
