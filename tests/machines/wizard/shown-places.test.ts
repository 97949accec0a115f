import { expect, test } from 'vitest';
import { ANSWERS, DRAWING, FINISHED, wizard } from '../../support/wizard-driver.ts';

const WEBSITE = { website: 'https://halfmoon.example' };

test('[PRE-01] a fix changes the form, reloads the fields, and can be undone', () => {
  const { send, context, expectContext, submit } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  const { form, revision } = context();

  send({ type: 'preflight.fix', values: { foregroundColor: '#FFF3DF' } });
  expectContext({ form: { ...form, foregroundColor: '#FFF3DF' }, revision: revision + 1 });

  send({ type: 'design.undo' });
  expect(context().form).toEqual(form);
});

test('[PRE-01] a fix of the code’s kind keeps its value', () => {
  const barcode = { barcodeType: 'CODE128', barcodeInitialValue: 'HALFMOON-13' } as const;
  const { send, context } = wizard({ form: { ...FINISHED, ...barcode } });
  send({ type: 'preflight.fix', values: { barcodeType: 'QR' } });
  expect(context().form).toMatchObject({ barcodeType: 'QR', barcodeValue: 'HALFMOON-13' });
});

test('[PRE-01] a place that was reached is shown with its field, another one is not', () => {
  const { actor, send, fillInToBarcode, expectScreen, expectContext } = wizard();
  expect(actor.getSnapshot().can({ type: 'preflight.show', place: 'website' })).toBe(false);
  fillInToBarcode();

  send({ type: 'preflight.show', place: 'website' });
  expectScreen({ details: 'business' });
  expectContext({ highlight: 'website' });

  // A coupon with a text logo has no screen for logo files.
  send({ type: 'preflight.show', place: 'logo.upload' });
  expectScreen({ details: 'business' });
});

test('[PRE-01] on the proof a fix draws the pictures again, and a place leads back to its field', () => {
  const { actor, drawn, send, submit, fillInToBarcode, expectContext, expectScreen } = wizard({
    drawings: [[], []],
  });
  fillInToBarcode();
  submit(ANSWERS.barcode);
  send(DRAWING);
  expect(actor.getSnapshot().matches({ working: 'previewing' })).toBe(true);

  send({ type: 'preflight.fix', values: WEBSITE });
  expect(actor.getSnapshot().matches({ working: 'drawing' })).toBe(true);
  expect(drawn.at(-1)).toMatchObject(WEBSITE);

  send({ ...DRAWING, idempotencyKey: 'key-2' });
  send({ type: 'preflight.show', place: 'website' });
  expectScreen({ details: 'business' });
  expectContext({ highlight: 'website' });
});
