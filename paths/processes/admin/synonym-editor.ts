import { expect } from '@playwright/test';
import { SYNONYM_MESSAGES } from '../../../src/domain/admin-messages.ts';
import type { Synonym } from '../../../src/domain/keyword/synonym-form.ts';
import {
  isSynonymChanged,
  isSynonymReady,
  synonymEditorMachine,
} from '../../../src/machines/admin/synonym-editor.machine.ts';
import { CALLS } from '../../hand/calls.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { failureOf } from '../dashboard/dashboard.ts';
import { letters, nameOf } from './keywords.ts';

/** What the services have; in a path its word begins with the path's word. */
const STORED: Synonym = { word: 'schnauzer', meanings: ['pet shop'] };
const TYPED = { word: 'crumpet', meanings: 'bakery, coffee shop' };

const press =
  (words: (stage: Stage) => string): Hand =>
  async (stage) => {
    await stage.page.getByRole('button', { name: words(stage), exact: true }).click();
  };

const isOff =
  (words: (stage: Stage) => string): Hand =>
  async (stage) => {
    await expect(
      stage.page.getByRole('button', { name: words(stage), exact: true }),
    ).toBeDisabled();
  };

async function tells(stage: Stage, words: string): Promise<void> {
  await expect(stage.page.getByText(words).first()).toBeVisible();
}

const showsForm: View = (sight) => sight.sees('button', 'Save synonym');
const asksToRemove: View = (sight, stage) =>
  sight.sees('dialog', SYNONYM_MESSAGES.askRemove(nameOf(stage, STORED.word)));

const stored = (stage: Stage) =>
  stage.page.getByRole('button', { name: `Edit ${nameOf(stage, STORED.word)}` });

export const synonymEditor = processOf({
  name: 'synonym-editor',
  title: 'Synonyms',
  rows: ['BROWSE-14'],
  person: 'administrator',
  machine: synonymEditorMachine,
  starts: [
    {
      words: `opens “Keywords”, which has a synonym ending in “${STORED.word}”`,
      input: undefined,
      hand: async (stage) => {
        const { page, url, network, services } = stage;
        await network.hold(CALLS.saveSynonym);
        await network.hold(CALLS.removeSynonym);
        await services.makeSynonym(nameOf(stage, STORED.word), STORED.meanings);
        await page.goto(`${url}/admin/keywords`);
        await page.getByRole('searchbox', { name: 'Filter synonyms' }).fill(letters(stage));
        await stored(stage).waitFor();
      },
    },
  ],
  reads: (context) => ({
    isNew: context.stored === null,
    isChanged: isSynonymChanged(context),
    isReady: isSynonymReady(context),
  }),
  events: {
    'synonym.open': [
      {
        words: 'presses “Add a synonym”',
        payload: { synonym: null, known: [STORED.word] },
        when: (context, places) => !(places.includes('editing') && isSynonymChanged(context)),
        hand: press(() => 'Add a synonym'),
      },
      {
        words: `presses “Edit” beside the one ending in “${STORED.word}”`,
        payload: { synonym: STORED, known: [STORED.word] },
        when: (context, places) => !(places.includes('editing') && isSynonymChanged(context)),
        hand: press((stage) => `Edit ${nameOf(stage, STORED.word)}`),
      },
      {
        words: 'finds “Add a synonym” switched off, as long as changes are not saved',
        isBarred: true,
        payload: { synonym: null, known: [STORED.word] },
        when: (context, places) => places.includes('editing') && isSynonymChanged(context),
        hand: isOff(() => 'Add a synonym'),
      },
    ],
    'form.change': [
      {
        words: `types a new word as “Word” and “${TYPED.meanings}” as “Stands for”`,
        payload: { part: TYPED },
        when: (context) => context.stored === null,
        hand: async (stage) => {
          await stage.page.getByRole('textbox', { name: 'Word' }).fill(nameOf(stage, TYPED.word));
          await stage.page.getByRole('textbox', { name: 'Stands for' }).fill(TYPED.meanings);
        },
      },
      {
        words: `types “${TYPED.meanings}” as “Stands for”`,
        payload: { part: { meanings: TYPED.meanings } },
        when: (context) => context.stored !== null,
        hand: async ({ page }) => {
          await page.getByRole('textbox', { name: 'Stands for' }).fill(TYPED.meanings);
        },
      },
    ],
    'form.save': [
      {
        words: 'presses “Save synonym”',
        when: isSynonymReady,
        hand: press(() => 'Save synonym'),
      },
      {
        words: 'finds “Save synonym” switched off',
        isBarred: true,
        when: (context) => !isSynonymReady(context),
        hand: isOff(() => 'Save synonym'),
      },
    ],
    'form.cancel': [{ words: 'presses “Cancel”', hand: press(() => 'Cancel') }],
    'removal.ask': [
      {
        words: `presses “Remove” beside the one ending in “${STORED.word}”`,
        payload: { synonym: STORED },
        hand: press((stage) => `Remove ${nameOf(stage, STORED.word)}`),
      },
    ],
    'question.yes': [{ words: 'presses “Yes”', hand: press(() => 'Yes') }],
    'question.no': [{ words: 'presses “No”', hand: press(() => 'No') }],
  },
  actors: {
    saveSynonym: {
      done: [
        {
          words: 'gets the services’ yes',
          brings: () => STORED,
          hand: ({ network }) => network.pass(CALLS.saveSynonym),
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: async (stage) => {
            await stage.network.fail(CALLS.saveSynonym);
            await tells(stage, SYNONYM_MESSAGES.unable.save);
          },
        },
      ],
    },
    removeSynonym: {
      done: [
        {
          words: 'gets the services’ yes',
          hand: async (stage) => {
            await stage.network.pass(CALLS.removeSynonym);
            await tells(stage, SYNONYM_MESSAGES.removed(nameOf(stage, STORED.word)));
            await expect(stored(stage)).toHaveCount(0);
          },
        },
      ],
      error: [
        {
          words: 'finds that somebody else was faster',
          brings: () => failureOf('not-found'),
          hand: async (stage) => {
            await stage.services.removeSynonym(nameOf(stage, STORED.word));
            await stage.network.pass(CALLS.removeSynonym);
            await expect(stored(stage)).toHaveCount(0);
          },
        },
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: async (stage) => {
            await stage.network.fail(CALLS.removeSynonym);
            await tells(stage, SYNONYM_MESSAGES.unable.remove);
          },
        },
      ],
    },
  },
  delays: { waitShown: { words: 'waits for slow services', hand: () => Promise.resolve() } },
  views: {
    closed: (sight) => sight.sees('heading', 'Synonyms'),
    editing: showsForm,
    'saving.brief': (sight) => sight.sees('button', /Save synonym|Saving…/),
    'saving.slow': (sight) => sight.seesBusy('button', 'Saving…', true),
    asking: asksToRemove,
    'removing.brief': asksToRemove,
    'removing.slow': (sight) => sight.seesBusy('button', 'Removing…', true),
  },
});
