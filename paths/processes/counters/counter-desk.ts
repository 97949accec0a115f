/** The owner's counters: made, given a new card, revoked. */
import { counterDeskMachine } from '../../../src/machines/counters/counter-desk.machine.ts';
import type { Hand, View } from '../kit/kit.ts';
import { does, line, processOf, row, sees, start } from '../kit/kit.ts';

const ID = '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01';
const CARD = { id: ID, name: 'Sample 2', secret: 'Q4W8N2X7KD5M9RHT', pin: '482915' };

const choose =
  (entry: string): Hand =>
  async ({ page, word }) => {
    await page.getByRole('button', { name: `Menu of ${word} 1` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };

const offersNew: View = sees.part('button', 'New counter');
const asksName: View = sees.part('textbox', 'Name of the counter');
const asks: View = sees.part('dialog', /\?$/);

export const counterDesk = processOf(counterDeskMachine, 'Counters', {
  rows: ['TILL-01'],
  starts: start(undefined, 'makes a counter “Sample 1” and opens /counters', [
    line.hold('renewCounter', 'revokeCounter'),
    async ({ services, word }) => {
      await services.makeCounter(`${word} 1`);
    },
    line.hold('makeCounter'),
    does.open('/counters'),
    ({ page, word }) => page.getByText(`${word} 1`).first().waitFor(),
  ]),
  reads: ({ asked, failure }) => ({ change: asked.change, failed: failure !== null }),
  steps: {
    'counter.new': row('presses “New counter”', does.press('New counter'), {
      when: (_, places) => places.includes('resting'),
    }),
    'name.submit': row(
      'types “Sample 2” as the name and presses “Make the counter”',
      [
        ({ page, word }) => page.getByLabel('Name of the counter').fill(`${word} 2`),
        does.press('Make the counter'),
      ],
      { payload: { counter: { id: ID, name: 'Sample 2' } } },
    ),
    'counter.change': [
      row('chooses “New card” in the menu of “Sample 1”', choose('New card'), {
        payload: { counter: { id: ID, name: 'Sample 1', change: 'renew' } },
      }),
      row('chooses “Revoke” in the menu of “Sample 1”', choose('Revoke'), {
        payload: { counter: { id: ID, name: 'Sample 1', change: 'revoke' } },
      }),
    ],
    'change.confirm': [
      row('presses “Make a new card”', does.inDialog('Make a new card'), {
        when: ({ asked }) => asked.change === 'renew',
      }),
      row('presses “Revoke”', does.inDialog('Revoke'), {
        when: ({ asked }) => asked.change === 'revoke',
      }),
    ],
    'change.cancel': [
      row('presses “Keep it”', does.inDialog('Keep it'), {
        when: (_, places) => places.includes('asking'),
      }),
      row('presses “Cancel”', does.press('Cancel'), {
        when: (_, places) => places.includes('naming'),
      }),
    ],
    'card.done': does.press('I have written it down'),
    'done: makeCounter': row(line.gets('makeCounter'), { brings: CARD }),
    'error: makeCounter': line.fails('makeCounter'),
    'done: renewCounter': row(line.gets('renewCounter'), { brings: CARD }),
    'error: renewCounter': line.fails('renewCounter'),
    'done: revokeCounter': line.gets('revokeCounter'),
    'error: revokeCounter': line.fails('revokeCounter'),
  },
  views: {
    resting: offersNew,
    naming: asksName,
    making: [asksName, sees.busy('button', 'Making the counter…')],
    showing: [sees.part('heading', 'PIN'), sees.part('button', 'I have written it down')],
    asking: asks,
    renewing: [asks, sees.busy('button', 'One moment…')],
    revoking: [asks, sees.busy('button', 'One moment…')],
  },
});
