import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, empty, services } from '../../support/services/operations.ts';
import { sees } from '../support/locators.ts';
import { ACCOUNT, HALFMOON_FORM, storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { openTearline } from '../support/tearline.tsx';
import { card } from './dashboard-hand.tsx';

const DRAFT = '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01';

test('[APPR-01] [APPR-03] the card of a draft says who answered, and its page ends when it is discarded', async () => {
  const place = { account: ACCOUNT, address: '/create/design', draft: DRAFT };
  await storeDraft(place, storedDraft({ form: HALFMOON_FORM }));
  const ended: string[] = [];
  const fingerprint = '7f3a92c1'.padEnd(64, '0');
  const answeredAt = '2026-11-22T21:52:00.000Z';
  await openTearline('/dashboard', {
    projects: [],
    handlers: [
      services.get('/api/v1/proofs', () =>
        answer(200, [
          {
            id: DRAFT,
            endsAt: '2026-12-07T12:00:00.000Z',
            fingerprint,
            approval: 'changes',
            waitsFor: ['Dana Whitlock'],
            latest: { name: 'Lou Ferrante', verdict: 'approved', fingerprint, answeredAt },
          },
        ]),
      ),
      services.delete('/api/v1/proofs/{proof}', ({ params }) => {
        ended.push(params.proof);
        return empty(204);
      }),
    ],
  });
  const draft = card('Draft: Halfmoon Bakery');
  await sees(draft.getByText('Dana Whitlock asked for changes'));
  await draft.getByRole('button', { name: /^Discard draft/ }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(draft).not.toBeInTheDocument();
  await expect.poll(() => ended).toEqual([DRAFT]);
});
