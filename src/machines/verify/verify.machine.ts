/** Checking a pass or a save link in the page: idle → reading → report or refused (PRE-07). */
import { assign, setup } from 'xstate';
import type { VerifyReport } from '../../domain/verify/report.ts';
import { failureWords, port } from '../port.ts';

/** What somebody dropped, chose or pasted. */
export type CheckedThing =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'link'; readonly address: string };

interface VerifyContext {
  /** What is checked, or was checked last. */
  readonly thing: CheckedThing | null;
  readonly report: VerifyReport | null;
  /** Why it cannot be checked, in words. */
  readonly refusal: string | null;
}

export const verifyMachine = setup({
  types: {
    context: {} as VerifyContext,
    events: {} as { type: 'thing.check'; thing: CheckedThing },
    tags: {} as 'busy',
  },
  actors: { checkThing: port<VerifyReport, CheckedThing | null>('checkThing') },
}).createMachine({
  id: 'verify',
  context: { thing: null, report: null, refusal: null },
  initial: 'idle',
  on: {
    'thing.check': {
      target: '.reading',
      // A newer file ends the check of an older one.
      reenter: true,
      actions: assign(({ event }) => ({ thing: event.thing, report: null, refusal: null })),
    },
  },
  states: {
    idle: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'checkThing',
        input: ({ context }) => context.thing,
        onDone: { target: 'report', actions: assign({ report: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: assign({ refusal: ({ event }) => failureWords(event.error) }),
        },
      },
    },
    report: {},
    refused: {},
  },
});
