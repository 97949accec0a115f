import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { WorkRefused } from '../../../server/work/work-queue.ts';
import { createWorkThread, WorkTooLong } from '../../../server/work/work-thread.ts';

const SOURCE = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (question) => {
    if (question === 'for ever') while (true);
    if (question === 'later') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    if (question === 'end') process.exit(1);
    parentPort.postMessage({ 'watch:import': ['file:///imported.ts'] });
    parentPort.postMessage(question === 'fault' ? { fault: 'No.' } : { answer: question + '!' });
  });
  parentPort.postMessage('loaded');`;

/** A thread that runs this source. */
function threadOf<Answer>(source: string, longestMs: number) {
  const url = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return createWorkThread<string, Answer>({ source: url, longestMs, mostWaiting: 1 });
}

test('[SAFE-04] work of a thread ends within its limit, and the next call gets another thread', async () => {
  const thread = threadOf<string>(SOURCE, 1_000);
  expect(await thread.ask('one')).toBe('one!');
  const endless = thread.ask('for ever');
  const next = thread.ask('two');
  await expect(thread.ask('three')).rejects.toBeInstanceOf(WorkRefused);
  await expect(endless).rejects.toBeInstanceOf(WorkTooLong);
  expect(await next).toBe('two!');
  await expect(thread.ask('fault')).rejects.toThrow('No.');
  await expect(thread.ask('end')).rejects.toBeInstanceOf(WorkRefused);
  expect(await thread.ask('four')).toBe('four!');
});

test('[SAFE-04] a thread that waits for a processor longer than it may work is not stopped', async () => {
  const thread = threadOf<string>(SOURCE, 1_000);
  expect(await thread.ask('later')).toBe('later!');
});

test('[SAFE-13] on Linux a thread of heavy work leaves the cores to the event loop', async () => {
  const module = new URL('../../../server/work/answering-thread.ts', import.meta.url).href;
  const source = `
    import { getPriority } from 'node:os';
    import { answerWith } from '${module}';
    answerWith(() => getPriority());`;
  const thread = threadOf<number>(source, 5_000);
  const isLinux = process.platform === 'linux';
  const lower = isLinux ? constants.priority.PRIORITY_BELOW_NORMAL : getPriority();
  expect(await thread.ask('priority')).toBe(lower);
});
