import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  bulkImportMachine,
  type MadeTemplate,
} from '../../../src/machines/admin/bulk-import.machine.ts';
import type { SvgFile } from '../../../src/machines/admin/template-editor-context.ts';

const file = (name: string): SvgFile => ({ name, text: '<svg/>' });

test('[ADMT-12] a stopped import shows which drawings were not imported', () => {
  const actors = { makeTemplate: fromPromise<MadeTemplate, SvgFile>(() => new Promise(() => {})) };
  const actor = createActor(bulkImportMachine.provide({ actors })).start();

  actor.send({ type: 'files.drop', files: [file('one.svg'), file('two.svg')] });
  actor.send({ type: 'bulk.stop' });

  const { value, context } = actor.getSnapshot();
  expect(value).toBe('resting');
  expect(context.items.map((item) => [item.file.name, item.state])).toEqual([
    ['one.svg', 'skipped'],
    ['two.svg', 'skipped'],
  ]);
});

test('[ADMT-12] only a refused drawing is chosen again or left out', async () => {
  const made: string[] = [];
  const actors = {
    makeTemplate: fromPromise<MadeTemplate, SvgFile>(async ({ input: { name, text } }) => {
      made.push(text);
      if (text === 'broken') throw new Error('The file is broken.');
      const outcome = { fileName: name, bytes: 1, elements: [], difference: 0, patch: 0 };
      return { outcome, template: { id: name, title: name, picture: '/a.png' } };
    }),
  };
  const actor = createActor(bulkImportMachine.provide({ actors })).start();
  const states = () => actor.getSnapshot().context.items.map(({ state }) => state);
  const files = ['one', 'broken', 'broken'].map((text) => ({ name: `${text}.svg`, text }));
  actor.send({ type: 'files.drop', files });
  await waitFor(actor, ({ context }) => context.items.every(({ state }) => state !== 'waiting'));
  await waitFor(actor, (state) => state.matches('resting'));

  actor.send({ type: 'drawing.dismiss', index: 0 });
  actor.send({ type: 'drawing.replace', index: 0, file: file('two.svg') });
  expect(states()).toEqual(['made', 'refused', 'refused']);

  actor.send({ type: 'drawing.dismiss', index: 1 });
  actor.send({ type: 'drawing.replace', index: 1, file: file('two.svg') });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(states()).toEqual(['made', 'made']);
  expect(made).toEqual(['one', 'broken', 'broken', '<svg/>']);
});
