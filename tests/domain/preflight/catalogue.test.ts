/** The designs that Tearline brings (PRE-01); `tests/canvas/readable.test.ts` measures their drawn words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { designValues } from '../../../src/domain/coupon/coupon-decisions.ts';
import { cardIn } from '../../../src/domain/coupon/scheme-card.ts';
import type { DesignDocument } from '../../../src/domain/design/design-document.ts';
import { preflightFindings } from '../../../src/domain/preflight/preflight.ts';
import { couponWith } from './coupons.ts';

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
