/** Generated from en/titles.json by `npm run generate`. Do not edit. */
export const newTemplate = (): string => 'New template';
export const editTemplate = (): string => 'Edit template';
export const createCampaign = (): string => 'Create a coupon and a Ride-Along image';
export const createCoupon = (): string => 'Create a coupon';
export const pickDesign = (): string => 'Pick a design';
export const editCoupon = (): string => 'Edit a coupon';
export const designs = (): string => 'Designs';
export const designsFor = ({ term }: { readonly term: string | number }): string =>
  `Designs for “${term}”`;
export const readyToUse = (): string => 'ready to use';
