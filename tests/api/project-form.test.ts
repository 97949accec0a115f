import { expect, test } from 'vitest';
import type { Project } from '../../src/api/projects.queries.ts';
import { formOfProject, uploadedSlotsOf } from '../../src/app/wizard/project-form.ts';
import { DESIGN } from '../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN } from '../support/ride-along-design.ts';
import { NAMES, STORED_PROJECT } from '../support/stored-project.ts';

const PICTURE = {
  image: 'data:image/png;base64,AL',
  original: {
    file: { name: 'halfmoon.png', type: 'image/png', size: 3 },
    data: 'data:image/png;base64,AA',
    crop: { x: 10, y: 0, width: 480, height: 150 },
    storedName: NAMES.original,
  },
};

test('[SUBM-08] a stored coupon restores the exact form, with its images and crops', () => {
  const form = formOfProject(STORED_PROJECT, { appleLogo: PICTURE });
  expect(form).toMatchObject({
    merchantName: 'Halfmoon Bakery',
    promoCode: 'LOAF',
    scheme: 'Scheme 2',
    text: { TEXT1: 'Two loaves' },
    haveLogoImage: 'yes',
    haveRideAlongImage: null,
    stripEditorSource: DESIGN,
    mailerId: '',
  });
  expect(form.apple.originalLogo).toEqual(PICTURE.original);
  expect(form.apple.logoImage).toBe(PICTURE.image);
  expect(['version', 'flow', 'crops'].filter((key) => key in form)).toEqual([]);
});

test('[SUBM-08] downloads only uploaded images; drawn ones are drawn again', () => {
  const { form } = STORED_PROJECT;
  const drawn: Project = { ...STORED_PROJECT, form: { ...form, logoText: 'HB' } };
  const uploaded: Project = { ...drawn, editorSource: null };
  expect(uploadedSlotsOf(STORED_PROJECT)).toEqual(['appleLogo', 'googleLogo']);
  expect(uploadedSlotsOf(drawn)).toEqual([]);
  expect(uploadedSlotsOf(uploaded)).toEqual(['appleStrip', 'googleStrip']);
});

test('[WIZ-05] the Ride-Along question has the coupon’s answer, or none if the coupon has no image', () => {
  const matching: Project = {
    ...STORED_PROJECT,
    rideAlongImage: NAMES.appleStrip,
    rideAlongImageEditorSource: RIDE_ALONG_DESIGN,
  };
  const own: Project = { ...matching, rideAlongImageEditorSource: null };
  const givenUp: Project = {
    ...STORED_PROJECT,
    form: { ...STORED_PROJECT.form, haveRideAlongImage: 'no' },
  };
  const answers = [matching, own, givenUp].map((one) => formOfProject(one, {}).haveRideAlongImage);
  expect(answers).toEqual(['no', 'yes', null]);
  expect(uploadedSlotsOf(own)).toContain('rideAlong');
  expect(uploadedSlotsOf(matching)).not.toContain('rideAlong');
});
