/** The code of a pass or an offer, drawn and read back by an independent decoder. */
import * as words from '../../words/verify/checks.gen.ts';
import { isRecord } from '../record.ts';
import { bytesIn } from '../scan/code-bytes.ts';
import { nameMeant, spellingNote } from './old-spellings.ts';
import type { PassDocument } from './pass-fields.ts';
import { type Check, fact, type PrintedCode, type ReadBack, shortened, textOf } from './report.ts';

const APPLE_FORMATS: Readonly<Partial<Record<string, PrintedCode['type']>>> = {
  PKBarcodeFormatQR: 'QR',
  PKBarcodeFormatPDF417: 'PDF417',
  PKBarcodeFormatAztec: 'AZTEC',
  PKBarcodeFormatCode128: 'CODE128',
};

/** Since iOS 27; older phones show the next code of the list. */
const NEWER_FORMATS = ['Code39', 'Codabar', 'EAN13', 'I2of5'].map(
  (name) => `PKBarcodeFormat${name}`,
);

/** Google's types; those without a type of this product are not read back. */
const GOOGLE_NAMES = [
  ...['QR_CODE', 'PDF_417', 'AZTEC', 'CODE_128', 'CODE_39', 'CODABAR', 'DATA_MATRIX'],
  ...['EAN_8', 'EAN_13', 'ITF_14', 'UPC_A', 'TEXT_ONLY'],
];
const GOOGLE_TYPES: Readonly<Partial<Record<string, PrintedCode['type']>>> = {
  QR_CODE: 'QR',
  PDF_417: 'PDF417',
  AZTEC: 'AZTEC',
  CODE_128: 'CODE128',
};

/** The most characters that are drawn; no code has room for more. */
const VALUE_MAX = 4_000;

/** `code` is null if it is not drawn here. */
export async function passCodeChecks(pass: PassDocument, readBack: ReadBack) {
  const listed: unknown = pass['barcodes'] ?? (isRecord(pass['barcode']) ? [pass['barcode']] : []);
  const codes = Array.isArray(listed) ? listed.filter(isRecord) : [];
  if (codes.length === 0) return withoutCode([fact('open', words.noCode())]);
  const others = [...codes.flatMap(messageFaults), ...olderField(pass), ...watchFaults(codes)];
  // A phone shows the first one of a type that it knows.
  const shown = codes.find(({ format }) => Object.hasOwn(APPLE_FORMATS, textOf(format)));
  const unknown = codes
    .slice(0, shown === undefined ? 1 : codes.indexOf(shown))
    .map(({ format }) => unknownFormat(textOf(format), shown !== undefined));
  const code = shown === undefined ? null : printedCode(shown);
  if (code === null) return withoutCode([...unknown, ...others]);
  const read = await readCode(code, readBack);
  return { ...read, checks: [...unknown, ...read.checks, ...others] };
}

/** The code as a phone draws it; null if it draws none, or another one than is known here. */
function printedCode(code: PassDocument): PrintedCode | null {
  const type = APPLE_FORMATS[textOf(code['format'])];
  const value = textOf(code['message']);
  const bytes = bytesIn(textOf(code['messageEncoding']), value);
  if (type === undefined || value === '' || typeof bytes !== 'string') return null;
  if (type === 'CODE128' && !ASCII.test(value)) return null;
  return { type, value, bytes, caption: textOf(code['altText']) };
}

const ASCII = /^[\0-\u007f]*$/u;

/** Why phones draw nothing, or what of it is not checked. */
function messageFaults(code: PassDocument): readonly Check[] {
  const { message, messageEncoding: encoding } = code;
  if (typeof message !== 'string' || message === '') return [fact('bad', words.codeHasNoText())];
  if (typeof encoding !== 'string' || encoding === '')
    return [fact('bad', words.codeHasNoEncoding(), words.codeNeedsEncoding())];
  const bytes = bytesIn(encoding, message);
  const name = shortened(encoding);
  if (bytes === undefined) return [fact('open', words.encodingNotRead({ name }))];
  if (bytes === null)
    return [fact('bad', words.encodingCannotHold({ name, text: shortened(message) }))];
  if (code['format'] === 'PKBarcodeFormatCode128' && !ASCII.test(message))
    return [fact('bad', words.code128CannotHold({ text: shortened(message) }))];
  return [];
}

export async function offerCodeChecks(code: unknown, readBack: ReadBack) {
  if (!isRecord(code)) return withoutCode([fact('open', words.noCode())]);
  const meant = nameMeant(code['type'], GOOGLE_NAMES);
  const name = shortened(code['type']);
  if (meant === null)
    return withoutCode([fact('bad', words.googleKnowsNo({ field: 'type', name }))]);
  const notes = spellingNote('type', code['type'], meant);
  const type = GOOGLE_TYPES[meant];
  if (type === undefined)
    return withoutCode([...notes, fact('open', words.codeNotRead({ format: name }))]);
  const value = textOf(code['value']);
  if (value === '') return withoutCode([...notes, fact('bad', words.codeHasNoText())]);
  const printed = { type, value, caption: textOf(code['alternateText']) };
  const read = await readCode(printed, readBack);
  return { ...read, checks: [...read.checks, ...notes] };
}

function withoutCode(checks: readonly Check[]) {
  return { checks, code: null };
}

function unknownFormat(format: string, hasAnother: boolean): Check {
  if (NEWER_FORMATS.includes(format)) return fact('open', words.codeNotRead({ format }));
  const title = words.unknownFormat({ format: shortened(format) });
  return hasAnother
    ? fact('warn', title, words.showsTheNext())
    : fact('bad', title, words.noPhoneDrawsIt());
}

/** What this product cannot draw or read, a phone may. */
async function readCode(code: PrintedCode, readBack: ReadBack) {
  const result = code.value.length > VALUE_MAX ? null : await readBack(code).catch(() => null);
  if (result === null) return withoutCode([fact('open', words.codeNotDrawn())]);
  const { drawing, read } = result;
  return { code: { ...code, drawing }, checks: [readingOf(code.value, read)] };
}

function readingOf(value: string, read: string | null): Check {
  if (read === value) return fact('ok', words.codeScans(), words.readAs({ text: shortened(read) }));
  if (read === null) return fact('open', words.codeDoesNotScan());
  const detail = words.readInsteadOf({ read: shortened(read), value: shortened(value) });
  return fact('warn', words.codeScansAsAnother(), detail);
}

/** Only iOS 8 reads the single field. */
function olderField(pass: PassDocument): readonly Check[] {
  if (pass['barcodes'] !== undefined || pass['barcode'] === undefined) return [];
  return [fact('warn', words.olderBarcode(), words.olderBarcodeMeans())];
}

/** A watch shows no Code 128. */
function watchFaults(codes: readonly PassDocument[]): readonly Check[] {
  const isBars = codes.every(({ format }) => format === 'PKBarcodeFormatCode128');
  return isBars ? [fact('warn', words.noCodeOnWatch(), words.addQrCode())] : [];
}
