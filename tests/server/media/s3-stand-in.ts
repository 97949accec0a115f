import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../../server/configuration/media-settings.ts';
import { openStandIn } from '../../support/stand-in.ts';

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
const SKEW_MS = 15 * 60_000;
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

/** The error code with which a store would refuse the request; null if the signature is correct. Written from the protocol: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  { accessKey, secretKey, region }: typeof ACCOUNT,
): string | null {
  const authorization = request.headers.authorization ?? '';
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (signature === '') return 'AccessDenied';
  const [key, day = '', ...scope] = credential.split('/');
  if (key !== accessKey) return 'InvalidAccessKeyId';
  if (scope.join('/') !== `${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  const date = headerOf(request, 'x-amz-date');
  if (!date.startsWith(day) || Math.abs(Date.now() - timeOf(date)) > SKEW_MS)
    return 'RequestTimeTooSkewed';
  const payload = headerOf(request, 'x-amz-content-sha256');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';

  const place = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, place, sha256(canonical(request, names, payload))];
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretKey}`,
  );
  const expected = hmac(signing, text.join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function canonical(request: IncomingMessage, names: readonly string[], payload: string): string {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const headers = names.map((name) => `${name}:${headerOf(request, name).trim()}\n`).join('');
  const parameters = query.split('&').filter(Boolean).sort().join('&');
  return [request.method, path, parameters, headers, names.join(';'), payload].join('\n');
}

/** `20261120T182733Z` */
function timeOf(date: string): number {
  return Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

function headerOf(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
