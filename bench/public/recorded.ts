/** Requests and Tearline's answers to them, for the contestants that repeat these answers. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { start, type Stage } from './contest.ts';
import type { RecordedAnswer } from './served.ts';

const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The request as sent. */
export function requestFor(id: string): string {
  const headers = HEADERS.map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET /r/${id} HTTP/1.1\r\n${headers.join('')}\r\n`;
}

const HEADERS = [
  ['host', 'tearline.bench'],
  ['user-agent', AGENT],
  ['accept', '*/*'],
  ['accept-encoding', 'gzip, deflate, br'],
] as const;

/** Requests a page from a Tearline and records it; all other coupons get its bytes. */
export async function recordAnswers(stage: Stage, ids: readonly string[]): Promise<void> {
  const running = await start('tearline', stage);
  try {
    const page = await record(running.port, ids[0] ?? '');
    const recorded = ids.map((id) => ({ ...page, path: `/r/${id}` }));
    await writeFile(join(stage.folder, 'recorded.json'), JSON.stringify(recorded));
  } finally {
    await running.stop();
  }
}

async function record(port: number, id: string): Promise<RecordedAnswer> {
  const headers = Object.fromEntries(HEADERS);
  const request = get({ host: '127.0.0.1', port, path: `/r/${id}`, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`Tearline answered ${answer.statusCode}.`);
  const body = await buffer(answer);
  const own = new Set(['date', 'connection', 'keep-alive']);
  const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
    own.has(name) ? [] : [name, String(value)],
  );
  return { path: `/r/${id}`, headers: kept, body: body.toString('base64') };
}
