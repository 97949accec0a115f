import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request over a connection of its own. */
export interface Asked {
  readonly path: string;
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: OutgoingHttpHeaders;
}

/** Headers of the connection and the time, not of the response. */
const OF_THE_MOMENT = ['date', 'connection', 'keep-alive', 'x-request-id'];

/** An answer without what belongs to its connection; the body is base64. */
interface Got {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

export function got(status: number, headers: Record<string, unknown>, body: Buffer): Got {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.includes(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString('base64') };
}

export async function ask(
  origin: string,
  { path, method = 'GET', headers = {} }: Asked,
): Promise<Got & { readonly all: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(
      `${origin}${path}`,
      { method, headers: { host: 'tearline.test', ...headers } },
      (answer) => {
        buffer(answer).then(
          (body) =>
            resolve({
              ...got(answer.statusCode ?? 0, { ...answer.headers }, body),
              all: answer.headers,
            }),
          reject,
        );
      },
    ).on('error', reject);
  });
}
