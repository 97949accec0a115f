/** Class and object of an offer for Google Wallet, as a save token has them. */
import * as words from '../../words/verify/checks.gen.ts';
import { GOOGLE_TEXT_LIMITS } from '../constants.ts';
import { lengthOf } from '../coupon/google-words.ts';
import { isRecord } from '../record.ts';
import { offerCodeChecks } from './code-checks.ts';
import { endOf } from './date-checks.ts';
import { shortened, textOf } from './pass-fields.ts';
import type { Check, VerifyPorts } from './report.ts';

type Part = Readonly<Record<string, unknown>>;

/** `issuerId.suffix`; developers.google.com/wallet/reference/rest/v1/offerclass. */
const ID = /^\d+\.[\w.-]+$/u;
const STATES = ['ACTIVE', 'COMPLETED', 'EXPIRED', 'INACTIVE'];
const CHANNELS = ['INSTORE', 'ONLINE', 'BOTH', 'TEMPORARY_PRICE_REDUCTION'];

export async function offerChecks(payload: unknown, ports: VerifyPorts): Promise<readonly Check[]> {
  const parts = isRecord(payload) ? payload : {};
  const [ofClass] = listOf(parts['offerClasses']);
  const [ofObject] = listOf(parts['offerObjects']);
  if (ofObject === undefined) return [noOffer(parts)];
  const isNamed =
    ofClass === undefined && Object.keys(ofObject).every((key) => NAMES.includes(key));
  if (isNamed) return [idCheck([ofObject]), { result: 'open', title: words.offerIsAtGoogle() }];
  const code = await offerCodeChecks(ofObject['barcode'], ports.readBack);
  return [
    idCheck(ofClass === undefined ? [ofObject] : [ofClass, ofObject]),
    ...(ofClass === undefined ? [] : classChecks(ofClass, ofObject)),
    stateCheck(ofObject),
    ...code.checks,
    endOf(endIn(ofObject), ports.now),
    ...pictureChecks([ofClass ?? {}, ofObject]),
  ];
}

const NAMES = ['id', 'classId'];

function listOf(value: unknown): readonly Part[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function noOffer(payload: Part): Check {
  const [kind] = Object.keys(payload);
  if (kind === undefined) return { result: 'bad', title: words.holdsNothing() };
  return { result: 'open', title: words.holdsAnotherKind({ kind: shortened(kind) }) };
}

function idCheck(parts: readonly Part[]): Check {
  const wrong = parts.find(({ id }) => !ID.test(textOf(id)));
  if (wrong === undefined) return { result: 'ok', title: words.idsAreRight() };
  const detail = words.idsHaveTwoParts({ id: shortened(wrong['id']) });
  return { result: 'bad', title: words.idIsWrong(), detail };
}

function classChecks(ofClass: Part, ofObject: Part): readonly Check[] {
  const faults: Check[] = [];
  if (ofClass['id'] !== ofObject['classId'])
    faults.push({ result: 'bad', title: words.objectOfAnotherClass() });
  if (!CHANNELS.includes(textOf(ofClass['redemptionChannel'])))
    faults.push({ result: 'bad', title: words.lacksField({ name: 'redemptionChannel' }) });
  if (ofClass['reviewStatus'] === undefined)
    faults.push({ result: 'bad', title: words.lacksField({ name: 'reviewStatus' }) });
  return [...faults, ...textChecks(ofClass)];
}

const TEXTS = [
  { name: 'issuerName', limit: GOOGLE_TEXT_LIMITS.issuer },
  { name: 'provider', limit: GOOGLE_TEXT_LIMITS.provider },
  { name: 'title', limit: GOOGLE_TEXT_LIMITS.title },
] as const;

function textChecks(ofClass: Part): readonly Check[] {
  const faults = TEXTS.flatMap(({ name, limit }): Check[] => {
    const text = textOf(ofClass[name]);
    if (text === '') return [{ result: 'bad', title: words.lacksField({ name }) }];
    if (lengthOf(text) <= limit) return [];
    const detail = words.googleShows({ limit, text: shortened(text) });
    return [{ result: 'warn', title: words.googleCuts({ name }), detail }];
  });
  const title = textOf(ofClass['title']);
  return faults.length > 0
    ? faults
    : [{ result: 'ok', title: words.textsFit(), detail: shortened(title) }];
}

function stateCheck({ state }: Part): Check {
  if (state === 'ACTIVE') return { result: 'ok', title: words.isActive() };
  const name = shortened(state);
  const isKnown = STATES.includes(textOf(state));
  return {
    result: 'bad',
    title: isKnown ? words.isInState({ name }) : words.stateIsUnknown({ name }),
  };
}

function endIn(ofObject: Part): unknown {
  const interval = ofObject['validTimeInterval'];
  const end = isRecord(interval) ? interval['end'] : undefined;
  return isRecord(end) ? end['date'] : undefined;
}

/** Google fetches pictures, over https alone. */
function pictureChecks(parts: readonly Part[]): readonly Check[] {
  const pictures = parts.flatMap((part) =>
    ['titleImage', 'logo', 'heroImage'].flatMap((name) =>
      isRecord(part[name]) ? [part[name]] : [],
    ),
  );
  if (pictures.length === 0)
    return [{ result: 'warn', title: words.hasNoPictures(), detail: words.hardToRecognize() }];
  const addresses = pictures.map(({ sourceUri }) =>
    textOf(isRecord(sourceUri) ? sourceUri['uri'] : undefined),
  );
  const open = addresses.find((address) => !address.startsWith('https://'));
  if (open !== undefined)
    return [{ result: 'bad', title: words.pictureIsNotHttps(), detail: shortened(open) }];
  const isDescribed = pictures.every(({ contentDescription }) => isRecord(contentDescription));
  const count = words.files({ count: pictures.length });
  if (!isDescribed)
    return [
      {
        result: 'warn',
        title: words.picturesLackWords(),
        detail: words.readAloud(),
        figure: count,
      },
    ];
  return [{ result: 'ok', title: words.picturesAreRight(), figure: count }];
}
