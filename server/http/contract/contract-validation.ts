import type { Ajv2020, Options, ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { type ContractOperation, readDocument } from './contract-document.ts';
import { createAjv } from './create-ajv.ts';

interface ObjectSchema {
  readonly $ref?: string;
  readonly $id?: string;
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
  readonly required?: readonly string[];
}

const OPTIONS: Options = {
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  useDefaults: true,
  removeAdditional: false,
  validateFormats: true,
};
/** For small inputs: an address is at most 16 KB long. */
const EVERY_FAULT: Options = { ...OPTIONS, allErrors: true };

/** The name of the contract in an Ajv instance. */
const DOCUMENT = 'contract';

const { schemas } = readDocument().components;
const BODIES = { quick: bodyAjv(OPTIONS), thorough: bodyAjv(EVERY_FAULT) };
/** With `strictNumbers`, the number that "1e999" is coerced to would skip the bounds. */
const PARAMETERS = createAjv({ ...EVERY_FAULT, coerceTypes: true, strictNumbers: false });

/** Members of the largest body that gets a list of all faults. The wizard's form has some hundred. */
const MOST_MEMBERS = 2_000;
/** UTF-16 units in the texts of such a body: two pictures of a coupon. */
const MOST_TEXT = 4_000_000;

/**
 * Checks requests against the contract's schemas (JSON Schema 2020-12). Unknown members are refused, and bodies are
 * never coerced.
 */
export function contractValidation(
  operations: readonly ContractOperation[],
): FastifySchemaCompiler<ObjectSchema> {
  const bodies = new Map(
    operations.map(({ method, route, bodies }) => [`${method} ${route}`, bodies]),
  );
  return ({ schema, method, url, httpPart, contentType = '' }) => {
    const shared = httpPart === 'body' ? bodies.get(`${method} ${url}`)?.[contentType] : undefined;
    // fastify-openapi-glue gives every recursive schema the same $id. Without it "#" is the schema itself.
    const { $id: _sameForAll, ...own } = schema;
    const checked = shared === undefined ? own : { $ref: `${DOCUMENT}${shared}` };
    const key = `${httpPart} ${JSON.stringify(checked)}`;
    const validator = validators.get(key) ?? validatorOf(checked, httpPart);
    validators.set(key, validator);
    return validator;
  };
}

/** By place and schema. A process that builds several applications, as in tests, compiles each validator once. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: ObjectSchema, httpPart: string | undefined): ValidateFunction {
  if (httpPart === 'body') return bodyValidator(BODIES, schema);
  if (httpPart === 'querystring') return queryValidator(PARAMETERS, schema);
  return PARAMETERS.compile(httpPart === 'headers' ? inLowerCase(schema) : schema);
}

/** Returns only the first fault; Fastify would join all of them into one text. */
export function validationFailure(faults: readonly { readonly message?: string }[]): Error {
  return new Error(faults[0]?.message ?? 'The request is not valid.');
}

/**
 * An Ajv that knows the contract's schemas. It compiles shared parts of bodies once; the glue would compile them for
 * each body.
 */
function bodyAjv(options: Options): Ajv2020 {
  const ajv = createAjv({ ...options, inlineRefs: false });
  ajv.addVocabulary(['components']);
  return ajv.addSchema({ $id: DOCUMENT, components: { schemas } });
}

/**
 * Stops at the first fault, since a large body may have a million (SAFE-01). A body of ordinary size is checked a
 * second time to list all faults.
 */
function bodyValidator(
  { quick, thorough }: { readonly quick: Ajv2020; readonly thorough: Ajv2020 },
  schema: ObjectSchema,
): ValidateFunction {
  const first = quick.compile(schema);
  let every: ValidateFunction | undefined;
  const validate = (body: unknown): boolean => {
    if (first(body)) return true;
    Object.assign(validate, { errors: first.errors });
    if (!isSmall(body)) return false;
    every ??= thorough.compile(schema);
    every(body);
    Object.assign(validate, { errors: every.errors });
    return false;
  };
  return Object.assign(validate, first);
}

/** Returns whether a body is of ordinary size. */
function isSmall(body: unknown): boolean {
  const found = [body];
  let text = 0;
  for (let index = 0; index < found.length; index += 1) {
    const next = found[index];
    if (typeof next === 'string') text += next.length;
    if (text > MOST_TEXT) return false;
    if (typeof next !== 'object' || next === null) continue;
    const members: unknown[] = Object.values(next);
    if (found.length + members.length > MOST_MEMBERS) return false;
    found.push(...members);
  }
  return true;
}

/** Node's header names are in lower case. Fastify does not convert a schema that a custom compiler handles. */
function inLowerCase({ properties = {}, required = [], ...schema }: ObjectSchema): ObjectSchema {
  const lowered: NonNullable<ObjectSchema['properties']> = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property]),
  );
  return {
    ...schema,
    properties: lowered,
    required: required.map((name) => name.toLowerCase()),
  };
}

/** Splits comma-separated lists (`explode: false`), which the glue does not do, and refuses unknown parameters. */
function queryValidator(ajv: Ajv2020, schema: ObjectSchema): ValidateFunction {
  const lists = Object.entries(schema.properties ?? {})
    .filter(([, property]) => property.type === 'array')
    .map(([name]) => name);
  const validate = ajv.compile({ ...schema, additionalProperties: false });
  const splitting = (query: Record<string, unknown>): boolean => {
    for (const name of lists) splitList(query, name);
    const valid = validate(query);
    Object.assign(splitting, { errors: validate.errors });
    return valid;
  };
  return Object.assign(splitting, validate);
}

function splitList(query: Record<string, unknown>, name: string): void {
  const joined = query[name];
  if (typeof joined === 'string') query[name] = joined === '' ? [] : joined.split(',');
}
