/** The services' operations as request handlers; method, path, status and body must match the contract, or the test does not compile. */
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { components, paths } from '../../../openapi/schema.gen.ts';

/** Handlers by method: `services.get('/api/v1/template/{id}', ({ params }) => answer(200, …))`. */
export const services = {
  get: handlersOf('get'),
  post: handlersOf('post'),
  put: handlersOf('put'),
  patch: handlersOf('patch'),
  delete: handlersOf('delete'),
};

/** Every response of one operation in the contract, and other outcomes. */
export type Answer<M extends Method, P extends PathOf<M>> = Documented<ResponsesOf<M, P>> | Beside;

/** Outcomes outside the contract: a proxy's page, other services, a broken network. */
type Beside = { readonly undocumented: Response } | 'nobody there';

/** JSON. The status is a type parameter, because a bare literal would be inferred as a number. */
export const answer = <Status extends number, const Body>(
  status: Status,
  body: Body,
  headers: Headers = {},
) => ({ status, body, headers });

/** Anything except JSON: a picture, an archive. */
export const content = <Status extends number, Type extends string>(
  status: Status,
  type: Type,
  data: BodyInit,
  headers: Headers = {},
) => ({ status, type, content: data, headers });

export const empty = <Status extends number>(status: Status) => ({ status });

/** A problem document with its status; the contract decides where it is allowed. */
export const problem = <Status extends number>(
  status: Status,
  code: ProblemCode,
  part: Partial<Omit<Problem, 'type' | 'status'>> = {},
): ProblemAnswer<Status> => ({
  status,
  body: { type: `/problems/${code}`, title: 'You may not do this.', status, ...part },
});

/** One request, typed by its operation. */
interface Asked<M extends Method, P extends PathOf<M>> {
  readonly request: Request;
  readonly params: ParametersOf<M, P>;
  readonly query: URLSearchParams;
  /** The JSON body; throws if there is none. */
  readonly sent: () => Promise<SentTo<M, P>>;
}

/** Undefined passes the request to an earlier handler. */
type Resolve<M extends Method, P extends PathOf<M>> = (
  asked: Asked<M, P>,
) => MaybePromise<Answer<M, P> | undefined>;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { readonly responses: unknown } ? P : never;
}[keyof paths];
type MaybePromise<T> = T | Promise<T>;
type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

type ResponsesOf<M extends Method, P extends PathOf<M>> = paths[P][M] extends {
  readonly responses: infer Responses;
}
  ? Responses
  : never;
type ParametersOf<M extends Method, P extends PathOf<M>> = paths[P][M] extends {
  readonly parameters: { readonly path: infer Parameters };
}
  ? { readonly [Name in keyof Parameters]: string }
  : Record<never, never>;
type SentTo<M extends Method, P extends PathOf<M>> = paths[P][M] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Immutable<Body>
  : never;

type Documented<Responses> = {
  [Status in keyof Responses & number]: Responses[Status] extends {
    readonly content: infer Content;
  }
    ? ContentAnswer<Status, Content>
    : { readonly status: Status; readonly headers?: Headers };
}[keyof Responses & number];
type ContentAnswer<Status extends number, Content> = {
  [Type in keyof Content & string]: Type extends `${string}json`
    ? {
        readonly status: Status;
        readonly body: Immutable<Content[Type]>;
        readonly headers?: Headers;
      }
    : {
        readonly status: Status;
        readonly type: Type;
        readonly content: BodyInit;
        readonly headers?: Headers;
      };
}[keyof Content & string];
type Headers = Readonly<Record<string, string>>;

type Problem = Immutable<components['schemas']['Problem']>;
type ProblemCode = Problem['type'] extends `/problems/${infer Code}` ? Code : never;
interface ProblemAnswer<Status> {
  readonly status: Status;
  readonly body: Problem;
}

/** For any host of the services. */
const patternOf = (path: string) => `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function handlersOf<M extends Method>(method: M) {
  return <P extends PathOf<M>>(path: P, resolve: Resolve<M, P>): HttpHandler =>
    http[method]<ParametersOf<M, P>>(patternOf(path), async ({ request, params }) => {
      const answered = await resolve({
        request,
        params,
        query: new URL(request.url).searchParams,
        sent: () => jsonOf(request),
      });
      return answered === undefined ? undefined : responseOf(answered);
    });
}

/** Reads a copy, so a test can read the request again. */
const jsonOf = (request: Request) => request.clone().json();

/** Responses that any operation may have. */
interface AnyAnswer {
  readonly status: number;
  readonly headers?: Headers;
  readonly body?: unknown;
  readonly type?: string;
  readonly content?: BodyInit;
}

function responseOf(answered: AnyAnswer | Beside): Response {
  if (answered === 'nobody there') return HttpResponse.error();
  if ('undocumented' in answered) return answered.undocumented.clone();
  const { status, body, type = typeOf(status), content: data = null, headers } = answered;
  const init = { status, headers: { ...headers } };
  if (body === undefined && data === null) return new Response(null, init);
  Object.assign(init.headers, { 'Content-Type': type });
  return new Response(body === undefined ? data : JSON.stringify(body), init);
}

const typeOf = (status: number) => (status < 400 ? 'application/json' : 'application/problem+json');
