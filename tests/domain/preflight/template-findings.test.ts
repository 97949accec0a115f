/** Preflight of a template: contrast and safe area, in every scheme (PRE-01). */
import { expect, test } from 'vitest';
import { textsIn } from '../../../src/domain/design/design-document.ts';
import {
  templateFindings,
  type TemplateMeasures,
} from '../../../src/domain/preflight/template-findings.ts';
import type { Box } from '../../../src/domain/constants.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

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
