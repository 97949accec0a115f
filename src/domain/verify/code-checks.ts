/** The code of a pass or an offer, drawn and read back by an independent decoder. */
import * as words from '../../words/verify/checks.gen.ts';
import { isRecord } from '../record.ts';
import { type PassDocument, shortened, textOf } from './pass-fields.ts';
import type { Check, DrawnCode, PrintedCode, ReadBack } from './report.ts';

interface CodeResult {
  readonly checks: readonly Check[];
  /** Null if it is not drawn here. */
  readonly code: DrawnCode | null;
}

const APPLE_FORMATS: Readonly<Record<string, PrintedCode['type']>> = {
  PKBarcodeFormatQR: 'QR',
  PKBarcodeFormatPDF417: 'PDF417',
  PKBarcodeFormatAztec: 'AZTEC',
  PKBarcodeFormatCode128: 'CODE128',
};

/** Since iOS 27; older phones show the next code of the list. */
const NEWER_FORMATS = ['Code39', 'Codabar', 'EAN13', 'I2of5'].map(
  (name) => `PKBarcodeFormat${name}`,
);

const GOOGLE_TYPES: Readonly<Record<string, PrintedCode['type']>> = {
  QR_CODE: 'QR',
  PDF_417: 'PDF417',
  AZTEC: 'AZTEC',
  CODE_128: 'CODE128',
};

/** The most characters that are drawn; no code has room for more. */
const VALUE_MAX = 4_000;

export async function passCodeChecks(pass: PassDocument, readBack: ReadBack): Promise<CodeResult> {
  const listed: unknown = pass['barcodes'] ?? (isRecord(pass['barcode']) ? [pass['barcode']] : []);
  const codes = Array.isArray(listed) ? listed.filter(isRecord) : [];
  const [first] = codes;
  if (first === undefined) return withoutCode([{ result: 'open', title: words.noCode() }]);
  const format = textOf(first['format']);
  const type = Object.hasOwn(APPLE_FORMATS, format) ? APPLE_FORMATS[format] : undefined;
  const code = { value: textOf(first['message']), caption: textOf(first['altText']) };
  const others = [...olderField(pass), ...watchFaults(codes)];
  if (type === undefined) return withoutCode([unknownFormat(format), ...others]);
  const read = await readCode({ type, ...code }, readBack);
  return { ...read, checks: [...read.checks, ...others] };
}

export async function offerCodeChecks(code: unknown, readBack: ReadBack): Promise<CodeResult> {
  if (!isRecord(code)) return withoutCode([{ result: 'open', title: words.noCode() }]);
  const name = textOf(code['type']);
  const type = Object.hasOwn(GOOGLE_TYPES, name) ? GOOGLE_TYPES[name] : undefined;
  if (type === undefined)
    return withoutCode([{ result: 'open', title: words.codeNotRead({ format: shortened(name) }) }]);
  return readCode(
    { type, value: textOf(code['value']), caption: textOf(code['alternateText']) },
    readBack,
  );
}

function withoutCode(checks: readonly Check[]): CodeResult {
  return { checks, code: null };
}

function unknownFormat(format: string): Check {
  if (NEWER_FORMATS.includes(format))
    return { result: 'open', title: words.codeNotRead({ format }) };
  const title = words.unknownFormat({ format: shortened(format) });
  return { result: 'bad', title, detail: words.noPhoneDrawsIt() };
}

async function readCode(code: PrintedCode, readBack: ReadBack): Promise<CodeResult> {
  const { value } = code;
  if (value === '' || value.length > VALUE_MAX)
    return withoutCode([bad(words.codeCannotBeDrawn())]);
  const result = await readBack(code).catch(() => null);
  if (result === null) return withoutCode([bad(words.codeCannotBeDrawn())]);
  const { drawing, read } = result;
  return { code: { ...code, drawing }, checks: [readingOf(value, read)] };
}

function readingOf(value: string, read: string | null): Check {
  if (read === value)
    return {
      result: 'ok',
      title: words.codeScans(),
      detail: words.readAs({ text: shortened(read) }),
    };
  if (read === null) return bad(words.codeDoesNotScan());
  return {
    ...bad(words.codeScansAsAnother()),
    detail: words.readInsteadOf({ read: shortened(read), value: shortened(value) }),
  };
}

function bad(title: string): Check {
  return { result: 'bad', title };
}

/** Only iOS 8 reads the single field. */
function olderField(pass: PassDocument): readonly Check[] {
  if (pass['barcodes'] !== undefined || pass['barcode'] === undefined) return [];
  return [{ result: 'warn', title: words.olderBarcode(), detail: words.olderBarcodeMeans() }];
}

/** A watch shows no Code 128. */
function watchFaults(codes: readonly PassDocument[]): readonly Check[] {
  const isBars = codes.every(({ format }) => format === 'PKBarcodeFormatCode128');
  return isBars
    ? [{ result: 'warn', title: words.noCodeOnWatch(), detail: words.addQrCode() }]
    : [];
}
