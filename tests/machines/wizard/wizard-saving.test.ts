import { fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { wizardCreator } from '../../../src/app/wizard/create-wizard.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { traitsOf } from '../../../src/domain/wizard/flows.ts';
import { submissionMachine } from '../../../src/machines/submission/submission.machine.ts';
import { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import type { DrawingReport } from '../../../src/machines/wizard/wizard.setup.ts';
import { ANSWERS, DESIGN, IMAGES } from '../../support/wizard-driver.ts';

const machine = wizardMachine.provide({
  actors: {
    drawArtwork: fromCallback(({ sendBack }: { sendBack: (report: DrawingReport) => void }) =>
      sendBack({ type: 'artwork.drawn', images: IMAGES, barcode: null, idempotencyKey: 'key-1' }),
    ),
    submission: submissionMachine.provide({
      actors: { saveCoupon: fromCallback(() => undefined) },
    }),
  },
});

test('[WIZ-11, SUBM-01] upload progress does not change the draft', () => {
  let changes = 0;
  const input = {
    flowName: 'create',
    templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11',
    rideAlong: null,
    traits: traitsOf(DESIGN, true),
    form: formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
    stored: null,
    shareBase: 'https://tearline.example/r/',
  } as const;
  const wizard = wizardCreator(machine, input, () => (changes += 1))();
  wizard.start();
  const { noLogo, logo, text, colors, theme, details, barcode } = ANSWERS;
  for (const values of [noLogo, logo, text, colors, theme, details, barcode])
    wizard.send({ type: 'step.submit', values });
  wizard.getSnapshot().children.previewDialog?.send({ type: 'coupon.save' });
  expect(wizard.getSnapshot().value).toBe('submitting');

  const before = changes;
  const submission = wizard.getSnapshot().children.submission;
  submission?.send({ type: 'saving.progress', sending: { sent: 40, total: 100 } });
  expect(submission?.getSnapshot().context.sending).toEqual({ sent: 40, total: 100 });
  expect(changes).toBe(before);
  submission?.send({ type: 'saving.failed', error: new Error('The services are away.') });
  expect(changes).toBeGreaterThan(before);
});
