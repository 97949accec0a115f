/** The symbologies of a coupon's printed code, in the wizard's order (STEP-10). */
const PRINTED_BARCODE_TYPES = ['QR', 'AZTEC', 'PDF417', 'CODE128'] as const;
export type PrintedBarcodeType = (typeof PRINTED_BARCODE_TYPES)[number];

/** The values of a coupon form: a printed symbology, or no barcode. */
export const BARCODE_TYPES = [...PRINTED_BARCODE_TYPES, 'NONE'] as const;
export type BarcodeType = (typeof BARCODE_TYPES)[number];
