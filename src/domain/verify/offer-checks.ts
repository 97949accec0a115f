/** Class and object of an offer for Google Wallet, as a save token has them. */
import * as words from '../../words/verify/checks.gen.ts';
import { GOOGLE_TEXT_LIMITS } from '../constants.ts';
import { lengthOf } from '../coupon/google-words.ts';
import { isRecord } from '../record.ts';
import { offerCodeChecks } from './code-checks.ts';
import { endOf, hasOffset } from './date-checks.ts';
import { nameMeant, spellingNote } from './old-spellings.ts';
import { shortened, textOf } from './pass-fields.ts';
import { type Check, fact, type VerifyPorts } from './report.ts';

type Part = Readonly<Record<string, unknown>>;

/** `issuerId.suffix`; developers.google.com/wallet/reference/rest/v1/offerclass. */
const ID = /^\d+\.[\w.-]+$/u;
const STATES = ['ACTIVE', 'COMPLETED', 'EXPIRED', 'INACTIVE'];
const CHANNELS = ['INSTORE', 'ONLINE', 'BOTH', 'TEMPORARY_PRICE_REDUCTION'];
const REVIEWS = ['UNDER_REVIEW', 'APPROVED', 'REJECTED', 'DRAFT'];

export async function offerChecks(payload: unknown, ports: VerifyPorts): Promise<readonly Check[]> {
  const parts = isRecord(payload) ? payload : {};
  const classes = listOf(parts['offerClasses']);
  const [ofObject] = listOf(parts['offerObjects']);
  const ofClass = classes.find(({ id }) => id === ofObject?.['classId']) ?? classes[0];
  if (ofObject === undefined) return [noOffer(parts)];
  const isNamed =
    ofClass === undefined && Object.keys(ofObject).every((key) => NAMES.includes(key));
  if (isNamed) return [idCheck([ofObject]), fact('open', words.offerIsAtGoogle())];
  const code = await offerCodeChecks(ofObject['barcode'], ports.readBack);
  return [
    idCheck(ofClass === undefined ? [ofObject] : [ofClass, ofObject]),
    ...(ofClass === undefined ? [] : classChecks(ofClass, ofObject)),
    ...stateChecks(ofObject),
    ...code.checks,
    ...dateChecks(ofObject, ports.now),
    ...(ofClass === undefined ? [] : pictureChecks([ofClass, ofObject])),
  ];
}

const NAMES = ['id', 'classId'];

function listOf(value: unknown): readonly Part[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function noOffer(payload: Part): Check {
  const [kind] = Object.keys(payload);
  if (kind === undefined) return fact('bad', words.holdsNothing());
  return fact('open', words.holdsAnotherKind({ kind: shortened(kind) }));
}

function idCheck(parts: readonly Part[]): Check {
  const wrong = parts.find(({ id }) => !ID.test(textOf(id)));
  if (wrong === undefined) return fact('ok', words.idsAreRight());
  const detail = words.idsHaveTwoParts({ id: shortened(wrong['id']) });
  return fact('bad', words.idIsWrong(), detail);
}

function classChecks(ofClass: Part, ofObject: Part): readonly Check[] {
  const isOther = ofClass['id'] !== ofObject['classId'];
  return [
    ...(isOther ? [fact('open', words.objectOfAnotherClass())] : []),
    ...namedValue(ofClass, 'redemptionChannel', CHANNELS).checks,
    ...namedValue(ofClass, 'reviewStatus', REVIEWS).checks,
    ...textChecks(ofClass),
  ];
}

/** A field with one of Google's names, maybe in an older spelling. */
function namedValue(part: Part, field: string, names: readonly string[]) {
  const value = part[field];
  if (value === undefined || value === '') return faultOf(words.lacksField({ name: field }));
  const meant = nameMeant(value, names);
  if (meant === null) return faultOf(words.googleKnowsNo({ field, name: shortened(value) }));
  return { meant, checks: spellingNote(field, value, meant) };
}

function faultOf(title: string): { readonly meant: null; readonly checks: readonly Check[] } {
  return { meant: null, checks: [fact('bad', title)] };
}

const TEXTS = [
  { name: 'issuerName', limit: GOOGLE_TEXT_LIMITS.issuer },
  { name: 'provider', limit: GOOGLE_TEXT_LIMITS.provider },
  { name: 'title', limit: GOOGLE_TEXT_LIMITS.title },
] as const;

function textChecks(ofClass: Part): readonly Check[] {
  const faults = TEXTS.flatMap(({ name, limit }): Check[] => {
    const text = textOf(ofClass[name]);
    if (text === '' && isRecord(ofClass[`localized${name[0]?.toUpperCase()}${name.slice(1)}`]))
      return [];
    if (text === '') return [fact('bad', words.lacksField({ name }))];
    if (lengthOf(text) <= limit) return [];
    const detail = words.googleShows({ limit, text: shortened(text) });
    return [fact('warn', words.googleCuts({ name }), detail)];
  });
  const title = textOf(ofClass['title']);
  return faults.length > 0 ? faults : [fact('ok', words.textsFit(), shortened(title))];
}

function stateChecks(ofObject: Part): readonly Check[] {
  const { meant, checks } = namedValue(ofObject, 'state', STATES);
  if (meant === null) return checks;
  if (meant === 'ACTIVE') return [fact('ok', words.isActive()), ...checks];
  return [fact('bad', words.isInState({ name: meant })), ...checks];
}

/** A start and an end have an offset both, or none. */
function dateChecks(ofObject: Part, now: Date): readonly Check[] {
  const interval = ofObject['validTimeInterval'];
  const [start, end] = ['start', 'end'].map((name) => {
    const date = isRecord(interval) ? interval[name] : undefined;
    return isRecord(date) ? date['date'] : undefined;
  });
  const isMixed = start !== undefined && end !== undefined && hasOffset(start) !== hasOffset(end);
  return [endOf(end, now), ...(isMixed ? [fact('warn', words.onlyOneHasAZone())] : [])];
}

/** Google asks for https; its own older samples have http. */
function pictureChecks(parts: readonly Part[]): readonly Check[] {
  const pictures = parts.flatMap((part) =>
    ['titleImage', 'logo', 'heroImage'].flatMap((name) =>
      isRecord(part[name]) ? [part[name]] : [],
    ),
  );
  if (pictures.length === 0) return [fact('warn', words.hasNoPictures(), words.hardToRecognize())];
  const addresses = pictures.map(({ sourceUri }) =>
    textOf(isRecord(sourceUri) ? sourceUri['uri'] : undefined),
  );
  const open = addresses.find((address) => !address.startsWith('https://'));
  if (open !== undefined) return [fact('warn', words.pictureIsNotHttps(), shortened(open))];
  const isDescribed = pictures.every(({ contentDescription }) => isRecord(contentDescription));
  const check = isDescribed
    ? fact('ok', words.picturesAreRight())
    : fact('warn', words.picturesLackWords(), words.readAloud());
  return [{ ...check, figure: words.files({ count: pictures.length }) }];
}
