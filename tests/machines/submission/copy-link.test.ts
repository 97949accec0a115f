import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { copyLinkMachine } from '../../../src/machines/submission/copy-link.machine.ts';
import { inTurn, started } from '../../support/started.ts';

const LINK = 'https://tearline.example/r/3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617';

function copyLink() {
  const { actor: copyText, asked: copies } = inTurn<void, string>(undefined, undefined);
  const machine = copyLinkMachine.provide({ actors: { copyText } });
  return { ...started(machine, { input: { link: LINK } }), copies };
}

test('[SUBM-06] [READY-01] "copied" shows for 2,000 ms; a second click during the copy copies nothing more', async () => {
  const { actor, clock, copies } = copyLink();
  actor.send({ type: 'link.copy' });
  actor.send({ type: 'link.copy' });
  await waitFor(actor, (state) => state.hasTag('copied'));
  expect(copies).toEqual([LINK]);

  clock.increment(1_999);
  expect(actor.getSnapshot().value).toBe('copied');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('resting');
});

test('[SUBM-06] copying again while "copied" shows restarts the timer', async () => {
  const { actor, clock, at } = copyLink();
  actor.send({ type: 'link.copy' });
  await at('copied');
  clock.increment(1_500);
  actor.send({ type: 'link.copy' });
  await at('copied');
  clock.increment(1_500);
  expect(actor.getSnapshot().value).toBe('copied');
});
