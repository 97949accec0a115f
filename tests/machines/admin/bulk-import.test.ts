import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
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
