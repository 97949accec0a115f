/** The dialog over a save that the test controls: real chart and view, with a saving actor by hand. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { render } from '../support/render.ts';
import { createActor, fromCallback } from 'xstate';
import { submissionMachine } from '../../../src/machines/submission/submission.machine.ts';
import { Submission } from '../../../src/routes/-wizard/submission.tsx';
import { COUPON } from '../../support/wizard-driver.ts';
import { CONFIGURATION } from '../support/tearline.tsx';

const MB = 1_048_576;

async function openSubmission() {
  const machine = submissionMachine.provide({
    actors: { saveCoupon: fromCallback(() => undefined) },
  });
  const submission = createActor(machine, {
    input: { coupon: COUPON, arrival: 'share', shareBase: 'https://tearline.example/r/' },
  }).start();
  await render(<Submission submission={submission} configuration={CONFIGURATION} />);
  return submission;
}

const bar = page.getByRole('progressbar', { name: 'Submitting' });
const status = page.getByRole('status');

test('[SUBM-01] the dialog shows the sent share, then that the services are working', async () => {
  const submission = await openSubmission();
  await sees(page.getByRole('dialog', { name: 'Submitting' }));
  await expect.element(status).toHaveTextContent('Sending your coupon');
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');

  const send = (sent: number) =>
    submission.send({ type: 'saving.progress', sending: { sent, total: 2 * MB } });
  send(0);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
  send(0.9 * MB);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '45');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '0.9 of 2.0 MB');
  await sees(page.getByText('0.9 of 2.0 MB sent'));

  send(2 * MB);
  await expect.element(status).toHaveTextContent('Saving your coupon…');
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');

  submission.send({ type: 'saving.failed', error: new Error('The services are away.') });
  await sees(page.getByRole('dialog', { name: 'An Error Occurred!' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(status).toHaveTextContent('Sending your coupon');
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
});
