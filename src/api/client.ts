/** The contract as functions: a typed client that adds the access token and turns every fault into a `ServiceFailure`. */
import createClient, { type ParamsOption } from 'openapi-fetch';
import { ServiceFailure } from '../domain/failures.ts';
import { isUuid } from '../domain/uuid.ts';
import { failureOf, notFound, noAnswer } from './problem.ts';
import { languageNow } from '../words/language.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { components, paths } from '../../openapi/schema.gen.ts';
import type { Sending } from '../domain/sending.ts';

type ReportSending = (sending: Sending) => void;

/** Calls by method; each returns the data of its response, and throws `ServiceFailure` for any other response. */
export interface ApiClient {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
  /** The same with the response's headers beside its data. */
  readonly request: <M extends Method, P extends keyof paths, As extends keyof Parsed = 'json'>(
    method: M,
    path: P,
    options: Options<paths[P][M], As>,
  ) => Promise<WithHeaders<Data<paths[P][M], As>>>;
}

/** What calls of the application need: the client, and the cache of its answers. */
export interface ClientAndCache {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
}

/** A response's data and headers. */
export interface WithHeaders<Content> {
  readonly data: Content;
  readonly headers: Headers;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Call<M extends Method> = <P extends keyof paths, As extends keyof Parsed = 'json'>(
  path: P,
  options: Options<paths[P][M], As>,
) => Promise<Data<paths[P][M], As>>;

type Options<Operation, As> = Immutable<ParamsOption<Operation> & BodyOption<Operation>> & {
  readonly parseAs?: As;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Reports the progress of the upload. */
  readonly report?: ReportSending | undefined;
};

/** What a GET needs beside the path; may be left out for a path that needs nothing. */
export type GetParams<P extends keyof paths> =
  Options<paths[P]['get'], 'json'> extends { readonly params: infer Params }
    ? [Params]
    : [Options<paths[P]['get'], 'json'>['params']?];

type BodyOption<Operation> = Operation extends { requestBody?: never }
  ? { body?: never }
  : Operation extends { requestBody: { content: Record<string, infer Body> } }
    ? { body: Body }
    : Operation extends { requestBody?: { content: Record<string, infer Body> } }
      ? { body?: Body }
      : never;

/** Data that is not JSON. */
interface Parsed {
  json: unknown;
  blob: Blob;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

type Data<Operation, As extends keyof Parsed> = As extends 'json'
  ? Operation extends { responses: infer Responses }
    ? Immutable<ContentOf<Responses[keyof Responses & (200 | 201 | 202)]>>
    : never
  : Parsed[As];

type ContentOf<Response> = Response extends { content: Record<string, infer Content> }
  ? Content
  : never;

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
  const client = createClient<paths>({
    baseUrl: options.baseUrl === '' ? (globalThis.location?.origin ?? '') : options.baseUrl,
    querySerializer: { array: { style: 'form', explode: false } },
  });
  client.use({
    onRequest: ({ schemaPath, params }) => refuseMalformedId(schemaPath, params.path?.['id']),
    onError: ({ error }) => unreachable(error),
  });
  const request: ApiClient['request'] = async (method, path, { report, ...call }) => {
    const fetch = (sent: Request) => authorized(options, sent, report);
    // The types of openapi-fetch 0.17 refuse read-only arrays and lose tuples.
    const { data, error, response } = await client.request(
      method,
      path as never,
      { ...call, fetch } as never,
    );
    const isEmpty = (data ?? null) === null && response.status !== 204;
    if (!response.ok || isEmpty) throw new ServiceFailure(failureOf(response, error));
    return { data: data as never, headers: response.headers };
  };
  const dataBy =
    <M extends Method>(method: M): Call<M> =>
    async (path, call) =>
      (await request(method, path, call)).data;
  return {
    GET: dataBy('get'),
    POST: dataBy('post'),
    PUT: dataBy('put'),
    PATCH: dataBy('patch'),
    DELETE: dataBy('delete'),
    request,
  };
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
