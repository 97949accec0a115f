import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

interface ObjectSchema {
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
  allErrors: true,
  discriminator: true,
  useDefaults: true,
  removeAdditional: false,
  validateFormats: true,
};

/** Checks requests against the contract's schemas (JSON Schema 2020-12): unknown members are refused, bodies never coerced. */
export function contractValidation(): FastifySchemaCompiler<ObjectSchema> {
  const bodies = createAjv(OPTIONS);
  const parameters = createAjv({ ...OPTIONS, coerceTypes: true });
  return ({ schema, httpPart }) => {
    // fastify-openapi-glue gives every recursive schema the same $id; without it, "#" is the schema itself.
    const { $id: _sameForAll, ...own } = schema;
    if (httpPart === 'querystring') return queryValidator(parameters, own);
    if (httpPart === 'headers') return parameters.compile(inLowerCase(own));
    return httpPart === 'body' ? bodies.compile(own) : parameters.compile(own);
  };
}

/** An Ajv that knows the contract's formats and passes over OpenAPI's own keywords. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options);
  addFormats(ajv, ['date-time', 'uri-reference']);
  // ajv-formats also takes "urn:uuid:…", which PostgreSQL does not.
  ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
  ajv.addFormat('binary', true);
  ajv.addVocabulary(['example', 'x-body-limit']);
  return ajv;
}

/** Node gives headers in lower case; Fastify leaves a schema for a compiler of our own as it is. */
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

/** Splits comma-joined lists (`explode: false`, which the glue leaves joined) and refuses unknown parameters. */
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
