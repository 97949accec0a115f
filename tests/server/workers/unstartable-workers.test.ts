import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { startWorkers } from '../../../server/workers/workers.ts';

test('[API-13] reports workers that the system cannot start, and does not wait for them', async () => {
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = join(tmpdir(), 'no-program-here');

  const started = startWorkers({
    count: 2,
    name: 'unstartable',
    environment: {},
    registry: new Registry(),
    isDatabaseLost: () => false,
    stopMs: 100,
    say: () => undefined,
  });
  await expect(started).rejects.toThrow(
    'A worker did not start: the system could not start its process',
  );
});
