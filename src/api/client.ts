/** The contract as functions: a typed client that adds the access token and turns every fault into a `ServiceFailure`. */
import createClient, { type Client } from 'openapi-fetch';
import { ServiceFailure } from '../domain/failures.ts';
import { isUuid } from '../domain/uuid.ts';
import { notFound, noAnswer } from './problem.ts';
import { languageNow } from '../words/language.ts';
import type { components, paths } from '../../openapi/schema.gen.ts';
import { type ReportSending, sendRequest } from './send-request.ts';

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
