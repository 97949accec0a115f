import { readFileSync } from 'node:fs';
import type { operations } from '../../../openapi/schema.gen.ts';
import { LIMIT_NAMES, type LimitName } from '../../configuration/limit-settings.ts';

/** Every operation of the contract by its id. */
export type OperationId = keyof operations;

/** The parts of an operation that the server reads in addition to fastify-openapi-glue. */
export type ContractOperation = ReturnType<typeof operationOf>;

/**
 * Each entry is one way to authenticate. An empty one is open to all; others need a bearer token with the listed roles,
 * the token of a pass, or the token of a counter.
 */
type Security = readonly {
  readonly bearer?: readonly string[];
  readonly passToken?: readonly [];
  readonly counterToken?: readonly [];
}[];

/** `tearline.yaml` as JSON, written by `npm run generate`. Parsing YAML takes half a second at each start. */
const FILE = new URL('../../../openapi/tearline.gen.json', import.meta.url);
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
/** The default for operations that do not set a limit. */
const BODY_LIMIT = 64 * 1_024;

interface RawOperation {
  readonly operationId: OperationId;
  readonly parameters?: readonly unknown[];
  readonly security?: Security;
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-body-limit'?: number;
  readonly 'x-limit'?: string;
}
type RawPath = Partial<Record<(typeof METHODS)[number], RawOperation>> & {
  readonly parameters?: readonly unknown[];
};
/** The document as in the file, with references. */
interface RawDocument extends Record<string, unknown> {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly security: Security;
  readonly paths: Readonly<Record<string, RawPath>>;
}

/**
 * Returns a copy of the whole document that the caller may change. It omits `mapping` of discriminators, which Ajv does
 * not support.
 */
export function readDocument(): RawDocument {
  text ??= JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8'), withoutMapping));
  return JSON.parse(text) as RawDocument;
}

/** Leaving out members while parsing takes five times as long as parsing. */
let text: string | undefined;

/** Reads the contract, the single source of routes, validation and tests (API-01). */
export function readContract() {
  const document = readDocument();
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [operationOf(document, path, method, operation)];
    }),
  );
  // Without responses: the glue would look for parsers of them.
  return { document: { ...document, paths: requestsOf(document.paths) }, operations };
}

function requestsOf(paths: RawDocument['paths']): RawDocument['paths'] {
  return Object.fromEntries(
    Object.entries(paths).map(([path, { parameters = [], ...item }]) => {
      const operations = Object.entries(item).map(([method, operation]) => [
        method,
        {
          ...operation,
          // The glue drops the parameters of a path if an operation has some in the same place. It resolves a reference
          // object only the first time that it finds it.
          parameters: structuredClone([...parameters, ...(operation.parameters ?? [])]),
          responses: { default: { description: '' } },
        },
      ]);
      return [path, Object.fromEntries(operations)];
    }),
  );
}

/** Ajv finds the branch by its `const` and rejects `mapping`, which the client's generator needs. */
function withoutMapping(key: unknown, value: unknown): unknown {
  return key === 'discriminator' ? { propertyName: 'kind' } : value;
}

function operationOf(document: RawDocument, path: string, method: string, operation: RawOperation) {
  return {
    operationId: operation.operationId,
    /** In upper case. */
    method: method.toUpperCase(),
    /** Such as `/api/v1/project/{id}`. */
    path,
    /** The same path in Fastify's form: `/api/v1/project/:id`. */
    route: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    security: operation.security ?? document.security,
    bodyLimit: operation['x-body-limit'] ?? BODY_LIMIT,
    bodies: bodiesOf(operation),
    takesBody: operation.requestBody !== undefined,
    needsBody: operation.requestBody?.required ?? false,
    successStatus: successStatusOf(operation),
    answersConflict: '409' in operation.responses,
    limit: limitOf(operation),
  };
}

/** The status of its success if there is only one, else 200. */
function successStatusOf({ responses }: RawOperation): number {
  const [status, ...others] = Object.keys(responses).filter((code) => code.startsWith('2'));
  return others.length === 0 ? Number(status) : 200;
}

/** Shared body schemas by content type, as addresses in the document: `#/components/schemas/NewProject`. */
function bodiesOf({ requestBody }: RawOperation): Readonly<Record<string, string>> {
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
