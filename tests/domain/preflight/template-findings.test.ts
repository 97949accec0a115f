/** Preflight of a template: contrast and safe area, in every scheme, and the designs that Tearline brings (PRE-01); `tests/canvas/readable.test.ts` measures their drawn words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { designValues } from '../../../src/domain/coupon/coupon-decisions.ts';
import { cardIn } from '../../../src/domain/coupon/scheme-card.ts';
import { type DesignDocument, textsIn } from '../../../src/domain/design/design-document.ts';
import { preflightFindings } from '../../../src/domain/preflight/preflight.ts';
import {
  templateFindings,
  type TemplateMeasures,
} from '../../../src/domain/preflight/template-findings.ts';
import type { Box } from '../../../src/domain/constants.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { couponWith } from './coupons.ts';

const [FIRST] = textsIn(DESIGN);
const [SCHEME = ''] = DESIGN.schemes.map(({ name }) => name);
const INSIDE: Box = { x: 40, y: 40, width: 1045, height: 352 };

function found(part: 'strip' | 'rideAlong', changed: Partial<TemplateMeasures>) {
  const measures = { contrastOf: () => 7, inkOf: () => INSIDE, ...changed };
  return templateFindings(DESIGN, part, measures).map(({ rule, text, ...rest }) => [
    rule,
    text.id,
    rest,
  ]);
}

test('[PRE-01] a template is looked at in every scheme; a text that was not measured finds nothing', () => {
  expect(found('strip', {})).toEqual([]);
  expect(found('strip', { contrastOf: () => null, inkOf: () => null })).toEqual([]);
  const contrastOf = (scheme: string, id: string) =>
    scheme === SCHEME && id === FIRST?.id ? 1.9 : 7;
  expect(found('strip', { contrastOf })).toEqual([
    ['contrast.artwork', FIRST?.id, { schemes: [{ name: SCHEME, ratio: 1.9 }] }],
  ]);
});

test.each([
  ['top', { y: 30, height: 100 }, 10],
  ['bottom', { y: 300, height: 112 }, 20],
  ['left', { x: 0 }, 40],
  ['right', { x: 100, width: 1_000 }, 15],
] as const)(
  '[PRE-01] letters beyond the safe area at the %s are found in a strip',
  (side, box, beyond) => {
    const inkOf = (id: string) => (id === FIRST?.id ? { ...INSIDE, ...box } : INSIDE);
    expect(found('strip', { inkOf })).toEqual([['words.safe-area', FIRST?.id, { side, beyond }]]);
    expect(found('rideAlong', { inkOf })).toEqual([]);
  },
);

const DESIGNS = join(import.meta.dirname, '../../../designs');

const designs = () =>
  readdirSync(DESIGNS).filter((name) => existsSync(join(DESIGNS, name, 'strip.gen.json')));

function documentOf(design: string, part: 'strip' | 'ride-along'): DesignDocument | null {
  const path = join(DESIGNS, design, `${part}.gen.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DesignDocument) : null;
}

/** What preflight finds in a design with its own words, by scheme. */
function findingsIn(name: string): readonly string[] {
  const strip = documentOf(name, 'strip');
  const rideAlong = documentOf(name, 'ride-along');
  if (strip === null) return [`${name} has no strip`];
  const mailed = rideAlong !== null && {
    ...({ haveRideAlongImage: 'no', rideAlongImageEditorSource: rideAlong } as const),
    rideAlongScheme: rideAlong.schemes[0].name,
  };
  return strip.schemes.flatMap(({ name: scheme }) => {
    const design = { stripEditorSource: strip, ...designValues(strip), scheme };
    const form = { ...design, ...cardIn(strip, scheme), ...mailed };
    return preflightFindings(couponWith({ form })).map(({ rule }) => `${name}, ${scheme}: ${rule}`);
  });
}

test('[PRE-01] [STEP-13] preflight is silent for every design of the catalogue in each of its schemes', () => {
  const names = designs();
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(names.flatMap(findingsIn)).toEqual([]);
});
