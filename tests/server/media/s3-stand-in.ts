import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../../server/configuration/media-settings.ts';
import { openStandIn } from '../../support/stand-in.ts';
import { refusalOf } from './s3-signature.ts';

/** Failures of a store. */
type Fault = 'busy' | 'down' | 'conflict' | 'stall' | 'stall in mid-answer' | 'cut';

/** An S3-compatible store in this process that verifies every signature and can be made to fail. */
export interface S3StandIn {
  readonly settings: S3Settings;
  readonly objects: Map<string, Buffer>;
  /** `PUT 200`, `GET 503` and so on; a request without an answer is `GET -`. */
  readonly answered: string[];
  /** Failures of the next requests, one each. */
  fail(...faults: readonly Fault[]): void;
  close(): Promise<void>;
}

const ACCOUNT = {
  accessKey: 'AKIDTEARLINE',
  secretKey: 'wJalr+UtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'eu-central-1',
};
const BUCKET = 'tearline-media';
const STATUS: Partial<Record<Fault, number>> = { busy: 503, down: 500, conflict: 409 };

/** The headers stored with an object and returned with it. */
const notes = new WeakMap<Buffer, Readonly<Record<string, string>>>();

/** Opens the store on a free port with an empty bucket. */
export async function openS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const answered: string[] = [];
  const faults: Fault[] = [];
  const { url, close } = await openStandIn((request, response) => {
    const fault = faults.shift();
    void answer(request, response, { objects, fault }).then((status) => {
      answered.push(`${request.method} ${status ?? '-'}`);
      if (fault === 'cut') request.socket.destroy();
    });
  });
  return {
    settings: { ...ACCOUNT, endpoint: url, bucket: BUCKET },
    objects,
    answered,
    fail: (...next) => void faults.push(...next),
    close,
  };
}

interface State {
  readonly objects: Map<string, Buffer>;
  readonly fault: Fault | undefined;
}

/** The status; null for no answer, or for half of one. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, fault }: State,
): Promise<number | null> {
  const body = await buffer(request);
  if (fault === 'stall' || fault === 'cut') return null;
  if (fault === 'stall in mid-answer') {
    response.writeHead(200, { 'content-length': '1000' }).write('half of it');
    return null;
  }
  const status = fault === undefined ? undefined : STATUS[fault];
  if (status !== undefined) return send(response, status);
  const refusal = refusalOf(request, body, ACCOUNT);
  if (refusal !== null) return send(response, 403, Buffer.from(`<Code>${refusal}</Code>`));
  const [, bucket, ...key] = (request.url ?? '/').split('/');
  if (bucket !== BUCKET) return send(response, 404);
  return serve(request, response, { objects, key: key.join('/'), body });
}

function serve(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { objects, key, body }: { readonly objects: Map<string, Buffer>; key: string; body: Buffer },
): number {
  if (method === 'HEAD' && key === '') return send(response, 200);
  const kept = objects.get(key);
  if (method === 'GET' && kept !== undefined) {
    response.setHeaders(new Map(Object.entries(notes.get(kept) ?? {})));
    return send(response, 200, kept);
  }
  if (method === 'GET') return send(response, 404);
  if (method === 'DELETE') objects.delete(key);
  if (method === 'DELETE') return send(response, 204);
  if (method !== 'PUT') return send(response, 405);
  if (headers['if-none-match'] === '*' && kept !== undefined) return send(response, 412);
  objects.set(key, body);
  const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  notes.set(body, Object.fromEntries(own.map(([name, value]) => [name, String(value)])));
  return send(response, 200);
}

function send(response: ServerResponse, status: number, body: Buffer = Buffer.alloc(0)): number {
  response.writeHead(status, { 'content-length': String(body.length) }).end(body);
  return status;
}
