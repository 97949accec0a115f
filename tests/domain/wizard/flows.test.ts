import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import {
  FLOWS,
  screensOf,
  STEP_TITLES,
  subFlowOf,
  type TemplateTraits,
  traitsOf,
} from '../../../src/domain/wizard/flows.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

const editable: TemplateTraits = { hasTemplate: true, isEditable: true, hasText: true };

/** The steps that all flows without a Ride-Along share (WIZ-20). */
const COUPON_FLOW = {
  couponStep: 1,
  detailsStep: 2,
  rideAlongStep: null,
  finalButton: 'Preview design',
};

/** A flow with the words of its last button. */
const shown = (flow: keyof typeof FLOWS) => ({
  ...FLOWS[flow],
  finalButton: FLOWS[flow].finalButton(),
});

const COUPON_TITLES = [
  'Add brand logo',
  'Customize coupon',
  'Add details',
  'Select barcode format',
];

const titlesOf = (flow: keyof typeof FLOWS) => FLOWS[flow].steps.map((step) => STEP_TITLES[step]());

test('[WIZ-02] a coupon from a template: four steps, coupon 1, details 2', () => {
  expect(titlesOf('create')).toEqual(COUPON_TITLES);
  expect(shown('create')).toMatchObject(COUPON_FLOW);
});

test('[WIZ-03] an uploaded design: five steps, coupon 1, details 3', () => {
  expect(titlesOf('design')).toEqual(['Upload your design', ...COUPON_TITLES]);
  expect(shown('design')).toMatchObject({ ...COUPON_FLOW, detailsStep: 3 });
});

test('[WIZ-04] a campaign: five steps, indexes 1, 2, 4 and its own last button', () => {
  expect(titlesOf('campaign')).toEqual([...COUPON_TITLES, 'Create Ride-Along image']);
  expect(shown('campaign')).toMatchObject({
    couponStep: 1,
    detailsStep: 2,
    rideAlongStep: 4,
    finalButton: 'Preview designs',
  });
});

test('[WIZ-05] a stored project runs the steps of a coupon', () => {
  expect(shown('edit')).toEqual(shown('create'));
});

test.each([
  [editable, ['coupon.text', 'coupon.colors', 'coupon.theme']],
  [{ ...editable, hasText: false }, ['coupon.colors', 'coupon.theme']],
  [{ ...editable, isEditable: false }, ['coupon.theme']],
  [{ hasTemplate: false, isEditable: true, hasText: false }, ['coupon.theme']],
])('[WIZ-19] the coupon step of %j has %j', (traits, screens) => {
  expect(screensOf('coupon', traits, 'flow1')).toEqual(screens);
});

test('[WIZ-19] a design without texts, and no design, have no text screen', () => {
  const silent = { ...DESIGN, data: { ...DESIGN.data, objects: [] } };
  expect(traitsOf(DESIGN, true)).toEqual(editable);
  expect(traitsOf(silent, true)).toEqual({ ...editable, hasText: false });
  expect(traitsOf(null, true)).toEqual({ hasTemplate: false, isEditable: true, hasText: false });
});

test('[WIZ-12] the answer about a logo file decides the second screen', () => {
  const screensFor = (haveLogoImage: 'yes' | 'no' | null) =>
    screensOf('logo', editable, subFlowOf('logo', { ...COUPON_FORM_DEFAULTS, haveLogoImage }));
  expect(screensFor('yes')).toEqual(['logo.choice', 'logo.upload']);
  expect(screensFor('no')).toEqual(['logo.choice', 'logo.text']);
  expect(screensFor(null)).toEqual(['logo.choice', 'logo.upload']);
});
