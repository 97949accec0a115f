/** Generated from en/domain/keyword-messages.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const createFailed = (): string =>
  isSpanish() ? 'No se pudo crear la palabra clave' : 'Unable to create keyword';
export const updateFailed = (): string =>
  isSpanish() ? 'No se pudo actualizar la palabra clave' : 'Unable to update keyword';
export const deleteFailed = (): string =>
  isSpanish() ? 'No se pudo eliminar la palabra clave' : 'Unable to delete keyword';
export const created = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Creó la palabra clave “${name}”.` : `You've created the keyword “${name}”.`;
export const updated = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Actualizó la palabra clave “${name}”.` : `You've updated the keyword “${name}”.`;
export const deleted = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Eliminó la palabra clave “${name}”.` : `You've deleted the keyword “${name}”.`;
export const notDismissed = ({ term }: { readonly term: string | number }): string =>
  isSpanish()
    ? `No se pudo descartar “${term}”. Intente de nuevo.`
    : `“${term}” could not be dismissed. Please try again.`;
export const pictureType = (): string =>
  isSpanish()
    ? 'El archivo elegido no es una imagen PNG ni JPG.'
    : 'The selected file is not a PNG or JPG image.';
export const askDelete = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `¿Eliminar la palabra clave “${name}”?` : `Delete the keyword “${name}”?`;
export const saveSynonymFailed = (): string =>
  isSpanish() ? 'No se pudo guardar el sinónimo' : 'Unable to save synonym';
export const removeSynonymFailed = (): string =>
  isSpanish() ? 'No se pudo eliminar el sinónimo' : 'Unable to remove synonym';
export const synonymSaved = ({ word }: { readonly word: string | number }): string =>
  isSpanish() ? `Guardó el sinónimo “${word}”.` : `You've saved the synonym “${word}”.`;
export const synonymRemoved = ({ word }: { readonly word: string | number }): string =>
  isSpanish() ? `Eliminó el sinónimo “${word}”.` : `You've removed the synonym “${word}”.`;
export const askRemoveSynonym = ({ word }: { readonly word: string | number }): string =>
  isSpanish() ? `¿Eliminar el sinónimo “${word}”?` : `Remove the synonym “${word}”?`;
