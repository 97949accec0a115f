/** Every operation of the contract, with references resolved and the path's parameters added. */
import { readContract, readDocument } from '../../../server/http/contract/contract-document.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example: unknown;
  readonly hasExample: boolean;
}
export interface ContractMedia {
  readonly schema: JsonSchema;
  readonly example: unknown;
  readonly hasExample: boolean;
}
export interface ContractAnswer {
  readonly headers: Readonly<Record<string, { readonly required?: boolean }>>;
  /** By media type; empty if the response has no body. */
  readonly content: Readonly<Record<string, ContractMedia>>;
}
interface ContractBody {
  readonly required: boolean;
  readonly content: Readonly<Record<string, ContractMedia>>;
}
export interface TestedOperation {
  readonly operationId: string;
  readonly method: Method;
  /** `/api/v1/project/{id}` */
  readonly path: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** `x-limit`; null if absent. */
  readonly limit: string | null;
  /** Bytes. */
  readonly bodyLimit: number;
  readonly parameters: readonly ContractParameter[];
  /** By media type; null if the operation has no body. */
  readonly body: ContractBody | null;
  /** By status. */
  readonly answers: Readonly<Record<string, ContractAnswer>>;
}

export const DOCUMENT = readDocument();
export const OPERATIONS: readonly TestedOperation[] = readContract().operations.map(
  ({ operationId, method, path, security, bodyLimit, limit }) => {
    const item = recordAt(recordAt(DOCUMENT, 'paths'), path);
    const raw = recordAt(item, method.toLowerCase());
    return {
      operationId,
      method: method as Method,
      path,
      summary: typeof raw['summary'] === 'string' ? raw['summary'] : '',
      tags: listAt(raw, 'tags').map(String),
      security,
      limit,
      bodyLimit,
      parameters: [...listAt(item, 'parameters'), ...listAt(raw, 'parameters')].map(parameterOf),
      body: raw['requestBody'] === undefined ? null : bodyOf(followed(raw['requestBody'])),
      answers: mapped(recordAt(raw, 'responses'), answerOf),
    };
  },
);

/** The operation for this address; undefined if there is none. */
export function operationAt(method: string, url: string): TestedOperation | undefined {
  const [path = ''] = url.split('?');
  return ROUTES.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
    ?.operation;
}

/** Resolves a `$ref` of the document; returns anything else unchanged. */
export function followed(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const names = $ref.slice(2).split('/');
  const target = names.reduce<unknown>(
    (at, name) => (isRecord(at) ? at[name] : undefined),
    DOCUMENT,
  );
  if (!isRecord(target)) throw new Error(`The contract has no ${$ref}.`);
  return followed(target);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fixed segments win over parameters, as in the router. */
const ROUTES = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
})).toSorted(
  (one, other) => one.operation.path.split('{').length - other.operation.path.split('{').length,
);

function parameterOf(value: unknown): ContractParameter {
  const { name, in: place, required, schema, ...rest } = followed(value);
  const own = followed(schema);
  return {
    name: String(name),
    in: place as ContractParameter['in'],
    required: required === true,
    schema: own,
    ...exampleOf('example' in rest || 'examples' in rest ? rest : own),
  };
}

function bodyOf(body: Readonly<Record<string, unknown>>): ContractBody {
  return { required: body['required'] === true, content: contentOf(body) };
}

function answerOf(value: unknown): ContractAnswer {
  const answer = followed(value);
  return { headers: mapped(recordAt(answer, 'headers'), followed), content: contentOf(answer) };
}

function contentOf(
  from: Readonly<Record<string, unknown>>,
): Readonly<Record<string, ContractMedia>> {
  return mapped(recordAt(from, 'content'), (value) => {
    const media = isRecord(value) ? value : {};
    return { schema: isRecord(media['schema']) ? media['schema'] : {}, ...exampleOf(media) };
  });
}

function exampleOf(from: Readonly<Record<string, unknown>>) {
  const [first] = Object.values(recordAt(from, 'examples'));
  if (isRecord(first)) return { example: followed(first)['value'], hasExample: true };
  const [inSchema] = listAt(from, 'examples');
  return {
    example: from['example'] ?? inSchema,
    hasExample: 'example' in from || inSchema !== undefined,
  };
}

function recordAt(from: unknown, name: string): Readonly<Record<string, unknown>> {
  const value = isRecord(from) ? from[name] : undefined;
  return isRecord(value) ? value : {};
}

function listAt(from: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const value = from[name];
  return Array.isArray(value) ? value : [];
}

function mapped<Result>(
  from: Readonly<Record<string, unknown>>,
  result: (value: unknown) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, result(value)]));
}
