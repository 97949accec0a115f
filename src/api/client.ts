/** The contract as functions: a typed client that carries the access token and turns every fault into a `ServiceFailure`. */
import createClient, { type Client } from 'openapi-fetch';
import { ServiceFailure } from '../domain/failures.ts';
import { isUuid } from '../domain/uuid.ts';
import { NOT_FOUND, UNREACHABLE } from './problem.ts';
import type { components, paths } from '../../openapi/schema.gen.ts';
import { type ReportSending, sendRequest } from './send-request.ts';

export interface ApiClient extends Client<paths> {
  /** The `fetch` of one call that reports how much of its body has left; without a report the usual one. */
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
  /** The access token of the moment, null when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>;
  /** Asked after a 401 for a new token, with which the call is made once more; null ends it there (AUTH-09). */
  readonly onUnauthorized?: () => Promise<string | null>;
}

/** What a call of several MB may be given besides its payload. */
export interface LongCall {
  readonly signal?: AbortSignal;
  readonly report?: ReportSending;
}

/** The one thing whose id is a name. */
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
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** No request that cannot succeed: an id in an address is one, or there is nothing behind it. */
function refuseMalformedId(path: string, id: unknown): void {
  if (path === ATTRIBUTE || typeof id !== 'string' || isUuid(id)) return;
  throw new ServiceFailure(NOT_FOUND);
}

/** A call that was aborted rejects as it does; that is no failure to report. */
function unreachable(error: unknown): Error | undefined {
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  return new ServiceFailure(UNREACHABLE, { cause: error });
}
