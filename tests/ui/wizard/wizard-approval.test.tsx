import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { components } from '../../../openapi/schema.gen.ts';
import { answer, empty, problem, services } from '../../support/services/operations.ts';
import { button, sees } from '../support/locators.ts';
import { openWizardAt, press } from '../support/wizard-bench.tsx';

type Proof = components['schemas']['Proof'];

/** The services' proof of what was last shared, with this answer to it. */
function sharedProof(changes: Partial<Proof> = {}): Proof {
  return {
    id: '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01',
    address: 'http://localhost/proof/0123456789ABCDEF',
    endsAt: '2026-12-12T04:37:00.000Z',
    fingerprint: '7f3a92c1'.padEnd(64, '0'),
    approval: 'waiting',
    waitsFor: [],
    shown: { phone: '585-555-0119', timeZone: 'America/New_York' },
    approved: null,
    answers: [],
    ...changes,
  };
}

/** Goes to the open preview dialog; drawing takes the export worker a while. */
async function preview(): Promise<void> {
  await press('Preview design');
  await sees(page.getByRole('heading', { name: 'Approval' }), { timeout: 40_000 });
}

test('[APPR-01] [APPR-03] a coupon is shared from its proof, and its page is revoked once that is confirmed; the focus stays in the dialog', async () => {
  let proof: Proof | null = null;
  let isRefused = true;
  await openWizardAt('barcode', {
    handlers: [
      services.get('/api/v1/proofs/{proof}', () => answer(200, { proof })),
      services.put('/api/v1/proofs/{proof}', () =>
        isRefused ? problem(400, 'invalid-request') : answer(200, (proof = sharedProof())),
      ),
      services.delete('/api/v1/proofs/{proof}', () => {
        proof = sharedProof({ address: null });
        return empty(204);
      }),
    ],
  });
  await preview();
  await button('Share for approval').click();
  await sees(page.getByRole('alert'));
  isRefused = false;
  await button('Share for approval').click();
  await sees(page.getByText(/^Ends 12\/11\/2026, 11:37\sPM EST$/u));
  await expect.element(button('Share this version')).toHaveFocus();
  await button('Revoke').click();
  const question = page.getByRole('dialog', { name: 'Revoke this proof page?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button('Revoke')).toHaveFocus();
  await button('Revoke').click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(button('Share for approval')).toHaveFocus();
});

test('[APPR-02] [APPR-03] the proof shows the answers, and names what changed since an approval', async () => {
  const fingerprint = '7f3a92c1'.padEnd(64, '0');
  const proof = sharedProof({
    approval: 'approved',
    approved: { phone: '585-555-0119' },
    answers: [
      {
        name: 'Lou Ferrante',
        verdict: 'approved',
        comment: 'Fine with me',
        fingerprint,
        answeredAt: '2026-11-22T21:52:00.000Z',
      },
    ],
  });
  await openWizardAt('barcode', {
    attributes: [{ id: 'publish-approved-only', value: true }],
    handlers: [services.get('/api/v1/proofs/{proof}', () => answer(200, { proof }))],
  });
  await preview();
  const approval = page.getByRole('region', { name: 'Approval' });
  for (const text of [
    'Changed since it was approved',
    '585-555-0119',
    'Approved before the change',
    'Fine with me',
    'PROOF 7F3A 92C1',
    'The proof page shows an earlier version.',
  ])
    await sees(approval.getByText(text).first());
  await sees(page.getByText('Publishing waits for one approval.'));
  await expect.element(button('Save and continue')).toBeDisabled();
});
