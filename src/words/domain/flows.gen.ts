/** Generated from en/domain/flows.json by `npm run generate`. Do not edit. */
export const designTitle = (): string => 'Upload your design';
export const logoTitle = (): string => 'Add brand logo';
export const couponTitle = (): string => 'Customize coupon';
export const detailsTitle = (): string => 'Add details';
export const barcodeTitle = (): string => 'Select barcode format';
export const rideAlongTitle = (): string => 'Create Ride-Along image';
export const design = (): string => 'Design';
export const logo = (): string => 'Logo';
export const coupon = (): string => 'Coupon';
export const previewDesign = (): string => 'Preview design';
export const previewDesigns = (): string => 'Preview designs';
export const place = ({
  step,
  steps,
  title,
}: {
  readonly step: string | number;
  readonly steps: string | number;
  readonly title: string | number;
}): string => `step ${step} of ${steps}, ${title}`;
