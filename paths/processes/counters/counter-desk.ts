/** The owner's counters: made, given a new card, revoked. */
import { counterDeskMachine } from '../../../src/machines/counters/counter-desk.machine.ts';
import { does, each, line, processOf, row, sees, start, when } from '../kit/kit.ts';

const ID = '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01';
const SECOND_ID = '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d02';
const CARD = { id: SECOND_ID, name: 'Sample 2', secret: 'Q4W8N2X7KD5M9RHT', pin: '482915' };

const FIRST = { id: ID, name: 'Sample 1' };
const choose = (entry: string) =>
  row(`chooses “${entry}” in the menu of “Sample 1”`, [
    does.press(({ word }) => `Menu of ${word} 1`),
    does.press(entry, 'menuitem'),
  ]);

const NAME = 'Name of the counter';
const fillName = does.fill(NAME, ({ word }) => `${word} 2`);
const SECOND = { payload: { counter: { id: SECOND_ID, name: 'Sample 2' } } };
const asksName = sees.part('textbox', NAME);
const asks = sees.part('dialog', /\?$/);

export const counterDesk = processOf(counterDeskMachine, 'Counters', {
  rows: ['TILL-01'],
  starts: start(undefined, 'makes a counter “Sample 1” and opens /counters', [
    ({ services, word }) => services.makeCounter(`${word} 1`),
    line.hold('makeCounter', 'renameCounter', 'renewCounter', 'revokeCounter'),
    does.open('/counters'),
    sees.text(({ word }) => `${word} 1`),
  ]),
  reads: ({ asked, card, failure }) => ({
    change: asked.change,
    card: card?.name ?? null,
    failed: failure !== null,
  }),
  steps: {
    'counter.new': row(does.press('New counter'), { when: when.at('resting') }),
    'counter.rename': row(choose('Rename'), { payload: { counter: FIRST } }),
    'name.submit': [
      row([fillName, does.press('Make the counter')], { ...SECOND, when: when.at('naming') }),
      row([fillName, does.press('Save')], { ...SECOND, when: when.at('retitling') }),
    ],
    'counter.change': [
      row(choose('New card'), {
        payload: { counter: { ...FIRST, change: 'renew' } },
        when: when.not(when.at('showing')),
      }),
      row(choose('Revoke'), { payload: { counter: { ...FIRST, change: 'revoke' } } }),
    ],
    'change.confirm': [
      row(does.inDialog('Make a new card'), { when: ({ asked }) => asked.change === 'renew' }),
      row(does.inDialog('Revoke'), { when: ({ asked }) => asked.change === 'revoke' }),
    ],
    'change.cancel': [
      row(does.inDialog('Keep it'), { when: when.at('asking') }),
      row(does.press('Cancel'), { when: when.not(when.at('asking')) }),
    ],
    'card.done': row([does.press('I have written it down'), sees.no('heading', 'PIN')]),
    ...line.ends('makeCounter', 'makeCounter', CARD),
    ...line.ends('renameCounter', 'renameCounter'),
    ...line.ends('renewCounter', 'renewCounter', { ...CARD, ...FIRST }),
    ...line.ends('revokeCounter', 'revokeCounter'),
  },
  views: {
    resting: sees.part('button', 'New counter'),
    ...each(asksName, 'naming', 'retitling'),
    making: [asksName, sees.busy('button', 'Making the counter…')],
    showing: [sees.part('heading', 'PIN'), sees.part('button', 'I have written it down')],
    renaming: [asksName, sees.busy('button', 'Saving…')],
    asking: asks,
    ...each([asks, sees.busy('button', 'One moment…')], 'renewing', 'revoking'),
  },
});
