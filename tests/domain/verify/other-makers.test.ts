/** Passes and save links as other makers write them: what the report says beyond that of a plain one (PRE-07). */
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readBack } from '../../../scripts/verify/read-back.ts';
import type { VerifyReport } from '../../../src/domain/verify/report.ts';
import { verify } from '../../../src/domain/verify/verify.ts';

const PORTS = { readBack, now: new Date('2026-11-28T12:00:00Z') };
const bytes = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

const CODE = { format: 'PKBarcodeFormatQR', message: 'KETTLE-10', messageEncoding: 'iso-8859-1' };
const PASS = {
  formatVersion: 1,
  passTypeIdentifier: 'pass.example.kettle',
  teamIdentifier: 'KETTLE0001',
  serialNumber: 'A-1',
  organizationName: 'Copper Kettle',
  description: 'Ten percent off',
  expirationDate: '2031-05-17T23:59:59-04:00',
  barcodes: [CODE],
  coupon: { secondaryFields: [{ key: 'offer', label: 'Offer', value: 'Ten percent off' }] },
};

const passWith = (changes: object, files: Readonly<Record<string, Uint8Array>> = {}) =>
  verify(
    {
      kind: 'pass',
      bytes: zipSync({ 'pass.json': bytes(JSON.stringify({ ...PASS, ...changes })), ...files }),
    },
    PORTS,
  );
const withCode = (changes: object) => passWith({ barcodes: [{ ...CODE, ...changes }] });
const withWords = (language: string, words: Uint8Array) =>
  passWith({}, { [`${language}.lproj/pass.strings`]: words });

/** What is not all right, as `result: title`. */
const told = ({ checks }: VerifyReport) =>
  checks.filter(({ result }) => result !== 'ok').map(({ result, title }) => `${result}: ${title}`);
const beyond = (report: VerifyReport, plain: VerifyReport) =>
  told(report).filter((line) => !told(plain).includes(line));

const SOUND = '"Offer" = "Angebot für alle"; /* ü */\n// more\nOK = "Ja \\" ja";\n';
const PDF417 = { format: 'PKBarcodeFormatPDF417', messageEncoding: 'utf-8' };

const PASSES: Readonly<Record<string, [() => Promise<VerifyReport>, ...told: string[]]>> = {
  'PDF417 in UTF-8': [() => withCode({ ...PDF417, message: 'Popust čćšđž 10' })],
  'QR in UTF-8': [() => withCode({ message: 'ÄÖÜ20', messageEncoding: 'utf-8' })],
  'QR in ISO 8859-2': [
    () => withCode({ message: 'Łódź', messageEncoding: 'ISO_8859_2' }),
    'warn: Some readers take the code for another value',
  ],
  'a value beyond ISO 8859-9': [
    () => withCode({ message: 'ğ 20 €', messageEncoding: 'iso-8859-9' }),
    'bad: iso-8859-9 cannot hold “ğ 20 €”, so phones draw no code',
  ],
  'QR in Latin-1 that looks Japanese': [
    () => withCode({ message: 'ÄÖÜ20' }),
    'warn: Some readers take the code for another value',
  ],
  'a value beyond its encoding': [
    () => withCode({ message: '20 € off' }),
    'bad: iso-8859-1 cannot hold “20 € off”, so phones draw no code',
  ],
  'an unknown encoding': [
    () => withCode({ messageEncoding: 'iso-8859-17' }),
    'open: The code’s encoding, iso-8859-17, is not checked here',
  ],
  'no encoding': [
    () => withCode({ messageEncoding: undefined }),
    'bad: The code has no messageEncoding',
  ],
  'a number as value': [
    () => withCode({ message: 10 }),
    'bad: The code has no value, or its value is not text',
  ],
  'an accent in Code 128': [
    () => withCode({ format: 'PKBarcodeFormatCode128', message: 'É1' }),
    'bad: Code 128 cannot hold “É1”, so phones draw no code',
    'warn: Apple Watch can’t show Code 128',
  ],
  'a newer type before an older': [
    () => passWith({ barcodes: [{ ...CODE, format: 'PKBarcodeFormatEAN13' }, CODE] }),
    'open: A code of type PKBarcodeFormatEAN13 is not read here',
  ],
  'a code too large to draw here': [
    () => withCode({ message: 'x'.repeat(5_000) }),
    'open: The code is not drawn here, so it is not checked',
  ],
  'an end without an offset': [
    () => passWith({ expirationDate: '2031-05-17T23:59:59' }),
    'warn: The end date has no time zone',
  ],
  'an end with a basic offset': [() => passWith({ expirationDate: '2031-05-17T23:59+0200' })],
  'half a million letters': [
    () => withCode({ message: 'x'.repeat(500_000), messageEncoding: 'utf-8' }),
    'open: The code is not drawn here, so it is not checked',
  ],
  'an end in words': [
    () => passWith({ expirationDate: 'May 17' }),
    'bad: The end date is not a date',
  ],
  'an end on February 30': [
    () => passWith({ expirationDate: '2031-02-30T23:59:59-05:00' }),
    'bad: The end date is not a date',
  ],
  'another style with many fields': [
    () =>
      passWith({
        coupon: undefined,
        eventTicket: { auxiliaryFields: 'abcdef'.split('').map((key) => ({ key, value: key })) },
      }),
  ],
  'a megabyte of texts': [
    () => passWith({ userInfo: { more: 'x'.repeat(1_000_000) } }),
    'open: pass.json is not checked here',
  ],
  'forty levels': [
    () => passWith({ userInfo: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown }),
    'open: pass.json is not checked here',
  ],
  'German in UTF-8': [() => withWords('de', bytes(SOUND))],
  'German in UTF-16': [() => withWords('de', utf16(SOUND))],
  'German in Latin-1': [
    () => withWords('de', latin1(SOUND)),
    'bad: The words in “de” cannot be read',
  ],
  'French without semicolons': [
    () => withWords('fr', bytes('"A" = "Un"\n"B" = "Deux"\n')),
    'bad: The words in “fr” cannot be read',
  ],
  'an XML property list': [
    () => withWords('it', utf16('<?xml version="1.0"?><plist/>')),
    'open: The words in “it” are not checked here',
  ],
};

test.each(Object.entries(PASSES))('[PRE-07] a pass with %s', async (_, [make, ...expected]) => {
  expect(beyond(await make(), await passWith({}))).toEqual(expected);
});

test('[PRE-07] in the words of a language the line without a semicolon is named', async () => {
  const { checks } = await withWords('fr', bytes('"A" = "Un";\n"B" = "Deux"\n'));
  expect(checks.map(({ detail = '' }) => detail).join(' ')).toContain('breaks in line 2:');
});

const CLASS = {
  id: '3388.kettle',
  issuerName: 'Copper Kettle',
  provider: 'Kettle',
  title: 'Ten percent',
  redemptionChannel: 'BOTH',
  reviewStatus: 'UNDER_REVIEW',
};
const OBJECT = {
  id: '3388.one',
  classId: '3388.kettle',
  state: 'ACTIVE',
  barcode: { type: 'QR_CODE', value: 'KETTLE-10' },
};
const CLAIMS = { iss: 'a@b.example', aud: 'google', typ: 'savetowallet', iat: 1_790_000_000 };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const linkTo = (ofClass = {}, ofObject = {}, claims = {}, header: object = { alg: 'RS256' }) => {
  const payload = {
    offerClasses: [{ ...CLASS, ...ofClass }],
    offerObjects: [{ ...OBJECT, ...ofObject }],
  };
  const token = [header, { ...CLAIMS, payload, ...claims }].map(part).join('.');
  return `https://pay.google.com/gp/v/save/${token}.c2ln`;
};
const until = (end: string, start?: string) => ({
  validTimeInterval: { end: { date: end }, ...(start !== undefined && { start: { date: start } }) },
});

const LINKS: Readonly<Record<string, [address: string, ...told: string[]]>> = {
  'old spellings': [
    linkTo(
      { redemptionChannel: 'both', reviewStatus: 'underReview' },
      { state: 'active', barcode: { type: 'qrCode', value: 'A' } },
    ),
  ],
  'an unknown channel': [
    linkTo({ redemptionChannel: '📣'.repeat(100) }),
    `bad: Google’s reference has no redemptionChannel “${'📣'.repeat(79)}…”`,
  ],
  'no state': [linkTo({}, { state: undefined }), 'bad: state is missing'],
  'a type that is not drawn here': [
    linkTo({}, { barcode: { type: 'ean13', value: '4006381333931' } }),
    'open: A code of type ean13 is not read here',
  ],
  'letters that are not drawn here': [
    linkTo({}, { barcode: { type: 'PDF_417', value: 'čćš' } }),
    'open: The code is not drawn here, so it is not checked',
  ],
  'a local end': [linkTo({}, until('2031-05-17T23:59:59'))],
  'an end that is over in the last place': [
    linkTo({}, until('2026-11-26T23:59:59')),
    'bad: It has expired',
  ],
  'an end that is not over everywhere': [linkTo({}, until('2026-11-28T11:00:00'))],
  'one offset of two': [
    linkTo({}, until('2031-05-17T23:59:59', '2026-01-01T00:00:00Z')),
    'warn: Of start and end, only one has a time zone; Google asks for both or none',
  ],
  'no time of making': [
    linkTo({}, {}, { iat: undefined }),
    'open: The token does not say when it was made',
  ],
  'an older type': [
    linkTo({}, {}, { typ: 'savetoandroidpay' }),
    'open: The token’s typ is “savetoandroidpay”, which is not checked',
  ],
  'no audience': [linkTo({}, {}, { aud: undefined }), 'bad: The token’s aud is wrong'],
  'no algorithm': [linkTo({}, {}, {}, {}), 'bad: The token’s alg is wrong'],
  'another type': [linkTo({}, {}, { typ: 'savetopay' }), 'bad: The token’s typ is wrong'],
  'a class at Google': [
    linkTo({ id: '3388.other' }),
    'open: The offer’s object names a class that is not in the token',
  ],
  'lines of a mail': [linkTo().replaceAll(/.{72}/gu, '$&\r\n')],
  'quotes of a mail': [linkTo().replaceAll(/.{70}/gu, '$&\n>> ')],
  'quoted-printable lines': [linkTo().replaceAll(/.{75}/gu, '$&=\r\n')],
  'brackets and soft hyphens': [`<${linkTo().replaceAll(/.{40}/gu, '$&\u00ad')}>`],
  'the address of a mail service': [
    `https://links.example/?url=${encodeURIComponent(linkTo())}&d=1`,
  ],
  'quoted-printable lines in one': [linkTo().replaceAll(/.{75}/gu, '$&=')],
  'a full stop': [`${linkTo()}.`],
  'brackets and a full stop': [`Link: <${linkTo()}>.`],
  'round brackets': [`Your coupon (${linkTo()}) is here.`],
  'quotation marks and no scheme': [`"${linkTo().slice('https://'.length)}"`],
  'escaped signs': [encodeURIComponent(linkTo())],
  'the lines of a shortcut': [`[InternetShortcut]\r\nURL=${linkTo()}\r\nIconIndex=0\r\n`],
  'no address around its token': [`“${linkTo().slice(33).replaceAll(/.{75}/gu, '$&=')}”.`],
};

test.each(Object.entries(LINKS))(
  '[PRE-07] a save link with %s',
  async (_, [address, ...expected]) => {
    const plain = await verify({ kind: 'link', address: linkTo() }, PORTS);
    const report = await verify({ kind: 'link', address }, PORTS);
    expect(beyond(report, plain)).toEqual(expected);
    const saved = await verify({ kind: 'pass', bytes: bytes(address) }, PORTS);
    expect(saved.checks).toEqual(report.checks);
  },
);
