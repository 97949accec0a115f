/** Outlives a test run that is interrupted or killed: when the run's end of the pipe closes, it stops the run's PostgreSQL and deletes its folder. After a clean end there is nothing left to do. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const [dataDir = ''] = process.argv.slice(2);
const notes = join(dataDir, 'pg', 'data', 'postmaster.pid');

await text(process.stdin);
await stopServer();
await rm(dataDir, { recursive: true, force: true });

/** SIGINT is PostgreSQL's fast shutdown; it deletes its pid file at its end. */
async function stopServer(): Promise<void> {
  for (let pid = await serverPid(); pid !== null; pid = await serverPid()) {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      return;
    }
    await pause(200);
  }
}

async function serverPid(): Promise<number | null> {
  const first = (await readFile(notes, 'utf8').catch(() => '')).split('\n')[0];
  return first === undefined || first === '' ? null : Number(first);
}
