import { expect, test } from 'vitest';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { ANSWERS, DESIGN, DRAWING, IMAGES, STORED, wizard } from '../../support/wizard-driver.ts';

const FINISHED = { ...ANSWERS.noLogo, ...ANSWERS.logo, ...ANSWERS.details };

test('[WIZ-12] [WIZ-10] removes a text logo beside both logo images before drawing', () => {
  const logoImage = 'data:image/png;base64,AB';
  const { fillInToBarcode, submit, send, drawn, context } = wizard();
  fillInToBarcode();
  send({
    type: 'form.change',
    values: {
      haveLogoImage: 'yes',
      apple: { ...context().form.apple, logoImage },
      google: { ...context().form.google, logoImage },
    },
  });
  submit(ANSWERS.barcode);
  expect(drawn.map(({ logoText, apple }) => ({ logoText, logo: apple.logoImage }))).toEqual([
    { logoText: null, logo: logoImage },
  ]);
});

test('[WIZ-10] draws the pictures after the last step, with progress, and opens the preview dialog', () => {
  const progress = { name: 'the Google strip', done: 1, total: 4 };
  const { expectContext } = previewed({
    drawings: [[{ type: 'artwork.progress', ...progress }, DRAWING]],
  });
  expectContext({ progress });
});

test('[WIZ-10] a drawing that cannot start counts as failed', () => {
  const { fillInToBarcode, submit, send, expectState, expectContext } = wizard({
    drawings: [new Error('No worker.'), [DRAWING]],
  });
  fillInToBarcode();
  submit(ANSWERS.barcode);
  expectState({ working: 'undrawn' });
  expectContext({ failure: 'No worker.' });
  send({ type: 'artwork.retry' });
  expectState({ working: 'previewing' });
});

test('[WIZ-10] a running or failed drawing can be cancelled', () => {
  const { fillInToBarcode, submit, send, expectState, expectScreen } = wizard({
    drawings: [[], [{ type: 'artwork.failed', failure: 'The graphics card was lost.' }]],
  });
  fillInToBarcode();
  submit(ANSWERS.barcode);
  expectState({ working: 'drawing' });
  send({ type: 'artwork.cancel' });
  expectScreen({ barcode: { format: 'settled' } });
  submit(ANSWERS.barcode);
  expectState({ working: 'undrawn' });
  send({ type: 'artwork.cancel' });
  expectScreen({ barcode: { format: 'settled' } });
});

function previewed(options: Parameters<typeof wizard>[0] = {}) {
  const driver = wizard(options);
  driver.fillInToBarcode();
  driver.submit(ANSWERS.barcode);
  driver.expectState({ working: 'previewing' });
  const dialog = () => {
    const ref = driver.actor.getSnapshot().children.previewDialog;
    if (ref === undefined) throw new Error('The preview dialog is not open.');
    return ref;
  };
  return { ...driver, dialog };
}

test('[PREV-05] "Go back" closes the dialog on the last step, and an unchanged form is not drawn again', () => {
  const { dialog, submit, drawn, expectScreen, expectState } = previewed();
  dialog().send({ type: 'preview.close' });
  expectScreen({ barcode: { format: 'settled' } });
  submit(ANSWERS.barcode);
  expectState({ working: 'previewing' });
  expect(drawn.length).toBe(1);
});

test.each([
  ['coupon', { coupon: 'text' }, { highlight: 'text', maxStep: 3 }],
  ['details', { details: 'business' }, { highlight: 'merchantName' }],
] as const)(
  '[PREV-05] “Edit %s” leads to %j and focuses its first field',
  (part, screen, shown) => {
    const { dialog, expectScreen, expectContext } = previewed();
    dialog().send({ type: 'part.edit', part });
    expectScreen(screen);
    expectContext(shown);
  },
);

test('[WIZ-03] [WIZ-19] [PREV-05] without editable texts or design it focuses the first field', () => {
  const form = { ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN), ...FINISHED };
  const linkOf = (options: Parameters<typeof wizard>[0]) => {
    const { send, submit, actor, context } = wizard({ form, stored: STORED, ...options });
    send({ type: 'step.goto', step: 'barcode' });
    submit(ANSWERS.barcode);
    actor.getSnapshot().children.previewDialog?.send({ type: 'part.edit', part: 'coupon' });
    return [context().step, context().highlight];
  };
  const images = { stripImage: IMAGES.appleStrip };
  const ownDesign = {
    ...form,
    apple: { ...form.apple, ...images },
    google: { ...form.google, ...images },
  };
  expect(linkOf({ flow: 'edit', traits: { isEditable: false } })).toEqual([1, 'backgroundColor']);
  expect(linkOf({ flow: 'edit', traits: { hasText: false } })).toEqual([1, 'scheme']);
  expect(linkOf({ flow: 'design', form: ownDesign })).toEqual([1, 'haveLogoImage']);
});

test('[WIZ-21] the browser’s Back closes the preview dialog', () => {
  const { send, expectScreen } = previewed();
  send({ type: 'step.goto', step: 'details' });
  expectScreen({ details: 'business' });
});

test.each([{ step: 'barcode' }, { step: 'nowhere' }, { step: 'details', substep: 'nowhere' }])(
  '[WIZ-21] %j, the address of the same screen or of none, keeps the preview dialog open',
  (address) => {
    const { send, dialog, expectState } = previewed();
    dialog().send({ type: 'preview.next' });
    send({ type: 'step.goto', ...address });
    expectState({ working: 'previewing' });
    expect(dialog().getSnapshot().value).toBe('google');
  },
);
