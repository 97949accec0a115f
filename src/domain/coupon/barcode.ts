/** What each symbology can hold; the form and the services refuse a value with the same words (API-07, STEP-10). */
import { BARCODE_VALUE_MAX, CODE128_MAX } from '../constants.ts';
import type { PrintedBarcodeType } from './barcode-types.ts';
import { FIELD_MESSAGES } from '../messages.ts';

/** UTF-8 bytes; a QR code of version 40 at medium error correction holds 2,331. */
const QR_MAX_BYTES = 2_300;

/** Why the symbology cannot hold the value, in words for the field; null when it can. An empty value is "Required". */
export function barcodeRefusal(type: PrintedBarcodeType, value: string): string | null {
  if (value === '') return FIELD_MESSAGES.required;
  if (value.length > BARCODE_VALUE_MAX) return FIELD_MESSAGES.tooLong(BARCODE_VALUE_MAX);
  if (/\p{Cc}/u.test(value)) return 'A barcode cannot hold line breaks or control characters.';
  switch (type) {
    case 'QR':
      return qrRefusal(value);
    case 'PDF417':
      return latinRefusal('PDF417', value);
    case 'AZTEC':
      return latinRefusal('Aztec', value);
    case 'CODE128':
      return code128Refusal(value);
    default:
      return type satisfies never;
  }
}

function qrRefusal(value: string): string | null {
  if (!value.isWellFormed()) return 'This text has a broken character. Please type it again.';
  if (new TextEncoder().encode(value).length <= QR_MAX_BYTES) return null;
  return 'This text is too long for a QR code. Please shorten it.';
}

/** PDF417 and Aztec mean ISO 8859-1; another alphabet needs a mark (ECI) that many scanners ignore. */
function latinRefusal(name: string, value: string): string | null {
  if (/^[\u0020-\u007e\u00a0-\u00ff]*$/.test(value)) return null;
  return `${name} takes Western European letters, digits and signs only. Please use a QR code for this text.`;
}

function code128Refusal(value: string): string | null {
  if (!/^[\u0020-\u007e]*$/.test(value)) {
    return 'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.';
  }
  return value.length > CODE128_MAX ? FIELD_MESSAGES.tooLong(CODE128_MAX) : null;
}
