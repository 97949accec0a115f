/** A plain report about a pass: what its maker signed, what changed, and what phones make of it. */
import * as words from '../../words/verify/checks.gen.ts';
import { isRecord } from '../record.ts';
import { passCodeChecks } from './code-checks.ts';
import { dateChecks } from './date-checks.ts';
import { manifestChecks } from './manifest-checks.ts';
import { readPassJson, unpackPass } from './pass-archive.ts';
import { fieldChecks, fieldsOf, type PassDocument } from './pass-fields.ts';
import { pictureChecks } from './picture-checks.ts';
import {
  type ChangedFile,
  type Check,
  fact,
  NotRead,
  type ShownPass,
  textOf,
  type VerifyPorts,
  type VerifyReport,
} from './report.ts';
import { signatureChecks } from './signature-checks.ts';
import { stringsChecks } from './strings-checks.ts';

interface PassOptions extends VerifyPorts {
  /** The authority that phones trust, as DER in base64; Apple's by default. */
  readonly root?: string;
}

/** Throws `NotVerifiable` if the bytes are no pass. */
export async function verifyPass(bytes: Uint8Array, options: PassOptions): Promise<VerifyReport> {
  const files = unpackPass(bytes);
  const { pass, check } = readDocument(files.get('pass.json') ?? new Uint8Array());
  const manifest = await manifestChecks(files);
  const signature = await signatureChecks({ files, pass, ...options });
  const code = pass === null ? null : await passCodeChecks(pass, options.readBack);
  const checks = [
    ...signature.checks,
    ...manifest.checks,
    check,
    ...(pass === null ? [] : [...(code?.checks ?? []), ...dateChecks(pass, options.now)]),
    ...pictureChecks(files),
    ...stringsChecks(files),
    ...(pass === null ? [] : fieldChecks(pass)),
  ];
  const changed = [...signature.changed, ...manifest.changed];
  return {
    kind: 'pass',
    ...conclusionOf(changed, checks),
    changed,
    checks,
    length: bytes.length,
    shown: pass && shownOf(pass, files, code?.code ?? null),
  };
}

function readDocument(bytes: Uint8Array) {
  const figure = words.kilobytes({ size: Math.round(bytes.length / 100) / 10 });
  try {
    const pass = readPassJson(bytes);
    if (!isRecord(pass)) throw new Error(words.isNoObject());
    return { pass, check: { ...fact('ok', words.documentReadable()), figure } };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const found =
      error instanceof NotRead
        ? fact('open', words.documentNotRead())
        : fact('bad', words.documentUnreadable());
    return { pass: null, check: { ...found, detail: error.message, figure } };
  }
}

type Conclusion = Pick<VerifyReport, 'verdict' | 'headline' | 'advice'>;

function conclusionOf(changed: readonly ChangedFile[], checks: readonly Check[]): Conclusion {
  if (changed.length > 0)
    return { verdict: 'changed', headline: headlineOf(changed), advice: words.askForTheLink() };
  const faults = checks.filter(({ result }) => result === 'bad').length;
  const headline = words.hasFaults({ count: faults });
  if (faults > 0) return { verdict: 'unusable', headline, advice: words.tellTheMaker() };
  const warnings = checks.filter(({ result }) => result === 'warn').length;
  const advice = warnings === 0 ? words.phonesTakeIt() : words.seeWarnings({ count: warnings });
  return { verdict: 'signed', headline: words.isAsSigned(), advice };
}

function headlineOf(changed: readonly ChangedFile[]): string {
  const [one] = changed;
  if (changed.length > 1 || one === undefined) return words.filesChanged({ count: changed.length });
  if (one.found === null) return words.fileIsMissing();
  return one.expected === null ? words.fileWasAdded() : words.filesChanged({ count: 1 });
}

const FRONT = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields'];
/** Colors of a pass without any. */
const PLAIN = { background: 'rgb(255, 255, 255)', foreground: 'rgb(0, 0, 0)' };
const RGB = /^rgb\([\d, ]+\)$/u;

function shownOf(
  pass: PassDocument,
  files: ReadonlyMap<string, Uint8Array>,
  code: ShownPass['code'],
): ShownPass {
  const color = (name: string, otherwise: string) => {
    const value = textOf(pass[name]);
    return RGB.test(value) ? value : otherwise;
  };
  const picture = (name: string) =>
    files.get(`${name}@2x.png`) ?? files.get(`${name}@3x.png`) ?? files.get(`${name}.png`) ?? null;
  const foreground = color('foregroundColor', PLAIN.foreground);
  return {
    code,
    name: textOf(pass['logoText']) || textOf(pass['organizationName']),
    colors: {
      background: color('backgroundColor', PLAIN.background),
      foreground,
      label: color('labelColor', foreground),
    },
    logo: picture('logo'),
    strip: picture('strip'),
    fields: fieldsOf(pass)
      .filter(({ group }) => FRONT.includes(group))
      .map(({ label, value }) => ({ label, value })),
  };
}
