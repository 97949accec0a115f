/** Generated from en/domain/flows.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const designTitle = (): string => (isSpanish() ? 'Suba su diseño' : 'Upload your design');
export const logoTitle = (): string => (isSpanish() ? 'Agregue su logotipo' : 'Add brand logo');
export const couponTitle = (): string =>
  isSpanish() ? 'Personalice el cupón' : 'Customize coupon';
export const detailsTitle = (): string => (isSpanish() ? 'Agregue los detalles' : 'Add details');
export const barcodeTitle = (): string =>
  isSpanish() ? 'Elija el código de barras' : 'Select barcode format';
export const rideAlongTitle = (): string =>
  isSpanish() ? 'Cree la imagen Ride-Along' : 'Create Ride-Along image';
export const design = (): string => (isSpanish() ? 'Diseño' : 'Design');
export const logo = (): string => (isSpanish() ? 'Logotipo' : 'Logo');
export const coupon = (): string => (isSpanish() ? 'Cupón' : 'Coupon');
export const previewDesign = (): string => (isSpanish() ? 'Ver el diseño' : 'Preview design');
export const previewDesigns = (): string => (isSpanish() ? 'Ver los diseños' : 'Preview designs');
export const place = ({
  step,
  steps,
  title,
}: {
  readonly step: string | number;
  readonly steps: string | number;
  readonly title: string | number;
}): string =>
  isSpanish() ? `paso ${step} de ${steps}, ${title}` : `step ${step} of ${steps}, ${title}`;
