import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, '../../../server/http/log-options.ts');
const PROGRAM = `
  const { createLog } = await import(${JSON.stringify(MODULE)});
  const log = createLog('info');
  log.info('first');
  process.stdin.on('data', () => {
    log.info('second');
    process.exit(0);
  });`;

test('[API-13] writes lines while the process lives, and the last one at its end', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [first] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  expect(first).toMatch(/^\{"level":30,"time":"[\d-]+T[\d:.]+Z","msg":"first"\}\n$/);
  child.stdin.write('go on');
  const [second] = (await once(child.stdout, 'data')) as [string];
  expect(second).toMatch(/"msg":"second"\}\n$/);
});
