/** Requests and Tearline's answers to them, for the contestants that repeat these answers. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { start, type Stage } from './contest.ts';
import type { Contestant, RecordedAnswer } from './served.ts';

/** The requests for one coupon. */
export type What = 'json' | 'html-br' | 'html-plain';

const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The request as sent; bare Node has a separate address for each encoding. */
export function requestFor(contestant: Contestant, what: What, id: string): string {
  const path = contestant === 'bare' ? `/${what}/${id}` : pathOf(what, id);
  const headers = headersFor(what).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n`;
}

function pathOf(what: What, id: string): string {
  return what === 'json' ? `/api/v1/coupon/${id}` : `/r/${id}`;
}

function headersFor(what: What): readonly (readonly [string, string])[] {
  return [
    ['host', 'tearline.bench'],
    ['user-agent', AGENT],
    ['accept', '*/*'],
    ['accept-encoding', what === 'html-br' ? 'gzip, deflate, br' : 'identity'],
  ];
}

/** Requests everything from a Tearline and records it; all other coupons get the first one's bytes. */
export async function recordAnswers(stage: Stage, ids: readonly string[]): Promise<void> {
  const running = await start('tearline', stage);
  try {
    const [first = ''] = ids;
    const recorded = [
      await record(running.port, 'json', first),
      await record(running.port, 'html-plain', first),
      await record(running.port, 'html-br', first),
    ];
    const page = recorded[2];
    const others = ids.slice(1).map((id) => ({ ...page, path: `/html-br/${id}` }));
    await writeFile(join(stage.folder, 'recorded.json'), JSON.stringify([...recorded, ...others]));
    const file = join(stage.folder, 'files', 'r', `${first}.html`);
    await writeFile(file, Buffer.from(recorded[1]?.body ?? '', 'base64'));
    await writeFile(`${file}.br`, Buffer.from(page?.body ?? '', 'base64'));
  } finally {
    await running.stop();
  }
}

async function record(port: number, what: What, id: string): Promise<RecordedAnswer> {
  const headers = Object.fromEntries(headersFor(what));
  const request = get({ host: '127.0.0.1', port, path: pathOf(what, id), headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`Tearline answered ${answer.statusCode}.`);
  const body = await buffer(answer);
  const own = new Set(['date', 'connection', 'keep-alive']);
  const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
    own.has(name) ? [] : [name, String(value)],
  );
  return { path: `/${what}/${id}`, headers: kept, body: body.toString('base64') };
}
