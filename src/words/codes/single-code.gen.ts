/** Generated from en/codes/single-code.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const findOne = (): string => (isSpanish() ? 'Buscar un código' : 'Find one code');
export const codeOrLink = (): string =>
  isSpanish() ? 'Código, enlace o código de barras' : 'Code, link or barcode';
export const find = (): string => (isSpanish() ? 'Buscar' : 'Find');
export const none = (): string =>
  isSpanish()
    ? 'Ningún código de este cupón es así ni empieza así.'
    : 'No code of this coupon matches.';
export const found = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} código` : `${figure(count)} códigos`}`
    : `${count === 1 ? `${figure(count)} code` : `${figure(count)} codes`}`;
export const firstOnes = ({ count }: { readonly count: string | number }): string =>
  isSpanish()
    ? `Más códigos empiezan así. Estos son los primeros ${count}.`
    : `More codes match. These are the first ${count}.`;
export const findFailed = (): string =>
  isSpanish() ? 'No se pudieron buscar los códigos' : 'The codes could not be searched';
export const notUsed = (): string => (isSpanish() ? 'Aún no se usó' : 'Not used yet');
export const usedAt = ({
  when,
  counter,
}: {
  readonly when: string | number;
  readonly counter: string | number;
}): string => (isSpanish() ? `Usado ${when} en ${counter}` : `Used ${when} at ${counter}`);
export const used = ({ when }: { readonly when: string | number }): string =>
  isSpanish() ? `Usado ${when}` : `Used ${when}`;
export const off = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Apagado el ${date}` : `Switched off ${date}`;
export const replaced = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Reemplazado el ${date}` : `Replaced ${date}`;
export const link = (): string => (isSpanish() ? 'Enlace' : 'Link');
export const switchOff = (): string => (isSpanish() ? 'Apagar' : 'Switch off');
export const switchOn = (): string => (isSpanish() ? 'Encender' : 'Switch on');
export const replaceAdvice = (): string =>
  isSpanish()
    ? '“Reemplazar” crea un código y un enlace nuevos para esta fila. El anterior deja de funcionar.'
    : '“Replace” makes a new code and link for this row. The old one stops working.';
export const replaceTitle = ({ code }: { readonly code: string | number }): string =>
  isSpanish() ? `¿Reemplazar ${code}?` : `Replace ${code}?`;
export const replaceQuestion = (): string =>
  isSpanish()
    ? 'El código, su enlace y su código de barras dejan de funcionar de inmediato, también en papel. El código nuevo es su propio código de barras. Esto no se puede deshacer.'
    : 'The code, its link and its barcode stop working at once, on paper too. The new code is its own barcode. This cannot be undone.';
export const usedQuestion = (): string =>
  isSpanish()
    ? 'Este código se usó. El nuevo se puede usar una vez más.'
    : 'This code was used. The new one can be used once more.';
export const keepIt = (): string => (isSpanish() ? 'Conservarlo' : 'Keep it');
export const replacing = (): string => (isSpanish() ? 'Reemplazando…' : 'Replacing…');
export const newCode = ({ code }: { readonly code: string | number }): string =>
  isSpanish()
    ? `El código nuevo es ${code}. El anterior dejó de funcionar.`
    : `The new code is ${code}. The old one stopped working.`;
export const changeFailed = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `El código no se cambió: ${reason}` : `The code was not changed: ${reason}`;
