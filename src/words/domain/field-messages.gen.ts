/** Generated from en/domain/field-messages.json by `npm run generate`. Do not edit. */
export const url = (): string => 'Must be a valid URL';
export const phone = (): string => 'Must match: XXX-XXX-XXXX';
export const date = (): string => 'Valid Date Required';
export const afterExpiration = (): string => 'Must be on or before the expiration date';
export const fileTooLarge = ({ kilobytes }: { readonly kilobytes: string | number }): string =>
  `The selected file is too large. Please select a smaller file. Max file size: ${kilobytes} KB`;
export const fileType = (): string => 'The selected file is not a PNG, JPG or GIF image.';
export const fileSides = (): string =>
  'The selected image is too long or too wide. Please select one of at most 10,000 pixels a side.';
export const fileUnreadable = (): string =>
  'This browser cannot read the picture. Save it as PNG or JPG in the program it comes from, and choose that file.';
export const fileUncopied = (): string =>
  'The copy could not be made. Check your connection and try again.';
export const filePixels = (): string =>
  'The selected image has too many pixels. Please select a smaller image.';
export const integer = (): string => 'Must be an integer';
export const comma = (): string => 'Must not contain a comma';
export const known = (): string => 'This word is in the list already. Edit it there.';
export const tooMany = ({ limit }: { readonly limit: string | number }): string =>
  `Must be at most ${limit} meanings`;
export const mailerId = ({ pattern }: { readonly pattern: string | number }): string =>
  `Must match: ${pattern}`;
export const uuid = (): string => 'Invalid UUID';
export const color = (): string => 'Must be a color such as #1F4FBF';
export const barcodeControls = (): string =>
  'A barcode cannot hold line breaks or control characters.';
export const barcodeBroken = (): string =>
  'This text has a broken character. Please type it again.';
export const barcodeTooLong = (): string =>
  'This text is too long for a QR code. Please shorten it.';
export const barcodePdf417 = (): string =>
  'PDF417 takes Western European letters, digits and signs only. Please use a QR code for this text.';
export const barcodeAztec = (): string =>
  'Aztec takes Western European letters, digits and signs only. Please use a QR code for this text.';
export const barcodeCode128 = (): string =>
  'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.';
