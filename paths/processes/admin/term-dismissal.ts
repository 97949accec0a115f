import { expect } from '@playwright/test';
import { KEYWORD_MESSAGES } from '../../../src/domain/admin-messages.ts';
import { termDismissalMachine } from '../../../src/machines/admin/term-dismissal.machine.ts';
import { CALLS } from '../../hand/calls.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf } from '../../model/process.ts';
import { failureOf } from '../dashboard/dashboard.ts';
import { nameOf, searchInVain } from './keywords.ts';

const [FIRST, SECOND] = ['nowhere', 'elsewhere'] as const;

const row = (stage: Stage, term: string) =>
  stage.page.getByRole('row', { name: nameOf(stage, term) });

/** The row goes at once, before the services know. */
const dismiss =
  (term: string): Hand =>
  async (stage) => {
    await stage.page.getByRole('button', { name: `Dismiss ${nameOf(stage, term)}` }).click();
    await expect(row(stage, term)).toHaveCount(0);
  };

export const termDismissal = processOf({
  name: 'term-dismissal',
  title: 'Dismissing searches that found nothing',
  rows: ['PRE-06'],
  person: 'administrator',
  machine: termDismissalMachine,
  starts: [
    {
      words: `opens “Keywords” after two searches, one ending in “${FIRST}”, one in “${SECOND}”, have found nothing`,
      input: undefined,
      hand: async (stage) => {
        await stage.network.hold(CALLS.dismissSearch);
        await searchInVain(stage, FIRST);
        await searchInVain(stage, SECOND);
        await stage.page.goto(`${stage.url}/admin/keywords`);
        await row(stage, SECOND).waitFor();
      },
    },
  ],
  reads: ({ terms }) => ({ count: terms.length }),
  events: {
    'term.dismiss': [
      {
        words: `presses “Dismiss” beside the search for “${FIRST}”`,
        payload: { term: FIRST },
        when: ({ terms }) => terms.length === 0,
        hand: dismiss(FIRST),
      },
      {
        words: `presses “Dismiss” beside the search for “${SECOND}” as well`,
        payload: { term: SECOND },
        when: ({ terms }) => terms.length === 1,
        hand: async (stage) => {
          await dismiss(SECOND)(stage);
          expect(stage.network.count(CALLS.dismissSearch)).toBe(1);
        },
      },
    ],
  },
  actors: {
    dismissTerm: {
      done: [
        {
          words: 'gets the services’ yes',
          hand: ({ network }) => network.pass(CALLS.dismissSearch),
        },
      ],
      error: [
        {
          words: 'finds that somebody else has dismissed it already',
          when: ({ terms }) => terms.length === 1,
          brings: () => failureOf('not-found'),
          hand: async (stage) => {
            await stage.services.dismissSearch(nameOf(stage, FIRST));
            await stage.network.pass(CALLS.dismissSearch);
          },
        },
        {
          words: 'meets services that fail, is told so, and has the search in the list again',
          when: ({ terms }) => terms.length === 1,
          brings: () => failureOf('internal'),
          hand: async (stage) => {
            await stage.network.fail(CALLS.dismissSearch);
            await stage.page
              .getByText(KEYWORD_MESSAGES.notDismissed(nameOf(stage, FIRST)))
              .waitFor();
            await row(stage, FIRST).waitFor();
          },
        },
      ],
    },
  },
  delays: {},
  views: {
    resting: (sight) => sight.sees('heading', 'Searches that found nothing'),
    dismissing: async (sight, stage) => {
      await sight.sees('heading', 'Searches that found nothing');
      await sight.misses('row', new RegExp(nameOf(stage, FIRST)));
    },
  },
});
