import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { DesignDocument } from '../../../src/domain/design/design-document.ts';
import { withColor, withRenamedScheme } from '../../../src/domain/template/scheme-edits.ts';
import { clashingParts } from '../../../src/domain/template/merged-draft.ts';
import { EMPTY_TEMPLATE } from '../../../src/domain/template/template-draft.ts';
import { editor, ID, FILE, PART, FORM, STORED, USE } from '../../support/template-editor-driver.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

const painted = (color: string): DesignDocument => withColor(DESIGN, 0, USE, color);

const RESUMED = {
  draft: STORED,
  base: null,
  version: '"0-0"',
  broken: { strip: null, rideAlong: null },
  isAsDrawn: { strip: false, rideAlong: false },
};

test('[ADMT-02, ADMT-06] a drawing and two texts are enough to save a new template', async () => {
  const { actor, saves, takeDrawing, draft, value, rested, told } = editor();
  expect(value()).toEqual({ editing: 'valid' });
  actor.send({ type: 'template.save' });
  expect(value()).toEqual({ editing: 'valid' });

  takeDrawing();
  expect(draft().strip).toEqual(PART);
  expect(draft().image).toEqual({ kind: 'drawn', scheme: DESIGN.schemes[0].name });
  actor.send({ type: 'form.change', change: { title: 'Rolls', description: 'Thirteen' } });
  actor.send({ type: 'template.save' });
  expect(saves.calls[0]?.input).toEqual({ templateId: null, draft: draft(), stored: null });

  saves.calls[0]?.done({ id: ID, draft: STORED, version: '"1-0"' });
  await rested();
  expect(value()).toBe('created');
  expect(told).toEqual([{ type: 'template.saved' }]);
});

test('[ADMT-02] every change can be undone and redone, a drag as one change', async () => {
  const { actor, draft, open } = editor(ID);
  await open();
  actor.send({ type: 'form.change', change: { active: false } });
  for (const color of ['#111111', '#222222', '#333333'])
    actor.send({ type: 'design.change', design: painted(color), key: 'drag' });
  const last = draft();

  actor.send({ type: 'edit.undo' });
  expect(draft().strip?.design).toBe(DESIGN);
  expect(draft().form.active).toBe(false);
  actor.send({ type: 'edit.undo' });
  expect(draft()).toEqual(STORED);
  actor.send({ type: 'edit.redo' });
  actor.send({ type: 'edit.redo' });
  expect(draft()).toEqual(last);
});

test('[ADMT-02] a change of the tab or a save ends a joined change', async () => {
  const { actor, saves, draft, open, rested } = editor(ID);
  await open();
  const type = (title: string) =>
    actor.send({ type: 'form.change', change: { title }, key: 'title' });
  type('One');
  actor.send({ type: 'part.choose', part: 'rideAlong' });
  type('Two');
  actor.send({ type: 'template.save' });
  saves.calls[0]?.done({ id: ID, draft: draft(), version: '"2-0"' });
  await rested();
  type('Three');
  expect(actor.getSnapshot().context.history.past.length).toBe(3);
});

test('[ADMT-08] the picture follows its renamed scheme, and takes the first one for a deleted scheme', async () => {
  const { actor, draft, open } = editor(ID);
  const drawn = (scheme = '') => ({ ...STORED, image: { kind: 'drawn', scheme } as const });
  await open(drawn(DESIGN.schemes[1]?.name));
  actor.send({ type: 'design.change', design: withRenamedScheme(DESIGN, 1, 'Winter') });
  expect(draft().image).toEqual(drawn('Winter').image);
  actor.send({ type: 'edit.undo' });
  expect(draft().image).toEqual(drawn(DESIGN.schemes[1]?.name).image);
  actor.send({ type: 'design.change', design: { ...DESIGN, schemes: [DESIGN.schemes[0]] } });
  expect(draft().image).toEqual(drawn(DESIGN.schemes[0].name).image);
});

test('[ADMT-03] an edit beside a broken source is refused; undo takes back the text alone', async () => {
  const { actor, draft, open } = editor(ID);
  await open();
  const texts = () => Object.values(actor.getSnapshot().context.broken).map((one) => one?.text);
  actor.send({ type: 'form.change', change: { title: 'Mine' } });
  actor.send({ type: 'source.type', text: '{' });
  actor.send({ type: 'part.choose', part: 'rideAlong' });
  actor.send({ type: 'source.type', text: '[' });
  actor.send({ type: 'design.change', design: DESIGN });
  expect([...texts(), draft().rideAlong]).toEqual(['{', '[', null]);
  actor.send({ type: 'edit.undo' });
  expect([...texts(), draft().form.title]).toEqual(['{', undefined, 'Mine']);
  actor.send({ type: 'edit.undo' });
  expect([...texts(), draft().form.title]).toEqual(['{', undefined, 'Rolls']);
});

test('[ADMT-01] [ADMT-11] a cancelled import changes nothing but what was typed meanwhile', () => {
  const { actor, imports, draft, value } = editor();
  actor.send({ type: 'svg.drop', file: FILE });
  expect(value()).toBe('importing');
  actor.send({ type: 'form.change', change: { title: 'Rolls' } });
  actor.send({ type: 'source.type', text: '{' });
  actor.send({ type: 'import.cancel' });
  expect(value()).toEqual({ editing: 'invalid' });
  expect(imports[0]?.stopped).toBe(true);
  const form = { ...EMPTY_TEMPLATE.form, title: 'Rolls' };
  expect(draft()).toEqual({ ...EMPTY_TEMPLATE, form });
});

test('[ADMT-07] changes of two administrators are joined without a question if none clashes', async () => {
  const theirs = { ...STORED, form: { ...FORM, description: 'Theirs' } };
  const { actor, saves, loads, draft, value, open, rested } = editor(ID);
  await open();
  actor.send({ type: 'form.change', change: { title: 'Mine' } });
  actor.send({ type: 'template.save' });
  saves.calls[0]?.fail(serviceFailure('stale-edit'));
  await waitFor(actor, (state) => state.matches('comparing'));
  loads.calls[1]?.done({ draft: theirs, version: '"2-0"' });
  await waitFor(actor, (state) => !state.matches('comparing'));
  expect(value()).toBe('saving');
  const joined = { ...STORED, form: { ...FORM, title: 'Mine', description: 'Theirs' } };
  expect(saves.calls[1]?.input).toEqual({
    templateId: ID,
    draft: joined,
    stored: { draft: theirs, version: '"2-0"' },
  });
  saves.calls[1]?.done({ id: ID, draft: joined, version: '"3-0"' });
  await rested();
  actor.send({ type: 'edit.undo' });
  expect(draft()).toEqual(theirs);
});

test.each([
  ['conflict.keepMine', 'Mine'],
  ['conflict.takeTheirs', 'Theirs'],
] as const)('[ADMT-07] only what both administrators changed is asked: %s', async (type, title) => {
  const theirs = { ...STORED, form: { ...FORM, title: 'Theirs', description: 'Theirs too' } };
  const { actor, saves, loads, draft, value, open, rested } = editor(ID);
  await open();
  actor.send({ type: 'form.change', change: { title: 'Mine', weight: '7' } });
  actor.send({ type: 'template.save' });
  saves.calls[0]?.fail(serviceFailure('stale-edit'));
  await waitFor(actor, (state) => state.matches('comparing'));
  const stored = { draft: theirs, version: '"2-0"' };
  loads.calls[1]?.done(stored);
  await rested();
  expect(value()).toBe('conflicted');
  expect(clashingParts(STORED, draft(), theirs)).toEqual(['title']);

  actor.send({ type });
  expect(actor.getSnapshot().context.stored).toEqual(stored);
  expect(draft().form).toEqual({ ...FORM, title, weight: '7', description: 'Theirs too' });
});

test.for([
  [null, 'deletes it'],
  ['not-found', 'counts one that is gone already as deleted'],
] as const)('[ADMT-07] an error stays; deleting asks first and, after %s, %s', async ([code]) => {
  const { actor, saves, removals, told, value, open, rested } = editor(ID);
  await open();
  actor.send({ type: 'form.change', change: { title: 'Other' } });
  actor.send({ type: 'template.save' });
  saves.calls[0]?.fail(serviceFailure('invalid-template'));
  await rested();
  expect(value()).toEqual({ editing: 'refused' });
  expect(told).toEqual([{ type: 'save.refused', isNew: false }]);

  actor.send({ type: 'template.remove' });
  expect(removals.calls).toEqual([]);
  actor.send({ type: 'removal.confirm' });
  removals.calls[0]?.fail(serviceFailure('internal'));
  await rested();
  expect(told.at(-1)).toEqual({ type: 'removal.refused' });
  actor.send({ type: 'template.remove' });
  actor.send({ type: 'removal.confirm' });
  if (code === null) removals.calls[1]?.done();
  else removals.calls[1]?.fail(serviceFailure(code));
  await rested();
  expect(value()).toBe('removed');
});

test('[ADMT-01] a reload restores unsaved changes, with the version they started from', async () => {
  const mine = { ...STORED, form: { ...FORM, title: 'Half done' } };
  const broken = { strip: '{', rideAlong: null };
  const { actor, value, draft, open } = editor(ID, { ...RESUMED, draft: mine, broken });
  await open();
  expect(value()).toEqual({ editing: 'invalid' });
  expect(draft().form.title).toBe('Half done');
  expect(actor.getSnapshot().context.stored?.version).toBe('"0-0"');
});

test('[ADMT-07] a draft takes back nothing that was saved since: it gives way if it is saved, else it is joined', async () => {
  const theirs = { ...STORED, form: { ...FORM, description: 'Theirs' } };
  const left = editor(ID, { ...RESUMED, base: STORED });
  await left.open(theirs);
  expect(left.draft()).toEqual(theirs);
  const mine = { ...STORED, form: { ...FORM, title: 'Mine' } };
  const { actor, open } = editor(ID, { ...RESUMED, draft: mine, base: STORED });
  await open(theirs);
  expect(actor.getSnapshot().context.stored).toEqual({ draft: STORED, version: '"0-0"' });
});

test('[ADMT-01, ADMT-07] the name of an imported file is not stored, so it makes no change and no conflict', async () => {
  const reloaded = { ...STORED, strip: { ...PART, fileName: null } };
  const mine = { ...STORED, strip: { ...PART, design: painted('#111111') } };
  expect(clashingParts(STORED, mine, reloaded)).toEqual([]);
  const { draft, open } = editor(ID, RESUMED);
  await open(reloaded);
  expect(draft()).toEqual(reloaded);
});

test('[ADMT-01] leaving asks only if something would be lost', async () => {
  const changed = editor(ID);
  await changed.open();
  changed.actor.send({ type: 'form.change', change: { title: 'Other' } });
  changed.actor.send({ type: 'editor.leave' });
  expect(changed.value()).toBe('askingToLeave');
  changed.actor.send({ type: 'leaving.confirm' });
  expect(changed.value()).toBe('left');
  const untouched = editor(ID);
  await untouched.open();
  untouched.actor.send({ type: 'editor.leave' });
  expect(untouched.value()).toBe('left');
});
