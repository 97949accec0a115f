import * as templateWords from '../../../src/words/domain/template-messages.gen.ts';
import { readDesignDocument } from '../../../src/domain/design/design-document.schema.ts';
import { EMPTY_TEMPLATE } from '../../../src/domain/template/template-draft.ts';
import { UUID_PATTERN } from '../../../src/domain/uuid.ts';
import {
  isBroken,
  isDirty,
  isSavable,
  type StoredTemplate,
  type TemplateEditorContext,
} from '../../../src/machines/admin/template-editor-context.ts';
import { templateEditorMachine } from '../../../src/machines/admin/template-editor.machine.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import type { CallName } from '../../hand/calls.ts';
import type { Hand } from '../kit/kit.ts';
import { couponOf, does, gates, line, neither, processOf, row, sees, start } from '../kit/kit.ts';
import { sampleDesign } from '../../hand/sample-coupon.ts';
import { type Definition, EDITOR_EVENTS, isNew } from './template-editor-events.ts';
import { EDITOR_OPENS, PREPARE_TEMPLATE } from './templates.ts';

const ID = 'template';
const NEW_UUID = '6a0c7a51-5d0f-4b0e-9d38-0d2c60e1c0aa';
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
  draft: { ...STORED.draft, form: { ...STORED.draft.form, title: 'By somebody else' } },
  version: '2',
};

/** “Overwrite with mine” was pressed: the next save names their version. */
const isOverwriting = ({ stored }: TemplateEditorContext): boolean =>
  stored?.version === THEIRS.version;
const isStored = (context: TemplateEditorContext): boolean => !isNew(context);
const isFirstSave = (context: TemplateEditorContext): boolean =>
  isStored(context) && !isOverwriting(context);
const saves =
  (version: string) =>
  ({ draft }: TemplateEditorContext) => ({ id: ID, draft, version });

/** ms; the page reports a drawn and saved template within it. */
const SOON = { timeout: 15_000 };
const says = (words: string): Hand => ({
  words: `reads “${words}”`,
  hand: ({ page }) => page.getByText(words).first().waitFor(SOON),
});
const fails = (call: CallName, words: string) => line.fails(call, says(words));
const gets = (call: CallName, words: string) => line.gets(call, says(words));

const holdAll: Hand = [
  line.hold('makeTemplate', 'readTemplate', 'changeTemplate', 'removeTemplate'),
  gates.imports.install,
];
const removeElsewhere: Hand = (stage) => stage.services.removeTemplate(couponOf(stage).id);
const { title } = THEIRS.draft.form;
const changeElsewhere: Hand = (stage) =>
  stage.services.changeTemplate(couponOf(stage).id, { title });

/** What is saved is not there to be saved again. */
const savesChange = line.gets(
  'changeTemplate',
  says(templateWords.saved()),
  sees.disabled('Save template'),
);

const isAtTheCatalogue = sees.part('link', 'Create template');
const isSaving = sees.busy('button', 'Saving…');

const isRemoved = sees.told('no template “Sample rolls” in the catalogue', async (stage) => {
  if ((await stage.services.readTemplate(couponOf(stage).id)) === null) return [];
  throw new Error('The template is still there.');
});

const VIEWS: Definition['views'] = {
  beginning: [],
  loading: sees.text('Loading the template'),
  missing: sees.text(commonWords.templateNotFound()),
  unloadable: sees.text(/^The template could not be loaded\./),
  'editing.reading': [],
  'editing.valid': [
    ...[sees.part('button', 'Save template'), sees.part('tab', 'Strip')],
    ...[sees.no('button', /^Line \d/), sees.no('dialog', /./)],
  ],
  'editing.invalid': [sees.text('The editor source has errors'), sees.part('button', /^Line \d/)],
  'editing.refused': [sees.part('button', 'Save template'), line.SAYS_WHY],
  importing: sees.part('button', 'Cancel import'),
  replacing: sees.part('dialog', 'Replace the drawing?'),
  saving: isSaving,
  comparing: isSaving,
  conflicted: [
    sees.part('dialog', 'Someone else saved this template'),
    sees.text(new RegExp(title)),
  ],
  askingToRemove: sees.part('dialog', 'Are you sure you want to delete this template?'),
  removing: sees.busy('button', 'Yes'),
  askingToLeave: sees.part('dialog', 'Leave without saving?'),
  created: sees.address(new RegExp(`/template/edit/${UUID_PATTERN}$`)),
  removed: [isAtTheCatalogue, isRemoved],
  left: isAtTheCatalogue,
};

export const templateEditor = processOf(templateEditorMachine, 'Templates', {
  rows: ['ADMT-01', 'ADMT-02', 'ADMT-03', 'ADMT-06', 'ADMT-07', 'ADMT-12'],
  person: 'administrator',
  starts: [
    start(
      { templateId: ID, resumed: null, newUuid: NEW_UUID },
      `${PREPARE_TEMPLATE.words}, and presses the pencil of its tile in the catalogue`,
      [
        ...[PREPARE_TEMPLATE, holdAll],
        does.open((stage) => `/template/edit/${couponOf(stage).id}`),
        ({ page }) => page.getByText('Loading the template').waitFor({ timeout: 45_000 }),
      ],
    ),
    start({ templateId: null, resumed: null, newUuid: NEW_UUID }, 'presses “Create template”', [
      ...[holdAll, does.open('/search'), does.press('Create template', 'link')],
      EDITOR_OPENS,
    ]),
  ],
  reads: (context) => ({
    isNew: isNew(context),
    isLoaded: context.stored !== null,
    part: context.part,
    hasDesign: context.draft.strip !== null,
    file: context.file?.name ?? null,
    title: context.draft.form.title,
    isOverwriting: isOverwriting(context),
    isDirty: isDirty(context),
    isBroken: isBroken(context),
    isSavable: isSavable(context),
    canUndo: context.history.past.length > 0,
    canRedo: context.history.future.length > 0,
  }),
  steps: {
    ...EDITOR_EVENTS,
    'done: loadTemplate': row(line.gets('readTemplate'), {
      brings: ({ stored }) => (stored === null ? STORED : THEIRS),
    }),
    'error: loadTemplate': [
      row(line.finds('delete the template “Sample rolls”', 'readTemplate', removeElsewhere), {
        when: ({ stored }) => stored === null,
      }),
      line.failsAll('readTemplate'),
    ],
    ...neither(
      'importDrawing',
      'The importer never ends by itself: it says what it found, or why it refuses.',
    ),
    'done: saveTemplate': [
      row(gets('makeTemplate', templateWords.saved()), { brings: saves('1'), when: isNew }),
      row(savesChange, { brings: saves('3'), when: isFirstSave }),
      // The services take it with their version only.
      row(savesChange, { brings: saves('3'), when: isOverwriting }),
    ],
    'error: saveTemplate': [
      row(fails('makeTemplate', templateWords.saveFailed()), { when: isNew }),
      row(fails('changeTemplate', templateWords.updateFailed()), { when: isStored }),
      row(
        'waits until the services have answered that somebody else saved another title',
        [changeElsewhere, line.pass('changeTemplate')],
        {
          before: `save “${title}” as “Title” of this template in another browser`,
          brings: line.failureOf('stale-edit'),
          when: isStored,
        },
      ),
    ],
    'done: removeTemplate': gets('removeTemplate', templateWords.deleted()),
    'error: removeTemplate': [
      line.finds('delete the template “Sample rolls”', 'removeTemplate', removeElsewhere),
      fails('removeTemplate', templateWords.deleteFailed()),
    ],
  },
  views: VIEWS,
});
