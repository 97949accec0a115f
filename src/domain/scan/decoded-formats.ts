/** ZXing's names of the barcodes that a coupon may have. */
export const DECODED_FORMATS = ['QRCode', 'Aztec', 'PDF417', 'Code128'] as const;
