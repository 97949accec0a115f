/** Messages about a form's fields, to the letter (STEP-15); apart from `messages.ts` for first screens. */
import { BYTES_PER_KB, MAILER_ID_LENGTH } from './constants.ts';
import { isRecord } from './record.ts';

/** The messages of a form's fields (product specification §5; two are set by STEP-14). */
export const FIELD_MESSAGES = {
  required: 'Required',
  url: 'Must be a valid URL',
  phone: 'Must match: XXX-XXX-XXXX',
  tooLong: (max: number) => `Must be at most ${max} characters long`,
  date: 'Valid Date Required',
  afterExpiration: 'Must be on or before the expiration date',
  fileTooLarge: (maxBytes: number) =>
    `The selected file is too large. Please select a smaller file. Max file size: ${maxBytes / BYTES_PER_KB} KB`,
  fileType: 'The selected file is not a PNG, JPG or GIF image.',
  fileSides:
    'The selected image is too long or too wide. Please select one of at most 10,000 pixels a side.',
  fileUnreadable:
    'This browser cannot read the picture. Save it as PNG or JPG in the program it comes from, and choose that file.',
  fileUncopied: 'The copy could not be made. Check your connection and try again.',
  filePixels: 'The selected image has too many pixels. Please select a smaller image.',
  integer: 'Must be an integer',
  comma: 'Must not contain a comma',
  known: 'This word is in the list already. Edit it there.',
  tooMany: (max: number) => `Must be at most ${max} meanings`,
  hidden: 'This text has hidden characters that change how it reads. Please type it again.',
  mailerId: `Must match: ${'X'.repeat(MAILER_ID_LENGTH)}`,
  uuid: 'Invalid UUID',
  color: 'Must be a color such as #1F4FBF',
  barcodeControls: 'A barcode cannot hold line breaks or control characters.',
  barcodeBroken: 'This text has a broken character. Please type it again.',
  barcodeTooLong: 'This text is too long for a QR code. Please shorten it.',
  barcodePdf417:
    'PDF417 takes Western European letters, digits and signs only. Please use a QR code for this text.',
  barcodeAztec:
    'Aztec takes Western European letters, digits and signs only. Please use a QR code for this text.',
  barcodeCode128:
    'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.',
} as const;

type FieldMessages = typeof FIELD_MESSAGES;

/** Codes whose sentence names a limit: characters, or bytes of a file. */
type LimitCode = {
  [Code in keyof FieldMessages]: FieldMessages[Code] extends string ? never : Code;
}[keyof FieldMessages];

/** An issue of a field. Rules return it, and code compares its `code`; only people read its sentence. */
export type FieldIssue =
  | { readonly code: Exclude<keyof FieldMessages, LimitCode> }
  | { readonly code: LimitCode; readonly limit: number }
  /** A value that no form produces, in the validator's words. */
  | { readonly code: 'unexpected'; readonly detail: string };

/** Whether a value parsed from JSON is an issue. */
export function isFieldIssue(value: unknown): value is FieldIssue {
  if (!isRecord(value) || typeof value['code'] !== 'string') return false;
  return value['code'] in FIELD_MESSAGES;
}

/** Returns the sentence of an issue. */
export function fieldMessageOf(issue: FieldIssue): string {
  if ('detail' in issue) return issue.detail;
  return 'limit' in issue ? FIELD_MESSAGES[issue.code](issue.limit) : FIELD_MESSAGES[issue.code];
}
