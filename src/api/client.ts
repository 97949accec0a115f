/** The contract as functions: a typed client that adds the access token and turns every fault into a `ServiceFailure`. */
import createClient, { type Client } from 'openapi-fetch';
import { ServiceFailure } from '../domain/failures.ts';
import { isUuid } from '../domain/uuid.ts';
import { notFound, noAnswer } from './problem.ts';
import { languageNow } from '../words/language.ts';
import type { components, paths } from '../../openapi/schema.gen.ts';
import type { Sending } from '../domain/sending.ts';

type ReportSending = (sending: Sending) => void;

export interface ApiClient extends Client<paths> {
  /** Returns the `fetch` of one call, which reports upload progress if `report` is given. */
  readonly reporting: (report?: ReportSending) => (request: Request) => Promise<Response>;
}
/** The contract's schemas by name, read-only throughout, e.g. `Schema<'Template'>`. */
export type Schema<Name extends keyof components['schemas']> = Immutable<
  components['schemas'][Name]
>;

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

export interface ApiClientOptions {
  /** Origin of the services; empty means the origin of the page. */
  readonly baseUrl: string;
  /** The current access token; null if nobody is signed in. */
  readonly accessToken: () => Promise<string | null>;
  /** Called after a 401 for a new token; the call is then repeated once. null stops there (AUTH-09). */
  readonly onUnauthorized?: () => Promise<string | null>;
}

/** Options of a call with several MB, beside its payload. */
export interface LongCall {
  readonly signal?: AbortSignal;
  readonly report?: ReportSending;
}

/** The only resource whose id is a name. */
const ATTRIBUTE: keyof paths = '/api/v1/attributes/{id}';

/** Makes the client; every call may throw `ServiceFailure` with the code `unreachable`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const reporting: ApiClient['reporting'] = (report) => (request) =>
    authorized(options, request, report);
  const client = createClient<paths>({
    baseUrl: options.baseUrl === '' ? (globalThis.location?.origin ?? '') : options.baseUrl,
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: reporting(),
  });
  client.use({
    onRequest: ({ schemaPath, params }) => refuseMalformedId(schemaPath, params.path?.['id']),
    onError: ({ error }) => unreachable(error),
  });
  return Object.assign(client, { reporting });
}

async function authorized(
  { accessToken, onUnauthorized }: ApiClientOptions,
  request: Request,
  report?: ReportSending,
): Promise<Response> {
  const again = onUnauthorized === undefined ? null : request.clone();
  const response = await sendRequest(withToken(request, await accessToken()), report);
  if (response.status !== 401 || again === null) return response;
  const renewed = (await onUnauthorized?.()) ?? null;
  return renewed === null ? response : sendRequest(withToken(again, renewed), report);
}

function withToken(request: Request, token: string | null): Request {
  request.headers.set('Accept-Language', languageNow());
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** Saves a request that cannot succeed: nothing exists under a malformed id. */
function refuseMalformedId(path: string, id: unknown): void {
  if (path === ATTRIBUTE || typeof id !== 'string' || isUuid(id)) return;
  throw new ServiceFailure(notFound());
}

/** An aborted call rejects unchanged; it is no failure to report. */
function unreachable(error: unknown): Error | undefined {
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  return new ServiceFailure(noAnswer(), { cause: error });
}

/** Statuses whose response may have no body, not even an empty one. */
const BODILESS = [204, 205, 304];

declare global {
  /** Requests that the page's head already sent, by method, address and token; each response is used once. */
  var asked: Partial<Record<string, Promise<Response>>> | undefined;
}

/** The platform's `fetch`; with a report it also reports the bytes sent, with the same response and rejections. */
async function sendRequest(request: Request, report?: ReportSending): Promise<Response> {
  if (report === undefined)
    return takeAsked(request)?.catch(() => fetch(request)) ?? fetch(request);
  const body = await request.arrayBuffer();
  request.signal.throwIfAborted();
  const call = new XMLHttpRequest();
  call.open(request.method, request.url);
  call.responseType = 'arraybuffer';
  request.headers.forEach((value, name) => call.setRequestHeader(name, value));
  const total = body.byteLength;
  report({ sent: 0, total });
  call.upload.addEventListener('progress', ({ loaded: sent }) => report({ sent, total }));
  await answered(call, body, request.signal);
  return answerOf(call);
}

function takeAsked({ method, url, headers }: Request): Promise<Response> | undefined {
  const name = `${method} ${url} ${headers.get('Authorization')}`;
  const answer = globalThis.asked?.[name];
  delete globalThis.asked?.[name];
  return answer;
}

/** Settles with the call: rejects as `fetch` does if it is aborted or the network fails. */
function answered(call: XMLHttpRequest, body: ArrayBuffer, signal: AbortSignal): Promise<void> {
  const giveUp = () => call.abort();
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : new TypeError('Failed to fetch'));
    signal.addEventListener('abort', giveUp);
    call.addEventListener('load', () => resolve());
    call.addEventListener('error', fail);
    call.addEventListener('abort', fail);
    call.send(body);
  }).finally(() => signal.removeEventListener('abort', giveUp));
}

function answerOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const body: unknown = call.response;
  const hasBody = body instanceof ArrayBuffer && !BODILESS.includes(status);
  return new Response(hasBody ? body : null, { status, statusText, headers: headersOf(call) });
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n').filter(Boolean)) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
