import { expect, test } from 'vitest';
import { type DesignDocument, textsIn } from '../../../src/domain/design/design-document.ts';
import { withColor } from '../../../src/domain/template/scheme-edits.ts';
import { withText } from '../../../src/domain/template/text-edits.ts';
import {
  editor,
  ID,
  NEW_UUID,
  OUTCOME,
  PART,
  STORED,
  USE,
} from '../../support/template-editor-driver.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

const TEXT = textsIn(DESIGN)[0]?.id ?? '';

test('[ADMT-12] a drawing that would lose something asks first', async () => {
  const { actor, draft, value, open, takeDrawing } = editor(ID);
  await open();
  const bare = { ...DESIGN, data: { ...DESIGN.data, objects: [] } };
  const tokens = { fill: {}, stroke: {}, text: {} };
  const design: DesignDocument = { ...bare, schemes: [{ name: 'Default Scheme', tokens }] };
  const newer = { ...OUTCOME, fileName: 'newer.svg' };
  const reported = () => actor.getSnapshot().context.outcomes.strip;
  takeDrawing({ ...PART, design }, newer);
  expect(value()).toBe('replacing');
  actor.send({ type: 'replacement.decline' });
  expect([draft().strip?.design, reported()]).toEqual([DESIGN, null]);

  takeDrawing({ ...PART, design }, newer);
  actor.send({ type: 'replacement.accept' });
  expect(reported()).toEqual(newer);
  expect(draft().strip?.design.data.objects).toEqual([]);
  expect(draft().strip?.design.schemes.map(({ name }) => name)).toEqual(
    DESIGN.schemes.map(({ name }) => name),
  );
});

test('[ADMT-12] a new template takes a second drawing whole, unless somebody edited the first', () => {
  const { actor, draft, value, takeDrawing } = editor();
  const [first] = DESIGN.schemes;
  const other = withColor(DESIGN, 0, USE, '#010203');
  takeDrawing({ ...PART, design: withText(DESIGN, TEXT, { text: 'Old words' }) });
  takeDrawing({ ...PART, design: other });
  expect(draft().strip?.design).toBe(other);
  actor.send({ type: 'design.change', design: withText(other, TEXT, { text: 'Typed' }) });
  takeDrawing({ ...PART, design: { ...DESIGN, schemes: [first] } });
  expect(value()).toBe('replacing');
});

test('[ADMT-12] a second drawing is taken whole after a reload as well, unless somebody edited the first', () => {
  const other = { ...PART, design: withColor(DESIGN, 0, USE, '#010203') };
  const afterReload = (isDrawn: boolean) => {
    const resumed = {
      draft: { ...STORED, strip: PART },
      base: null,
      version: null,
      broken: { strip: null, rideAlong: null },
      isAsDrawn: { strip: isDrawn, rideAlong: false },
    };
    const { draft, value, takeDrawing } = editor(null, resumed);
    takeDrawing({ ...other, design: { ...other.design, schemes: [other.design.schemes[0]] } });
    return [value(), draft().strip?.design.schemes.length];
  };
  expect(afterReload(true)).toEqual([{ editing: 'valid' }, 1]);
  expect(afterReload(false)).toEqual(['replacing', DESIGN.schemes.length]);
});

test('[ADMT-09] a first Ride-Along design brings the UUID of the template, if it has none', () => {
  const { actor, draft, takeDrawing } = editor();
  actor.send({ type: 'part.choose', part: 'rideAlong' });
  takeDrawing();
  expect(draft().form.informedImages).toBe(NEW_UUID);
  actor.send({ type: 'edit.undo' });
  expect(draft().form.informedImages).toBe('');
  actor.send({ type: 'form.change', change: { informedImages: ID } });
  takeDrawing();
  expect(draft().form.informedImages).toBe(ID);
});
