import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Caller = (call: Call) => Promise<Answer>;

const BROKEN: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };

/**
 * Returns a caller from an address of 127.0.0.0/8. All of these belong to this machine; to the product each is a network
 * of its own.
 */
export function createCaller(port: number, localAddress: string): Caller {
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: 1_000 });
  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve) => {
      const options = { host: '127.0.0.1', port, method, path, agent };
      const host = `localhost:${port}`;
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const asked = request(
        { ...options, headers: { host, ...length, ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', () => resolve(BROKEN));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      asked.on('error', () => resolve(BROKEN));
      asked.end(body);
    });
}

/** Works again and again until it is ended. `end` waits for work under way and throws what it threw. */
export function repeatedly(work: () => Promise<unknown>, restMs: number): { end(): Promise<void> } {
  let isOver = false;
  const ended = (async () => {
    while (!isOver) {
      await work();
      await pause(restMs);
    }
  })();
  ended.catch(() => undefined);
  return {
    end() {
      isOver = true;
      return ended;
    },
  };
}

/** The number-th network of strangers. */
export function networkOf(number: number): string {
  return `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`;
}

/** Makes each call once, in order, some at a time; returns the number of answers by status. */
export async function askEach(
  call: Caller,
  calls: readonly Call[],
  atOnce = 8,
): Promise<Readonly<Record<string, number>>> {
  const left = calls.values();
  const statuses: Record<string, number> = {};
  const worker = async (): Promise<void> => {
    for (const one of left) {
      const { status } = await call(one);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
}
