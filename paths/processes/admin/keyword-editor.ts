import { expect } from '@playwright/test';
import type { KeywordForm, StoredKeyword } from '../../../src/domain/keyword/keyword-form.ts';
import { KEYWORD_MESSAGES } from '../../../src/domain/admin-messages.ts';
import { isChanged, isReady } from '../../../src/machines/admin/keyword-editor-context.ts';
import { keywordEditorMachine } from '../../../src/machines/admin/keyword-editor.machine.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf } from '../dashboard/dashboard.ts';
import { holdFiles, readFile } from '../../hand/file-gate.ts';
import { letters, nameOf, searchInVain } from './keywords.ts';

/** What the services have; in a path its name begins with the path's word. */
const STORED: StoredKeyword = {
  name: 'rolls',
  description: 'All about rolls',
  active: true,
  popular: false,
  weight: 0,
  thumbnail: null,
};
const TYPED = { name: 'bread', description: 'All about bread' };

const press =
  (name: string | RegExp): Hand =>
  async ({ page }) => {
    await page.getByRole('button', { name }).first().click();
  };

const isOff =
  (name: string | RegExp): Hand =>
  async ({ page }) => {
    await expect(page.getByRole('button', { name }).first()).toBeDisabled();
  };

const pressIn =
  (words: (stage: Stage) => string): Hand =>
  async (stage) => {
    await stage.page
      .getByRole('button', { name: words(stage) })
      .first()
      .click();
  };

function storedFrom({ name, description, active, popular, weight }: KeywordForm): StoredKeyword {
  return { name, description, active, popular, weight: Number(weight), thumbnail: null };
}

const showsForm: View = (sight) => sight.sees('button', 'Save keyword');
const asksToDelete: View = (sight, stage) =>
  sight.sees('dialog', KEYWORD_MESSAGES.askDelete(nameOf(stage, STORED.name)));

const isNew = ({ stored }: { readonly stored: StoredKeyword | null }): boolean => stored === null;

/** The stored keyword, as it is listed. */
const inList = (stage: Stage) =>
  stage.page.getByRole('button', { name: new RegExp(`^${nameOf(stage, STORED.name)}`) });

async function tells(stage: Stage, words: string): Promise<void> {
  await expect(stage.page.getByText(words).first()).toBeVisible();
}

export const keywordEditor = processOf({
  name: 'keyword-editor',
  title: 'Keywords',
  rows: ['ADMK-01', 'ADMK-02', 'PRE-06'],
  person: 'administrator',
  machine: keywordEditorMachine,
  starts: [
    {
      words:
        'opens “Keywords”, which has a keyword ending in “rolls”, after a search that ends in “nowhere” has found nothing',
      input: undefined,
      hand: async (stage) => {
        const { page, url, network, services } = stage;
        for (const call of [CALLS.makeKeyword, CALLS.changeKeyword, CALLS.removeKeyword])
          await network.hold(call);
        await holdFiles(stage);
        await services.makeKeyword(nameOf(stage, STORED.name));
        await searchInVain(stage, 'nowhere');
        await page.goto(`${url}/admin/keywords`);
        await page.getByRole('searchbox', { name: 'Filter keywords' }).fill(letters(stage));
        await page.getByRole('button', { name: new RegExp(nameOf(stage, 'rolls')) }).waitFor();
      },
    },
  ],
  reads: (context) => ({
    isNew: isNew(context),
    isChanged: isChanged(context),
    isReady: isReady(context),
    next: context.next?.name ?? null,
  }),
  events: {
    'keyword.open': [
      {
        words: 'presses the keyword ending in “rolls”',
        payload: { keyword: STORED },
        when: isNew,
        hand: pressIn((stage) => nameOf(stage, STORED.name)),
      },
      {
        words: 'presses “New keyword”',
        payload: { keyword: null },
        when: ({ stored }) => stored !== null,
        hand: press('New keyword'),
      },
    ],
    'form.change': [
      {
        words: `types a new word as “Name” and “${TYPED.description}” as “Description”`,
        payload: { part: TYPED },
        hand: async (stage) => {
          await stage.page.getByLabel('Name', { exact: false }).last().fill(nameOf(stage, 'bread'));
          await stage.page.getByLabel('Description').fill(TYPED.description);
        },
      },
      {
        words: 'types “a lot” as “Weight”',
        payload: { part: { weight: 'a lot' } },
        hand: async ({ page }) => {
          await page.getByLabel('Weight').fill('a lot');
        },
      },
    ],
    'picture.choose': [
      {
        words: 'chooses a PNG picture as its thumbnail',
        payload: { file: new File([], 'rolls.png', { type: 'image/png' }) },
        hand: async ({ page }) => {
          const file = { name: 'rolls.png', mimeType: 'image/png', buffer: Buffer.from('rolls') };
          await page.getByLabel('Thumbnail file').setInputFiles(file);
        },
      },
    ],
    'form.save': [
      { words: 'presses “Save keyword”', when: isReady, hand: press('Save keyword') },
      {
        words: 'finds “Save keyword” switched off',
        isBarred: true,
        when: (context) => !isReady(context),
        hand: isOff('Save keyword'),
      },
    ],
    'term.make': [
      {
        words: 'presses “Make a keyword” beside the search ending in “nowhere”',
        payload: { term: 'nowhere' },
        when: (context) => !isChanged(context),
        hand: pressIn((stage) => `Make a keyword of ${nameOf(stage, 'nowhere')}`),
      },
      {
        words:
          'finds “Make a keyword” beside the search switched off, as long as changes are not saved',
        isBarred: true,
        payload: { term: 'nowhere' },
        when: (context, places) => isChanged(context) && places.includes('editing'),
        hand: isOff(/^Make a keyword of/),
      },
    ],
    'removal.ask': [
      {
        words: 'presses “Delete keyword”',
        when: (context) => !isNew(context),
        hand: press('Delete keyword'),
      },
      {
        words: 'finds no “Delete keyword” below a new one',
        isBarred: true,
        when: isNew,
        hand: async ({ page }) => {
          await expect(page.getByRole('button', { name: 'Delete keyword' })).toHaveCount(0);
        },
      },
    ],
    'question.yes': [{ words: 'presses “Yes”', hand: press('Yes') }],
    'question.no': [{ words: 'presses “No”', hand: press('No') }],
  },
  actors: {
    saveKeyword: {
      done: [
        {
          words: 'gets the services’ yes',
          brings: ({ form }) => storedFrom(form),
          when: isNew,
          hand: ({ network }) => network.pass(CALLS.makeKeyword),
        },
        {
          words: 'gets the services’ yes to a change',
          brings: ({ form }) => storedFrom(form),
          when: ({ stored }) => stored !== null,
          hand: ({ network }) => network.pass(CALLS.changeKeyword),
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          when: isNew,
          hand: async (stage) => {
            await stage.network.fail(CALLS.makeKeyword);
            await tells(stage, KEYWORD_MESSAGES.unable.create);
          },
        },
        {
          words: 'meets services that fail to change it',
          brings: () => failureOf('internal'),
          when: ({ stored }) => stored !== null,
          hand: async (stage) => {
            await stage.network.fail(CALLS.changeKeyword);
            await tells(stage, KEYWORD_MESSAGES.unable.update);
          },
        },
      ],
    },
    removeKeyword: {
      done: [
        {
          words: 'gets the services’ yes',
          hand: async (stage) => {
            await stage.network.pass(CALLS.removeKeyword);
            await tells(stage, KEYWORD_MESSAGES.deleted(nameOf(stage, STORED.name)));
            await expect(inList(stage)).toHaveCount(0);
          },
        },
      ],
      error: [
        {
          words: 'finds that somebody else was faster',
          brings: () => failureOf('not-found'),
          hand: async (stage) => {
            await stage.services.removeKeyword(nameOf(stage, STORED.name));
            await stage.network.pass(CALLS.removeKeyword);
            await expect(inList(stage)).toHaveCount(0);
          },
        },
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: async (stage) => {
            await stage.network.fail(CALLS.removeKeyword);
            await tells(stage, KEYWORD_MESSAGES.unable.delete);
          },
        },
      ],
    },
    readPicture: {
      done: [
        {
          words: 'waits until the picture is read',
          brings: () => 'data:image/png;base64,cm9sbHM=',
          hand: (stage) => readFile(stage, true),
        },
      ],
      error: [
        {
          words: 'has a picture that cannot be read',
          brings: () => new Error('The file could not be read.'),
          hand: (stage) => readFile(stage, false),
        },
      ],
    },
  },
  delays: { waitShown: { words: 'waits for slow services', hand: () => Promise.resolve() } },
  views: {
    closed: (sight) => sight.reads('Choose a keyword to change it, or add a new one.'),
    editing: showsForm,
    reading: showsForm,
    'saving.brief': (sight) => sight.sees('button', /Save keyword|Saving…/),
    'saving.slow': (sight) => sight.seesBusy('button', 'Saving…', true),
    asking: asksToDelete,
    'removing.brief': asksToDelete,
    'removing.slow': (sight) => sight.seesBusy('button', 'Deleting…', true),
    leaving: (sight) => sight.sees('dialog', KEYWORD_MESSAGES.askLeave),
  },
});
