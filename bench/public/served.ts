/** One contestant as a separate process: `served.ts <name> <port>` prints "ready" and serves until it is stopped. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { readConfig } from '../../server/configuration/config.ts';
import { startServer } from '../../server/start.ts';

/** A recorded answer of Tearline. */
export interface RecordedAnswer {
  readonly path: string;
  readonly headers: readonly string[];
  /** Base 64. */
  readonly body: string;
}

export type Contestant = 'tearline' | 'bare';

const WORKERS = Number(process.env['WORKERS'] ?? 1);
const [contestant = '', port = '', folder = ''] = process.argv.slice(2);

async function serve(): Promise<void> {
  if (contestant === 'tearline') {
    const say = () => undefined;
    await startServer(readConfig(process.env), { step: (_title, work) => work(), say });
  } else if (cluster.isPrimary && WORKERS > 1) {
    const workers = Array.from({ length: WORKERS }, () => cluster.fork());
    await Promise.all(workers.map((worker) => once(worker, 'listening')));
  } else {
    await listen(await bareListener());
  }
  if (cluster.isPrimary) process.stderr.write('ready');
}

/** The minimum of Node's own server: a map lookup, the head, the body. */
async function bareListener(): Promise<RequestListener> {
  const recorded = JSON.parse(
    await readFile(join(folder, 'recorded.json'), 'utf8'),
  ) as readonly RecordedAnswer[];
  const answers = new Map(
    recorded.map(({ path, headers, body }) => [
      path,
      { headers: [...headers], body: Buffer.from(body, 'base64') },
    ]),
  );
  return (request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  };
}

function listen(listener: RequestListener): Promise<void> {
  return new Promise((resolve) => {
    createServer(listener).listen(Number(port), '127.0.0.1', resolve);
  });
}

await serve();
