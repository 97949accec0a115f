/** Generated from en/domain/template-messages.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const saveFailed = (): string =>
  isSpanish() ? 'No se pudo guardar la plantilla' : 'Unable to save template';
export const updateFailed = (): string =>
  isSpanish() ? 'No se pudo actualizar la plantilla' : 'Unable to update template';
export const deleteFailed = (): string =>
  isSpanish() ? 'No se pudo eliminar la plantilla' : 'Unable to delete template';
export const saved = (): string =>
  isSpanish() ? 'La plantilla está guardada.' : 'The template is saved.';
export const deleted = (): string =>
  isSpanish() ? 'La plantilla está eliminada.' : 'The template is deleted.';
export const switched = ({
  title,
  isActive,
}: {
  readonly title: string | number;
  readonly isActive: boolean;
}): string =>
  isSpanish()
    ? `“${title}” está ${isActive ? 'activa: se ofrece a todas las personas' : 'inactiva: solo la ven los administradores'}.`
    : `“${title}” is ${isActive ? 'active: everybody is offered it' : 'inactive: only administrators see it'}.`;
