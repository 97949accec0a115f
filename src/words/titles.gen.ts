/** Generated from en/titles.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const newTemplate = (): string => (isSpanish() ? 'Plantilla nueva' : 'New template');
export const editTemplate = (): string => (isSpanish() ? 'Editar plantilla' : 'Edit template');
export const createCampaign = (): string =>
  isSpanish() ? 'Crear un cupón y una imagen Ride-Along' : 'Create a coupon and a Ride-Along image';
export const createCoupon = (): string => (isSpanish() ? 'Crear un cupón' : 'Create a coupon');
export const pickDesign = (): string => (isSpanish() ? 'Elegir un diseño' : 'Pick a design');
export const editCoupon = (): string => (isSpanish() ? 'Editar un cupón' : 'Edit a coupon');
export const designs = (): string => (isSpanish() ? 'Diseños' : 'Designs');
export const designsFor = ({ term }: { readonly term: string | number }): string =>
  isSpanish() ? `Diseños para “${term}”` : `Designs for “${term}”`;
export const readyToUse = (): string => (isSpanish() ? 'listo para usar' : 'ready to use');
