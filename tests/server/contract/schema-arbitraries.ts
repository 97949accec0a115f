/** Values that match a schema of the contract, values that nearly do, and hostile values. */
import fc, { type Arbitrary } from 'fast-check';
import { followed, isRecord, type JsonSchema } from '../support/contract-operations.ts';

/** The depth at which recursion (groups in groups) ends. */
const DEEPEST = 4;
/** Longer texts and lists cost time and find nothing; limits have their own tests. */
const LONGEST_TEXT = 60;
const LONGEST_LIST = 3;

const SURROGATES = { first: 0xd800, many: 0x800 } as const;
const CODE_POINTS = 0x11_0000 - SURROGATES.many;
const CHARACTER = fc.nat({ max: CODE_POINTS - 1 }).map(characterAt, placeOf);

/** A value that matches the schema, if its patterns can be generated. */
export function fittingValue(schema: unknown, depth = 0): Arbitrary<unknown> {
  const own = followed(schema);
  if ('const' in own) return fc.constant(own['const']);
  if (Array.isArray(own['enum'])) return fc.constantFrom(...(own['enum'] as unknown[]));
  const branches = own['oneOf'] ?? own['anyOf'];
  if (Array.isArray(branches)) return oneBranch(branches, depth);
  const { type } = own;
  if (Array.isArray(type))
    return fc.oneof(...type.map((name) => fittingValue({ ...own, type: name as unknown }, depth)));
  return typed(type, own, depth);
}

/** Beyond the depth, the branch that ends: null, or the smallest. */
function oneBranch(branches: readonly unknown[], depth: number): Arbitrary<unknown> {
  const ending = branches.find((branch) => followed(branch)['type'] === 'null');
  if (depth >= DEEPEST) return fittingValue(ending ?? branches[0], depth);
  return fc.oneof(...branches.map((branch) => fittingValue(branch, depth)));
}

function typed(type: unknown, own: JsonSchema, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: numberAt(own, 'minimum', -1e6),
        max: numberAt(own, 'maximum', 1e6),
      });
    case 'number':
      return fc.double({
        min: numberAt(own, 'minimum', numberAt(own, 'exclusiveMinimum', -1e6)),
        max: numberAt(own, 'maximum', 1e6),
        minExcluded: 'exclusiveMinimum' in own,
        noNaN: true,
      });
    case 'string':
      return textOf(own);
    case 'array':
      return listOf(own, depth);
    case 'object':
      return objectOf(own, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf({ format, pattern, minLength, maxLength }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof pattern === 'string') return textMatching(pattern);
  const longest = Math.min(Number(maxLength ?? LONGEST_TEXT), LONGEST_TEXT);
  return fc.string({ minLength: Number(minLength ?? 0), maxLength: longest, unit: 'grapheme' });
}

/** Cached by pattern: creating one takes fast-check 10 ms, and lists need theirs at each draw. */
function textMatching(pattern: string): Arbitrary<string> {
  const made = MATCHING.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'small' });
  MATCHING.set(pattern, made);
  return made;
}
const MATCHING = new Map<string, Arbitrary<string>>();

function listOf(own: JsonSchema, depth: number): Arbitrary<unknown> {
  const { prefixItems, items } = own;
  const first = Array.isArray(prefixItems) ? prefixItems : [];
  const shortest = Math.max(numberAt(own, 'minItems', 0) - first.length, 0);
  const longest = Math.max(
    shortest,
    Math.min(
      numberAt(own, 'maxItems', LONGEST_LIST) - first.length,
      depth >= DEEPEST ? 0 : LONGEST_LIST,
    ),
  );
  const rest =
    items === undefined || longest === 0
      ? fc.constant([])
      : fc
          .constant(null)
          .chain(() =>
            fc.array(fittingValue(items, depth + 1), { minLength: shortest, maxLength: longest }),
          );
  return fc
    .tuple(fc.tuple(...first.map((item) => fittingValue(item, depth + 1))), rest)
    .map(([head, tail]) => [...head, ...tail]);
}

function objectOf(own: JsonSchema, depth: number): Arbitrary<unknown> {
  const properties = isRecord(own['properties']) ? own['properties'] : {};
  const required = new Set(Array.isArray(own['required']) ? own['required'].map(String) : []);
  const kept = Object.entries(properties).filter(([name]) => required.has(name) || depth < DEEPEST);
  const members = fc.record(
    Object.fromEntries(kept.map(([name, schema]) => [name, fittingValue(schema, depth + 1)])),
    { requiredKeys: kept.map(([name]) => name).filter((name) => required.has(name)) },
  );
  const { additionalProperties } = own;
  if (!isRecord(additionalProperties)) return members;
  const more = fc.dictionary(
    fc.string({ maxLength: 12 }),
    fittingValue(additionalProperties, depth + 1),
    {
      maxKeys: LONGEST_LIST,
    },
  );
  return fc.tuple(members, more).map(([named, others]) => ({ ...others, ...named }));
}

/** Values that break programs: wrong types, extreme numbers, and texts with a special meaning elsewhere. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    [],
    {},
    [[[[]]]],
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    -0,
    'null',
    'undefined',
    'NaN',
    '__proto__',
    'constructor',
    '\0',
    '\ud83d',
    '\u202e\u0000',
    "' or 1=1; drop table projects; --",
    '%',
    '%00',
    '%_\\',
    '../../../etc/passwd',
    '/etc/passwd',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '${jndi:ldap://tearline.test/a}',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'x'.repeat(5_000),
    '2026-02-31T00:00:00.000Z',
    '00000000-0000-0000-0000-000000000000',
    'urn:uuid:b3fc05d2-bb63-4f8f-a816-b102fd66284c',
    { ['__proto__']: { admin: true } },
    { constructor: { prototype: { admin: true } } },
  ),
  anyText({ maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The value with one change: a member removed, added, or replaced by something hostile. */
export function nearly(fitting: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.record({
    way: fc.array(fc.nat({ max: 1_000 }), { minLength: 8, maxLength: 8 }),
    kind: fc.constantFrom('replaced', 'dropped', 'added'),
    hostile: hostileValue,
  });
  return fc.tuple(fitting, change).map(([value, made]) => changed(value, made, 0));
}

interface Change {
  readonly way: readonly number[];
  readonly kind: string;
  readonly hostile: unknown;
}

function changed(value: unknown, change: Change, depth: number): unknown {
  const step = change.way[depth];
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [name, member] = members[(step ?? 0) % Math.max(members.length, 1)] ?? [];
  if (step === undefined || name === undefined) return change.hostile;
  // A third of the steps stop here; the others go deeper.
  const below =
    step % 3 === 0 ? atThisPlace(change) : { value: changed(member, change, depth + 1) };
  return withMember(value, name, below);
}

function atThisPlace({ kind, hostile }: Change): MemberChange {
  if (kind === 'dropped') return {};
  return kind === 'added' ? { added: hostile } : { value: hostile };
}

interface MemberChange {
  readonly value?: unknown;
  readonly added?: unknown;
}

function withMember(value: unknown, name: string, change: MemberChange): unknown {
  if (Array.isArray(value)) {
    const at = Number(name);
    return 'value' in change
      ? value.with(at, change.value)
      : value.toSpliced(at, 1, ...('added' in change ? [change.added, value[at]] : []));
  }
  const { [name]: own, ...rest } = value as Record<string, unknown>;
  if ('value' in change) return { ...rest, [name]: change.value };
  return 'added' in change ? { ...rest, [name]: own, extra: change.added } : rest;
}

function numberAt(schema: JsonSchema, name: string, otherwise: number): number {
  const value = schema[name];
  return typeof value === 'number' ? value : otherwise;
}

/**
 * Texts of any characters, including invisible ones. They are the texts of fast-check's unit "binary", which would first
 * list all 1,112,064 characters in a map to find out whether it can write "__proto__". That takes a second and 130 MB.
 */
function anyText({ maxLength }: { readonly maxLength: number }): Arbitrary<string> {
  return fc.string({ unit: CHARACTER, maxLength });
}

function characterAt(place: number): string {
  return String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.many);
}

function placeOf(character: unknown): number {
  if (typeof character !== 'string' || [...character].length !== 1)
    throw new Error('This is not one character.');
  const point = character.codePointAt(0) ?? 0;
  const place = point < SURROGATES.first ? point : point - SURROGATES.many;
  if (characterAt(place) !== character) throw new Error('This is half a character.');
  return place;
}
