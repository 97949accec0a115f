/** Generated from en/domain/fields.json by `npm run generate`. Do not edit. */
export const pickStartDate = (): string => 'Pick a start date';
export const pickDate = (): string => 'Pick a date';
export const timeZone = (): string => 'Time zone';
export const backgroundColor = (): string => 'Background color';
export const foregroundColor = (): string => 'Foreground color';
export const labelColor = (): string => 'Label color';
export const barcodeType = (): string => 'Barcode Type';
export const barcodeField = (): string => 'Barcode Field';
export const barcodeAltText = (): string => 'Barcode Alternate Text';
export const haveLogoImage = (): string => 'Do you have a logo file?';
export const logoText = (): string => 'Logo text (up to 2 characters)';
export const textColor = (): string => 'Text color';
export const haveRideAlongImage = (): string => 'Do you have a Ride-Along image?';
export const mailerId = (): string => 'Mailer ID';
