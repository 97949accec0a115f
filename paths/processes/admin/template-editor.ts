import { expect } from '@playwright/test';
import { ADMIN_MESSAGES } from '../../../src/domain/admin-messages.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import { readDesignDocument } from '../../../src/domain/design/design-document.schema.ts';
import { EMPTY_TEMPLATE } from '../../../src/domain/template/template-draft.ts';
import {
  isBroken,
  isDirty,
  isSavable,
  type StoredTemplate,
  type TemplateEditorContext,
} from '../../../src/machines/admin/template-editor-context.ts';
import { templateEditorMachine } from '../../../src/machines/admin/template-editor.machine.ts';
import { holdImports } from '../../hand/import-gate.ts';
import { sampleDesign } from '../../hand/sample-coupon.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf } from '../dashboard/dashboard.ts';
import { type Definition, EDITOR_EVENTS } from './template-editor-events.ts';
import { prepareTemplate, templateOf } from './templates.ts';

/** ms; a development server compiles the editor when it is first asked for. */
const AT_FIRST = { timeout: 45_000 };
const ID = 'template';
const STORED: StoredTemplate = {
  draft: {
    ...EMPTY_TEMPLATE,
    form: { ...EMPTY_TEMPLATE.form, title: 'Rolls', description: 'Rolls' },
    image: { kind: 'stored', address: '/rolls.png' },
    strip: { design: readDesignDocument(sampleDesign()), svg: null, fileName: null },
  },
  version: '1',
};
const THEIRS: StoredTemplate = {
  draft: { ...STORED.draft, form: { ...STORED.draft.form, description: 'By somebody else' } },
  version: '2',
};

const isNew = ({ templateId }: TemplateEditorContext): boolean => templateId === null;
const isStored = (context: TemplateEditorContext): boolean => !isNew(context);

/** ms; what is drawn and saved is told of within it. */
const SOON = { timeout: 15_000 };

async function tells({ page }: Stage, words: string): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible(SOON);
}

/** The call fails, and the page says so. */
const fails =
  (call: 'makeTemplate' | 'changeTemplate' | 'removeTemplate', words: string): Hand =>
  async (stage) => {
    await stage.network.fail(CALLS[call]);
    await tells(stage, words);
  };

/** The call goes through, and the page says so. */
const succeeds =
  (call: 'makeTemplate' | 'changeTemplate' | 'removeTemplate', words: string): Hand =>
  async (stage) => {
    await stage.network.pass(CALLS[call]);
    await tells(stage, words);
  };

async function holdAll(stage: Stage): Promise<void> {
  const { makeTemplate, readTemplate, changeTemplate, removeTemplate } = CALLS;
  for (const call of [makeTemplate, readTemplate, changeTemplate, removeTemplate])
    await stage.network.hold(call);
  await holdImports(stage);
}

const ACTORS: Definition['actors'] = {
  loadTemplate: {
    done: [
      {
        words: 'gets the template from the services',
        brings: ({ stored }) => (stored === null ? STORED : THEIRS),
        hand: ({ network }) => network.pass(CALLS.readTemplate),
      },
    ],
    error: [
      {
        words: 'is told that it was deleted elsewhere',
        brings: () => failureOf('not-found'),
        when: ({ stored }) => stored === null,
        hand: async (stage) => {
          await stage.services.removeTemplate(templateOf(stage).id);
          await stage.network.pass(CALLS.readTemplate);
        },
      },
      {
        words: 'meets services that fail',
        brings: () => failureOf('internal'),
        hand: ({ network }) => network.fail(CALLS.readTemplate),
      },
    ],
  },
  importDrawing: {
    notWalked: 'The importer never ends by itself: it says what it found, or why it refuses.',
  },
  saveTemplate: {
    done: [
      {
        words: 'gets the services’ yes to a new template',
        brings: ({ draft }) => ({ id: ID, draft, version: '1' }),
        when: isNew,
        hand: succeeds('makeTemplate', ADMIN_MESSAGES.templateSaved),
      },
      {
        words: 'gets the services’ yes',
        brings: ({ draft }) => ({ id: ID, draft, version: '3' }),
        when: isStored,
        hand: succeeds('changeTemplate', ADMIN_MESSAGES.templateSaved),
      },
    ],
    error: [
      {
        words: 'meets services that fail to make it',
        brings: () => failureOf('internal'),
        when: isNew,
        hand: fails('makeTemplate', ADMIN_MESSAGES.saveTemplate),
      },
      {
        words: 'meets services that fail',
        brings: () => failureOf('internal'),
        when: isStored,
        hand: fails('changeTemplate', ADMIN_MESSAGES.updateTemplate),
      },
      {
        words: 'has been overtaken by somebody who saved another description',
        brings: () => failureOf('stale-edit'),
        when: isStored,
        hand: async (stage) => {
          const { description } = THEIRS.draft.form;
          await stage.services.changeTemplate(templateOf(stage).id, { description });
          await stage.network.pass(CALLS.changeTemplate);
        },
      },
    ],
  },
  removeTemplate: {
    done: [
      {
        words: 'gets the services’ yes',
        hand: succeeds('removeTemplate', ADMIN_MESSAGES.templateDeleted),
      },
    ],
    error: [
      {
        words: 'meets services that fail',
        brings: () => failureOf('internal'),
        hand: fails('removeTemplate', ADMIN_MESSAGES.deleteTemplate),
      },
    ],
  },
};

const passesBy: View = () => Promise.resolve();
const isAtTheCatalogue: View = (sight) => sight.sees('link', 'Create template');
const isSaving: View = (sight) => sight.seesBusy('button', 'Saving…', true);

const VIEWS: Definition['views'] = {
  beginning: passesBy,
  loading: (sight) => sight.reads('Loading the template'),
  missing: (sight) => sight.reads(commonWords.templateNotFound()),
  unloadable: (sight) => sight.reads(/^The template could not be loaded\./),
  'editing.reading': passesBy,
  'editing.valid': async (sight) => {
    await sight.sees('button', 'Save template');
    await sight.sees('tab', 'Strip');
    await sight.misses('button', /^Line \d/);
    await sight.misses('dialog', /./);
  },
  'editing.invalid': async (sight) => {
    await sight.reads('The editor source is broken');
    await sight.sees('button', /^Line \d/);
  },
  'editing.refused': async (sight) => {
    await sight.sees('button', 'Save template');
    await sight.reads(/went wrong/);
  },
  importing: (sight) => sight.sees('button', 'Cancel import'),
  replacing: (sight) => sight.sees('dialog', 'Replace the drawing?'),
  saving: isSaving,
  comparing: isSaving,
  conflicted: async (sight) => {
    await sight.sees('dialog', 'Somebody else saved this template');
    await sight.reads(THEIRS.draft.form.description);
  },
  askingToRemove: (sight) => sight.sees('dialog', 'Are you sure you want to delete this template?'),
  removing: (sight) => sight.seesBusy('button', 'Yes', true),
  askingToLeave: (sight) => sight.sees('dialog', 'Leave without saving?'),
  created: (sight) => sight.seesAddress(/\/template\/edit\/[0-9a-f-]{36}$/),
  removed: async (sight, stage) => {
    await isAtTheCatalogue(sight, stage);
    if ((await stage.services.readTemplate(templateOf(stage).id)) !== null)
      throw new Error('The template is still there.');
  },
  left: isAtTheCatalogue,
};

export const templateEditor = processOf({
  name: 'template-editor',
  title: 'Templates',
  rows: ['ADMT-01', 'ADMT-02', 'ADMT-03', 'ADMT-06', 'ADMT-07', 'ADMT-12'],
  person: 'administrator',
  machine: templateEditorMachine,
  starts: [
    {
      words: 'presses the pencil of a template in the catalogue',
      input: { templateId: ID, resumed: null },
      hand: async (stage) => {
        const { id } = await prepareTemplate(stage);
        await holdAll(stage);
        await stage.page.goto(`${stage.url}/template/edit/${id}`);
        await stage.page.getByText('Loading the template').waitFor(AT_FIRST);
      },
    },
    {
      words: 'presses “Create template”',
      input: { templateId: null, resumed: null },
      hand: async (stage) => {
        await holdAll(stage);
        await stage.page.goto(`${stage.url}/search`);
        await stage.page.getByRole('link', { name: 'Create template' }).click();
        await stage.page.getByRole('tab', { name: 'Strip' }).waitFor(AT_FIRST);
      },
    },
  ],
  reads: (context) => ({
    isNew: isNew(context),
    isLoaded: context.stored !== null,
    part: context.part,
    hasDesign: context.draft.strip !== null,
    file: context.file?.name ?? null,
    title: context.draft.form.title,
    isDirty: isDirty(context),
    isBroken: isBroken(context),
    isSavable: isSavable(context),
    canUndo: context.history.past.length > 0,
    canRedo: context.history.future.length > 0,
  }),
  events: EDITOR_EVENTS,
  actors: ACTORS,
  delays: {},
  views: VIEWS,
});
