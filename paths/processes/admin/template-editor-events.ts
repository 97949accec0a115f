/** What may happen in the template editor. */
import { expect } from '@playwright/test';
import type { DesignDocument } from '../../../src/domain/design/design-document.ts';
import { sourceTextOf } from '../../../src/domain/template/design-source.ts';
import {
  isBroken,
  isDirty,
  isSavable,
  type TemplateEditorContext,
} from '../../../src/machines/admin/template-editor-context.ts';
import type { TemplateEditorMachine } from '../../../src/machines/admin/template-editor.machine.ts';
import { letImport } from '../../hand/import-gate.ts';
import { drawnSvg, importedPart, NO_DRAWING, outcomeOf } from '../../hand/sample-drawings.ts';
import type { Stage } from '../../hand/stage.ts';
import type { Hand, ProcessDefinition } from '../../model/process.ts';

export type Definition = ProcessDefinition<TemplateEditorMachine>;

const DRAWING = drawnSvg('sparks.svg');
const TITLE = 'Sparks';
const DESCRIPTION = 'All about sparks';

/** A button of the page, or of the dialog that covers it. */
const press =
  (name: string | RegExp): Hand =>
  async ({ page }) => {
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  };

/** A button after which another one can be pressed. */
const pressAndSee =
  (name: string, other: string): Hand =>
  async (stage) => {
    await press(name)(stage);
    await expect(stage.page.getByRole('button', { name: other, exact: true })).toBeEnabled();
  };

const choosePart =
  (name: string): Hand =>
  async ({ page }) => {
    const tab = page.getByRole('tab', { name, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  };

const fill =
  (label: string, text: string): Hand =>
  async ({ page, word }) => {
    await page.getByLabel(label).fill(`${word} ${text}`);
    await expect(page.getByLabel(label)).toHaveValue(`${word} ${text}`);
  };

const pickFile =
  (file: typeof DRAWING): Hand =>
  async ({ page }) => {
    await page.getByLabel('Source image file').setInputFiles({
      name: file.name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(file.text),
    });
  };

const drawingCalled = ({ page }: Stage, name: string) =>
  page.getByRole('group', { name: 'Source image' }).getByText(name);

/** At the beginning of the source. */
const pressInSource =
  (key: string): Hand =>
  async ({ page }) => {
    await page.getByRole('textbox', { name: 'Editor source' }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press(key);
  };

const isNew = ({ templateId }: TemplateEditorContext): boolean => templateId === null;
const hasDesign = ({ draft }: TemplateEditorContext): boolean => draft.strip !== null;
const onStrip = ({ part }: TemplateEditorContext): boolean => part === 'strip';
const isUnread = ({ file }: TemplateEditorContext): boolean => file?.name === NO_DRAWING.name;

/** Nothing was done yet, so that one change of each kind is one path. */
const isFresh = (context: TemplateEditorContext): boolean =>
  hasDesign(context) &&
  onStrip(context) &&
  !isBroken(context) &&
  !isDirty(context) &&
  context.history.past.length === 0;

function designOf({ draft }: TemplateEditorContext): DesignDocument {
  const design = draft.strip?.design;
  if (design === undefined) throw new Error('The template has no design.');
  return design;
}

function withScheme(design: DesignDocument): DesignDocument {
  const [first, ...others] = design.schemes;
  return { ...design, schemes: [first, ...others, { ...first, name: 'Another' }] };
}

export const EDITOR_EVENTS: Definition['events'] = {
  'form.change': [
    {
      words: `types “${TITLE}” as “Title”`,
      payload: { change: { title: TITLE } },
      when: (context) => !isNew(context) && isFresh(context),
      hand: fill('Title', TITLE),
    },
    {
      words: `types “${TITLE}” as “Title”`,
      payload: { change: { title: TITLE } },
      when: ({ draft }) => draft.form.title === '' && draft.strip !== null,
      hand: fill('Title', TITLE),
    },
    {
      words: `types “${DESCRIPTION}” as “Description”`,
      payload: { change: { description: DESCRIPTION } },
      when: ({ draft }) => draft.form.title !== '' && draft.form.description === '',
      hand: fill('Description', DESCRIPTION),
    },
  ],
  'image.choose': [
    {
      words: 'presses “Draw in Default Scheme” below the picture',
      payload: (context) => ({
        image: { kind: 'drawn', scheme: designOf(context).schemes[0].name },
      }),
      when: (context) => !isNew(context) && isFresh(context),
      hand: press('Draw in Default Scheme'),
    },
  ],
  'design.change': [
    {
      words: 'presses “Add scheme”',
      payload: (context) => ({ design: withScheme(designOf(context)) }),
      when: (context) => !isNew(context) && isFresh(context),
      hand: press('Add scheme'),
    },
  ],
  'source.type': [
    {
      words: 'types an “x” before the first brace of “Editor source”',
      payload: (context) => ({ text: `x${sourceTextOf(designOf(context))}` }),
      when: (context) => !isNew(context) && isFresh(context),
      hand: pressInSource('x'),
    },
    {
      words: 'deletes the “x” before the first brace of “Editor source”',
      payload: (context) => ({ text: sourceTextOf(designOf(context)) }),
      when: isBroken,
      hand: pressInSource('Delete'),
    },
  ],
  'part.choose': [
    {
      words: 'presses the tab “Ride-Along”',
      payload: { part: 'rideAlong' },
      when: isFresh,
      hand: choosePart('Ride-Along'),
    },
    {
      words: 'presses the tab “Strip”',
      payload: { part: 'strip' },
      when: ({ part }) => part === 'rideAlong',
      hand: choosePart('Strip'),
    },
  ],
  'edit.undo': [
    {
      words: 'presses “Undo”',
      when: ({ history }) => history.past.length > 0,
      hand: pressAndSee('Undo', 'Redo'),
    },
  ],
  'edit.redo': [
    {
      words: 'presses “Redo”',
      when: ({ history }) => history.future.length > 0,
      hand: pressAndSee('Redo', 'Undo'),
    },
  ],
  'svg.drop': [
    {
      words: `chooses an SVG of another drawing, “${DRAWING.name}”, behind “Choose an SVG”`,
      payload: { file: DRAWING },
      when: (context) => onStrip(context) && context.history.past.length === 0,
      hand: pickFile(DRAWING),
    },
    {
      words: 'chooses a text under the name of a drawing behind “Choose an SVG”',
      payload: { file: NO_DRAWING },
      when: (context) => onStrip(context) && context.history.past.length === 0,
      hand: pickFile(NO_DRAWING),
    },
  ],
  'import.progress': {
    notWalked: 'A stage more moves a bar and no place; a component test shows it.',
  },
  'import.done': [
    {
      words: 'waits until the drawing is read',
      payload: { part: importedPart(DRAWING), outcome: outcomeOf(DRAWING.name) },
      when: (context) => !isUnread(context),
      hand: letImport,
    },
  ],
  'import.refused': [
    {
      words: 'is told that it is no drawing',
      payload: { outcome: outcomeOf(NO_DRAWING.name) },
      when: isUnread,
      hand: async (stage: Stage) => {
        await letImport(stage);
        await stage.page.getByRole('tab', { name: 'Report' }).click();
        await stage.page.getByRole('region', { name: 'Refused' }).waitFor();
      },
    },
  ],
  'import.cancel': [{ words: 'presses “Cancel import”', hand: press('Cancel import') }],
  'replacement.accept': [
    {
      words: `presses “Replace”, and finds “${DRAWING.name}” below “Source and fields”`,
      hand: async (stage) => {
        await press('Replace')(stage);
        await drawingCalled(stage, DRAWING.name).waitFor();
      },
    },
  ],
  'replacement.decline': [
    {
      words: 'presses “Keep the old drawing”, and finds it below “Source and fields”',
      hand: async (stage) => {
        await press('Keep the old drawing')(stage);
        await drawingCalled(stage, 'Design without an SVG').waitFor();
      },
    },
  ],
  'template.save': [
    { words: 'presses “Save template”', when: isSavable, hand: press('Save template') },
    {
      words: 'finds “Save template” switched off',
      isBarred: true,
      when: (context) => !isSavable(context),
      hand: async ({ page }) => {
        await expect(page.getByRole('button', { name: 'Save template' })).toBeDisabled();
      },
    },
  ],
  'template.remove': [
    {
      words: 'presses “Delete template”',
      when: (context) => !isNew(context),
      hand: press('Delete template'),
    },
    {
      words: 'finds no “Delete template” at a new one',
      isBarred: true,
      when: isNew,
      hand: async ({ page }) => {
        await expect(page.getByRole('button', { name: 'Delete template' })).toHaveCount(0);
      },
    },
  ],
  'removal.confirm': [{ words: 'presses “Yes”', hand: press('Yes') }],
  'removal.decline': [{ words: 'presses “No”', hand: press('No') }],
  'editor.leave': [{ words: 'presses “Close”', hand: press('Close') }],
  'leaving.confirm': [{ words: 'presses “Leave”', hand: press('Leave') }],
  'leaving.decline': [{ words: 'presses “Stay”', hand: press('Stay') }],
  'conflict.keepMine': [{ words: 'presses “Save mine over it”', hand: press('Save mine over it') }],
  'conflict.takeTheirs': [{ words: 'presses “Take theirs”', hand: press('Take theirs') }],
  'load.retry': [{ words: 'presses “Try again”', hand: press('Try again') }],
};
