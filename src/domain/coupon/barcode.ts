/** What each symbology can encode; the form and the services share these rules (API-07, STEP-10). */
import { BARCODE_VALUE_MAX, CODE128_MAX } from '../constants.ts';
import type { PrintedBarcodeType } from './fields/barcode-types.ts';
import type { FieldIssue } from '../field-messages.ts';

/** UTF-8 bytes; a QR code of version 40 at medium error correction holds 2,331. */
const QR_MAX_BYTES = 2_300;

/** Returns why the symbology cannot encode the value; null if it can. An empty value is `required`. */
export function barcodeIssue(type: PrintedBarcodeType, value: string): FieldIssue | null {
  if (value === '') return { code: 'required' };
  if ([...value].length > BARCODE_VALUE_MAX) return { code: 'tooLong', limit: BARCODE_VALUE_MAX };
  if (/\p{Cc}/u.test(value)) return { code: 'barcodeControls' };
  switch (type) {
    case 'QR':
      return qrIssue(value);
    case 'PDF417':
      return isLatin(value) ? null : { code: 'barcodePdf417' };
    case 'AZTEC':
      return isLatin(value) ? null : { code: 'barcodeAztec' };
    case 'CODE128':
      return code128Issue(value);
    default:
      return type satisfies never;
  }
}

function qrIssue(value: string): FieldIssue | null {
  if (!value.isWellFormed()) return { code: 'barcodeBroken' };
  if (new TextEncoder().encode(value).length <= QR_MAX_BYTES) return null;
  return { code: 'barcodeTooLong' };
}

/** PDF417 and Aztec use ISO 8859-1; other alphabets need a mark (ECI) that many scanners ignore. */
function isLatin(value: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(value);
}

function code128Issue(value: string): FieldIssue | null {
  if (!/^[\u0020-\u007e]*$/.test(value)) return { code: 'barcodeCode128' };
  return value.length > CODE128_MAX ? { code: 'tooLong', limit: CODE128_MAX } : null;
}
