/** Generates the client's types and the services' JSON from the contract. */
import { readFile } from 'node:fs/promises';
import openapiTypeScript, { astToString, oapiRef, type OpenAPITSOptions } from 'openapi-typescript';
import prettier from 'prettier';
import ts from 'typescript';
import { parse } from 'yaml';

const CONTRACT = new URL('../../openapi/tearline.yaml', import.meta.url);
const HEADING = '/** Generated from openapi/tearline.yaml by `npm run generate`. Do not edit. */\n';

/** Returns the source of the client's types for the current contract. */
export async function generateApiTypes(): Promise<string> {
  const tree = await openapiTypeScript(CONTRACT, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform: listWithFirstItem,
  });
  return prettier.format(HEADING + astToString(tree), {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
  });
}

/** Returns the contract as JSON. */
export async function generateContract(): Promise<string> {
  return JSON.stringify(parse(await readFile(CONTRACT, 'utf8')));
}

/** openapi-typescript drops `items` beside `prefixItems`; a list with a required first item is `[T, ...T[]]`. */
const listWithFirstItem: NonNullable<OpenAPITSOptions['transform']> = (schema) => {
  if (schema.type !== 'array' || !('prefixItems' in schema) || !schema.items) return undefined;
  if (!('$ref' in schema.items)) return undefined;
  const item = oapiRef(schema.items.$ref);
  const rest = ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(item));
  return ts.factory.createTupleTypeNode([item, rest]);
};
