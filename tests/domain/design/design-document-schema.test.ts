import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  designDocumentSchema,
  readDesignDocument,
} from '../../../src/domain/design/design-document.schema.ts';
import { DesignUnreadable } from '../../../src/domain/design/known-design.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const fileOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const firstVersion = () => JSON.parse(fileOf('tests/support/design-version-1.json')) as Document;

interface Document {
  version: number;
  schemes: { name: string; tokens: Record<string, Record<string, string>> }[];
  data: { objects: Json[] } & Record<string, Json>;
  [key: string]: unknown;
}

const raster = {
  kind: 'raster',
  id: 'raster-1',
  tokens: { fill: null, stroke: null, text: null },
  opacity: 1,
  clips: [],
  source: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  fonts: [{ family: 'Lato', weight: 700, italic: false }],
};
const image = {
  kind: 'image',
  id: 'image-1',
  tokens: raster.tokens,
  opacity: 1,
  clips: [],
  source: 'data:image/png;base64,AAAA',
  width: 2,
  height: 2,
  transform: [1, 0, 0, 1, 0, 0],
};
const blended = { ...raster, kind: 'group', id: 'group-2', blend: 'multiply', objects: [raster] };

/** Every kind of object, gradient and paint. */
function secondVersion(): Document {
  const document = firstVersion();
  const { source: _source, fonts: _fonts, ...group } = blended;
  const radial = {
    kind: 'radial',
    centre: [1, 2],
    focus: [1, 2],
    radius: 3,
    transform: [1, 0, 0, 1, 0, 0],
    stops: [{ offset: 0.5, token: 'FILL1', opacity: 1 }],
  };
  const [first] = document.data.objects.filter(isRecord);
  const gradual = { ...first, fillGradient: radial };
  document.version = 2;
  document.data.objects.push(raster, image, group, gradual);
  return document;
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

test('[REND-03] the reader takes a stored document of version 1 as a current one, and a current one unchanged', () => {
  const stored = firstVersion();

  expect(readDesignDocument(stored)).toEqual({ ...stored, version: 2 });
  expect(stored.version).toBe(1);
  expect(readDesignDocument(secondVersion())).toEqual(secondVersion());
});

test.each<[why: string, change: (document: Document) => void, message: RegExp]>([
  ['a version to come', (document) => void (document.version = 3), /version must be/],
  [
    'a raster in version 1',
    (document) => void document.data.objects.push(raster),
    /came with version 2/,
  ],
  [
    'schemes that differ in their tokens',
    ({ schemes: [first] }) => void (first !== undefined && delete first.tokens['fill']?.['FILL1']),
    /^Scheme token mismatch\. Please check source image\.$/,
  ],
  [
    'a color that is none',
    ({ schemes: [first] }) => void Object.assign(first?.tokens['fill'] ?? {}, { FILL1: 'red' }),
    /schemes\[0\]\.tokens\.fill\.FILL1/,
  ],
])('[REND-03] %s is refused, with its place', (_why, change, message) => {
  const document = firstVersion();
  change(document);

  expect(() => readDesignDocument(document)).toThrow(message);
  expect(() => readDesignDocument(document)).toThrow(DesignUnreadable);
});

const ajv = new Ajv2020({ strict: false, allErrors: false });
const contract = ajv.compile({
  ...(parse(fileOf('openapi/tearline.yaml')) as object),
  $ref: '#/components/schemas/DesignDocument',
});
const verdictsOn = (value: unknown) => ({
  ours: designDocumentSchema().allows(value),
  contract: contract(value),
});

test('[REND-03] both accept documents of both versions', () => {
  const both = { ours: true, contract: true };

  expect([verdictsOn(firstVersion()), verdictsOn(secondVersion())]).toEqual([both, both]);
});

test('[REND-03] arktype and contract agree on every damaged document', () => {
  const damaged = [...damages(secondVersion() as unknown as Json)];
  const disagreements = damaged.filter(({ document }) => {
    const verdicts = verdictsOn(document);
    return verdicts.ours !== verdicts.contract;
  });

  expect(disagreements.map(({ what }) => what)).toEqual([]);
  expect(
    damaged.filter(({ document }) => !designDocumentSchema().allows(document)).length,
  ).toBeGreaterThan(1_000);
});

interface Damage {
  readonly what: string;
  readonly document: Json;
}

const STRANGE: readonly Json[] = [null, -1, 1.5, 100_000, '', 'strange', [], {}, true];

/** Copies of a document with each part missing, replaced by a wrong value, or extended by one. */
function* damages(whole: Json, at: readonly (string | number)[] = []): Generator<Damage> {
  const value = at.reduce<Json | undefined>(
    (inner, key) => Reflect.get(Object(inner), key) as Json,
    whole,
  );
  const place = at.join('.');
  if (at.length > 0) {
    yield { what: `${place} left out`, document: changed(whole, at, undefined) };
    for (const strange of STRANGE)
      yield {
        what: `${place} is ${JSON.stringify(strange)}`,
        document: changed(whole, at, strange),
      };
  }
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value))
    yield { what: `${place} has more`, document: changed(whole, [...at, 'more'], 1) };
  for (const key of Object.keys(value))
    yield* damages(whole, [...at, Array.isArray(value) ? Number(key) : key]);
}

function changed(
  value: Json,
  [key, ...rest]: readonly (string | number)[],
  to: Json | undefined,
): Json {
  if (key === undefined) return to ?? null;
  const copy = Array.isArray(value) ? [...value] : { ...(value as { [key: string]: Json }) };
  const inner = Reflect.get(copy, key) as Json;
  if (rest.length === 0 && to === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else Reflect.deleteProperty(copy, key);
  } else Reflect.set(copy, key, changed(inner, rest, to));
  return copy;
}
