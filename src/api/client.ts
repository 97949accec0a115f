/** The contract as functions: a typed client that carries the access token and turns every fault into a `ServiceFailure`. */
import createClient, { type Client } from 'openapi-fetch';
import { ServiceFailure } from '../domain/failures.ts';
import { UNREACHABLE } from './problem.ts';
import type { components, paths } from './schema.gen.ts';

export type ApiClient = Client<paths>;
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
  /** For tests; the platform's own otherwise. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Makes the client; every call may throw `ServiceFailure` with the code `unreachable`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl === '' ? (globalThis.location?.origin ?? '') : options.baseUrl,
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: authorized(options),
  });
  client.use({ onError: ({ error }) => unreachable(error) });
  return client;
}

function authorized({ accessToken, onUnauthorized, fetch }: ApiClientOptions) {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  return async (request: Request): Promise<Response> => {
    const again = onUnauthorized === undefined ? null : request.clone();
    const response = await send(withToken(request, await accessToken()));
    if (response.status !== 401 || again === null) return response;
    const renewed = (await onUnauthorized?.()) ?? null;
    return renewed === null ? response : send(withToken(again, renewed));
  };
}

function withToken(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** A call that was given up on stays what it is; nobody needs to be told of it. */
function unreachable(error: unknown): Error | undefined {
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  return new ServiceFailure(UNREACHABLE, { cause: error });
}
