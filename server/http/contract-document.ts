import { readFileSync } from 'node:fs';
import type { operations } from '../../openapi/schema.gen.ts';
import { LIMIT_NAMES, type LimitName } from '../configuration/limit-settings.ts';

/** Every operation of the contract by its id. */
export type OperationId = keyof operations;

/** What the server reads of an operation beside what fastify-openapi-glue reads. */
export interface ContractOperation {
  readonly operationId: OperationId;
  /** Upper case. */
  readonly method: string;
  /** `/api/v1/project/{id}`. */
  readonly path: string;
  /** The same as Fastify writes it: `/api/v1/project/:id`. */
  readonly route: string;
  /** Each entry is one way in: empty = open to all, else a bearer token with the roles listed, or a pass's own token. */
  readonly security: readonly {
    readonly bearer?: readonly string[];
    readonly passToken?: readonly [];
  }[];
  /** Bytes. */
  readonly bodyLimit: number;
  /** By content type, the address in the document of a schema that bodies share: `#/components/schemas/NewProject`. */
  readonly bodies: Readonly<Record<string, string>>;
  readonly takesBody: boolean;
  /** Whether a request without a body is none. */
  readonly needsBody: boolean;
  /** Whose count it belongs to; null is not limited by the minute. */
  readonly limit: LimitName | null;
}

interface ContractDocument {
  /** The OpenAPI document as far as requests go: the glue would look for parsers of what we answer. */
  readonly document: Record<string, unknown>;
  readonly operations: readonly ContractOperation[];
}

/** `tearline.yaml` as JSON, written by `npm run generate`: reading YAML costs a start half a second. */
const FILE = new URL('../../openapi/tearline.gen.json', import.meta.url);
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
/** Decided for all calls that do not name their own. */
const BODY_LIMIT = 64 * 1_024;

interface RawOperation {
  readonly operationId: OperationId;
  readonly parameters?: readonly unknown[];
  readonly security?: ContractOperation['security'];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
  readonly 'x-body-limit'?: number;
  readonly 'x-limit'?: string;
}
type RawPath = Partial<Record<(typeof METHODS)[number], RawOperation>> & {
  readonly parameters?: readonly unknown[];
};
/** The document as it lies in the file, references and all. */
interface RawDocument extends Record<string, unknown> {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly security: ContractOperation['security'];
  readonly paths: Readonly<Record<string, RawPath>>;
}

/** The whole document, the caller's to change; where a branch is chosen by a member, without the mapping that Ajv does not take. */
export function readDocument(): RawDocument {
  return JSON.parse(readFileSync(FILE, 'utf8'), withoutMapping) as RawDocument;
}

/** Reads the contract; the one file from which routes, validation and tests come (API-01). */
export function readContract(): ContractDocument {
  const document = readDocument();
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [operationOf(document, path, method, operation)];
    }),
  );
  return { document: { ...document, paths: requestsOf(document.paths) }, operations };
}

function requestsOf(paths: RawDocument['paths']): RawDocument['paths'] {
  return Object.fromEntries(
    Object.entries(paths).map(([path, { parameters = [], ...item }]) => {
      const operations = Object.entries(item).map(([method, operation]) => [
        method,
        {
          ...operation,
          // The glue forgets the path's own where an operation has one of the same place,
          // and follows a reference object once only, wherever else it is met.
          parameters: structuredClone([...parameters, ...(operation.parameters ?? [])]),
          responses: { default: { description: 'As in the contract.' } },
        },
      ]);
      return [path, Object.fromEntries(operations)];
    }),
  );
}

/** Ajv finds the branch by its `const` and takes no `mapping`, which the client's generator needs. */
function withoutMapping(key: unknown, value: unknown): unknown {
  return key === 'discriminator' ? { propertyName: 'kind' } : value;
}

function operationOf(
  document: RawDocument,
  path: string,
  method: string,
  operation: RawOperation,
): ContractOperation {
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    route: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    security: operation.security ?? document.security,
    bodyLimit: operation['x-body-limit'] ?? BODY_LIMIT,
    bodies: bodiesOf(operation),
    takesBody: operation.requestBody !== undefined,
    needsBody: operation.requestBody?.required ?? false,
    limit: limitOf(operation),
  };
}

function bodiesOf({ requestBody }: RawOperation): ContractOperation['bodies'] {
  const content = Object.entries(requestBody?.content ?? {});
  return Object.fromEntries(
    content.flatMap(([type, { schema }]) =>
      schema.$ref === undefined ? [] : [[type, schema.$ref]],
    ),
  );
}

function limitOf({ operationId, 'x-limit': named }: RawOperation): LimitName | null {
  if (named === undefined) return null;
  const limit = LIMIT_NAMES.find((name) => name === named);
  if (limit === undefined) throw new Error(`${operationId} names the unknown limit "${named}".`);
  return limit;
}
