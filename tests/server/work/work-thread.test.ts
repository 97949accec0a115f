import { expect, test } from 'vitest';
import { WorkRefused } from '../../../server/work/work-queue.ts';
import { createWorkThread, WorkTooLong } from '../../../server/work/work-thread.ts';

const SOURCE = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (question) => {
    if (question === 'for ever') while (true);
    if (question === 'end') process.exit(1);
    parentPort.postMessage(question === 'fault' ? { fault: 'No.' } : { answer: question + '!' });
  });
  parentPort.postMessage('loaded');`;

test('[SAFE-04] work of a thread ends within its limit, and the next call gets another thread', async () => {
  const thread = createWorkThread<string, string>({
    source: new URL(`data:text/javascript,${encodeURIComponent(SOURCE)}`),
    longestMs: 1_000,
    mostWaiting: 1,
  });
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
