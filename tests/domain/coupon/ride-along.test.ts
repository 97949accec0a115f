import { expect, test } from 'vitest';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import type { DesignDocument, TextObject } from '../../../src/domain/design/design-document.ts';
import { paintedWords } from '../../../src/domain/coupon/painted-words.ts';
import {
  rideAlongWords,
  withMatchingScheme,
  withRideAlongDesign,
} from '../../../src/domain/coupon/ride-along.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';

const coupon = formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN);
const campaign = withRideAlongDesign(coupon, RIDE_ALONG_DESIGN);

/** A design with only these texts: label, token, words. */
function designOf(...texts: readonly (readonly [string, string, string])[]): DesignDocument {
  const [sample] = DESIGN.data.objects.filter((object) => object.kind === 'text');
  if (sample === undefined) throw new Error('The sample design has no text.');
  const objects = texts.map(([label, token, text]): TextObject => ({
    ...sample,
    label,
    text,
    tokens: { fill: null, stroke: null, text: token },
  }));
  return { ...DESIGN, data: { ...DESIGN.data, objects } };
}

test.each([
  ['starts with the coupon’s', 'Scheme 2', 'Scheme 2'],
  ['is the first one if the Ride-Along has no scheme of that name', 'Winter', 'Default Scheme'],
])('[STEP-03] the scheme of the Ride-Along %s', (_, scheme, rideAlongScheme) => {
  const form = withRideAlongDesign({ ...coupon, scheme }, RIDE_ALONG_DESIGN);
  expect(form.rideAlongScheme).toBe(rideAlongScheme);
});

const CHOSEN = { ...campaign, rideAlongScheme: 'Scheme 2' };

test.each([
  ['follows the coupon’s', campaign, { scheme: 'Scheme 2' }, { rideAlongScheme: 'Scheme 2' }],
  ['stays once a person has chosen it', CHOSEN, { scheme: 'Scheme 2' }, {}],
  ['stays if the Ride-Along lacks the coupon’s new one', campaign, { scheme: 'Winter' }, {}],
  ['stays without a design', coupon, { scheme: 'Scheme 2' }, {}],
  ['stays if another value changes', campaign, { text: {} }, {}],
] as const)('[WIZ-13] the scheme of the Ride-Along %s', (_, form, values, more) => {
  expect(withMatchingScheme(form, values)).toEqual({ ...values, ...more });
});

const strip = designOf(['Offer', 'TEXT1', 'Half price'], ['Day', 'TEXT2', 'On Tuesdays']);
const form = { stripEditorSource: strip, text: { TEXT1: 'Free wax', TEXT2: 'On Fridays' } };

test('[STEP-03, PREV-06] names such as "constructor" are only taken from the marketer’s own texts', () => {
  const named = designOf(['Offer', 'constructor', 'Half price'], ['Day', '__proto__', 'Today']);
  expect(paintedWords(named, {})).toEqual(['Half price', 'Today']);
  const words = rideAlongWords({ stripEditorSource: named, text: {} }, named);
  expect(Object.entries(words)).toEqual([
    ['constructor', 'Half price'],
    ['__proto__', 'Today'],
  ]);
});

test('[STEP-03] its texts are those of the coupon with the same label, whatever their token', () => {
  const design = designOf(['Day', 'TEXT1', 'Any day'], ['Offer', 'TEXT2', 'Any offer']);
  expect(rideAlongWords(form, design)).toEqual({ TEXT1: 'On Fridays', TEXT2: 'Free wax' });
});

test('[STEP-03] its texts are those of the coupon with the same token if no label matches', () => {
  const design = designOf(['Promise', 'TEXT1', 'Any offer'], ['Day', 'TEXT2', 'Any day']);
  expect(rideAlongWords(form, design)).toEqual({ TEXT1: 'Free wax', TEXT2: 'On Fridays' });
});

test('[STEP-03] its texts stay the design’s if the coupon has no texts, and each text is used once', () => {
  const design = designOf(['Promise', 'TEXT2', 'Drive in'], ['Day', 'TEXT3', 'Any day']);
  expect(rideAlongWords(form, design)).toEqual({ TEXT2: 'Drive in', TEXT3: 'On Fridays' });
  expect(rideAlongWords({ stripEditorSource: null, text: {} }, design)).toEqual({
    TEXT2: 'Drive in',
    TEXT3: 'Any day',
  });
});

test('[STEP-03] its texts can be empty like the coupon’s', () => {
  const emptied = { stripEditorSource: strip, text: { TEXT1: '', TEXT2: '' } };
  expect(rideAlongWords(emptied, strip)).toEqual({ TEXT1: '', TEXT2: '' });
});
