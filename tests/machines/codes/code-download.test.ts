/** A file of codes that is downloaded (SER-04). */
import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import {
  codeDownloadMachine,
  type CodeDownloadReport,
  type WantedFile,
} from '../../../src/machines/codes/code-download.machine.ts';

const FILE: WantedFile = {
  kind: 'pictures',
  seriesId: 'series',
  start: 50_000,
  source: null,
  coupon: { id: 'coupon', name: 'Half moon' },
};

function download(...reports: readonly CodeDownloadReport[]) {
  const ended: unknown[] = [];
  const downloadFile = fromCallback<{ type: string }, WantedFile | null>(({ input, sendBack }) => {
    for (const report of reports) sendBack(report);
    return () => void ended.push(input);
  });
  const actor = createActor(codeDownloadMachine.provide({ actors: { downloadFile } })).start();
  actor.send({ type: 'file.download', file: FILE });
  return { actor, ended };
}

test('[SER-04] a download shows the rows that arrived, and a cancel ends it', () => {
  const { actor, ended } = download({ type: 'download.progress', rows: 4_210 });
  expect(actor.getSnapshot().context).toEqual({ file: FILE, rows: 4_210, failure: null });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'download.cancel' });
  expect(actor.getSnapshot().value).toBe('resting');
  expect(ended).toEqual([FILE]);
});

test('[SER-04] a download that broke off says why', () => {
  const error = new Error('The connection is lost.');
  const { actor } = download({ type: 'download.failed', error });
  expect(actor.getSnapshot().value).toBe('resting');
  expect(actor.getSnapshot().context.failure).toBe('The connection is lost.');
});

test('[SER-04] a finished download leaves nothing to say', () => {
  const { actor } = download({ type: 'download.done' });
  expect(actor.getSnapshot().value).toBe('resting');
  expect(actor.getSnapshot().context.failure).toBeNull();
});
