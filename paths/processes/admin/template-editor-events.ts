/** The events of the template editor. */
import type { DesignDocument } from '../../../src/domain/design/design-document.ts';
import { sourceTextOf } from '../../../src/domain/template/design-source.ts';
import {
  isBroken,
  isDirty,
  isSavable,
  type TemplateEditorContext,
} from '../../../src/machines/admin/template-editor-context.ts';
import type { TemplateEditorMachine } from '../../../src/machines/admin/template-editor.machine.ts';
import type { Deed, Hand, ProcessDefinition } from '../kit/kit.ts';
import { does, gates, row, sees, when } from '../kit/kit.ts';
import { chooseSvg, drawnSvg, NO_DRAWING, outcomeOf, partIn } from '../../hand/sample-drawings.ts';

export type Definition = ProcessDefinition<TemplateEditorMachine>;

const DRAWING = drawnSvg('sparks.svg');
const TITLE = 'Sparks';
const DESCRIPTION = 'All about sparks';
const SAVE = 'Save template';
const DELETE = 'Delete template';

/** Presses a button after which another one can be pressed. */
const pressAndSee = (name: string, other: string) => row([does.press(name), sees.enabled(other)]);

const choosePart = (name: string) => row([does.press(name, 'tab'), sees.chosen('tab', name)]);

const fill = (label: string, text: string) => {
  const words: sees.Name = ({ word }) => `${word} ${text}`;
  return row([does.fill(label, words), sees.value(label, words)]);
};

const findsDrawing = (name: string): Deed => ({
  words: `finds “${name}” below “Source and fields”`,
  hand: ({ page }) => page.getByRole('group', { name: 'Source image' }).getByText(name).waitFor(),
});

/** Presses a key at the beginning of the source. */
const pressInSource = (key: string): Hand => [
  does.press('Editor source', 'textbox'),
  ...[does.key('Control+Home'), does.key(key)],
];

export const isNew = ({ templateId }: TemplateEditorContext): boolean => templateId === null;
const hasDesign = ({ draft }: TemplateEditorContext): boolean => draft.strip !== null;
const onStrip = ({ part }: TemplateEditorContext): boolean => part === 'strip';
const isUnread = ({ file }: TemplateEditorContext): boolean => file?.name === NO_DRAWING.name;

/** No change was made yet, so that each kind of change gives one path. */
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

const schemeAdded = (context: TemplateEditorContext) => ({ design: withScheme(designOf(context)) });

/** The first change of a stored template: a title, a description, a picture. */
const isFirstChange = (context: TemplateEditorContext): boolean =>
  !isNew(context) && isFresh(context);
const isUnchanged = (context: TemplateEditorContext): boolean =>
  onStrip(context) && context.history.past.length === 0;

export const EDITOR_EVENTS: Omit<Definition['steps'], `${string}: ${string}`> = {
  'form.change': [
    row(fill('Title', TITLE), { payload: { change: { title: TITLE } }, when: isFirstChange }),
    row(fill('Title', TITLE), {
      payload: { change: { title: TITLE } },
      when: ({ draft }) => draft.form.title === '' && draft.strip !== null,
    }),
    row(fill('Description', DESCRIPTION), {
      payload: { change: { description: DESCRIPTION } },
      when: ({ draft }) => draft.form.title !== '' && draft.form.description === '',
    }),
  ],
  'image.choose': row(does.press('Draw in Default Scheme'), {
    payload: (context) => ({ image: { kind: 'drawn', scheme: designOf(context).schemes[0].name } }),
    when: isFirstChange,
  }),
  'design.change': [
    row(does.press('Add scheme'), { payload: schemeAdded, when: isFirstChange }),
    row(does.findsOff('Add scheme'), { payload: schemeAdded, when: isBroken }),
  ],
  'source.type': [
    row('types an “x” before the first brace of “Editor source”', pressInSource('x'), {
      payload: (context) => ({ text: `x${sourceTextOf(designOf(context))}` }),
      when: isFirstChange,
    }),
    row('deletes the “x” before the first brace of “Editor source”', pressInSource('Delete'), {
      payload: (context) => ({ text: sourceTextOf(designOf(context)) }),
      when: isBroken,
    }),
  ],
  'part.choose': [
    row(choosePart('Ride-Along'), { payload: { part: 'rideAlong' }, when: isFresh }),
    row(choosePart('Strip'), {
      payload: { part: 'strip' },
      when: ({ part }) => part === 'rideAlong',
    }),
  ],
  'edit.undo': [
    row(pressAndSee('Undo', 'Redo'), {
      when: (context) => context.history.past.length > 0 && !isBroken(context),
    }),
    row(does.press('Undo'), { when: isBroken }),
  ],
  'edit.redo': [
    row(pressAndSee('Redo', 'Undo'), {
      when: (context) => context.history.future.length > 0 && !isBroken(context),
    }),
    row(does.findsOff('Redo'), { when: isBroken }),
  ],
  'svg.drop': [
    row('chooses an SVG of another drawing behind “Choose an SVG”', chooseSvg(DRAWING), {
      payload: { file: DRAWING },
      when: isUnchanged,
    }),
    row(
      'chooses a text file with the name notes.svg behind “Choose an SVG”',
      chooseSvg(NO_DRAWING),
      { payload: { file: NO_DRAWING }, when: isUnchanged },
    ),
  ],
  'import.progress': 'A stage more moves a bar and no place; a component test shows it.',
  'import.done': row('waits until the drawing is read', gates.letImport, {
    payload: { part: partIn(DRAWING), outcome: outcomeOf(DRAWING.name) },
    when: (context) => !isUnread(context),
  }),
  'import.refused': row(
    [gates.letImport, does.press(/Report/, 'tab'), sees.part('region', 'Refused')],
    { payload: { outcome: outcomeOf(NO_DRAWING.name) }, when: isUnread },
  ),
  'import.cancel': does.press('Cancel import'),
  'replacement.accept': row([does.press('Replace'), findsDrawing(DRAWING.name)]),
  'replacement.decline': row([
    does.press('Keep the old drawing'),
    findsDrawing('Design without an SVG'),
  ]),
  'template.save': when.either(isSavable, does.press(SAVE), does.findsOff(SAVE)),
  'template.remove': when.either(
    when.not(isNew),
    does.press(DELETE),
    does.findsNo(DELETE, ' at a new one'),
  ),
  'removal.confirm': does.press('Yes'),
  'removal.decline': does.press('No'),
  'editor.leave': does.press('Close'),
  'leaving.confirm': does.press('Leave'),
  'leaving.decline': does.press('Stay'),
  'conflict.keepMine': does.press('Overwrite with mine'),
  'conflict.takeTheirs': does.press('Use their title'),
  'load.retry': does.press('Try again'),
};
