/** Generated from en/brand/brand.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const yourBrand = (): string => (isSpanish() ? 'Su marca' : 'Your brand');
export const fromLastTime = (): string =>
  isSpanish() ? 'Su marca, de la última vez' : 'Your brand, from last time';
export const fillsIn = (): string =>
  isSpanish()
    ? 'Completa el logotipo, los colores, el nombre, el teléfono, el sitio web y las condiciones. Puede cambiar cada parte después.'
    : 'Fills in your logo, colors, name, phone, website and terms. You can still change each one.';
export const use = (): string => (isSpanish() ? 'Usar mi marca' : 'Use my brand');
export const reading = (): string => (isSpanish() ? 'Leyendo su marca' : 'Reading your brand');
export const fromNothing = (): string =>
  isSpanish() ? 'o empiece desde cero' : 'or begin from nothing';
export const cardColors = (): string => (isSpanish() ? 'Colores de la tarjeta' : 'Card colors');
export const filledIn = (): string =>
  isSpanish()
    ? 'Su marca está puesta. Puede cambiar cada parte en los pasos siguientes.'
    : 'Your brand is filled in. You can change each part on the next steps.';
export const takeBack = (): string => (isSpanish() ? 'Deshacer' : 'Take it back');
export const logoGone = (): string =>
  isSpanish()
    ? 'No se encontró el logotipo de su marca. Lo demás está puesto; agregue el logotipo en la pantalla siguiente.'
    : 'The logo of your brand was not found. The rest is filled in; add the logo on the next screen.';
export const notFilledIn = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `No se pudo poner su marca. ${reason}` : `Your brand was not filled in. ${reason}`;
export const goneMeanwhile = (): string =>
  isSpanish() ? 'Se borró en otra pestaña.' : 'It was erased in another tab.';
export const keep = (): string => (isSpanish() ? 'Guardar como mi marca' : 'Keep as my brand');
export const replace = (): string =>
  isSpanish() ? 'Reemplazar mi marca con esto' : 'Replace my brand with this';
export const keeping = (): string => (isSpanish() ? 'Guardando su marca…' : 'Keeping your brand…');
export const keepHelp = (): string =>
  isSpanish()
    ? 'En el próximo cupón, un solo clic completa este logotipo, los colores de la tarjeta, el nombre, el teléfono, el sitio web y las condiciones.'
    : 'For the next coupon, one press fills in this logo, the card colors, name, phone, website and terms.';
export const keepNeedsFields = (): string =>
  isSpanish()
    ? 'Escriba el nombre del negocio, corrija los campos marcados e intente de nuevo.'
    : 'Enter the business name, correct the marked fields, and try again.';
export const kept = (): string =>
  isSpanish()
    ? 'Guardada como su marca. Los cupones nuevos pueden empezar con ella.'
    : 'Kept as your brand. New coupons can begin with it.';
export const notKept = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `No se guardó su marca. ${reason}` : `Your brand was not kept. ${reason}`;
export const replaceTitle = (): string =>
  isSpanish() ? '¿Reemplazar su marca?' : 'Replace your brand?';
export const replaceAdvice = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `La marca guardada hasta ahora, “${name}”, se pierde con su logotipo. Los cupones que ya hizo no cambian.`
    : `The brand kept so far, “${name}”, is lost with its logo. Coupons you have made do not change.`;
