/** Changes that several coupons share. */
import { DESIGN } from '../../support/wizard-driver.ts';

export const day = (date: string) => `${date}T00:00:00.000Z`;
export const crop = (width: number, height: number) => ({ x: 0, y: 0, width, height });
export const TRANSPARENT_CROP = { ...crop(960, 960), ground: 'transparent' };
export const NO_WORDS = { TEXT1: '' };
export const RIDE_ALONG = { haveRideAlongImage: 'no', rideAlongImageEditorSource: DESIGN } as const;
export const UPLOADED_LOGO = { haveLogoImage: 'yes', logoText: null } as const;
export const UPLOADED_STRIP = { stripEditorSource: null, haveCustomArtwork: true } as const;
export const code = (
  barcodeType: 'QR' | 'AZTEC' | 'PDF417' | 'CODE128',
  barcodeInitialValue: string,
) => ({
  barcodeType,
  barcodeInitialValue,
});
export const TERMS =
  'One per visit, at any Halfmoon shop. Not with other offers. Rolls of the day only, while they last. No cash value. '.repeat(
    6,
  );
