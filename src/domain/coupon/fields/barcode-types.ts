/** The symbologies a coupon's code can be printed in, in the order in which the wizard offers them (STEP-10). */
const PRINTED_BARCODE_TYPES = ['QR', 'AZTEC', 'PDF417', 'CODE128'] as const;
export type PrintedBarcodeType = (typeof PRINTED_BARCODE_TYPES)[number];

/** What a coupon form may say: one of them, or no barcode. */
export const BARCODE_TYPES = [...PRINTED_BARCODE_TYPES, 'NONE'] as const;
export type BarcodeType = (typeof BARCODE_TYPES)[number];
