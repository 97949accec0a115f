/** Generated from en/verify/verify.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const title = (): string => (isSpanish() ? 'Comprobar un pase' : 'Check a pass');
export const lead = (): string =>
  isSpanish()
    ? '¿Es este el cupón que firmó su autor? Nada sale de este navegador.'
    : 'Is this the coupon its maker signed? Nothing leaves this browser.';
export const drop = (): string => (isSpanish() ? 'Suelte un .pkpass' : 'Drop a .pkpass');
export const orChoose = (): string =>
  isSpanish() ? 'o pulse para elegir uno' : 'or press to choose one';
export const saveLink = (): string =>
  isSpanish() ? 'O un enlace para guardar de Google' : 'Or a Google save link';
export const checkLink = (): string => (isSpanish() ? 'Comprobar enlace' : 'Check link');
export const reading = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Comprobando ${name}` : `Checking ${name}`;
export const theLink = (): string => (isSpanish() ? 'el enlace' : 'the link');
export const asSigned = (): string => (isSpanish() ? 'Como se firmó' : 'As signed');
export const notAsSigned = (): string => (isSpanish() ? 'No está como se firmó' : 'Not as signed');
export const notUsable = (): string => (isSpanish() ? 'No se puede usar' : 'Not usable');
export const readable = (): string => (isSpanish() ? 'Se puede leer' : 'Can be read');
export const manifestSays = (): string =>
  isSpanish() ? 'El manifiesto dice' : 'The manifest says';
export const signatureSays = (): string => (isSpanish() ? 'La firma dice' : 'The signature says');
export const fileIs = (): string => (isSpanish() ? 'El archivo es' : 'The file is');
export const notListed = (): string =>
  isSpanish() ? 'no está en el manifiesto' : 'not in the manifest';
export const missing = (): string => (isSpanish() ? 'falta' : 'missing');
export const faults = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} error` : `${figure(count)} errores`}`
    : `${count === 1 ? `${figure(count)} fault` : `${figure(count)} faults`}`;
export const warnings = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} advertencia` : `${figure(count)} advertencias`}`
    : `${count === 1 ? `${figure(count)} warning` : `${figure(count)} warnings`}`;
export const open = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} sin comprobar` : `${figure(count)} sin comprobar`}`
    : `${count === 1 ? `${figure(count)} not checked` : `${figure(count)} not checked`}`;
export const passed = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} correcta` : `${figure(count)} correctas`}`
    : `${count === 1 ? `${figure(count)} passed` : `${figure(count)} passed`}`;
export const fileLine = ({
  name,
  size,
}: {
  readonly name: string | number;
  readonly size: number;
}): string => `${name}, ${figure(size)} KB`;
export const cardOf = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Cupón de Apple, ${name}` : `Apple coupon, ${name}`;
export const refused = (): string =>
  isSpanish() ? 'Esto no se puede comprobar' : 'This cannot be checked';
export const addressStart = (): string => 'https://';
