import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import {
  addressOf,
  isBeyond,
  positionAfter,
  positionBefore,
  positionOf,
  positionOfScreen,
  type Route,
  screenAt,
} from '../../../src/domain/wizard/wizard-position.ts';
import { parseWizardSearch } from '../../../src/domain/wizard/wizard-search.ts';

const ROUTE: Route = {
  flow: 'create',
  traits: { hasTemplate: true, isEditable: true, hasText: true },
  form: { ...COUPON_FORM_DEFAULTS, haveLogoImage: 'no' },
};

test('[WIZ-21] an address has the step and the substep, and neither on the first screen', () => {
  expect(addressOf(ROUTE, { step: 0, substep: 0 })).toEqual({
    step: undefined,
    substep: undefined,
  });
  expect(addressOf(ROUTE, { step: 0, substep: 1 })).toEqual({ step: undefined, substep: 'text' });
  expect(addressOf(ROUTE, { step: 1, substep: 2 })).toEqual({ step: 'coupon', substep: 'theme' });
  expect(addressOf({ ...ROUTE, flow: 'campaign' }, { step: 4, substep: 0 })).toEqual({
    step: 'ride-along',
    substep: undefined,
  });
});

test('[WIZ-21] an address maps back to its position; an address outside the flow is null', () => {
  expect(positionOf(ROUTE, {})).toEqual({ step: 0, substep: 0 });
  expect(positionOf(ROUTE, { step: 'coupon', substep: 'colors' })).toEqual({ step: 1, substep: 1 });
  expect(positionOf(ROUTE, { step: 'ride-along' })).toBe(null);
  expect(positionOf(ROUTE, { substep: 'upload' })).toEqual({ step: 0, substep: 1 });
  expect(positionOf(ROUTE, { substep: 'business' })).toBe(null);
});

test('[WIZ-21] ignores search parameters that name no step', () => {
  expect(parseWizardSearch({ step: 'ride-along', substep: 'colors', x: '1' })).toEqual({
    step: 'ride-along',
    substep: 'colors',
  });
  for (const step of ['../logo', 'logo?x', 'logo ', 'Logo', '', '-logo', 'ride--along', 7, null])
    expect(parseWizardSearch({ step, substep: step })).toEqual({});
});

test('[WIZ-09] after the last substep comes the next step, after the last step nothing', () => {
  expect(positionAfter(ROUTE, { step: 1, substep: 1 })).toEqual({ step: 1, substep: 2 });
  expect(positionAfter(ROUTE, { step: 1, substep: 2 })).toEqual({ step: 2, substep: 0 });
  expect(positionAfter(ROUTE, { step: 3, substep: 0 })).toBe(null);
});

test('[WIZ-08] before a substep comes the previous one, before a step the first of the previous step', () => {
  expect(positionBefore({ step: 1, substep: 2 })).toEqual({ step: 1, substep: 1 });
  expect(positionBefore({ step: 1, substep: 0 })).toEqual({ step: 0, substep: 0 });
  expect(positionBefore({ step: 0, substep: 0 })).toBe(null);
});

test('[WIZ-08] reached positions are compared by step first', () => {
  expect(isBeyond({ step: 1, substep: 2 }, { step: 2, substep: 0 })).toBe(false);
  expect(isBeyond({ step: 2, substep: 1 }, { step: 2, substep: 0 })).toBe(true);
  expect(isBeyond({ step: 3, substep: 0 }, { step: 2, substep: 5 })).toBe(true);
});

test('[WIZ-19] finds a screen in each flow', () => {
  expect(positionOfScreen(ROUTE, 'details.business')).toEqual({ step: 2, substep: 0 });
  expect(positionOfScreen(ROUTE, 'logo.upload')).toBe(null);
  expect(screenAt(ROUTE, { step: 0, substep: 1 })).toBe('logo.text');
});
