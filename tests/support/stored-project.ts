import type { Project } from '../../src/api/projects.queries.ts';
import { payloadOf } from '../../src/app/wizard/coupon-payload.ts';
import { formOfTemplate } from '../../src/domain/coupon/coupon-decisions.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../src/domain/coupon/fields/coupon-form.ts';
import { valuesOnlyInForm } from '../../src/domain/coupon/fields/field-places.ts';
import { ANSWERS, DESIGN, IMAGES, STORED } from './wizard-driver.ts';

export const TEMPLATE_ID = 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11';

/** The names under which the services store pictures. */
export const NAMES = {
  appleStrip: nameOf('1'),
  appleLogo: nameOf('2'),
  googleStrip: nameOf('3'),
  googleLogo: nameOf('4'),
  original: nameOf('5'),
};

const CROP = { x: 10, y: 0, width: 480, height: 150 };

const FORM: CouponForm = {
  ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
  ...ANSWERS.details,
  ...ANSWERS.theme,
  text: { TEXT1: 'Two loaves' },
  scheme: 'Scheme 2',
  promoCode: 'LOAF',
  haveLogoImage: 'yes',
};

const PAYLOAD = payloadOf({
  form: FORM,
  flowName: 'create',
  stored: null,
  images: IMAGES,
  templateId: TEMPLATE_ID,
  idempotencyKey: 'key-1',
});

/** A stored coupon with uploaded logos; one of them has its original. */
export const STORED_PROJECT: Project = {
  ...PAYLOAD,
  id: STORED.id,
  name: STORED.name,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  active: true,
  householdsOnly: false,
  templateId: TEMPLATE_ID,
  informedImagesId: null,
  apple: { stripImage: NAMES.appleStrip, logoImage: NAMES.appleLogo },
  google: { stripImage: NAMES.googleStrip, logoImage: NAMES.googleLogo },
  rideAlongImage: null,
  rideAlongImageEditorSource: null,
  originals: {
    appleLogo: { name: 'halfmoon.png', type: 'image/png', size: 3, data: NAMES.original },
  },
  form: { ...PAYLOAD.form, ...valuesOnlyInForm(FORM, {}), crops: { appleLogo: CROP } },
};

function nameOf(digit: string): string {
  return `sha256:${digit.repeat(64)}`;
}
