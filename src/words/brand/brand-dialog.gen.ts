/** Generated from en/brand/brand-dialog.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const summary = ({
  hasLogo,
  colors,
  hasTerms,
}: {
  readonly hasLogo: boolean;
  readonly colors: number;
  readonly hasTerms: boolean;
}): string =>
  isSpanish()
    ? `${hasLogo ? 'Logotipo, ' : ''}${colors === 1 ? `${figure(colors)} color` : `${figure(colors)} colores`}${hasTerms ? ', condiciones' : ''}`
    : `${hasLogo ? 'Logo, ' : ''}${colors === 1 ? `${figure(colors)} color` : `${figure(colors)} colors`}${hasTerms ? ', terms' : ''}`;
export const none = (): string =>
  isSpanish() ? 'Todavía no hay nada guardado' : 'Nothing kept yet';
export const about = (): string =>
  isSpanish()
    ? 'Los cupones nuevos pueden empezar con ella. Los cupones que ya hizo no cambian.'
    : 'New coupons can begin with it. Coupons you have made do not change.';
export const loading = (): string => (isSpanish() ? 'Cargando su marca' : 'Loading your brand');
export const notLoaded = (): string =>
  isSpanish() ? 'No se pudo cargar su marca.' : 'Your brand did not load.';
export const crop = (): string => (isSpanish() ? 'Recortar' : 'Crop');
export const cropOf = ({ logo }: { readonly logo: string | number }): string =>
  isSpanish() ? `${logo}` : `of the ${logo}`;
export const replace = (): string => (isSpanish() ? 'Reemplazar' : 'Replace');
export const replaceBoth = (): string => (isSpanish() ? 'ambos logotipos' : 'both logos');
export const add = (): string => (isSpanish() ? 'Agregar un logotipo' : 'Add a logo');
export const wide = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name}, ancho` : `${name}, wide`;
export const round = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name}, redondo` : `${name}, round`;
export const background = (): string => (isSpanish() ? 'Fondo' : 'Background');
export const text = (): string => (isSpanish() ? 'Texto' : 'Text');
export const labels = (): string => (isSpanish() ? 'Rótulos' : 'Labels');
export const readWell = ({
  text,
  labels,
}: {
  readonly text: string | number;
  readonly labels: string | number;
}): string =>
  isSpanish()
    ? `Texto ${text} a 1, rótulos ${labels} a 1. Ambos se leen bien.`
    : `Text ${text} to 1, labels ${labels} to 1. Both read well.`;
export const hardToRead = ({
  text,
  labels,
}: {
  readonly text: string | number;
  readonly labels: string | number;
}): string =>
  isSpanish()
    ? `Texto ${text} a 1, rótulos ${labels} a 1. Por debajo de 4.5 a 1 se leen mal en un teléfono.`
    : `Text ${text} to 1, labels ${labels} to 1. Below 4.5 to 1 they are hard to read on a phone.`;
export const save = (): string => (isSpanish() ? 'Guardar la marca' : 'Save brand');
export const saved = (): string =>
  isSpanish() ? 'Su marca está guardada.' : 'Your brand is saved.';
export const leaveTitle = (): string =>
  isSpanish() ? '¿Cerrar sin guardar?' : 'Close without saving?';
export const leaveAdvice = (): string =>
  isSpanish() ? 'Se perderán los cambios de su marca.' : 'Your changes to the brand will be lost.';
export const notDone = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `Esto no funcionó. ${reason}` : `This did not work. ${reason}`;
export const erase = (): string => (isSpanish() ? 'Borrar mi marca' : 'Erase my brand');
export const eraseTitle = (): string => (isSpanish() ? '¿Borrar su marca?' : 'Erase your brand?');
export const eraseAdvice = (): string =>
  isSpanish()
    ? 'El logotipo, los colores, el nombre, el teléfono, el sitio web y las condiciones se borran y no se pueden recuperar. Los cupones que ya hizo conservan los suyos.'
    : 'Logo, colors, name, phone, website and terms are erased, and cannot be brought back. Coupons you have made keep theirs.';
export const erasing = (): string => (isSpanish() ? 'Borrando…' : 'Erasing…');
export const erased = (): string =>
  isSpanish() ? 'Su marca está borrada.' : 'Your brand is erased.';
export const staleTitle = (): string =>
  isSpanish()
    ? 'Su marca cambió en otra pestaña o en otro dispositivo.'
    : 'Your brand was changed in another tab or on another device.';
export const staleMine = (): string => (isSpanish() ? 'Guardar la mía' : 'Save mine');
export const staleOther = (): string => (isSpanish() ? 'Mostrar la otra' : 'Show the other');
