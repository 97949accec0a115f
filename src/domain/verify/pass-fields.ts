/** The fields of `pass.json` that decide whether a phone opens the pass, and whether it looks as meant. */
import * as words from '../../words/verify/checks.gen.ts';
import { isRecord } from '../record.ts';
import { type Check, fact, shortened, textOf } from './report.ts';

/** The content of `pass.json`. */
export type PassDocument = Readonly<Record<string, unknown>>;

const STYLES = ['coupon', 'storeCard', 'eventTicket', 'boardingPass', 'generic', 'posterGeneric'];

/** Front fields first, as phones show them. */
const FIELD_GROUPS = [
  'headerFields',
  'primaryFields',
  'secondaryFields',
  'auxiliaryFields',
  'additionalInfoFields',
  'backFields',
] as const;

/** The most fields of a group that a coupon shows. */
const FRONT_LIMITS = { headerFields: 3, primaryFields: 1 } as const;
/** Secondary and auxiliary fields together; a coupon shows four. */
const MIDDLE_MAX = 4;

const REQUIRED = [
  'passTypeIdentifier',
  'teamIdentifier',
  'serialNumber',
  'organizationName',
  'description',
] as const;

const COLORS = ['backgroundColor', 'foregroundColor', 'labelColor', 'stripColor'] as const;

export function fieldChecks(pass: PassDocument): readonly Check[] {
  return [
    ...identityFaults(pass),
    ...styleFaults(pass),
    ...colorFaults(pass),
    ...duplicateFaults(pass),
    ...crowdFaults(pass),
    ...updateChecks(pass),
    ...descriptionCheck(pass),
  ];
}

/** The pass's style; null if it has none that phones know. */
function passStyleOf(pass: PassDocument): string | null {
  return STYLES.find((name) => isRecord(pass[name])) ?? null;
}

/** The pass's fields that have a key and a value. */
export function fieldsOf(pass: PassDocument) {
  const style = pass[passStyleOf(pass) ?? ''];
  if (!isRecord(style)) return [];
  return FIELD_GROUPS.flatMap((group) => {
    const fields: unknown = style[group];
    if (!Array.isArray(fields)) return [];
    return fields.filter(isRecord).map((field) => ({
      group,
      key: textOf(field['key']),
      label: textOf(field['label']),
      value: textOf(field['value']),
    }));
  });
}

function identityFaults(pass: PassDocument): readonly Check[] {
  const faults: Check[] = REQUIRED.filter(
    (name) => typeof pass[name] !== 'string' || pass[name] === '',
  ).map((name) => fact('bad', words.lacksField({ name }), words.doesNotOpen()));
  if (pass['formatVersion'] === 1) return faults;
  const title = words.otherFormatVersion({ version: shortened(pass['formatVersion']) });
  return [...faults, fact('bad', title, words.doesNotOpen())];
}

function styleFaults(pass: PassDocument): readonly Check[] {
  const style = passStyleOf(pass);
  if (style === null) return [fact('bad', words.hasNoStyle(), words.doesNotOpen())];
  const title = style === 'coupon' ? words.isACoupon() : words.isAnotherStyle({ style });
  const figure = words.fields({ count: fieldsOf(pass).length });
  return [{ result: 'ok', title, figure }];
}

/** Phones read `rgb(r, g, b)` alone and draw anything else in their own colors. */
const RGB = /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/u;

function colorFaults(pass: PassDocument): readonly Check[] {
  return COLORS.filter((name) => pass[name] !== undefined && !RGB.test(textOf(pass[name]))).map(
    (name) => {
      const detail = words.colorIsIgnored({ value: shortened(pass[name]) });
      return fact('warn', words.colorIsNoRgb({ name }), detail);
    },
  );
}

function duplicateFaults(pass: PassDocument): readonly Check[] {
  const keys = fieldsOf(pass).map(({ key }) => key);
  const repeated = keys.find((key, index) => key === '' || keys.indexOf(key) !== index);
  if (repeated === undefined) return [];
  const title =
    repeated === '' ? words.fieldLacksKey() : words.keyTwice({ key: shortened(repeated) });
  return [fact('bad', title, words.keysDiffer())];
}

function crowdFaults(pass: PassDocument): readonly Check[] {
  if (passStyleOf(pass) !== 'coupon') return [];
  const fields = fieldsOf(pass);
  const count = (group: string) => fields.filter((field) => field.group === group).length;
  const middle = count('secondaryFields') + count('auxiliaryFields');
  const isCrowded =
    middle > MIDDLE_MAX ||
    Object.entries(FRONT_LIMITS).some(([group, most]) => count(group) > most);
  return isCrowded ? [fact('warn', words.frontIsCrowded(), words.frontShows())] : [];
}

/** Apple's shortest token. */
const TOKEN_MIN = 16;

function updateChecks(pass: PassDocument): readonly Check[] {
  const address = pass['webServiceURL'];
  if (address === undefined) return [fact('open', words.neverUpdates(), words.neverUpdatesMeans())];
  const isSecure = textOf(address).startsWith('https://') && URL.canParse(textOf(address));
  if (!isSecure) return [fact('bad', words.updatesOpenly(), words.doesNotOpen())];
  if (textOf(pass['authenticationToken']).length < TOKEN_MIN)
    return [fact('bad', words.shortToken(), words.doesNotOpen())];
  const { host } = new URL(textOf(address));
  return [fact('ok', words.updatesFrom({ host }))];
}

/** VoiceOver reads the description; the name alone says nothing of the offer. */
function descriptionCheck(pass: PassDocument): readonly Check[] {
  const description = textOf(pass['description']);
  const name = textOf(pass['organizationName']);
  if (description === '') return [];
  if (description.trim() === name.trim())
    return [fact('warn', words.descriptionIsTheName(), words.readAloud())];
  return [fact('ok', words.isDescribed(), shortened(description))];
}
